"""My box of the game: what a table teaches is known to the next ones too."""

from __future__ import annotations

from typing import Final

from companion.box import own_box
from companion.lil_everdell.drawers import LIL_BOX
from companion.screen.store import Store
from rules.lil_everdell.components.box import Box

GAME: Final = LIL_BOX.game
OwnBox = own_box.OwnBox[Box]


async def remember(store: Store, before: Box, after: Box) -> None:
    """What a match taught about the components is known to the next ones too."""
    await own_box.learn(store, LIL_BOX, *LIL_BOX.news(before, after))
