"""Where a fact of Farshore comes from, and the frame of its drawers."""

from __future__ import annotations

import flet as ft

from companion.farshore.boxes import GAME
from companion.screen.store import Store
from companion.views.box import marks
from companion.views.box.marks import apart
from rules.printed import Origin, Source

__all__ = ["apart", "mark", "part_screen"]


def mark(store: Store, source: Source | Origin | None) -> ft.Control:
    return marks.mark(store, GAME, source)


def part_screen(store: Store, name: str, *content: ft.Control) -> ft.Control:
    return marks.drawer_screen(store, GAME, name, *content)
