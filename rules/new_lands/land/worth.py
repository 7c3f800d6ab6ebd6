"""What a meeple is worth: one formula for open areas, one for closed ones, and the three numbers of a standing one."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from rules.new_lands.components.numbers import NUMBERS
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.land.land import Area, Land


class Worth(NamedTuple):
    """An area in numbers. For an open one `close` is the least it brings once closed."""

    terrain: Terrain
    tiles: int
    cities: int
    closed: bool
    gaps: int
    now: int
    close: int
    end: int


def points(
    terrain: Terrain, tiles: int, cities: int, closed: bool = False, *, final: bool = False, one_tile: bool = False
) -> int:
    """Równiny, Góry, Morza; at the end everything counts as open (Punktacja końcowa)."""
    # Ruling: two_tiles_at_end; the open value; "as usual" gives the same number.
    full = closed and not final and not is_small(tiles, one_tile)
    match terrain:
        case Terrain.PLAIN:
            return 2 * tiles if full else tiles
        case Terrain.MOUNTAIN:
            return 2 * cities if full else cities
        case Terrain.SEA:
            return cities + tiles if full else cities
        case _:
            assert_never(terrain)


def is_small(tiles: int, one_tile: bool = False) -> bool:
    """Whether a closed area counts as open: one of two tiles."""
    # Ruling: one_tile_area; and one of a single tile, unless the table takes the other reading.
    return tiles == NUMBERS.small.tiles or (tiles < NUMBERS.small.tiles and not one_tile)


def least(terrain: Terrain, tiles: int, cities: int, gaps: int) -> int:
    """What an open area brings at least once closed: each empty spot it is open to gets a tile that joins it."""
    return points(terrain, tiles + gaps, cities, closed=True)


def worth(land: Land, area: Area, one_tile: bool = False) -> Worth:
    tiles, cities, gaps = area.size, land.cities_of(area), len(area.gaps)
    now = points(area.terrain, tiles, cities, not gaps, one_tile=one_tile)
    close = least(area.terrain, tiles, cities, gaps) if gaps else now
    end = points(area.terrain, tiles, cities, final=True)
    return Worth(area.terrain, tiles, cities, not gaps, gaps, now, close, end)
