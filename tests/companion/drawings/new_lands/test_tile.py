"""Which part of a drawn tile lies under a finger, and whether eyes that see no hue tell its terrains apart."""

from __future__ import annotations

from itertools import pairwise

import pytest

from companion.drawings.new_lands.terrain import ground
from companion.drawings.new_lands.tile import part_middle, part_under
from companion.screen.palette import palette
from rules.new_lands.components.kinds import REPORTED
from rules.new_lands.components.tile import tile, turned
from tests.harness.greyscale import lightness

TILES = [one.tile for one in REPORTED.kinds]


@pytest.mark.parametrize("text", [*TILES, "Ms.Pw.Sne~12", "Pn.Pe.Ms.Mw.S"])
@pytest.mark.parametrize("quarters", range(4))
def test_where_something_stands_on_a_part_is_that_part(text: str, quarters: int) -> None:
    one = turned(tile(text), quarters)
    for part in range(len(one.terrains)):
        assert part_under(one, *part_middle(one, part)) == part


@pytest.mark.parametrize("text", TILES)
def test_the_middle_of_an_edge_belongs_to_the_part_of_that_edge(text: str) -> None:
    one = tile(text)
    for side, point in enumerate(((50, 2), (98, 50), (50, 98), (2, 50))):
        assert part_under(one, *point) == one.at[side]


@pytest.mark.parametrize("dark", [False, True])
def test_terrains_are_told_apart_in_greyscale(dark: bool) -> None:
    lights = sorted(lightness(ground(palette(dark), letter)) for letter in "PMS")
    assert min(lighter - darker for darker, lighter in pairwise(lights)) > 10
