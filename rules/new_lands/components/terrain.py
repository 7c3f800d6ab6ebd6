"""The three terrains, and the four edges of a tile."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias


class Terrain(StrEnum):
    """What an area is made of. In tile texts each goes by its letter."""

    PLAIN = "plain"
    MOUNTAIN = "mountain"
    SEA = "sea"

    @property
    def letter(self) -> str:
        return self.value[0].upper()


LETTERS: Final = {terrain.letter: terrain for terrain in Terrain}
EDGES: Final = "nesw"
"""Clockwise from the north."""
Spot: TypeAlias = tuple[int, int]
"""Where a tile lies: x to the east, y to the south; the start tile is at 0, 0."""
FARTHEST: Final = 200
"""From the start tile, along x and along y: no table lays a tile beyond."""
STEPS: Final[tuple[Spot, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))


def around(spot: Spot) -> tuple[Spot, ...]:
    """The four neighbours, in the order of the edges."""
    x, y = spot
    return tuple((x + dx, y + dy) for dx, dy in STEPS)


def facing(side: int) -> int:
    """The edge of the neighbour that meets this one, both by number."""
    return (side + 2) % 4
