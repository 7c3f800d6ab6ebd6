"""The match is over: where things stand, and the way to the count."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.match.naming import player_name
from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.views.sheet_filling import fill_button
from companion.views.table.game_table import table_of
from companion.views.table.standings import standings
from companion.widgets.answers import answer
from companion.widgets.entries import panel
from companion.widgets.layout import column, note, row
from companion.widgets.pictures import picture, spoken_drawings


def over(window: TableWindow[Any]) -> ft.Control:
    store, game = window.store, table_of(window)
    seats = range(len(window.scores))
    sign, signs = game.title_sign(window), tuple(game.player_sign(window, seat) for seat in seats)
    # Large words would push it out of sight.
    early = store.preferences.text_size >= theme.LARGE_TEXT and not store.shape.flat
    return column(
        [
            *_headed(window, _heading(game.over(store), sign), sign),
            *(_count(window, sign) if early else ()),
            *([note(store.text("table.over_how"))] if window.table.game.sheet and not sign else ()),
            *game.ending(window),
            *standings(window, signs, names=game.names(window), bare=bool(sign)),
            *_sheet_says(window),
            *([] if store.shape.flat or early else _count(window, sign)),
        ]
    )


def _headed(window: TableWindow[Any], heading: ft.Control, sign: str) -> list[ft.Control]:
    """On a phone held across, the way to the count beside it: below the points it would be out of sight."""
    if not window.store.shape.flat:
        return [heading]
    return [ft.Row([ft.Container(heading, expand=True), *_count(window, sign)], spacing=theme.GAP)]


def _heading(words: str, sign: str) -> ft.Control:
    if sign:
        return spoken_drawings((sign,), words, theme.SIGN, heading=2)
    written = ft.Text(words, theme_style=ft.TextThemeStyle.HEADLINE_SMALL)
    return ft.Semantics(content=written, heading_level=2, container=True)


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


def _count(window: TableWindow[Any], sign: str) -> list[ft.Control]:
    """`sign`: a drawing instead of its words."""
    store, words = window.store, window.store.text("table.count")
    if not window.table.game.sheet:
        return []

    def count() -> None:
        store.go(f"/match/{window.table.id}/score")

    if not sign:
        return [answer(words, count, main=True)]
    drawn = ft.Container(picture(sign, "", width=theme.SIGN, height=theme.SIGN), alignment=ft.Alignment.CENTER)
    return [panel(words, drawn, count, chosen=True)]
