"""Pieces of which people noted only what they are worth: added by their value, taken away one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.screen import theme
from companion.views.score.scoring import Scoring
from companion.widgets.controls import button, icon_button
from companion.widgets.layout import row


def loose_values(
    scoring: Scoring, what: str, field: str, values: Sequence[int], made: Callable[[int], Any], *head: ft.Control
) -> ft.Control:
    """For a field of pieces that have a value and, where it was told, a kind.

    The game's words are `add_<what>`, `loose_<what>` and `drop_<what>`; `made` is a piece of a value.
    """
    loose = [piece for piece in getattr(scoring.player, field) if piece.kind is None]

    def add(value: int) -> None:
        scoring.enter("", **{field: (*getattr(scoring.player, field), made(value))})

    def drop(piece: Any) -> None:
        # The very piece that was drawn here: two quick taps take away no other one.
        scoring.enter("", **{field: tuple(each for each in getattr(scoring.player, field) if each is not piece)})

    def line(n: int, piece: Any) -> ft.Control:
        name = scoring.own_text(f"drop_{what}", value=piece.value, n=n)
        away = icon_button(name, ft.Icons.REMOVE_CIRCLE_OUTLINE, partial(drop, piece))
        return ft.Row([ft.Text(scoring.own_text(f"loose_{what}", value=piece.value)), away])

    return ft.Column(
        [
            *head,
            row(*(button(scoring.own_text(f"add_{what}", value=value), partial(add, value)) for value in values)),
            *(line(n, piece) for n, piece in enumerate(loose, 1)),
        ],
        spacing=theme.NEAR,
        key=f"{scoring.at}_loose",
    )
