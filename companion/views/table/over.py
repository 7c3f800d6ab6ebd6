"""The match is over: where things stand, and the way to the count."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.match.table_window import TableWindow
from companion.views.table.game_table import table_of
from companion.views.table.standings import standings
from companion.widgets.answers import answer
from companion.widgets.layout import column, note


def over(window: TableWindow[Any]) -> ft.Control:
    store, game = window.store, table_of(window)
    seats = range(len(window.table.game.score(window.state)))
    heading = ft.Text(game.over(store), theme_style=ft.TextThemeStyle.HEADLINE_SMALL)
    return column(
        [
            ft.Semantics(content=heading, heading_level=2, container=True),
            *([note(store.text("table.over_how"))] if window.table.game.sheet else ()),
            *standings(window, game.player_name, tuple(game.player_sign(window, seat) for seat in seats)),
            *([_count(window)] if window.table.game.sheet else ()),
        ]
    )


def _count(window: TableWindow[Any]) -> ft.Control:
    store = window.store
    return answer(store.text("table.count"), lambda: store.go(f"/match/{window.table.id}/score"), main=True)
