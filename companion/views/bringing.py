"""The way to bring in a file, wherever people look for it, and the screen that it leads to."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.screen.boundary import component
from companion.screen.store import Store
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import row, screen

ROUTE: Final = "/bring"


def bring_in_button(store: Store) -> ft.Control:
    """Leads to where a file is chosen; of which game it is, the file says."""
    return button(store.text("share.bring"), partial(store.go, ROUTE), icon=ft.Icons.UPLOAD_FILE, weight=Emphasis.QUIET)


@component
def BringScreen(store: Store) -> ft.Control:
    """A file of any game, and any of our formats."""
    # Loaded when it is first shown: the first picture does not wait for it.
    from companion.views.score.bringing import BringIn

    back = partial(store.back, "/shelf")
    return screen(
        row(button(store.text("shelf.back"), back, icon=ft.Icons.ARROW_BACK, weight=Emphasis.QUIET)), BringIn(store)
    )
