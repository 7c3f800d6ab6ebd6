"""My box of the game: what a table teaches is known to the next ones too."""

from __future__ import annotations

from collections.abc import Callable

from companion.box import own_box
from companion.lil_everdell.drawers import LIL_BOX
from companion.screen.store import Store
from rules.lil_everdell.components.box import Box, Fact

Edit = Callable[[Box], Box]
OwnBox = own_box.OwnBox[Box]


async def my_box(store: Store) -> Box:
    """As far as anyone has told."""
    return await own_box.my_box(store, LIL_BOX)


async def learn(store: Store, *told: Fact) -> None:
    """Remember what components turned out to show. A box that has no room for it stays as it was told."""
    if told:
        await own_box.teach(store, LIL_BOX, lambda box: LIL_BOX.with_facts(box, told))


async def remember(store: Store, before: Box, after: Box) -> None:
    """What a match taught about the components is known to the next ones too."""
    await learn(store, *LIL_BOX.news(before, after))
