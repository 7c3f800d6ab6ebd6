"""Krabita's plan card: five colour markers that decide what she takes from the bay (p. 12, 15)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from operator import attrgetter
from typing import Final, Self

from pydantic import model_validator

from rules.farshore.components.numbers import KRABITA, Marker
from rules.farshore.components.traits import Colour
from rules.kernel import Position

ABOVE: Final = 0
"""The row of a marker that has left the card at the top."""
START: Final = {marker.colour: marker.row for marker in KRABITA.plan}


_ROW: Final = attrgetter("row")


class Plan(Position):
    markers: tuple[Marker, ...]
    """In the order of their columns, from the left."""

    @model_validator(mode="after")
    def _one_each(self) -> Self:
        if sorted(marker.colour for marker in self.markers) != sorted(Colour):
            raise ValueError("a plan has one marker of each colour")
        if any(not ABOVE <= marker.row <= KRABITA.plan_rows for marker in self.markers):
            raise ValueError(f"a marker stands in rows 1 to {KRABITA.plan_rows}, or above the card in row {ABOVE}")
        return self

    @property
    def order(self) -> tuple[Colour, ...]:
        """The colours to look for: highest marker first, leftmost among equals; those above the card are ignored."""
        on_card = [marker for marker in self.markers if marker.row != ABOVE]
        return tuple([marker.colour for marker in sorted(on_card, key=_ROW)])

    def row(self, colour: Colour) -> int:
        return next(marker.row for marker in self.markers if marker.colour == colour)

    def raised(self, colour: Colour) -> Self:
        """One row up; from the top row above the card, where a marker stays."""
        return self.placed(colour, max(ABOVE, self.row(colour) - 1))

    def placed(self, colour: Colour, row: int) -> Self:
        markers = [_marker(colour, row) if marker.colour == colour else marker for marker in self.markers]
        return self.replace(markers=tuple(markers))


@cache
def _marker(colour: Colour, row: int) -> Marker:
    return Marker(colour=colour, row=row)


def plan(columns: Iterable[Colour]) -> Plan:
    """The plan card as laid out, the markers mixed into these columns."""
    return Plan(markers=tuple(Marker(colour=colour, row=START[colour]) for colour in columns))
