"""The dice: what a face of a resource die shows, and where the eight-sided die points."""

from __future__ import annotations

from typing import Literal

from pydantic import NonNegativeInt

from rules.kernel import Model


class Face(Model):
    """One face of a resource die: how many symbols of each sort."""

    points: NonNegativeInt = 0
    any: NonNegativeInt = 0
    resin: NonNegativeInt = 0
    twig: NonNegativeInt = 0
    berry: NonNegativeInt = 0

    @property
    def symbols(self) -> int:
        return self.points + self.any + self.resin + self.twig + self.berry


class Diagram(Model):
    """Where the numbers of the eight-sided die lie in the display."""

    fact: Literal["diagram"] = "diagram"
    rows: int
    """One row of eight, or two of four."""
    places: tuple[int, ...]
    """Of the numbers 1 to 8 in order: the place each one means, counted as one reads."""
