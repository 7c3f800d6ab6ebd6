"""Points printed on buildings: one after the other, or all at once."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.views.newdale.score.numbers import change
from companion.views.score.checking import check_this
from companion.views.score.scoring import Scoring
from companion.widgets.controls import choices
from companion.widgets.entries import NumberField
from companion.widgets.layout import note, row
from companion.widgets.picking import chip

OFFERED: Final = range(13)
"""Points to tap; others are typed in all."""


def buildings(scoring: Scoring) -> list[ft.Control]:
    store, player = scoring.store, scoring.player
    cards = player.cards or ()
    total = player.buildings if isinstance(player.buildings, int) else None
    ways = choices(
        [(store.text("newdale_sheet.one_by_one"), True), (store.text("newdale_sheet.in_all"), False)],
        total is None,
        lambda single: scoring.enter("buildings", buildings=() if single else sum(cards)),
    )
    parts = _cards(scoring, cards) if total is None else [_total(scoring, total)]
    return [ways, *parts, *check_this(scoring, "buildings")]


def _total(scoring: Scoring, total: int) -> ft.Control:
    name = scoring.store.text("newdale_sheet.buildings")
    return NumberField(scoring.store, name, total, change(scoring, "buildings"), empty=True)


def _cards(scoring: Scoring, cards: tuple[int, ...]) -> list[ft.Control]:
    """A tap adds a building with so many points; a tap on one takes it away."""
    store = scoring.store

    def put(now: tuple[int, ...]) -> None:
        scoring.enter(buildings=now)

    held = [
        chip(store.text("newdale_sheet.take_points", n=n), partial(put, (*cards[:at], *cards[at + 1 :])), True)
        for at, n in enumerate(cards)
    ]
    offered = [chip(store.text("newdale_sheet.add_points", n=n), partial(put, (*cards, n))) for n in OFFERED]
    return [
        note(store.text("newdale_sheet.buildings_so_far", n=len(cards), points=sum(cards))),
        row(*held),
        note(store.text("newdale_sheet.tap_points")),
        row(*offered),
    ]
