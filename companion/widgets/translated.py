"""Names that are our own translation: marked wherever they are read, with the way to say what is really printed."""

from __future__ import annotations

from typing import Final, NamedTuple

import flet as ft

from companion.screen.store import Store
from companion.widgets.controls import Act, Emphasis, button
from companion.widgets.layout import column, note, row

MARK: Final = "*"


class ShownName(NamedTuple):
    """A name as it is written on a button, and as it is spoken."""

    written: str
    spoken: str
    ours: bool
    """It is our translation, until somebody reads the component."""


def shown_name(store: Store, name: str, ours: bool) -> ShownName:
    if not ours:
        return ShownName(name, name, ours)
    return ShownName(name + MARK, f"{name}, {store.text('box.name_ours')}", ours)


def renaming_offer(store: Store, rename: Act, ours: bool) -> ft.Control:
    """What the mark means, where one is to be seen, and the way to rename."""
    act = button(store.text("box.rename"), rename, icon=ft.Icons.EDIT_OUTLINED, weight=Emphasis.QUIET)
    return column([*([note(store.text("box.names_ours"))] if ours else ()), row(act)])
