"""The map as it is seen: turned by quarters, so that it looks as from one's own chair."""

from __future__ import annotations

from typing import Final

from companion.views.new_lands import sizes
from companion.views.new_lands.table.viewer import Rim
from rules.new_lands.components.terrain import FARTHEST, Spot
from rules.new_lands.components.tile import Tile, tile, turned
from rules.new_lands.land.land import Land

CELLS: Final = 2 * FARTHEST + 1
"""The scene is fixed, the start tile in its middle: what lies beyond the rim costs nothing."""
TILE_SIDE: Final = sizes.TILE
QUARTERS: Final = 4


def seen_spot(spot: Spot, quarters: int) -> Spot:
    """Where a spot of the map is on the screen, in tiles from the start tile."""
    x, y = spot
    for _ in range(quarters):
        x, y = -y, x
    return x, y


def seen_edges(edges: str, quarters: int) -> str:
    """Four letters by the edges of the screen instead of those of the map."""
    return edges[-quarters:] + edges[:-quarters] if quarters else edges


def seen_tile(one: Tile, quarters: int) -> Tile:
    return turned(one, quarters) if quarters else one


def seen_text(text: str, quarters: int) -> str:
    return seen_tile(tile(text), quarters).text if quarters else text


def laid_text(text: str, quarters: int) -> str:
    """The tile of the map that is seen like this."""
    return seen_text(text, -quarters % QUARTERS)


def corner(spot: Spot, quarters: int) -> tuple[float, float]:
    x, y = seen_spot(spot, quarters)
    return (x + CELLS // 2) * TILE_SIDE, (y + CELLS // 2) * TILE_SIDE


def middle(spot: Spot, quarters: int) -> tuple[float, float]:
    left, top = corner(spot, quarters)
    return left + TILE_SIDE / 2, top + TILE_SIDE / 2


def spot_at(x: float, y: float, quarters: int) -> Spot:
    """The spot of the map under a point of the scene."""
    seen = int(x // TILE_SIDE) - CELLS // 2, int(y // TILE_SIDE) - CELLS // 2
    return seen_spot(seen, -quarters % QUARTERS)


def rim(land: Land, quarters: int) -> Rim:
    """The map with its free spots."""
    corners = [corner(spot, quarters) for spot in (*land.spots, *land.free)]
    across, down = [x for x, _ in corners], [y for _, y in corners]
    return min(across), min(down), max(across) + TILE_SIDE, max(down) + TILE_SIDE
