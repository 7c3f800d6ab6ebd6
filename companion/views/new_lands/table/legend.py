"""What the signs on the pictures of tiles mean: letters, numbers, the plus."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.views.new_lands.table.naming import tile_spoken
from companion.views.new_lands.table.window import LandsWindow
from companion.widgets.layout import note
from rules.new_lands.ask.tiles import Choice, Picture


def legend(window: LandsWindow, found: Sequence[Choice], flat: bool) -> ft.Control:
    """Only of the signs that are to be seen: on tiles, or, unless they lie `flat`, on sets of edges."""
    store, n = window.store, [len(choice.pictures) for choice in found]
    counted = any(one.left is not None for choice in found for one in choice.pictures)
    shown = {
        "legend_number": not flat and max(n) > 1,
        "legend_plus": not flat and min(n) == 0,
        "legend_left": flat and counted,
        "legend_letters": True,
    }
    return note(" ".join(store.text(f"new_lands_table.{key}") for key, seen in shown.items() if seen))


def picture_spoken(window: LandsWindow, one: Picture, seen: str) -> str:
    """A tile as it is `seen`, and how many of it are left where that stands on it."""
    said = tile_spoken(window.store, seen)
    return said if one.left is None else window.store.text("new_lands_table.left_of", tile=said, n=max(0, one.left))
