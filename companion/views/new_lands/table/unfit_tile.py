"""A tile that fits nowhere, named by whoever wants to: then the box knows that it is gone."""

from __future__ import annotations

import flet as ft

from companion.views.new_lands import looks, sizes
from companion.views.new_lands.table.naming import tile_spoken
from companion.views.new_lands.table.window import ASIDE, LandsWindow, begin
from companion.views.table.frame import panel
from companion.widgets.answers import grid
from companion.widgets.controls import Action, button
from companion.widgets.drawing_button import drawing_button
from companion.widgets.layout import note
from rules.new_lands.ask.tiles import misfits
from rules.new_lands.moves import SetAside


def aside_button(window: LandsWindow) -> ft.Control:
    """The way there: one tap less sets it aside without a name."""
    return button(window.store.text("new_lands_table.aside"), Action(begin, window, ASIDE), icon=ft.Icons.BLOCK)


def aside_choice(window: LandsWindow) -> ft.Control:
    """Which tile leaves the game: only those that fit nowhere are shown, the rules refuse the others."""
    store, found = window.store, misfits(window.state)
    heading = store.text("new_lands_table.aside")
    if not found:
        return panel(window, heading, note(store.text("new_lands_table.aside_none")), entry="fits_nowhere")
    shown = [_tile(window, text) for text in found]
    about = note(store.text("new_lands_table.aside_which"))
    return panel(window, heading, about, grid(shown, sizes.ACROSS_WIDE if store.wide else sizes.ACROSS))


def _tile(window: LandsWindow, text: str) -> ft.Control:
    store, act = window.store, Action(window.play, SetAside(seat=window.state.turn, tile=text))
    svg = looks.tile(store, text, small=True)
    return drawing_button(tile_spoken(store, text), svg, act, sizes.PICTURE, expand=True)
