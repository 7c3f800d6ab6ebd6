"""Every drawing on one page, for tests and for whoever draws the next one."""

from __future__ import annotations

import flet as ft

from companion.drawings.gallery import gallery
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.widgets.layout import note, row, screen, title
from companion.widgets.pictures import picture


@component
def Gallery(store: Store) -> ft.Control:
    drawings = ft.use_memo(lambda: gallery(store.palette), [store.dark])
    framed = [
        ft.Column([picture(svg, name, height=theme.EXHIBIT, fit=ft.BoxFit.CONTAIN), note(name)], tight=True)
        for name, svg in drawings.items()
    ]
    return screen(title(store.text("gallery.title")), row(*framed))
