"""The ship track: its printed values and its chests."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import pairwise
from typing import Final, Self

from pydantic import Field, model_validator

from rules.amounts import Count
from rules.kernel import Model
from rules.printed import Source, shipped_facts


class Track(Model):
    """Players name the printed VALUE their ship is at; it may be one our track does not have."""

    values: tuple[Count, ...] = Field(min_length=2)
    chests: tuple[Count, ...]

    @model_validator(mode="after")
    def _sound(self) -> Self:
        if self.values[0] != 0 or any(here >= there for here, there in pairwise(self.values)):
            raise ValueError("the values of a track rise from 0")
        if any(here >= there for here, there in pairwise(self.chests)) or not set(self.chests) <= set(self.values):
            raise ValueError("chests lie on spaces of the track, in order")
        return self

    @property
    def end(self) -> int:
        return self.values[-1]

    def sail(self, value: int, spaces: int) -> int:
        """Where `spaces` lead; from a value between two spaces the next space is one space away."""
        if spaces == 0:
            return value
        at = bisect_right(self.values, value) - 1 if spaces > 0 else bisect_left(self.values, value)
        return self.values[max(0, min(at + spaces, len(self.values) - 1))]

    def chests_between(self, start: int, stop: int) -> tuple[int, ...]:
        """The chests that are reached or passed on the way: the chest at `start` was taken before (p. 9)."""
        return tuple([chest for chest in self.chests if start < chest <= stop])

    def chests_passed(self, start: int, stop: int) -> int:
        return len(self.chests_between(start, stop))

    def holds(self, value: int) -> bool:
        return value in self.values

    def nearest(self, value: int) -> tuple[int, int]:
        """The printed values on either side of `value`; twice itself when it is printed."""
        below = self.values[max(0, bisect_right(self.values, value) - 1)]
        above = self.values[min(bisect_left(self.values, value), len(self.values) - 1)]
        return below, above


class ShipFacts(Model):
    track: Track
    source: Source
    end_source: Source
    """The last value stands in the books, the rest of the track does not."""


SHIP: Final = shipped_facts(ShipFacts, "farshore/ship")
