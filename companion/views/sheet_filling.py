"""The way to fill a sheet in again from the record of its match."""

from __future__ import annotations

import flet as ft

from companion.score.open_sheet import OpenSheet
from companion.screen.store import Store
from companion.widgets.controls import button
from rules.kernel import phrase


def fill_button(store: Store, sheet: OpenSheet) -> ft.Control:
    """Takes over everything that the record vouches for."""

    def fill() -> None:
        sheet.fill_again()
        store.tell(phrase("sheet.filled_again"), sheet.undo)

    return button(store.text("sheet.fill_again"), fill, icon=ft.Icons.REFRESH)
