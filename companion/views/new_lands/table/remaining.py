"""What is left of a box that is known whole: every kind with how many of it can still be drawn."""

from __future__ import annotations

import flet as ft

from companion.screen import theme
from companion.views.new_lands import looks, sizes
from companion.views.new_lands.table.naming import tile_spoken
from companion.views.new_lands.table.window import LandsWindow
from companion.views.table.frame import across, panel
from companion.widgets.answers import grid
from companion.widgets.layout import note
from companion.widgets.pictures import picture
from rules.new_lands.ask.tiles import Picture, remaining


def remaining_panel(window: LandsWindow, _which: str) -> ft.Control:
    """Those that are used up come last, in grey."""
    store, found = window.store, remaining(window.state)
    if not found:
        return panel(window, store.text("new_lands_table.left"), note(store.text("new_lands_table.left_unknown")))
    left = sum(max(0, one.left or 0) for one in found)
    order = sorted(found, key=lambda one: (one.left or 0) <= 0)
    shown = [_kind(window, one) for one in order]
    lines = [note(store.text("new_lands_table.left_count", n=left))]
    if left > window.state.left:
        lines.append(note(store.text("new_lands_table.left_more", n=left - window.state.left)))
    n = sizes.ACROSS_WIDE if store.wide else sizes.ACROSS
    return panel(window, store.text("new_lands_table.left"), *lines, grid(shown, across(store, n)))


def _kind(window: LandsWindow, one: Picture) -> ft.Control:
    store, n = window.store, max(0, one.left or 0)
    drawn = picture(looks.tile(store, one.tile, small=True), "", width=sizes.PICTURE, height=sizes.PICTURE)
    words = ft.Text(f"× {n}", theme_style=ft.TextThemeStyle.LABEL_MEDIUM)
    column = ft.Column([drawn, words], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    said = store.text("new_lands_table.left_of", tile=tile_spoken(store, one.tile), n=n)
    return ft.Container(
        ft.Semantics(content=column, label=said, container=True, exclude_semantics=True),
        opacity=1 if n else theme.GREY,
        expand=True,
        padding=ft.Padding.all(theme.CLOSE),
    )
