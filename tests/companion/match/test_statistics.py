"""What finished matches add up to, counted by hand."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from pydantic import ValidationError

from companion.disk.saves import Shelved, Status, Total
from companion.farshore.summary import sheet_summary, summary
from companion.match.statistics import (
    Against,
    Record,
    added_up,
    against_opponent,
    averages,
    counted,
    over_time,
    people,
    records,
    stages,
)
from companion.match.summary import Part, Summary
from rules.farshore.components.box import Box
from rules.farshore.components.maps import MapTile
from rules.farshore.components.traits import Counts, Level
from rules.farshore.game import GAME
from rules.farshore.score.scoring import score_sheet
from rules.farshore.score.sheet import Krabita, Person, Sheet, Totals
from rules.farshore.setup import Depth
from tests.harness.demo import setup

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def part(name: str, total: int, ship: int = 0, **fields: object) -> Part:
    points = {"cards": total - ship, "ship": ship}
    given = {"name": name, "points": points, "reached": {"ship": ship}, "standing": (total, ship)} | fields
    return Part.model_validate(given)


def her(total: int, ship: int = 0) -> Part:
    return part("Krabita", total, ship, opponent=True)


def entry(n: int, *parts: Part, grade: int = 0, status: Status = Status.FINISHED) -> Shelved:
    level = tuple(Level)[grade - 1].value if grade else ""
    found = Summary(parts=parts, level=level, grade=grade)
    then = NOON + timedelta(days=n)
    return Shelved(id=f"m{n}", game="farshore", started=then, changed=then, status=status, summary=found, stamp=(n, n))


SHELF = (
    entry(3, part("Ola", 50, 30), her(60, 20), grade=2),
    entry(1, part("Ola", 40, 20), her(30, 20), grade=1),
    entry(2, part("Ola", 44, 22), part("Jan", 48, 24), her(46, 20), grade=2),
    entry(4, part("Ola", 30, 10), part("Jan", 30, 10)),
    entry(5, part("Ola", 99, 60), her(1), grade=2, status=Status.ABANDONED),
    entry(6, part("Ola", 99, 60), her(1), grade=2, status=Status.RUNNING),
)


def test_only_finished_matches_count_and_the_oldest_comes_first() -> None:
    assert [one.parts[0].standing[0] for one in counted(SHELF, "farshore")] == [40, 44, 50, 30]


def test_a_match_corrected_later_keeps_its_place_in_time() -> None:
    corrected = SHELF[1].replace(changed=NOON + timedelta(days=99))
    assert [one.parts[0].standing[0] for one in counted((SHELF[0], corrected), "farshore")] == [40, 50]


def test_for_a_person_only_their_matches_count() -> None:
    assert len(counted(SHELF, "farshore", "Jan")) == 2


@pytest.mark.parametrize("n", [10**400, -(10**400), 10**9 + 1], ids=["far", "far below", "just"])
def test_a_number_beyond_any_score_is_not_read(n: int) -> None:
    for fields in ({"points": {"ship": n}}, {"reached": {"ship": n}}, {"standing": (n,)}):
        with pytest.raises(ValidationError):
            part("Ola", 1, **fields)
    with pytest.raises(ValidationError):
        Total(player="Ola", points=n)


def test_a_match_without_a_summary_says_nothing() -> None:
    assert counted((Shelved(id="old", changed=NOON, status=Status.FINISHED, stamp=(1, 1)),), "farshore") == ()


def test_those_who_played_most_come_first() -> None:
    assert people(counted(SHELF, "farshore")) == ("Ola", "Jan")


def test_against_krabita_the_best_person_counts_level_by_level() -> None:
    assert against_opponent(counted(SHELF, "farshore")) == (
        Against(level="shy", won=1),
        Against(level="bold", won=1, lost=1),
    )


def test_against_krabita_a_person_counts_alone() -> None:
    assert against_opponent(counted(SHELF, "farshore", "Ola"), "Ola") == (
        Against(level="shy", won=1),
        Against(level="bold", lost=2),
    )


def test_against_krabita_a_tie_is_broken_as_the_rules_say() -> None:
    shelf = (entry(1, part("Ola", 40, 21), her(40, 20), grade=1), entry(2, part("Ola", 40, 20), her(40, 20), grade=1))
    assert against_opponent(counted(shelf, "farshore")) == (Against(level="shy", won=1, tied=1),)


def test_what_the_record_does_not_know_decides_nothing() -> None:
    shelf = (entry(1, part("Ola", 0, complete=False), her(40), grade=1),)
    assert against_opponent(counted(shelf, "farshore")) == ()
    assert averages(counted(shelf, "farshore")) == {}
    assert records(counted(shelf, "farshore")) == ()


def test_averages_are_over_people_not_over_krabita() -> None:
    means = averages(counted(SHELF, "farshore", "Jan"), "Jan")
    assert means == {"cards": (24 + 20) / 2, "ship": (24 + 10) / 2}


def test_over_time_it_is_the_best_at_the_table_or_ones_own() -> None:
    assert over_time(counted(SHELF, "farshore"), "ship") == (20, 24, 30, 10)
    assert over_time(counted(SHELF, "farshore", "Ola"), "ship", "Ola") == (20, 22, 30, 10)
    assert over_time(counted(SHELF, "farshore"), "maps") == ()


def test_a_record_counts_shared_victories() -> None:
    assert records(counted(SHELF, "farshore")) == (
        Record(name="Ola", played=4, won=2, best=50, mean=41),
        Record(name="Jan", played=2, won=2, best=48, mean=39),
    )


def test_whoever_counted_their_own_city_only_has_beaten_nobody() -> None:
    assert records(counted((entry(1, part("Ola", 40)),), "farshore"))[0].won == 0


# What Farshore keeps


def test_a_new_match_keeps_its_people_its_level_and_its_season() -> None:
    kept = summary(GAME.start(setup("Ola", "Jan", level=Level.TERROR)))
    assert [one.name for one in kept.people] == ["Ola", "Jan"]
    assert kept.opponent is not None
    assert (kept.level, kept.grade) == ("terror", 4)
    assert kept.when is not None
    assert kept.when.params == {"season": "winter"}
    assert all(one.complete and one.reached == {"ship": 0, "maps": 0} for one in kept.parts)


def test_people_nobody_followed_are_not_complete() -> None:
    table = setup("Ola", level=Level.SHY).replace(tracking=Depth.KRABITA_ONLY)
    kept = summary(GAME.start(table))
    assert [one.complete for one in kept.parts] == [False, True]
    assert "ship" not in kept.parts[0].reached


@pytest.mark.parametrize(
    ("journal", "level"),
    [
        (None, ""),
        ({"setup": {"krabita": {"level": "bold"}}}, "bold"),
        ({"setup": {"krabita": None}}, ""),
        ({"setup": {"krabita": {"level": "kind"}}}, ""),
        ({"setup": []}, ""),
    ],
)
def test_a_sheet_keeps_points_by_group_and_the_level_of_its_match(
    journal: dict[str, object] | None, level: str
) -> None:
    ola = Person(name="Ola", maps=(MapTile(value=2), MapTile(value=1)), shells=3, treasures=4, ship=20)
    sheet = Sheet(players=(ola, Krabita(krabita=True, cards=Counts(green=2, purple=1), ship=10)))
    kept = sheet_summary(sheet, score_sheet(sheet, Box()), journal)
    assert kept.level == level
    assert kept.parts[0].points == {"shells": 3, "treasures": 8, "maps": 6, "ship": 20}
    assert kept.parts[0].reached == {"ship": 20, "maps": 2}
    assert kept.parts[1].points == {"cards": 4, "purple": 6, "treasures": 0, "maps": 0, "ship": 10}
    assert (kept.parts[0].total, kept.parts[1].total) == (37, 20)


def test_points_entered_for_maps_do_not_tell_how_many_there_were() -> None:
    points_only = Person(name="Ola", totals=Totals(maps=9))
    both = Person(name="Jan", maps=(MapTile(value=2),), totals=Totals(maps=2))
    sheet = Sheet(players=(points_only, both))
    kept = sheet_summary(sheet, score_sheet(sheet, Box()), None)
    assert [one.reached for one in kept.parts] == [{"ship": 0}, {"ship": 0, "maps": 1}]


def test_stages_come_in_the_order_they_were_first_played() -> None:
    found = [Summary(stage="II"), Summary(), Summary(stage="I"), Summary(stage="II")]
    assert stages(found) == ("II", "I")


def test_what_parts_count_adds_up_for_everybody_or_for_one() -> None:
    ola, jan = part("Ola", 9, counts={"tried": 3}), part("Jan", 8, counts={"tried": 2, "made": 1})
    found = [Summary(parts=(ola, jan)), Summary(parts=(ola,))]
    assert added_up(found) == {"tried": 8, "made": 1}
    assert added_up(found, "Jan") == {"tried": 2, "made": 1}


def test_a_name_in_another_spelling_of_its_letters_is_the_same_person() -> None:
    played = [Summary(parts=(part("Zo\u00e9", 40),)), Summary(parts=(part("Zoe\u0301", 50),))]
    assert [(record.name, record.played, record.best) for record in records(played)] == [("Zo\u00e9", 2, 50)]
