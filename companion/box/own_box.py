"""My box as this process keeps it: what a window learns is in force for every new match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

import flet as ft

from companion.box.kind import BoxKind, BoxT, Fact
from companion.disk.saves import Saves
from companion.screen.store import Store
from rules.kernel import IllegalMove, Phrase, phrase

Edit = Callable[[BoxT], BoxT]


async def my_box(store: Store, kind: BoxKind[BoxT]) -> BoxT:
    """As far as anyone has told."""
    return await store.backend.work(lambda saves: saves.box(kind.game, kind.model) or kind.model())


async def edit_box(store: Store, kind: BoxKind[BoxT], edit: Edit[BoxT]) -> tuple[BoxT, BoxT]:
    """The box before and after; `OSError` when it can be neither read nor kept just now."""
    return await store.backend.work(lambda saves: change_kept(saves, kind, edit))


def change_kept(saves: Saves, kind: BoxKind[BoxT], edit: Edit[BoxT]) -> tuple[BoxT, BoxT]:
    before = saves.box(kind.game, kind.model, to_write=True) or kind.model()
    after = edit(before)
    if after != before:
        saves.keep_box(kind.game, after)
    return before, after


async def teach(store: Store, kind: BoxKind[BoxT], edit: Edit[BoxT]) -> None:
    """What a table taught of its components is known to the next one too; what a disk refuses is said and waits."""
    await store.keep(lambda: edit_box(store, kind, edit))


async def learn(store: Store, kind: BoxKind[BoxT], *told: Fact) -> None:
    """Remember what components turned out to show. A box that has no room for it stays as it was told."""
    if told:
        await teach(store, kind, lambda box: kind.with_facts(box, told))


def use_box(store: Store, kind: BoxKind[BoxT], about: str = "") -> tuple[BoxT, Callable[[BoxT], None]]:
    """A hook: My box, and what to do when it has changed; nothing is told until the disk has been asked.

    It is asked again when `about` is another.
    """
    box, set_box = ft.use_state(kind.model())

    async def look_in_the_box() -> None:
        set_box(await my_box(store, kind))

    ft.use_effect(look_in_the_box, [about])
    return box, set_box


@ft.observable
@dataclass
class OwnBox(Generic[BoxT]):
    """My box in one window: every change is kept at once, and can be taken back."""

    store: Store
    kind: BoxKind[BoxT]
    box: BoxT

    async def change(self, edit: Edit[BoxT], message: Phrase) -> bool:
        """Whether it is done; if not, the person has been told why."""
        try:
            before, after = await edit_box(self.store, self.kind, edit)
        except IllegalMove as illegal:
            self.store.tell(illegal.phrase)
        except OSError:
            self.store.tell(phrase("box.not_kept"))
        else:
            self.box = after
            if before == after:
                self.store.tell(phrase("box.known_already"))
            else:
                self.store.tell(message, undo=lambda: self._take_back(before, after))
            return True
        return False

    async def learn(self, fact: Fact, instead_of: Fact | None = None) -> bool:
        def edit(box: BoxT) -> BoxT:
            return self.kind.learn(self._without(box, instead_of), fact)

        return await self.change(edit, phrase("box.learned"))

    async def forget(self, fact: Fact) -> bool:
        return await self.change(lambda box: self._without(box, fact), phrase("box.forgotten"))

    def _without(self, box: BoxT, fact: Fact | None) -> BoxT:
        """As it is, where it does not hold the fact: another window may have been faster."""
        held = fact is not None and fact in self.kind.facts(box)
        return self.kind.forget(box, fact) if held else box

    def _take_back(self, before: BoxT, after: BoxT) -> None:
        async def back() -> None:
            # Somebody else may have told more meanwhile: that is not thrown away with it.
            try:
                _, now = await edit_box(self.store, self.kind, lambda box: before if box == after else box)
            except OSError:
                self.store.tell(phrase("box.not_kept"))
                return
            self.box = now
            self.store.tell(phrase("box.taken_back" if now == before else "box.changed_since"))

        self.store.page.run_task(back)
