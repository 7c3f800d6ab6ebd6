"""Every step of a match in words, the newest first."""

from __future__ import annotations

import flet as ft

from companion.boundary import component
from companion.sitting import Sitting
from companion.widgets.layout import screen, title


@component
def Log(sitting: Sitting) -> ft.Control:
    store = sitting.store
    told = sitting.table.told()
    lines = [" · ".join(store.say(line) for line in step) for step in reversed(told)]
    return screen(title(store.text("log.title")), *(ft.Text(line) for line in lines))
