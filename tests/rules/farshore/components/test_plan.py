"""Krabita's plan card."""

import pytest
from pydantic import ValidationError

from rules.farshore.components.numbers import Marker
from rules.farshore.components.plan import ABOVE, Plan, plan
from rules.farshore.components.traits import Colour

RED, PURPLE, GREEN, BLUE, BROWN = Colour.RED, Colour.PURPLE, Colour.GREEN, Colour.BLUE, Colour.BROWN


def rows(**rows: int) -> Plan:
    """The columns in the order given."""
    return Plan(markers=tuple(Marker(colour=Colour(colour), row=row) for colour, row in rows.items()))


def test_the_markers_start_in_their_rows() -> None:
    start = plan((GREEN, BLUE, BROWN, RED, PURPLE))
    assert {marker.colour: marker.row for marker in start.markers} == {GREEN: 4, BLUE: 3, BROWN: 3, RED: 3, PURPLE: 2}


def test_the_example_of_the_book_purple_then_red_then_blue_then_brown() -> None:
    """P. 15: purple highest, red and blue lower, brown after them; green is out of sight."""
    assert rows(red=2, green=ABOVE, purple=1, blue=2, brown=3).order == (PURPLE, RED, BLUE, BROWN)


def test_at_the_start_the_order_is_purple_then_the_third_row_from_the_left_then_green() -> None:
    assert plan((BROWN, GREEN, RED, PURPLE, BLUE)).order == (PURPLE, BROWN, RED, BLUE, GREEN)


def test_the_highest_marker_comes_first_and_the_leftmost_among_equals() -> None:
    assert rows(brown=3, blue=1, red=3, green=1, purple=2).order == (BLUE, GREEN, PURPLE, BROWN, RED)


def test_markers_above_the_card_are_ignored() -> None:
    assert rows(brown=ABOVE, blue=ABOVE, red=4, green=ABOVE, purple=ABOVE).order == (RED,)
    assert rows(brown=ABOVE, blue=ABOVE, red=ABOVE, green=ABOVE, purple=ABOVE).order == ()


def test_a_marker_rises_row_by_row_and_stays_above_the_card() -> None:
    plan_ = plan((GREEN, BLUE, BROWN, RED, PURPLE))
    seen = []
    for _ in range(4):
        plan_ = plan_.raised(PURPLE)
        seen.append(plan_.row(PURPLE))
    assert seen == [1, ABOVE, ABOVE, ABOVE]
    assert plan_.row(GREEN) == 4


def test_a_plan_has_one_marker_of_each_colour_in_a_row_of_the_card() -> None:
    with pytest.raises(ValidationError, match="one marker of each colour"):
        plan((GREEN, GREEN, BROWN, RED, PURPLE))
    with pytest.raises(ValidationError, match="rows 1 to 4"):
        rows(brown=5, blue=1, red=3, green=1, purple=2)
