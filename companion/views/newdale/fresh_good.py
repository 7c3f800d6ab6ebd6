"""A good that we have no word for: its owner writes what it is called."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import flet as ft

from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.newdale.goods_names import named_goods
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import row
from companion.widgets.typing import Typed
from rules.kernel import phrase
from rules.letters import fold
from rules.newdale.components.told import LONGEST_PRINTED

BESIDE_LETTERS: Final = " -'’."
"""What a name may have besides letters and digits: other signs part the goods of a table."""


def as_good(typed: str) -> str:
    """What is kept of a good's name."""
    letters = (letter for letter in typed if letter.isalnum() or letter in BESIDE_LETTERS)
    return "".join(letters).strip()[:LONGEST_PRINTED].strip()


class Unadded:
    """What stands in the field of a form and was not added yet."""

    def __init__(self) -> None:
        self.name = ""
        self.take: Callable[[], None] = lambda: None
        self.told = False

    def keeps_back(self, store: Store) -> bool:
        """Added now: somebody says where it belongs before anything is kept; a hasty second tap keeps nothing."""
        if self.name:
            store.tell(phrase("newdale_box.good_waits", name=self.name))
            self.take()
            store.reading.start()
            self.name, self.told = "", True
            return True
        return self.told and not store.reading.over


def use_unadded() -> Unadded:
    """A hook: of a form whose *Keep* asks it first."""
    held: Unadded = ft.use_memo(Unadded, [])
    return held


@component
def FreshGood(
    store: Store, own: Iterable[str], add: Callable[[str], None], unadded: Unadded | None = None
) -> ft.Control:
    """`own`: those that were written before; a name we know is that good. `unadded`: where a form has a *Keep*."""
    typed, write = ft.use_state("")
    name = as_good(typed)

    def take() -> None:
        if name:
            known = {fold(said): good for good, said in named_goods(store, own).items()}
            add(known.get(fold(name), name))
            write("")

    if unadded is not None:
        unadded.name, unadded.take = name, take
    field = Typed(store.text("newdale_box.other_good"), typed, write, store, {}, take)
    words = store.text("newdale_box.add_good", name=name)
    return ft.Column(
        [field, *([row(button(words, take, weight=Emphasis.SOFT))] if name else ())],
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
