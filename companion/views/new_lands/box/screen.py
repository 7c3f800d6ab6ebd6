"""The way into My box of New Lands."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.new_lands.boxes import OwnBox
from companion.new_lands.drawers import LANDS_BOX
from companion.screen.store import Store
from companion.views.box.screen import BoxScreen
from companion.views.new_lands.table.naming import tile_spoken
from companion.widgets.layout import note, section
from rules.new_lands.components.numbers import TILES

NAMED: Final = 6
"""Kinds in question, in words."""


def Box(store: Store, part: str) -> ft.Control:
    return BoxScreen(store, LANDS_BOX, part, _on_top)


def _on_top(own: OwnBox) -> list[ft.Control]:
    """Whether every tile is known, or more than there are."""
    store, box = own.store, own.box
    if box.over:
        # Dozens of kinds in words are more than a sentence takes; the drawer of the tiles lists them all.
        kinds, more = [tile_spoken(store, text) for text in box.over[:NAMED]], len(box.over) - NAMED
        kinds += [store.text("new_lands_box.more_kinds", n=more)] if more > 0 else []
        doubt = store.text("new_lands.box_over", n=box.known, limit=TILES, kinds="; ".join(kinds))
        return [section(store.text("new_lands_box.too_many"), note(doubt))]
    return [note(store.text("new_lands_box.complete"))] if box.complete else []
