"""An address that leads nowhere."""

from __future__ import annotations

import flet as ft

from companion.boundary import component
from companion.store import Store
from companion.widgets.controls import Weight, button
from companion.widgets.layout import note, row, screen, title


@component
def NotFound(store: Store) -> ft.Control:
    return screen(
        title(store.text("not_found.title")),
        note(store.text("not_found.text")),
        row(button(store.text("not_found.home"), lambda: store.go("/"), weight=Weight.MAIN)),
    )
