"""My box of New Lands: what a table teaches is known to the next ones too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from companion.box import own_box
from companion.new_lands.drawers import LANDS_BOX
from companion.screen.store import Store
from rules.new_lands.components.box import Box, KindOf

GAME: Final = LANDS_BOX.game
OwnBox = own_box.OwnBox[Box]


async def teach(store: Store, edit: Callable[[Box], Box]) -> None:
    """What a table taught of the components."""
    await own_box.teach(store, LANDS_BOX, edit)


@dataclass
class Taught:
    """What a match has taught from one window: it goes again with the tile that taught it."""

    kinds: dict[str, tuple[int, int]] = field(default_factory=dict)
    """How many of a kind My box knew before, and how many since."""

    async def remember(self, store: Store, _before: Box, after: Box) -> None:
        """Of each kind the most tiles seen on one table."""
        if after.kinds or self.kinds:
            await teach(store, lambda mine: self.taught(mine, after))

    def taught(self, mine: Box, told: Box) -> Box:
        """My box by what a match tells now; a number that somebody else has told since is left alone."""
        for name, (before, since) in tuple(self.kinds.items()):
            if mine.copies.get(name, 0) == since > told.copies.get(name, 0):
                mine = self._lowered(mine, name, before, told.copies.get(name, 0))
        for one in told.kinds:
            had = mine.copies.get(one.tile, 0)
            if one.copies > had:
                before, since = self.kinds.get(one.tile, (had, had))
                self.kinds[one.tile] = before if since == had else had, one.copies
                mine = mine.learn(one)
        return mine

    def _lowered(self, mine: Box, name: str, before: int, seen: int) -> Box:
        """Never below what the box knew before."""
        now = max(before, seen)
        self.kinds[name] = before, now
        one = KindOf(tile=name, copies=now)
        return mine.learn(one) if now else mine.forget(one)
