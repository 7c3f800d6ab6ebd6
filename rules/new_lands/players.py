"""Who plays: the points of each person, line by line, the meeples at home and those that stand on the land."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, NonNegativeInt

from rules.kernel import Model
from rules.new_lands.components.numbers import MEEPLES
from rules.new_lands.components.terrain import FARTHEST, Spot, Terrain

Coordinate = Annotated[int, Field(strict=True, ge=-FARTHEST, le=FARTHEST)]
Part = Annotated[str, Field(pattern=r"^([nesw]|i[1-8]?)$")]
"""A part by one of its edges, or i1, i2 … inside."""


class Place(Model):
    """A part of a tile. It is called by its first edge, so that it survives a changed tile."""

    x: Coordinate
    y: Coordinate
    edge: Part

    @property
    def spot(self) -> Spot:
        return self.x, self.y


class Meeple(Model):
    """A meeple that stands on the land: explorer, robber or sailor by its terrain."""

    seat: NonNegativeInt
    on: Terrain
    place: Place | None = None
    """None in a Ledger."""
    since: int = 0
    """How many tiles were laid when it was placed."""


class Scored(Model):
    """One meeple, scored: what was counted, and what it came to."""

    on: Terrain
    tiles: int | None = None
    """None where nobody counted them."""
    cities: int = 0
    closed: bool = False
    final: bool = False
    """Left to the end: counts as open."""
    points: int
    stood: int | None = None
    """How many tiles were laid meanwhile; None for a placing that nobody recorded."""


class Player(Model):
    start: NonNegativeInt = 0
    """Points typed in when the game was already going."""
    scored: tuple[Scored, ...] = ()
    corrections: tuple[int, ...] = ()
    """By how many points the table put the total right, each time."""
    home: NonNegativeInt = MEEPLES
    left: bool = False
    """Went away from the table: turns are skipped, meeples stay."""

    @property
    def points(self) -> int:
        """So far; meeples that still stand are not in it."""
        return self.start + sum(line.points for line in self.scored) + sum(self.corrections)
