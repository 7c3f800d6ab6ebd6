"""What is preset and offered before somebody taps: where a house may bring what, which cards, which event is open."""

from __future__ import annotations

import pytest

from rules.newdale.building import awaited_area, by_effect, in_city, kinds_built, takes_token
from rules.newdale.components.box import Box
from rules.newdale.components.buildings import AARON, BuildingKind
from rules.newdale.components.told import EventFact
from rules.newdale.moves import Build, Learn, TurnEvent
from rules.newdale.setup import Depth, room_for
from tests.rules.newdale.tables import a_setup, a_table, acting, at, built, figures, in_phase, play, player, row, space

TWO = a_table(2)
SAILOR = BuildingKind.SAILOR


@pytest.mark.parametrize(
    ("chapter", "depth", "extra", "hired"),
    [
        ("VIII", Depth.FULL, True, True),
        ("VIII", Depth.FULL, False, False),
        ("VIII", Depth.DESK, False, True),
        ("VII", Depth.FULL, True, False),
    ],
)
def test_sailors_are_hired_by_an_effect_in_the_last_chapter(
    chapter: str, depth: Depth, extra: bool, hired: bool
) -> None:
    """A desk does not say how a card came there."""
    assert (SAILOR in kinds_built(a_table(2, chapter, depth=depth), extra)) is hired


@pytest.mark.parametrize(
    ("card", "character", "known"),
    [("cook", None, True), ("captain", None, False), ("vineyard", AARON, True), ("vineyard", None, False)],
)
def test_effects_are_known_that_bring_a_card(card: str, character: str | None, known: bool) -> None:
    state = player(a_table(2, "VIII"), 0, character=character)
    assert by_effect(state, 0, state.facts.building(card)) is known


def test_ships_are_on_the_table_from_chapter_seven_on() -> None:
    assert [a_table(2, chapter).chapter.ships for chapter in ("VI", "VII", "VIII")] == [False, True, True]


def test_a_marker_on_an_empty_area_waits_for_the_building_that_comes_there() -> None:
    assert awaited_area(acting(TWO, row(4, 0)), 0) == 4
    assert awaited_area(acting(built(TWO, at("mill", 4)), row(4, 0)), 0) is None
    assert awaited_area(acting(TWO, space("build")), 0) is None


def test_the_first_house_of_a_told_city_has_its_points_and_the_same_symbol_costs_less() -> None:
    """Brook pays 2 to whoever comes first; Cove and the Cooperage have a star."""
    cooperage = Build(seat=0, card="cooperage", area=4, steps=1, first=7, discount=True)
    brook, cove, dale = (in_city(TWO, cooperage, city) for city in ("Brook", "Cove", "Dale"))
    assert [(move.first, move.discount) for move in (brook, cove, dale)] == [(2, False), (0, True), (0, False)]
    taken = built(TWO, at("mill", 3, city="Brook"), seat=1)
    assert in_city(taken, cooperage, "Brook").first == 0


def test_a_token_is_taken_where_the_city_is_nearer_than_one_can_reach() -> None:
    """Everybody reaches 2 steps at first: Brook is 1 away, Cove 2."""
    move = Build(seat=0, card="mill", area=4, token="any_good")
    assert TWO.reach(0) == 2
    assert (in_city(TWO, move, "Brook").token, in_city(TWO, move, "Cove").token) == ("any_good", None)
    assert not takes_token(TWO, move.replace(city="Island"))


def test_a_front_board_has_room_for_eight_production_buildings() -> None:
    eight = player(TWO, 0, built=tuple(at(f"own{n}", n) for n in range(1, 9))).players[0]
    assert BuildingKind.PRODUCTION not in room_for(eight, a_setup(2))
    assert BuildingKind.SPECIAL in room_for(eight, a_setup(2))
    assert BuildingKind.PRODUCTION in room_for(eight.replace(built=eight.built[:7]), a_setup(2))


def test_an_event_whose_figures_were_left_for_later_is_known_until_they_are_told() -> None:
    before = in_phase(a_table(2, box=Box()), "event").replace(printed=None)
    assert before.untold_event is None
    later = play(before, TurnEvent(event=100))
    assert later.untold_event == 100
    assert play(later, Learn(fact=EventFact(number=100, figures=figures("1Y")))).untold_event is None


def test_hooded_figures_that_nobody_counted_may_all_be_in_the_bag() -> None:
    assert not a_table(2).has_hooded
    assert a_table(2, "V", hooded=2).has_hooded
    assert a_table(2, "V", hooded=None).has_hooded
    assert not a_table(2, "V", hooded=0).has_hooded
