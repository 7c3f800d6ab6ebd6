"""Everybody's points so far, as far as the rules know them."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.match.naming import player_name
from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.widgets.pictures import picture


def standings(window: TableWindow[Any], signs: tuple[str, ...] = ()) -> list[ft.Control]:
    """A line per player, in the order of the score; each with its drawing where there are any."""
    store, game_id = window.store, window.table.game.id
    scores = window.table.game.score(window.state)
    drawn = signs or ("",) * len(scores)
    return [
        ft.Row(
            [
                *([picture(sign, "", width=theme.SIGN, height=theme.SIGN)] if sign else ()),
                ft.Text(
                    store.say(player_name(game_id, score.player, None)),
                    expand=True,
                    theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
                ),
                ft.Text(store.text("table.points", n=score.total), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
            ]
        )
        for sign, score in zip(drawn, scores, strict=True)
    ]
