"""The drawings that show a position: everything is where it stands on the table."""

from __future__ import annotations

import re
from itertools import pairwise
from math import dist

import pytest

from companion.drawings import svg
from companion.drawings.digits import SMALL
from companion.drawings.farshore import coast
from companion.drawings.farshore.islands import islands
from companion.drawings.farshore.plan import plan_card
from companion.drawings.farshore.season_wheel import LANE, MIDDLE, PIECE, season_wheel
from companion.drawings.farshore.symbols import COLOURS, NAMES, symbol
from companion.drawings.traits import token
from companion.screen.palette import LIGHT

CREW = (LIGHT.coral, LIGHT.gold, LIGHT.blue, LIGHT.green)
COLUMNS = ("red", "green", "purple", "blue", "brown")


def pieces_of(picture: str) -> list[tuple[float, float]]:
    """Where the season wheel's pieces are."""
    found = re.findall(rf'<circle cx="([\d.]+)" cy="([\d.]+)" r="{PIECE}"', picture)
    return [(float(x), float(y)) for x, y in found]


@pytest.mark.parametrize(
    ("season", "where"),
    [("winter", (0, -LANE)), ("spring", (LANE, 0)), ("summer", (0, LANE)), ("autumn", (-LANE, 0))],
)
def test_a_piece_stands_on_its_season(season: str, where: tuple[float, float]) -> None:
    [(x, y)] = pieces_of(season_wheel(LIGHT, [(season, LIGHT.coral)]))
    assert (x - MIDDLE, y - MIDDLE) == pytest.approx(where, abs=0.01)


def test_four_pieces_on_one_season_do_not_hide_each_other() -> None:
    spots = pieces_of(season_wheel(LIGHT, [("spring", colour) for colour in CREW]))
    assert len(spots) == 4
    assert min(dist(a, b) for a, b in pairwise(spots)) >= 2 * PIECE
    assert all(x - MIDDLE > abs(y - MIDDLE) for x, y in spots)


@pytest.mark.parametrize("size", [coast.PHONE, coast.WIDE])
def test_the_spaces_of_the_track_are_evenly_apart_and_inside_the_picture(size: tuple[int, int]) -> None:
    spots = coast.spaces(41, size)
    apart = [dist(a, b) for a, b in pairwise(spots)]
    assert len(spots) == 41
    assert max(apart) - min(apart) < 0.1 * max(apart)
    assert all(0 < x < size[0] and 0 < y < size[1] for x, y in spots)


def test_the_first_and_the_last_space_of_the_track_lie_apart() -> None:
    first, second, *_, last = coast.spaces(41)
    assert dist(first, last) > 1.5 * dist(first, second)


def test_a_track_of_one_space_can_be_drawn() -> None:
    assert len(coast.spaces(1)) == 1


def test_ships_on_one_space_do_not_hide_each_other() -> None:
    picture = coast.coast(LIGHT, 41, (), [(7, colour) for colour in CREW])
    tokens = re.findall(r'translate\(([\d.]+) ([\d.]+)\)"><circle cx="0" cy="0" r="13.22"', picture)
    spots = [(float(x), float(y)) for x, y in tokens]
    assert len(spots) == 4
    assert min(dist(a, b) for a, b in pairwise(spots)) > 11.5


def test_a_chest_takes_the_place_of_a_space_s_dot() -> None:
    bare, marked = coast.coast(LIGHT, 41, (), ()), coast.coast(LIGHT, 41, (3, 9), ())
    assert bare.count(' r="4.4"/>') == 41
    assert marked.count(' r="4.4"/>') == 39


def test_what_a_track_is_full_of_is_no_path() -> None:
    bare, full = coast.coast(LIGHT, 41, (), ()), coast.coast(LIGHT, 41, range(41), (), values=range(41))
    assert bare.count("<path") == full.count("<path") < 16


def test_a_marker_above_the_plan_card_is_faded() -> None:
    assert 'opacity="0.5"' in plan_card(LIGHT, COLUMNS, (3, 4, 0, 3, 3))
    assert 'opacity="0.5"' not in plan_card(LIGHT, COLUMNS, (3, 4, 1, 3, 3))


def test_one_marker_of_the_plan_card_can_be_lit() -> None:
    plain = plan_card(LIGHT, COLUMNS, (3, 4, 2, 3, 3))
    lit = plan_card(LIGHT, COLUMNS, (3, 4, 2, 3, 3), lit="purple")
    assert "radialGradient" not in plain
    assert lit.count("<radialGradient") == 1
    assert all(picture.count(token(LIGHT, colour)) == 1 for picture in (plain, lit) for colour in COLUMNS)


def test_a_marker_one_row_higher_is_drawn_higher() -> None:
    def height(row: int) -> float:
        card = plan_card(LIGHT, ("red",), (row,))
        found = re.search(r"translate\([\d.]+ ([\d.]+)\)", card)
        assert found
        return float(found[1])

    assert height(0) < height(1) < height(2) < height(3) < height(4)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_every_island_is_drawn(count: int) -> None:
    dry, flooded = islands(LIGHT, (False,) * count), islands(LIGHT, (True,) * count)
    assert dry.count(LIGHT.wood) == flooded.count(LIGHT.wood) == count
    assert LIGHT.sand in dry
    assert LIGHT.sand not in flooded


def test_no_two_symbols_look_the_same() -> None:
    assert len({symbol(name, LIGHT) for name in NAMES}) == len(NAMES)


@pytest.mark.parametrize("colour", COLOURS)
def test_the_symbol_of_a_colour_is_filled_with_it(colour: str) -> None:
    assert f'fill="{getattr(LIGHT, colour)}"' in symbol(colour, LIGHT)


@pytest.mark.parametrize(("value", "text"), [(1.0, "1"), (1.256, "1.26"), (-0.001, "0"), (100, "100"), (0.5, "0.5")])
def test_numbers_are_written_short(value: float, text: str) -> None:
    assert svg.number(value) == text


def test_attribute_values_are_escaped() -> None:
    assert svg.element("g", id='a<b&"c') == '<g id="a&lt;b&amp;&quot;c"/>'


@pytest.mark.parametrize(("turn", "point"), [(0, (5, 3)), (90, (7, 5)), (180, (5, 7)), (270, (3, 5))])
def test_directions_run_clockwise_from_north(turn: float, point: tuple[float, float]) -> None:
    assert svg.polar(5, 5, 2, turn) == pytest.approx(point)


def test_the_track_carries_the_values_of_ships_and_chests() -> None:
    values = tuple(range(0, 82, 2))
    plain = coast.coast(LIGHT, 41, (10,), [(20, LIGHT.coral)], coast.WIDE)
    told = coast.coast(LIGHT, 41, (10,), [(20, LIGHT.coral)], coast.WIDE, values)
    numbers = re.findall(r"<g fill=[^>]*>(.*?)</g>", told[len(plain) - len("</svg>") :])
    assert [number.count("<rect") for number in numbers] == [len(SMALL[4] + SMALL[0]), len(SMALL[2] + SMALL[0])]
    flat = coast.coast(LIGHT, 41, (10,), [(20, LIGHT.coral)], (358, 64), values)
    assert len(flat) < len(coast.coast(LIGHT, 41, (10,), [(20, LIGHT.coral)], (358, 110), values))
