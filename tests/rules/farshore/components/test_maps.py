"""Map tiles: the book's worked examples, the stacks, the kinds."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rules.farshore.components.box import Box, MapNeeds, facts
from rules.farshore.components.maps import MAPS, MapKind, MapTile, find_kind, map_points, stack
from rules.farshore.components.traits import Counts
from rules.kernel import phrase

KINDS = facts(Box()).map_kinds


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ((), 0),
        ((2,), 2),
        ((2, 1), 6),
        ((2, 1, 0), 9),
        ((2, 2, 1, 1, 1, 0), 42),
        ((2, 2, 1, 1, 1), 35),
        ((2, 2, 2, 2, 2, 2), 72),
    ],
)
def test_maps_are_worth_their_sum_times_their_number(values: tuple[int, ...], points: int) -> None:
    assert map_points([MapTile(value=value) for value in values]) == points


@pytest.mark.parametrize(("players", "values"), [(2, (2, 1)), (3, (2, 1, 0)), (4, (2, 1, 1, 0))])
def test_the_stacks_depend_on_the_number_of_players(players: int, values: tuple[int, ...]) -> None:
    assert stack(players) == values


def test_four_of_the_six_kinds_are_known() -> None:
    assert [kind.needs for kind in MAPS.kinds] == [
        Counts(green=4),
        Counts(green=1, blue=1, brown=1, red=1, purple=1),
        Counts(brown=3),
        Counts(blue=3),
        None,
        None,
    ]


@pytest.mark.parametrize(
    ("kind", "counts", "met"),
    [
        ("green", Counts(green=4), True),
        ("green", Counts(green=3, red=2), False),
        ("each_colour", Counts(green=1, blue=2, brown=1, red=1, purple=1), True),
        ("each_colour", Counts(green=1, blue=2, brown=1, red=1), False),
        ("brown", Counts(brown=3), True),
        ("blue", Counts(blue=2), False),
    ],
)
def test_a_city_meets_a_kind_with_enough_cards_of_its_colours(kind: str, counts: Counts, met: bool) -> None:
    assert KINDS[kind].met_by(counts) is met


def test_whether_an_unknown_kind_is_met_is_unknown() -> None:
    assert KINDS["fifth"].met_by(Counts(green=9, red=9, purple=9)) is None


def test_a_kind_that_asks_for_nothing_cannot_be() -> None:
    with pytest.raises(ValidationError):
        MapKind(id="fifth", needs=Counts())


def test_a_kind_is_called_by_what_it_asks_for() -> None:
    assert KINDS["green"].name == phrase("farshore_facts.map_needs", colour="green", n=4)
    assert KINDS["each_colour"].name == phrase("farshore_facts.map_each_colour")
    assert KINDS["sixth"].name == phrase("farshore_facts.map_unknown", n=6)
    mixed = MapKind(id="fifth", needs=Counts(red=2, purple=1))
    assert mixed.name == phrase(
        "farshore_facts.both",
        first=phrase("farshore_facts.map_needs", colour="red", n=2),
        second=phrase("farshore_facts.map_needs", colour="purple", n=1),
    )


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("green", "green"),
        (" Green", "green"),
        ("each_colour", "each_colour"),
        ("fifth", "fifth"),
        ("red", "fifth"),
        ("purple", "sixth"),
    ],
)
def test_a_kind_is_named_by_its_id_or_by_its_colour(text: str, kind: str) -> None:
    assert find_kind(text, KINDS) == kind


def test_a_colour_the_box_knows_names_that_kind_and_the_other_colour_the_kind_left() -> None:
    known = facts(Box().learn(MapNeeds(kind="fifth", needs=Counts(purple=2)))).map_kinds
    assert find_kind("purple", known) == "fifth"
    assert find_kind("red", known) == "sixth"


def test_two_colours_may_stand_for_the_one_kind_left() -> None:
    known = facts(Box().learn(MapNeeds(kind="fifth", needs=Counts(green=2, red=2)))).map_kinds
    assert find_kind("red", known) == find_kind("purple", known) == "sixth"


def test_a_colour_no_kind_asks_for_is_no_kind_once_all_six_are_known() -> None:
    box = Box().learn(MapNeeds(kind="fifth", needs=Counts(red=3))).learn(MapNeeds(kind="sixth", needs=Counts(red=5)))
    assert find_kind("purple", facts(box).map_kinds) is None


@pytest.mark.parametrize("text", ["pink", "", "seventh"])
def test_any_other_word_is_no_kind(text: str) -> None:
    assert find_kind(text, KINDS) is None
