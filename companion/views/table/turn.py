"""The turn area: the open panel, else what is asked, by the screen that asks it best; a refusal lies over both."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.match.table_window import TableWindow
from companion.screen.boundary import component
from companion.views.table.game_table import table_of
from companion.views.table.over import over
from companion.views.table.question import GeneralQuestion
from companion.views.table.refusal import refusal
from companion.widgets.layout import place


def turn_area(window: TableWindow[Any]) -> ft.Control:
    """Each question is drawn with buttons of its own, unless the game asks several on the same desk; an answer counts
    once its picture has stood long enough."""
    asked = table_of(window).desk(window) or window.asked.question
    area = window.panel if window.panels.covered else f"question{asked}.{window.asked.again}"
    return place(Turn(window, key=area))  # type: ignore[call-arg]


@component
def Turn(window: TableWindow[Any]) -> ft.Control:
    window.drawn = window.asked
    picture, reading = window.picture, window.store.reading
    reading.show(picture)
    # From when it is sent: drawing takes its time.
    ft.use_effect(reading.start, [picture])
    ft.use_dialog(refusal(window))
    window.store.keys.listed = ()
    if window.panels.covered:
        return table_of(window).panel(window)
    if window.question is None:
        return over(window)
    return table_of(window).turn(window) or GeneralQuestion(window)
