"""Points so far, as the score board has them: a sum, or laps and a space."""

from __future__ import annotations

import flet as ft

from companion.screen.boundary import component
from companion.views.score.checking import check_this
from companion.views.score.scoring import Scoring
from companion.widgets.controls import button
from companion.widgets.entries import NumberField
from companion.widgets.layout import column, folded, note, row
from companion.widgets.picking import counter
from rules.new_lands.components.numbers import LIMIT
from rules.new_lands.score.sheet import lapped


def points(scoring: Scoring) -> list[ft.Control]:
    store, player = scoring.store, scoring.player
    entry = NumberField(
        store,
        store.text("new_lands_sheet.points"),
        sum(player.points) if player.points else None,
        lambda n: scoring.enter("points", points=() if n is None else (max(-LIMIT, min(n, LIMIT)),)),
        store.text("sheet.sums"),
        empty=True,
    )
    followed = [note(store.text("new_lands_sheet.followed"))] if player.taken or player.corrections else []
    return [
        *followed,
        ft.Container(entry, key=f"{scoring.at}_points"),
        *check_this(scoring, "points"),
        folded(store.text("new_lands_sheet.laps"), Laps(scoring)),
    ]


@component
def Laps(scoring: Scoring) -> ft.Control:
    """A marker that went round the board so many times and stands on this space."""
    laps, set_laps = ft.use_state(0)
    space, set_space = ft.use_state(0)
    store, box = scoring.store, scoring.open_sheet.box
    total = lapped(laps, space, box)
    return column(
        [
            note(store.text("new_lands_sheet.laps_about", n=box.spaces)),
            counter(store, store.text("new_lands_sheet.lap_count"), laps, set_laps),
            NumberField(store, store.text("new_lands_sheet.space"), space, lambda n: set_space(max(0, n or 0))),
            row(
                button(
                    store.text("new_lands_sheet.take_laps", n=total),
                    lambda: scoring.enter("points", points=(min(total, LIMIT),)),
                )
            ),
        ]
    )
