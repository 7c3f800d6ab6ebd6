"""The wind rose: which tiles are face up, and which have been."""

from __future__ import annotations

from typing import Self

from rules.farshore.components.told import WindTile
from rules.farshore.steps import STACKS, Stack
from rules.kernel import Position


class Rose(Position):
    """The wind rose tiles in force; None shows something nobody told us."""

    a: WindTile | None = None
    b: WindTile | None = None
    seen: tuple[WindTile, ...] = ()
    """Every known tile that has been face up in this game."""

    def tile(self, stack: Stack) -> WindTile | None:
        return self.a if stack == "A" else self.b

    def turned(self, stack: Stack, tile: WindTile | None) -> Self:
        seen = self.seen if tile is None or tile in self.seen else (*self.seen, tile)
        return self.replace(**{stack.lower(): tile, "seen": seen})

    @property
    def unknown(self) -> tuple[Stack, ...]:
        return tuple([stack for stack in STACKS if self.tile(stack) is None])
