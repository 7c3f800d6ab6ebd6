"""What may follow a tile: a meeple placed, one taken back, or simply the next tile."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.new_lands import looks, sizes
from companion.views.new_lands.table.panels import meeple_row
from companion.views.new_lands.table.window import MEEPLES, SHOWN, LandsWindow, colour
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import across, panel
from companion.views.table.question import asks
from companion.widgets.answers import grid, picture_button
from companion.widgets.controls import Act, button
from companion.widgets.layout import note, row
from rules.kernel import Option
from rules.new_lands.moves import AnyMove, PlaceMeeple, TakeBack


@component
def MeepleTurn(window: LandsWindow) -> ft.Control:
    question, store, state = window.question, window.store, window.state
    assert question is not None
    keys = AnswerKeys(window)
    placings = [_placing(window, keys, option) for option in question.options if isinstance(option.move, PlaceMeeple)]
    takings = [_taking(window, keys, option) for option in question.options if isinstance(option.move, TakeBack)]
    placings += takings
    rest = [option for option in question.options if not isinstance(option.move, PlaceMeeple | TakeBack)]
    following = note(store.text("new_lands_table.or_next", name=state.name(state.next_seat)))
    return ft.Column(
        [
            *asks(window, question, without=SHOWN),
            grid(placings, across(store, sizes.WIDE_ANSWERS if store.wide else 4)),
            *keys.answers(rest),
            *([following] if state.left else ()),
            *all_meeples(window),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _placing(window: LandsWindow, keys: AnswerKeys, option: Option[AnyMove]) -> ft.Control:
    store, move = window.store, option.move
    assert isinstance(move, PlaceMeeple)
    on = str(option.label.params["on"])

    def draw(act: Act, _: int) -> ft.Control:
        return picture_button(
            store.say(option.label),
            looks.role(on, colour(window, move.seat), store.dark),
            act,
            grey=option.refusal is not None,
            size=theme.PIECE,
        )

    return keys.place(partial(window.play, move), draw)


def _taking(window: LandsWindow, keys: AnswerKeys, option: Option[AnyMove]) -> ft.Control:
    store, move = window.store, option.move
    assert isinstance(move, TakeBack)
    on = str(option.label.params["on"])
    sign = looks.role(on, colour(window, move.seat), store.dark)

    def draw(act: Act, _: int) -> ft.Control:
        return picture_button(
            store.text("new_lands_table.take_points", on=on, n=int(str(option.label.params["points"]))),
            sign,
            act,
            spoken=store.say(option.label),
            grey=option.refusal is not None,
            size=theme.PIECE,
        )

    return keys.place(partial(window.play, move), draw)


def standing(window: LandsWindow) -> list[ft.Control]:
    """Every meeple on the map with its three numbers."""
    return [meeple_row(window, meeple) for meeple in window.state.standing]


def all_meeples(window: LandsWindow) -> list[ft.Control]:
    """The way to them on a phone; where there is room they stand beside the map."""
    n = len(window.state.standing)
    if window.store.wide or not n:
        return []
    name = window.store.text("new_lands_table.meeples_listed", n=n)
    return [row(button(name, partial(window.open, MEEPLES), icon=ft.Icons.LIST))]


def meeples_panel(window: LandsWindow, _which: str) -> ft.Control:
    n = len(window.state.standing)
    return panel(window, window.store.text("new_lands_table.meeples_listed", n=n), *standing(window))
