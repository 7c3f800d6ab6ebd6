"""Everyone has passed: where things stand, and the way to the count."""

from __future__ import annotations

import flet as ft

from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.views.farshore.table import looks
from companion.views.farshore.table.board import called
from companion.widgets.answers import answer
from companion.widgets.layout import column, note
from companion.widgets.pictures import picture


def over(window: TableWindow) -> ft.Control:
    store, state = window.store, window.state
    scores = window.table.game.score(state)
    rows = [
        ft.Row(
            [
                picture(looks.worker(store, state, seat), "", width=theme.SIGN, height=theme.SIGN),
                ft.Text(called(store, state, seat), expand=True, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
                ft.Text(store.text("farshore_table.points", n=score.total), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
            ]
        )
        for seat, score in enumerate(scores)
    ]
    return column(
        [
            ft.Semantics(
                content=ft.Text(store.text("farshore_table.over"), theme_style=ft.TextThemeStyle.HEADLINE_SMALL),
                heading_level=2,
                container=True,
            ),
            note(store.text("farshore_table.over_how")),
            *rows,
            answer(store.text("farshore_table.count"), lambda: store.go(f"/match/{window.table.id}/score"), main=True),
        ]
    )
