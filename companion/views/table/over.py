"""The match is over: where things stand, and the way to the count."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.match.naming import player_name
from companion.match.table_window import TableWindow
from companion.views.sheet_filling import fill_button
from companion.views.table.game_table import table_of
from companion.views.table.standings import standings
from companion.widgets.answers import answer
from companion.widgets.layout import column, note, row


def over(window: TableWindow[Any]) -> ft.Control:
    store, game = window.store, table_of(window)
    seats = range(len(window.table.game.score(window.state)))
    heading = ft.Text(game.over(store), theme_style=ft.TextThemeStyle.HEADLINE_SMALL)
    return column(
        [
            ft.Semantics(content=heading, heading_level=2, container=True),
            *([note(store.text("table.over_how"))] if window.table.game.sheet else ()),
            *game.ending(window),
            *standings(window, tuple(game.player_sign(window, seat) for seat in seats)),
            *_sheet_says(window),
            *([_count(window)] if window.table.game.sheet else ()),
        ]
    )


def _sheet_says(window: TableWindow[Any]) -> list[ft.Control]:
    """Where somebody entered something else on the sheet, it counts; nobody reads two results without being told."""
    store, sheet = window.store, window.table.match.sheet_in_use()
    if sheet is None or not sheet.differences:
        return []
    told = (
        store.text("shelf.score", name=player_name(window.table.game.id, score.player, None), points=score.total)
        for score in sheet.scored.scores
    )
    says = note(store.text("table.sheet_says", scores=" · ".join(told)))
    return [says, row(fill_button(store, sheet))]


def _count(window: TableWindow[Any]) -> ft.Control:
    store = window.store
    return answer(store.text("table.count"), lambda: store.go(f"/match/{window.table.id}/score"), main=True)
