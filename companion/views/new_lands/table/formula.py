"""How the points of an area come about, in one line."""

from __future__ import annotations

from companion.screen.store import Store
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.land.worth import is_small, points


def formula(store: Store, on: Terrain, tiles: int, cities: int, closed: bool, one_tile: bool) -> str:
    """`2 × 5 tiles = 10`; a small closed area is said to count as open."""
    state = "open" if not closed else "small" if is_small(tiles, one_tile) else "closed"
    n = points(on, tiles, cities, closed, one_tile=one_tile)
    return store.text("new_lands_table.formula", on=on.value, state=state, tiles=tiles, cities=cities, n=n)
