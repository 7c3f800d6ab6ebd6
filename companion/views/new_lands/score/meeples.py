"""The meeples left at the end: a terrain and one number each."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.screen import theme
from companion.views.new_lands import looks
from companion.views.score.checking import check_this
from companion.views.score.scoring import Scoring
from companion.widgets.answers import grid, picture_button, toggle
from companion.widgets.controls import icon_button
from companion.widgets.layout import card_of, note
from companion.widgets.picking import counter
from companion.widgets.pictures import picture
from rules.new_lands.components.numbers import LIMIT
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.score.sheet import Stood


def meeples(scoring: Scoring) -> list[ft.Control]:
    store, player = scoring.store, scoring.player
    adds = [
        picture_button(
            store.text("new_lands_table.role", on=on.value),
            looks.terrain(store, on),
            partial(_put, scoring, (*player.meeples, _new(on))),
            spoken=store.text("new_lands_sheet.add", on=on.value),
        )
        for on in Terrain
    ]
    return [
        note(store.text("new_lands_sheet.meeples_about")),
        *(_meeple(scoring, at, meeple) for at, meeple in enumerate(player.meeples)),
        grid(adds, len(adds)),
        *check_this(scoring, "meeples"),
    ]


def _new(on: Terrain) -> Stood:
    return Stood(on=on, tiles=1) if on is Terrain.PLAIN else Stood(on=on, cities=0)


def _put(scoring: Scoring, all_of_them: tuple[Stood, ...], about: str = "") -> None:
    scoring.enter(about, meeples=all_of_them)


def _meeple(scoring: Scoring, at: int, meeple: Stood) -> ft.Control:
    store, others = scoring.store, scoring.player.meeples
    rest = (*others[:at], *others[at + 1 :])
    if meeple.on is None:
        told = note(store.text("new_lands_sheet.at_place", place=meeple.at or ""))
        return ft.Row([ft.Container(told, expand=True), _away(scoring, f"{at + 1}. {meeple.at}", rest)])
    on = meeple.on
    field = "tiles" if on is Terrain.PLAIN else "cities"
    of = store.text("new_lands_sheet.meeple", n=at + 1, on=on.value)

    def change(**changes: object) -> None:
        _put(scoring, (*others[:at], meeple.replace(**changes), *others[at + 1 :]), f"meeple{at}")

    name, now = store.text(f"new_lands_table.{field}"), getattr(meeple, field) or 0
    steps = counter(store, name, now, lambda n: change(**{field: n}), high=LIMIT, of=of)
    heading = ft.Row(
        [
            picture(looks.terrain(store, on), "", width=theme.PIECE, height=theme.PIECE),
            ft.Text(of, expand=True),
            toggle(store.text("new_lands_sheet.was_closed"), meeple.closed, lambda: change(closed=not meeple.closed)),
            _away(scoring, of, rest),
        ]
    )
    return card_of(heading, steps, key=f"{scoring.at}_meeple_{at}")


def _away(scoring: Scoring, what: str, rest: tuple[Stood, ...]) -> ft.Control:
    name = scoring.store.text("new_lands_sheet.take_away", what=what)
    return icon_button(name, ft.Icons.CLOSE, partial(_put, scoring, rest))
