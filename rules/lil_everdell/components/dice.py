"""The dice: what a face of a resource die shows, and where the eight-sided die points."""

from __future__ import annotations

from typing import Literal

from rules.amounts import Change, Count
from rules.kernel import Model


class Face(Model):
    """One face of a resource die: how many symbols of each sort."""

    points: Count = 0
    any: Count = 0
    resin: Count = 0
    twig: Count = 0
    berry: Count = 0

    @property
    def symbols(self) -> int:
        return self.points + self.any + self.resin + self.twig + self.berry


class Diagram(Model):
    """Where the numbers of the eight-sided die lie in the display."""

    fact: Literal["diagram"] = "diagram"
    rows: Change
    """One row of eight, or two of four."""
    places: tuple[Change, ...]
    """Of the numbers 1 to 8 in order: the place each one means, counted as one reads."""
