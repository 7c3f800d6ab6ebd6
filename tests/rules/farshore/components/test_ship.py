"""The ship track. Printed values: 0, 2, … 40, then 41 … 60; chests at 4, 8, 12, 18, 24, 30, 36, 41, 45, 49, 53, 57."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from rules.farshore.components.ship import SHIP, Track

TRACK = SHIP.track


def test_the_track_has_forty_steps_to_sixty() -> None:
    assert (len(TRACK.values) - 1, TRACK.end, len(TRACK.chests)) == (40, 60, 12)


@pytest.mark.parametrize(
    ("value", "spaces", "there"),
    [(0, 1, 2), (2, 2, 6), (38, 1, 40), (38, 2, 41), (40, 1, 41), (59, 1, 60), (10, 0, 10)],
)
def test_a_ship_moves_space_by_space(value: int, spaces: int, there: int) -> None:
    assert TRACK.sail(value, spaces) == there


@pytest.mark.parametrize("spaces", [1, 2, 9])
def test_a_ship_stops_at_sixty_and_loses_the_rest(spaces: int) -> None:
    assert TRACK.sail(59, spaces) == 60
    assert TRACK.sail(60, spaces) == 60


@pytest.mark.parametrize(("value", "spaces", "there"), [(39, 1, 40), (39, 2, 41), (3, 1, 4), (39, 0, 39)])
def test_from_a_value_the_track_lacks_the_next_printed_one_is_one_space_away(
    value: int, spaces: int, there: int
) -> None:
    assert TRACK.sail(value, spaces) == there


@pytest.mark.parametrize(("value", "spaces", "there"), [(40, -1, 38), (39, -1, 38), (2, -3, 0), (60, -2, 58)])
def test_a_correction_may_step_back_but_not_before_the_start(value: int, spaces: int, there: int) -> None:
    assert TRACK.sail(value, spaces) == there


@pytest.mark.parametrize(
    ("start", "stop", "chests"),
    [
        (0, 2, 0),
        (0, 4, 1),
        (2, 4, 1),
        (4, 6, 0),
        (4, 8, 1),
        (2, 8, 2),
        (0, 60, 12),
        (36, 41, 1),
        (39, 40, 0),
        (8, 4, 0),
    ],
)
def test_a_chest_reached_or_passed_gives_one_treasure(start: int, stop: int, chests: int) -> None:
    assert TRACK.chests_passed(start, stop) == chests


@pytest.mark.parametrize(("value", "both"), [(39, (38, 40)), (3, (2, 4)), (41, (41, 41)), (0, (0, 0)), (60, (60, 60))])
def test_the_printed_values_on_either_side(value: int, both: tuple[int, int]) -> None:
    assert TRACK.nearest(value) == both
    assert TRACK.holds(value) == (both[0] == both[1])


@given(st.integers(0, 60), st.integers(0, 50), st.integers(0, 50))
def test_two_moves_lead_where_one_long_move_leads_and_pass_the_same_chests(value: int, first: int, then: int) -> None:
    between = TRACK.sail(value, first)
    end = TRACK.sail(between, then)
    assert end == TRACK.sail(value, first + then)
    assert TRACK.chests_passed(value, between) + TRACK.chests_passed(between, end) == TRACK.chests_passed(value, end)


@pytest.mark.parametrize(
    ("values", "chests"),
    [
        ((1, 2), ()),
        ((0, 2, 2), ()),
        ((0, 4, 2), ()),
        ((0,), ()),
        ((0, 2, 4), (3,)),
        ((0, 2, 4), (4, 2)),
        ((0, 2), (2, 2)),
    ],
)
def test_a_track_rises_from_zero_with_its_chests_on_it(values: tuple[int, ...], chests: tuple[int, ...]) -> None:
    with pytest.raises(ValidationError):
        Track(values=values, chests=chests)
