"""My box of the game: what a table teaches is known to the next ones too."""

from __future__ import annotations

from collections.abc import Callable

from companion.box import own_box
from companion.lil_everdell.drawers import LIL_BOX
from companion.screen.store import Store
from rules.kernel import IllegalMove, phrase
from rules.lil_everdell.components.box import Box, Fact

Edit = Callable[[Box], Box]
OwnBox = own_box.OwnBox[Box]


async def my_box(store: Store) -> Box:
    """As far as anyone has told."""
    return await own_box.my_box(store, LIL_BOX)


async def learn(store: Store, *told: Fact) -> None:
    """Remember what components turned out to show. A box that has no room for it stays as it was told."""
    try:
        await own_box.edit_box(store, LIL_BOX, lambda box: with_facts(box, *told))
    except OSError:
        store.trouble = phrase("shell.not_kept")


def with_facts(box: Box, *told: Fact) -> Box:
    for fact in told:
        if fact not in LIL_BOX.facts(box):
            try:
                box = box.learn(fact)
            except IllegalMove:
                continue
    return box


async def remember(store: Store, before: Box, after: Box) -> None:
    """What a match taught about the components is known to the next ones too."""
    told = tuple(fact for fact in LIL_BOX.facts(after) if fact not in LIL_BOX.facts(before))
    if told:
        await learn(store, *told)
