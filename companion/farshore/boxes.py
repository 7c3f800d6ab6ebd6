"""My box of Farshore: what a table teaches is known to the next ones too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.box import own_box
from companion.farshore.drawers import FARSHORE_BOX
from companion.screen.store import Store
from rules.farshore.components.box import Box, Fact

GAME: Final = FARSHORE_BOX.game
Edit = Callable[[Box], Box]
OwnBox = own_box.OwnBox[Box]


async def edit_box(store: Store, edit: Edit) -> tuple[Box, Box]:
    """The box before and after; `OSError` when it can be neither read nor kept just now."""
    return await own_box.edit_box(store, FARSHORE_BOX, edit)


async def learn(store: Store, *told: Fact) -> None:
    """Remember what components turned out to show. A box that has no room for it stays as it was told."""
    await own_box.learn(store, FARSHORE_BOX, *told)


async def remember(store: Store, before: Box, after: Box) -> None:
    """What a match taught about the components is known to the next ones too."""
    seen: tuple[Fact, ...] = (*after.wind_tiles, *after.map_needs, *after.weather, *after.cards)
    await learn(store, *(fact for fact in FARSHORE_BOX.news(before, after) if fact in seen))
