"""My box of New Lands: what a table teaches is known to the next ones too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.box import own_box
from companion.new_lands.drawers import LANDS_BOX
from companion.screen.store import Store
from rules.new_lands.components.box import Box

GAME: Final = LANDS_BOX.game
OwnBox = own_box.OwnBox[Box]


async def teach(store: Store, edit: Callable[[Box], Box]) -> None:
    """What a table taught of the components."""
    await own_box.teach(store, LANDS_BOX, edit)


async def remember(store: Store, _before: Box, after: Box) -> None:
    """What a match taught: of each kind the most tiles seen on one table."""
    if after.kinds:
        await teach(store, lambda mine: _with_kinds(mine, after))


def _with_kinds(mine: Box, told: Box) -> Box:
    for one in told.kinds:
        mine = mine.seen(one.tile, one.copies)
    return mine
