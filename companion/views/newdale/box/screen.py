"""The way into My box of Newdale."""

from __future__ import annotations

import flet as ft

from companion.newdale.boxes import NEWDALE_BOX
from companion.screen.store import Store
from companion.views.box.screen import BoxScreen


def Box(store: Store, part: str) -> ft.Control:
    return BoxScreen(store, NEWDALE_BOX, part)
