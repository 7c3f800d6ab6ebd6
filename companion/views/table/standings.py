"""Everybody's points so far, as far as the rules know them."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.match.naming import player_name
from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.widgets.pictures import picture


def standings(
    window: TableWindow[Any], signs: tuple[str, ...] = (), *, names: tuple[str, ...] = (), bare: bool = False
) -> list[ft.Control]:
    """A line per player, in the order of the score; each with its drawing where there are any.

    `names`: as the game calls them, where that differs. `bare`: the drawing and a number; the words are only spoken.
    """
    store, game_id = window.store, window.table.game.id
    scores = window.scores
    drawn = signs or ("",) * len(scores)
    called = names or tuple(store.say(player_name(game_id, score.player, None)) for score in scores)
    turn = window.question.who if window.question else ""
    large = store.preferences.text_size >= theme.LARGE_TEXT
    return [
        _line(
            name,
            store.text("table.points", n=score.total),
            sign,
            bool(turn) and score.player == turn,
            score.total if bare or large else None,
            bare,
        )
        for name, sign, score in zip(called, drawn, scores, strict=True)
    ]


def _line(name: str, points: str, sign: str, lit: bool, alone: int | None, nameless: bool) -> ft.Control:
    """`lit`: whoever's turn it is stands out. `alone`: the number of points, which leaves large names more room."""
    style, weight = ft.TextThemeStyle.TITLE_MEDIUM, ft.FontWeight.W_600 if lit else None
    shown = ft.Row(
        [
            *([picture(sign, "", width=theme.SIGN, height=theme.SIGN)] if sign else ()),
            ft.Text(
                "" if nameless else name,
                expand=True,
                theme_style=style,
                weight=weight,
                max_lines=1,
                overflow=ft.TextOverflow.ELLIPSIS,
            ),
            ft.Text(
                points if alone is None else str(alone),
                semantics_label=None if alone is None else f"{name}: {points}",
                theme_style=style,
                weight=weight,
            ),
        ]
    )
    if not lit:
        return ft.Container(shown, padding=_AROUND)
    if nameless:
        # A drawing in a frame would look like something to tap.
        side = ft.Border(left=ft.BorderSide(theme.NEAR, ft.Colors.PRIMARY))
        return ft.Container(shown, padding=_BESIDE, border=side)
    edge = ft.Border.all(theme.CHOSEN_BORDER, ft.Colors.PRIMARY)
    ground = ft.Colors.PRIMARY_CONTAINER
    return ft.Container(shown, padding=_AROUND, bgcolor=ground, border=edge, border_radius=theme.SMALL_RADIUS)


_AROUND = ft.Padding.symmetric(horizontal=theme.GAP)
_BESIDE = ft.Padding.only(left=theme.GAP - theme.NEAR, right=theme.GAP)
