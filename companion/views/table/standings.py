"""Everybody's points so far, as far as the rules know them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.screen.store import Store
from companion.widgets.pictures import picture

PlayerName = Callable[[Store, str], str]
"""A player as the reader calls them."""


def standings(window: TableWindow[Any], called: PlayerName, signs: tuple[str, ...] = ()) -> list[ft.Control]:
    """A line per player, in the order of the score; each with its drawing where there are any."""
    store = window.store
    scores = window.table.game.score(window.state)
    drawn = signs or ("",) * len(scores)
    return [
        ft.Row(
            [
                *([picture(sign, "", width=theme.SIGN, height=theme.SIGN)] if sign else ()),
                ft.Text(called(store, score.player), expand=True, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
                ft.Text(store.text("table.points", n=score.total), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
            ]
        )
        for sign, score in zip(drawn, scores, strict=True)
    ]
