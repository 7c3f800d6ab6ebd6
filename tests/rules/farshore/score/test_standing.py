"""The score as it stands, from what was recorded."""

import pytest

from rules.farshore.components.maps import MapTile
from rules.farshore.components.plan import plan
from rules.farshore.components.traits import Colour, Counts, Season
from rules.farshore.players import Krabita, Person
from rules.farshore.reasons import Reason
from rules.farshore.score.checks import check
from rules.farshore.score.rules import fields
from rules.farshore.score.standing import doubts, filled_sheet, score, to_check
from rules.farshore.setup import Depth, Midway, Setup
from tests.rules.farshore.tables import a_setup, a_table, city, her, person, seen


def test_a_person_and_krabita_are_scored_from_the_record() -> None:
    """Ola: 3 shells; Inn 2, Galleon 5 + 4 treasures; 4 × 2; maps (2 + 1) × 2; ship 18. 3 + 2 + 5 + 4 + 8 + 6 + 18 = 46.
    Krabita: 3 others × 2, 2 purple × 6, 2 × 2 treasures, map 2 × 1, ship 41: 6 + 12 + 4 + 2 + 41 = 65."""
    maps = (MapTile(kind="green", value=2), MapTile(kind="blue", value=1))
    state = person(a_table(1), city=city("inn", "galleon"), shells=3, treasures=4, maps=maps, ship=18)
    state = her(
        state, cards=seen(green=2, red=1, purple=2), treasures=2, maps=(MapTile(kind="fifth", value=2),), ship=41
    )
    assert [(each.player, each.total) for each in score(state)] == [("Ola", 46), ("Krabita", 65)]
    assert score(state)[1].tie_break == (41, 1, 2, 0)


def test_what_nobody_told_us_has_no_line() -> None:
    state = a_table(1, tracking=Depth.KRABITA_ONLY)
    ola, krabita = score(state)
    assert ola.lines == ()
    assert [line.group for line in krabita.lines] == ["treasures", "maps", "ship"]
    assert to_check(state, 0) == ("shells", "treasures", "maps", "ship", "cards", "resources")
    assert to_check(state, 1) == ()


def test_more_than_a_sheet_has_room_for_counts_as_the_most_it_has() -> None:
    """999 treasures of 2 points and 999 shells, however much more somebody has tapped."""
    state = person(a_table(2, None), treasures=1_000_000, shells=1_000)
    assert sum(line.points for line in score(state)[0].lines) == 2 * 999 + 999


def test_known_cards_of_an_unfinished_city_count() -> None:
    state = person(a_table(2, None), city=city("inn", complete=False))
    assert sum(line.points for line in score(state)[0].lines) == 2
    assert to_check(state, 0) == ("cards", "resources")
    assert to_check(state, 1) == ("resources",)


def test_the_sheet_of_a_match_has_everyone_in_seat_order() -> None:
    assert [player.name for player in filled_sheet(a_table(2)).players] == ["Ola", "Michał", "Krabita"]


def test_the_colours_of_any_city_can_be_counted() -> None:
    state = her(person(a_table(1), city=city("inn", "abbey", "grove")), cards=seen(blue=2))
    assert state.counts(0) == Counts(red=2, green=1)
    assert state.counts(1) == Counts(blue=2)


def test_all_fields_of_a_sheet_are_those_of_a_person_or_of_krabita() -> None:
    state = a_table(1)
    sheet = filled_sheet(state)
    assert fields(sheet, 0) == ("cards", "shells", "treasures", "maps", "ship", "resources")
    assert fields(sheet, state.krabita_seat) == ("cards", "treasures", "maps", "ship")


def test_what_a_table_insisted_on_while_playing_need_not_be_insisted_on_again() -> None:
    """Sixteen spaces and a second Galleon."""
    cards = ("grove", "inn", "abbey", "diver", "scribe") * 3
    state = person(a_table(2, None), city=city(*cards, "galleon", "galleon"))
    sheet = filled_sheet(state)
    assert set(sheet.insist) >= {Reason.SHEET_CITY_OVER, Reason.SHEET_UNIQUE_TWICE}
    assert not [remark for remark in check(sheet, state.box) if remark.stops]
    assert filled_sheet(a_table(2, None)).insist == ()


GREEN_MAP = (MapTile(kind="green", value=2),)


def entered(flooded: tuple[int, ...] = (), season: Season = Season.WINTER, **first: object) -> Setup:
    """Two people in the middle of a game."""
    people = (Person(season=season).replace(**first), Person(season=season))
    return a_setup(2, None, midway=Midway(people=people, flooded=flooded))


def with_her(columns: tuple[Colour, ...]) -> Setup:
    """A person and Krabita in the middle of a game."""
    setup = a_setup(1)
    midway = Midway(people=(Person(ship=39),), krabita=Krabita(plan=plan(tuple(Colour))))
    assert setup.krabita is not None
    return setup.replace(krabita=setup.krabita.replace(columns=columns), midway=midway)


@pytest.mark.parametrize(
    ("setup", "reasons"),
    [
        (a_setup(2, None), []),
        (entered(), []),
        (entered(city=city("galleon", "galleon")), [Reason.SHEET_UNIQUE_TWICE]),
        (entered(ship=39), [Reason.SHEET_SHIP_BETWEEN]),
        (entered(maps=GREEN_MAP), [Reason.SHEET_MAP_UNMET]),
        (entered(maps=GREEN_MAP, city=city(complete=False)), []),
        (entered(flooded=(1,)), [Reason.ISLANDS_FLOODED]),
        (entered(season=Season.SUMMER), [Reason.ISLANDS_FLOODED]),
        (entered(season=Season.SUMMER, flooded=(1, 2)), []),
        (entered(ship=61), []),
        (with_her(columns=()), [Reason.SHEET_SHIP_BETWEEN]),
    ],
    ids=[
        "from the start",
        "ordinary",
        "unique twice",
        "off the track",
        "map unmet",
        "city half told",
        "too early",
        "too few",
        "both",
        "refused",
        "columns still to be told",
    ],
)
def test_a_game_entered_in_the_middle_is_looked_at_as_a_finished_one_is(setup: Setup, reasons: list[Reason]) -> None:
    assert [remark.reason for remark in doubts(setup)] == reasons
