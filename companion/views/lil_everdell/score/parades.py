"""Parade tokens: one of each kind at most, by value."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.screen import theme
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.score.readings import readings
from companion.views.lil_everdell.table import looks
from companion.views.score.checking import check_this
from companion.views.score.loose_values import loose_values
from companion.views.score.scoring import Scoring
from companion.widgets.entries import panel
from companion.widgets.layout import note, row
from companion.widgets.pictures import picture
from rules.lil_everdell.components.parades import PARADES, ParadeKind
from rules.lil_everdell.score.sheet import SheetToken


def parades(scoring: Scoring) -> list[ft.Control]:
    kinds = [_kind(scoring, kind) for kind in ParadeKind]
    return [*check_this(scoring, "parades"), *kinds, _without_kind(scoring), *readings(scoring)]


def _kind(scoring: Scoring, kind: ParadeKind) -> ft.Control:
    store = scoring.store
    name = store.text("lil_everdell.parade", parade=kind.value)
    held = [token.value for token in scoring.player.parades if token.kind is kind]
    offered: tuple[int | None, ...] = (None, *PARADES.values)

    def choose(value: int | None) -> None:
        others = tuple(token for token in scoring.player.parades if token.kind is not kind)
        scoring.enter(parades=others if value is None else (*others, SheetToken(kind=kind, value=value)))

    return ft.Column(
        [
            ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL),
            row(*(_value(scoring, kind, name, value, value in (held or [None]), choose) for value in offered)),
        ],
        spacing=theme.NEAR,
        key=f"{scoring.at} {kind.value}",
    )


def _value(
    scoring: Scoring, kind: ParadeKind, name: str, value: int | None, chosen: bool, choose: Callable[[int | None], None]
) -> ft.Control:
    store = scoring.store
    drawn = picture(looks.parade(kind.value, value, store.dark), "", width=sizes.TOKEN, height=sizes.TOKEN)
    key = "no_token_of" if value is None else "token_of"
    said = scoring.own_text(key, kind=name, value=value or 0)
    return panel(
        said, drawn, partial(choose, value), chosen=chosen, padding=theme.NEAR, grey=value is None and not chosen
    )


def _without_kind(scoring: Scoring) -> ft.Control:
    """For those who noted only what their tokens are worth."""
    head = note(scoring.own_text("kind_not_noted"))
    return loose_values(scoring, "token", "parades", PARADES.values, lambda value: SheetToken(value=value), head)
