"""Every drawing on one page, for tests and for whoever draws the next one."""

from __future__ import annotations

import flet as ft

from companion.boundary import component
from companion.store import Store
from companion.widgets.layout import screen, title


@component
def Gallery(store: Store) -> ft.Control:
    return screen(title(store.text("gallery.title")))
