"""The field for the name that is printed on a card, and what keeps it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from companion.screen.boundary import component
from companion.screen.store import Store
from companion.widgets.controls import Act, Emphasis, button
from companion.widgets.layout import row, section
from companion.widgets.typing import Typed
from rules.farshore.components.told import LONGEST_PRINTED


@component
def NameForm(store: Store, first: str, keep: Callable[[str], Awaitable[None]], leave: Act) -> ft.Control:
    """`first` stands in the field already."""
    text, set_text = ft.use_state(first[:LONGEST_PRINTED])

    async def keep_name() -> None:
        if printed := " ".join(text.split()):
            await keep(printed)

    looks = {"max_length": LONGEST_PRINTED, "counter": ""}
    return section(
        store.text("box.rename"),
        Typed(store.text("farshore_sheet.printed_name"), text, set_text, store, looks),
        row(
            button(store.text("farshore_sheet.keep_name"), keep_name, weight=Emphasis.MAIN),
            button(store.text("sheet.never_mind"), leave, weight=Emphasis.QUIET),
        ),
    )
