"""Point tokens before anything is taken, leftover resources, and whether both were taken already."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.screen import theme
from companion.views.lil_everdell.table import looks
from companion.views.score.checking import check_this
from companion.views.score.scoring import Scoring
from companion.views.score.totals import in_columns
from companion.widgets.controls import switch
from companion.widgets.entries import NumberField, clamped
from companion.widgets.layout import note
from companion.widgets.pictures import picture
from rules.lil_everdell.score.sheet import LIMIT, NUMBERS

SIGNS = {"tokens": "points", "resources": "crate"}


def numbers(scoring: Scoring) -> list[ft.Control]:
    """An opponent has neither."""
    if scoring.player.is_opponent:
        return [note(scoring.own_text("opponent_has_none"))]

    async def turn(paid: bool) -> None:
        scoring.enter("paid", paid=paid)

    entries = [ft.Column(_field(scoring, field), key=f"{scoring.at} {field}") for field in NUMBERS]
    return [
        note(scoring.store.text("sheet.sums")),
        in_columns(scoring.store, entries),
        switch(scoring.own_text("paid"), scoring.player.paid, turn),
        note(scoring.own_text("paid_about")),
    ]


def _field(scoring: Scoring, field: str) -> list[ft.Control]:
    store = scoring.store
    sign = picture(looks.sign(SIGNS[field], store.dark), "", width=theme.SIGN, height=theme.SIGN)
    name = scoring.own_text(field)
    entry = NumberField(
        store, name, getattr(scoring.player, field), _change(scoring, field), scoring.own_text(f"{field}_about")
    )
    line = ft.Row(
        [sign, ft.Container(entry, expand=True)], spacing=theme.GAP, vertical_alignment=ft.CrossAxisAlignment.START
    )
    return [line, *check_this(scoring, field)]


def _change(scoring: Scoring, field: str) -> Callable[[int | None], None]:
    return lambda n: scoring.enter(field, **{field: clamped(n, LIMIT, -LIMIT)})
