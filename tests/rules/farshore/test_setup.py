"""Setting up a table: who may sit down, the checklist, a start in the middle (p. 4–5, 12–13)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.farshore.components.box import Box
from rules.farshore.components.maps import MapTile
from rules.farshore.components.places import DOCKS, island, red_card
from rules.farshore.components.plan import plan
from rules.farshore.components.told import WeatherText
from rules.farshore.components.traits import Colour, Kind, Level, Season
from rules.farshore.layout import layout
from rules.farshore.players import Krabita, Person, SeenCard
from rules.farshore.reasons import Reason
from rules.farshore.rulings import OPTIONS, Ruling
from rules.farshore.setup import Depth, Midway, Opponent, Seat, Setup, Weather, refusals
from rules.farshore.start import start
from rules.farshore.state import Phase
from tests.rules.farshore.tables import COLUMNS, a_setup, a_table, city, tile
from tests.rules.refusing import refused

HER = Krabita(plan=plan(COLUMNS))
A_TILES = tuple(tile("A", colour) for colour in (Colour.BLUE, Colour.RED, Colour.BROWN, Colour.PURPLE))


# Who may sit down


@pytest.mark.parametrize(
    ("people", "level"), [(1, Level.SHY), (2, Level.BOLD), (3, Level.TERROR), (2, None), (4, None)]
)
def test_one_to_three_people_with_krabita_or_two_to_four_without(people: int, level: Level | None) -> None:
    assert list(refusals(a_setup(people, level))) == []


def _at(person: Person, krabita: Krabita = HER) -> Setup:
    """In the middle of a match."""
    return a_setup(1, midway=Midway(people=(person,), krabita=krabita))


@pytest.mark.parametrize(
    ("reason", "setup"),
    [
        (Reason.KRABITA_WITH_FOUR, a_setup(4)),
        (Reason.TOO_FEW_PEOPLE, a_setup(1, None)),
        (Reason.TOO_FEW_PEOPLE, a_setup(0)),
        (Reason.TOO_MANY_PEOPLE, a_setup(4, None).replace(people=(Seat(name="A"),) * 5)),
        (Reason.NAME_TWICE, a_setup(2, None).replace(people=(Seat(name="Ola"), Seat(name="OLA")))),
        (Reason.NAME_TWICE, a_setup(1).replace(people=(Seat(name="krabita"),))),
        (Reason.PLAN_COLUMNS, a_setup(krabita=Opponent(level=Level.SHY, columns=COLUMNS[:4]))),
        (Reason.KRABITA_ONLY_WITHOUT_HER, a_setup(2, None, tracking=Depth.KRABITA_ONLY)),
        (Reason.WEATHER_BY_LEVEL, a_setup(1, Level.BOLD, weather=Weather.TOP)),
        (Reason.WIND_TILE_STACK, a_setup(2, None, tile_a=tile("B", Colour.RED))),
        (Reason.RULING_FIXED, a_setup(1, rulings=(Ruling.KRABITA_TIE,))),
        (Reason.MIDWAY_PLAYERS, a_setup(2, None, midway=Midway(people=(Person(),)))),
        (Reason.MIDWAY_PLAYERS, a_setup(1, midway=Midway(people=(Person(),)))),
        (Reason.NO_SUCH_PLAYER, a_setup(1, midway=Midway(people=(Person(),), krabita=HER, turn=2))),
        (Reason.PASS_BEFORE_AUTUMN, _at(Person(passed=True, season=Season.SUMMER))),
        (Reason.KRABITA_AHEAD, _at(Person(season=Season.SPRING), HER.replace(season=Season.SUMMER))),
        (
            Reason.WIND_TILE_USED,
            a_setup(1, midway=Midway(people=(Person(),), krabita=HER, seen=(tile("A", Colour.GREEN),))),
        ),
        (Reason.NO_SUCH_ISLAND, a_setup(1, midway=Midway(people=(Person(),), krabita=HER, flooded=(2,)))),
        (Reason.SHIP_BEYOND_END, a_setup(1, midway=Midway(people=(Person(ship=61),), krabita=HER))),
        (Reason.TOO_MANY_WORKERS, a_setup(1, midway=Midway(people=(Person(ready=3),), krabita=HER))),
        (Reason.TOO_MANY_WORKERS, a_setup(1, midway=Midway(people=(Person(placed=(DOCKS,)),), krabita=HER))),
        (Reason.NO_SUCH_CARD, _at(Person(city=city("pier")))),
        (Reason.NO_SUCH_CARD, _at(Person(city=city("inn", anchored=("pier",))))),
        (Reason.NO_SUCH_CARD, _at(Person(), HER.replace(cards=(SeenCard(colour=Colour.RED, card="pier"),)))),
        (Reason.NO_SUCH_MAP, _at(Person(maps=(MapTile(kind="seventh", value=2),)))),
        (Reason.NO_SUCH_PLACE, _at(Person(ready=1, placed=(island(2),)))),
        (Reason.NO_SUCH_PLACE, _at(Person(), HER.replace(ready=1, placed=(red_card("pier"),)))),
        (Reason.NO_ANCHOR_LEFT, _at(Person(anchors=4))),
    ],
)
def test_a_table_nobody_can_sit_down_to(reason: Reason, setup: Setup) -> None:
    assert reason in [refused for refused, _ in refusals(setup)]
    with refused(reason):
        start(setup)


def test_the_open_questions_a_table_may_answer_its_own_way() -> None:
    assert OPTIONS == (Ruling.SUMMER_BAY_MARKER, Ruling.KRABITA_SEASON_TURN, Ruling.AUTUMN_LOOKOUT_MAP)
    assert list(refusals(a_setup(1, rulings=OPTIONS))) == []


# How it starts


def test_everyone_starts_with_two_workers_at_home_and_krabita_with_two_cards() -> None:
    state = a_table(3)
    assert [player.ready for player in state.players] == [2, 2, 2, 2]
    assert [player.ship for player in state.players] == [0, 0, 0, 0]
    assert state.her.hand == 2
    assert state.phase is Phase.PERSON
    assert state.turn == 0


@pytest.mark.parametrize(
    ("people", "level", "values"),
    [
        (1, Level.SHY, (2, 1)),
        (2, None, (2, 1)),
        (2, Level.SHY, (2, 1, 0)),
        (3, None, (2, 1, 0)),
        (4, None, (2, 1, 1, 0)),
    ],
)
def test_krabita_counts_for_the_map_stacks_but_not_for_the_islands(
    people: int, level: Level | None, values: tuple[int, ...]
) -> None:
    state = a_table(people, level)
    assert state.left("green") == values
    assert state.islands == tuple(range(1, people + 1))


@pytest.mark.parametrize(
    ("level", "effects"),
    [
        (Level.SHY, Weather.NONE),
        (Level.BOLD, Weather.NONE),
        (Level.MAGNIFICENT, Weather.TOP),
        (Level.TERROR, Weather.BOTH),
    ],
)
def test_the_level_decides_the_weather(level: Level, effects: Weather) -> None:
    assert a_setup(1, level).effects is effects
    assert a_table(1, level).weather == (() if effects is Weather.NONE else (None,))


def test_without_krabita_the_table_chooses_the_weather() -> None:
    assert a_setup(2, None, weather=Weather.BOTH).effects is Weather.BOTH
    assert list(refusals(a_setup(1, Level.TERROR, weather=Weather.BOTH))) == []


def test_what_is_face_up_is_learned_by_the_box() -> None:
    storm = WeatherText(top="storm")
    state = a_table(2, None, weather=Weather.TOP, weather_card=storm)
    assert state.box == Box(wind_tiles=(tile("A", Colour.GREEN), tile("B", Kind.CREATURE)), weather=(storm,))
    assert state.setup.box == Box()
    again = a_table(2, None, box=state.box, weather=Weather.TOP, weather_card=storm)
    assert again.box == state.box


def test_a_box_that_lists_four_other_tiles_is_left_as_it_is() -> None:
    state = a_table(2, None, box=Box(wind_tiles=A_TILES))
    assert state.rose.a == tile("A", Colour.GREEN)
    assert tile("A", Colour.GREEN) not in state.box.wind_tiles


def test_where_only_krabita_is_tracked_nothing_is_known_of_people() -> None:
    state = a_table(2, tracking=Depth.KRABITA_ONLY)
    assert state.people[0].ship is None
    assert state.people[0].maps is None
    assert not state.people[0].city.complete
    assert state.left("green") is None


# A start in the middle


def test_a_game_already_going_can_be_entered() -> None:
    ola = Person(season=Season.SUMMER, ready=1, placed=(DOCKS,) * 3, ship=18, treasures=2, maps=(MapTile(value=2),))
    ira = Person(season=Season.SPRING, ready=0, placed=(DOCKS,) * 3, ship=6)
    krabita = HER.replace(season=Season.SPRING, ready=0, hand=1, ship=30, maps=(MapTile(kind="green", value=1),))
    seen = (tile("A", Colour.RED),)
    state = start(a_setup(2, midway=Midway(people=(ola, ira), krabita=krabita, flooded=(), seen=seen, turn=1)))
    assert state.people == (ola, ira)
    assert state.her == krabita
    assert state.winds is Season.SPRING
    assert state.rose.seen == (tile("A", Colour.RED), tile("A", Colour.GREEN), tile("B", Kind.CREATURE))
    assert (state.phase, state.turn) == (Phase.PERSON, 1)
    assert state.left("green") is None


def test_a_game_entered_on_krabitas_turn_goes_on_with_her() -> None:
    midway = Midway(people=(Person(),), krabita=HER, turn=1)
    assert start(a_setup(1, midway=midway)).phase is Phase.ROUTE


def test_a_game_entered_when_krabitas_season_is_due_begins_with_it() -> None:
    midway = Midway(people=(Person(season=Season.SPRING, ready=3),), krabita=HER, turn=1)
    state = start(a_setup(1, midway=midway))
    assert state.her.season is Season.SPRING
    assert state.phase is Phase.CLAIM


# The checklist


def said(setup: Setup) -> dict[str, list[dict[str, Any]]]:
    lines: dict[str, list[dict[str, Any]]] = {}
    for line in layout(setup):
        lines.setdefault(line.key.removeprefix("farshore.layout_"), []).append(dict(line.params))
    return lines


def test_the_checklist_counts_for_exactly_this_table() -> None:
    lines = said(a_setup(3, Level.TERROR))
    assert lines["maps"] == [{"kinds": 6, "n": 4, "values": "2, 1, 1, 0"}]
    assert lines["islands"] == [{"n": 3, "total": 10}]
    assert lines["wind"] == [{"n": 4}]
    assert lines["bay"] == [{"n": 8, "rows": 2}]
    assert [hand["n"] for hand in lines["hand"]] == [5, 6, 7]
    assert lines["workers"] == [{"ready": 2, "waiting": 3, "aboard": 1}]
    assert lines["anchors"] == [{"n": 3}]
    assert lines["level"] == [{"level": "terror"}]
    assert lines["markers"] == [{"green": 4, "blue": 3, "brown": 3, "red": 3, "purple": 2}]
    assert lines["krabita_hand"] == [{"n": 2}]
    assert lines["weather"] == [{"n": 4, "effects": "both"}]


def test_krabitas_colour_is_to_be_chosen_only_where_nobody_has_chosen_her_pieces() -> None:
    setup = a_setup(1)
    assert setup.krabita is not None
    chosen = setup.replace(krabita=setup.krabita.replace(piece="crab"))
    assert [said(each)["krabita"] for each in (setup, chosen)] == [[{"piece": "none"}], [{"piece": "crab"}]]


def test_without_krabita_and_weather_the_checklist_has_neither() -> None:
    lines = said(a_setup(4, None))
    assert [hand["n"] for hand in lines["hand"]] == [5, 6, 7, 8]
    assert lines["maps"] == [{"kinds": 6, "n": 4, "values": "2, 1, 1, 0"}]
    assert not {"krabita", "level", "markers", "routes", "weather"} & set(lines)


def test_a_game_already_going_needs_no_laying_out() -> None:
    assert layout(a_setup(1, midway=Midway(people=(Person(),), krabita=HER))) == ()
