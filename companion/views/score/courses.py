"""How numbers rose in a match that was followed: a line for each player, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.drawings.courses import SIZE, Line, courses
from companion.screen import theme
from companion.screen.store import Store
from companion.widgets.pictures import picture


def course_chart(store: Store, lines: Sequence[Line], end: int, *below: ft.Control) -> ft.Control:
    """The lines, never larger than they are drawn, with what names their moments below them."""
    drawn = picture(courses(store.palette, lines, end), "", fit=ft.BoxFit.CONTAIN)
    chart = ft.Container(drawn, aspect_ratio=SIZE[0] / SIZE[1])
    column = ft.Column([chart, *below], spacing=theme.NEAR) if below else chart
    return ft.Row([ft.Container(column, width=SIZE[0], expand=True, expand_loose=True)])


def course_words(tones: Sequence[str], told: Sequence[str]) -> list[ft.Control]:
    """Each line in words, behind a dot of its colour."""
    return [
        ft.Row([ft.Icon(ft.Icons.CIRCLE, color=tone, size=theme.GAP * 2), ft.Text(words, expand=True)])
        for tone, words in zip(tones, told, strict=True)
    ]
