"""My box of Farshore: what a table teaches is known to the next ones too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.box import own_box
from companion.farshore.drawers import FARSHORE_BOX
from companion.screen.store import Store
from rules.farshore.components.box import Box, Fact
from rules.kernel import IllegalMove, phrase

GAME: Final = FARSHORE_BOX.game
Edit = Callable[[Box], Box]
OwnBox = own_box.OwnBox[Box]


async def my_box(store: Store) -> Box:
    """As far as anyone has told."""
    return await own_box.my_box(store, FARSHORE_BOX)


async def edit_box(store: Store, edit: Edit) -> tuple[Box, Box]:
    """The box before and after; `OSError` when it can be neither read nor kept just now."""
    return await own_box.edit_box(store, FARSHORE_BOX, edit)


async def learn(store: Store, fact: Fact) -> None:
    """Remember what a component turned out to show. A box that has no room for it stays as it was told."""
    try:
        await edit_box(store, lambda box: box.learn(fact))
    except IllegalMove:
        return
    except OSError:
        store.trouble = phrase("shell.not_kept")


async def remember(store: Store, before: Box, after: Box) -> None:
    """What a match taught about the components is known to the next ones too."""
    told: tuple[Fact, ...] = (*after.wind_tiles, *after.map_needs, *after.weather, *after.cards)
    for fact in told:
        if fact not in FARSHORE_BOX.facts(before):
            await learn(store, fact)
