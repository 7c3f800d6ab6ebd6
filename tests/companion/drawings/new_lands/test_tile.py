"""Which part of a drawn tile lies under a finger."""

from __future__ import annotations

import pytest

from companion.drawings.new_lands.tile import part_middle, part_under
from rules.new_lands.components.kinds import REPORTED
from rules.new_lands.components.tile import tile, turned

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
