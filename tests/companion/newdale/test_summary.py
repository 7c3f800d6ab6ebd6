"""What the shelf keeps of a chapter, and what its statistics make of it."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from companion.backend import Backend
from companion.disk.saves import Match, Shelved, Status
from companion.match.summary import Part, Summary
from companion.newdale.road import corrected, winner_of
from companion.newdale.summary import sheet_summary, summary
from companion.screen.app import app
from rules.newdale.campaign import Campaign, Result, Standing
from rules.newdale.components.box import Box
from rules.newdale.game import GAME
from rules.newdale.score.scoring import score_sheet
from rules.newdale.score.sheet import Sheet
from rules.newdale.score.standing import filled_sheet
from tests.harness.window import Window

GAMES = Path("tests/rules/newdale/games")
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def journal(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((GAMES / f"{name}.json").read_text("utf-8"))["journal"]
    return found


def sheet_of(name: str) -> Sheet:
    return filled_sheet(GAME.replay(GAME.journal.model_validate(journal(name))))


def entered(name: str, record: dict[str, Any] | None) -> Summary:
    sheet = sheet_of(name)
    return sheet_summary(sheet, score_sheet(sheet, Box()), record)


def test_a_chapter_of_a_campaign_tells_its_road_and_its_stage() -> None:
    record = journal("campaign_ii")
    told = summary(GAME.replay(GAME.journal.model_validate(record)))
    assert (told.series, told.stage) == (record["setup"]["campaign"]["id"], "II")
    counted = entered("campaign_ii", record)
    assert (counted.series, counted.stage) == (told.series, "II")


def test_a_followed_chapter_brings_its_luck_to_the_sheet() -> None:
    counted = entered("two_vii", journal("two_vii"))
    tried = sum(n for part in counted.parts for what, n in part.counts.items() if what.startswith("tried"))
    assert tried > 0
    # Seven rounds of four figures, the Hooded among them.
    assert 0 < sum(n for what, n in counted.counts.items() if what.startswith("drawn")) <= 28


def test_a_sheet_from_nothing_or_of_a_damaged_record_has_no_luck() -> None:
    damaged: dict[str, Any] = {**journal("two_vii"), "setup": {"people": []}}
    for record in (None, damaged):
        counted = entered("two_vii", record)
        assert (counted.series, counted.stage, counted.counts) == ("", "VII", {})
        assert all(part.counts == {} for part in counted.parts)


def shelved(stage: str, *totals: tuple[str, int], complete: bool = True, n: int = 1, series: str = "road") -> Shelved:
    parts = tuple(
        Part(name=name, points={"track": total}, standing=(total,), complete=complete) for name, total in totals
    )
    found = Summary(parts=parts, series=series, stage=stage)
    return Shelved(
        id=f"m{n}", game="newdale", started=NOON, changed=NOON, status=Status.FINISHED, summary=found, stamp=(n, n)
    )


ROAD = Campaign(
    id="road",
    results=(
        Result(chapter="I", people=(Standing(name="Ola", points=40), Standing(name="Jan", points=38)), winner="Ola"),
    ),
)


def test_an_earlier_chapter_counts_as_it_was_put_right_on_the_shelf() -> None:
    now = corrected(ROAD, [shelved("I", ("Ola", 40), ("Jan", 41))])
    assert now.results[0].winner == "Jan"
    assert [person.points for person in now.results[0].people] == [40, 41]


def test_a_chapter_played_before_the_campaign_counts_as_it_was_put_right_too() -> None:
    """Its match is no part of any campaign; the road knows which one it is."""
    (told,) = ROAD.results
    road = ROAD.replace(results=(told.replace(match="m7"),))
    alone = shelved("I", ("Ola", 40), ("Jan", 41), n=7, series="")
    assert corrected(road, [shelved("I", ("Ola", 1), ("Jan", 0)), alone]).results[0].winner == "Jan"
    other = shelved("I", ("Ola", 40), ("Jan", 41), n=8, series="")
    assert corrected(road, [other, shelved("I", ("Ola", 1), ("Jan", 2))]) == road
    assert corrected(road, [shelved("II", ("Ola", 1), ("Jan", 2), n=7)]) == road
    assert corrected(ROAD, [alone]) == ROAD


def test_of_a_chapter_played_twice_the_last_counts_where_no_match_is_named() -> None:
    """The shelf has the last played first."""
    last, first = shelved("I", ("Ola", 50), ("Jan", 60), n=2), shelved("I", ("Ola", 40), ("Jan", 38), n=1)
    assert corrected(ROAD, [last, first]).results[0].winner == "Jan"


def test_what_the_shelf_does_not_know_for_sure_changes_no_road() -> None:
    assert corrected(ROAD, []) == ROAD
    assert corrected(ROAD, [shelved("II", ("Ola", 1), ("Jan", 2))]) == ROAD
    assert corrected(ROAD, [shelved("I", ("Ola", 1), ("Ann", 2))]) == ROAD
    assert corrected(ROAD, [shelved("I", ("Ola", 1), ("Jan", 2), complete=False)]) == ROAD
    assert corrected(ROAD, [shelved("I", ("Ola", 7), ("Jan", 7))]).results[0].winner is None


async def keep(backend: Backend, id_: str, found: Summary, record: dict[str, Any]) -> None:
    match = Match(
        id=id_.replace("_", ""),
        game="newdale",
        rules_version=GAME.rules_version,
        started=NOON,
        changed=NOON,
        status=Status.FINISHED,
        journal=record,
        summary=found,
    )
    await backend.work(lambda saves: saves.keep_match(match))


async def test_the_statistics_tell_luck_draws_and_chapters(backend: Backend) -> None:
    for name in ("two_vii", "campaign_ii"):
        await keep(backend, name, entered(name, journal(name)), journal(name))
    async with Window(app(backend, "en"), route="/shelf/statistics") as window:
        await window.settle()
        assert window.reads("Luck")
        assert window.reads("Drawn from the bag")
        assert window.reads("by the odds")
        await window.tap("Chapter VII")
        assert window.reads("One game is no statistic")


def test_alone_the_targets_of_the_chapter_card_are_counted() -> None:
    """31 points: of 20, 31 and 40 the first two."""
    sheet = sheet_of("solo_i").replace(targets=(20, 31, 40))
    counted = sheet_summary(sheet, score_sheet(sheet, Box()), None)
    assert counted.parts[0].counts == {"targets": 3, "targets_reached": 2}
    two = sheet_of("two_vii").replace(targets=(1,))
    assert not any(part.counts for part in sheet_summary(two, score_sheet(two, Box()), None).parts)


def test_alone_the_road_knows_a_winner_where_a_target_was_reached() -> None:
    sheet = sheet_of("solo_i")
    for targets, winner in (((), None), ((40,), None), ((31, 40), sheet.players[0].name)):
        entered_ = sheet.replace(targets=targets)
        assert winner_of(sheet_summary(entered_, score_sheet(entered_, Box()), None)) == winner


async def test_the_statistics_tell_targets_and_the_road_of_a_campaign(backend: Backend) -> None:
    alone = sheet_of("solo_i").replace(targets=(20, 40))
    await keep(backend, "solo_i", sheet_summary(alone, score_sheet(alone, Box()), None), journal("solo_i"))
    await keep(backend, "campaign_ii", entered("campaign_ii", journal("campaign_ii")), journal("campaign_ii"))
    async with Window(app(backend, "en"), route="/shelf/statistics") as window:
        await window.settle()
        assert window.reads("Targets reached: 1 of 2")
        assert window.reads("The road of the campaign")
        # By hand in the file: Ola 16, Jan 13.
        assert window.reads("II: Ola · Ola 16 · Jan 13")


async def test_a_tie_is_a_win_of_every_seat_that_shares_it(backend: Backend) -> None:
    """Once Ola and Jan share the cup, once Ann alone has it."""
    points: tuple[tuple[int, ...], ...] = ((7, 7, 3), (1, 2, 9))
    for n, each in enumerate(points, start=1):
        found = shelved("VII", *zip(("Ola", "Jan", "Ann"), each, strict=True)).summary
        assert found is not None
        await keep(backend, f"m{n}", found, journal("two_vii"))
    async with Window(app(backend, "en"), route="/shelf/statistics") as window:
        await window.settle()
        for seat in (1, 2, 3):
            assert window.reads(f"Seat {seat}: 1 of 2")


async def test_a_campaign_is_gone_on_with_from_its_last_chapter(backend: Backend) -> None:
    await keep(backend, "campaign_ii", entered("campaign_ii", journal("campaign_ii")), journal("campaign_ii"))
    await keep(backend, "two_vii", entered("two_vii", journal("two_vii")), journal("two_vii"))
    async with Window(app(backend, "en"), route="/new/newdale/campaign") as window:
        await window.settle()
        assert window.reads("Go on with a campaign")
        assert window.reads("Go on from a finished chapter")
