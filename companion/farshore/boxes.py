"""My box as this process keeps it: what a window learns is in force for every new match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import flet as ft

from companion.disk.saves import Saves
from companion.screen.store import Store
from rules.farshore.components.box import Box, Fact
from rules.farshore.components.cards import Card, Edition
from rules.farshore.components.printed import Origin
from rules.kernel import IllegalMove, Phrase, phrase

GAME: Final = "farshore"
Edit = Callable[[Box], Box]


async def my_box(store: Store) -> Box:
    """As far as anyone has told."""
    return await store.backend.work(_read)


async def edit_box(store: Store, edit: Edit) -> tuple[Box, Box]:
    """The box before and after; `OSError` when it can be neither read nor kept just now."""
    return await store.backend.work(lambda saves: _edit(saves, edit))


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
    told: tuple[Fact, ...] = (*after.wind_tiles, *after.map_needs, *after.weather)
    for fact in told:
        if not _holds(before, fact):
            await learn(store, fact)


def name_origin(box: Box, card: Card, language: str) -> Origin:
    """Where the name comes from that a reader sees on a card without one of their own: see `Facts.name`."""
    printed = card.name(box.edition) if box.edition else None
    shown = printed if printed and printed.origin is not Origin.OURS else card.name(Edition(language))
    return shown.origin


@ft.observable
@dataclass
class OwnBox:
    """My box in one window: every change is kept at once, and can be taken back."""

    store: Store
    box: Box = field(default_factory=Box)

    async def change(self, edit: Edit, message: Phrase) -> bool:
        """Whether it is done; if not, the person has been told why."""
        try:
            before, after = await edit_box(self.store, edit)
        except IllegalMove as illegal:
            self.store.tell(illegal.phrase)
        except OSError:
            self.store.tell(phrase("farshore_box.not_kept"))
        else:
            self.box = after
            if before == after:
                self.store.tell(phrase("farshore_box.known_already"))
            else:
                self.store.tell(message, undo=lambda: self._take_back(before, after))
            return True
        return False

    async def learn(self, fact: Fact, instead_of: Fact | None = None) -> bool:
        def edit(box: Box) -> Box:
            return (box.forget(instead_of) if instead_of and _holds(box, instead_of) else box).learn(fact)

        return await self.change(edit, phrase("farshore_box.learned"))

    async def forget(self, fact: Fact) -> bool:
        return await self.change(
            lambda box: box.forget(fact) if _holds(box, fact) else box, phrase("farshore_box.forgotten")
        )

    def _take_back(self, before: Box, after: Box) -> None:
        async def back() -> None:
            # Somebody else may have told more meanwhile: that is not thrown away with it.
            try:
                _, now = await edit_box(self.store, lambda box: before if box == after else box)
            except OSError:
                self.store.tell(phrase("farshore_box.not_kept"))
                return
            self.box = now
            self.store.tell(phrase("farshore_box.taken_back" if now == before else "farshore_box.changed_since"))

        self.store.page.run_task(back)


def _read(saves: Saves) -> Box:
    return saves.box(GAME, Box) or Box()


def _edit(saves: Saves, edit: Edit) -> tuple[Box, Box]:
    before = saves.box(GAME, Box, to_write=True) or Box()
    after = edit(before)
    if after != before:
        saves.keep_box(GAME, after)
    return before, after


def _holds(box: Box, fact: Fact) -> bool:
    if fact.fact == "track":
        return box.track is not None
    held = (box.wind_tiles, box.map_needs, box.cards, box.routes, box.shores, box.islands, box.weather)
    return any(fact in drawer for drawer in held)
