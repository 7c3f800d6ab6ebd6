"""What may follow a tile: a meeple placed, one taken back, or simply the next tile."""

from __future__ import annotations

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.new_lands import looks, sizes
from companion.views.new_lands.table.explained import meeple_row
from companion.views.new_lands.table.map_view import map_view
from companion.views.new_lands.table.same_spot import same_spot
from companion.views.new_lands.table.seen import seen_tile
from companion.views.new_lands.table.what_if import placed_worth
from companion.views.new_lands.table.window import MEEPLES, SHOWN, LandsWindow, colour
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import across, panel
from companion.views.table.question import asks
from companion.widgets.answers import grid, picture_button
from companion.widgets.controls import Act, Action, button
from companion.widgets.layout import note, row
from rules.kernel import Option, Phrase
from rules.new_lands.moves import AnyMove, PlaceMeeple, TakeBack
from rules.new_lands.tell.naming import part_name


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
            *same_spot(window),
            grid(placings, across(store, sizes.WIDE_ANSWERS if store.wide else 4)),
            *keys.answers(rest),
            *([following] if state.left and window.amending is None else ()),
            *([row(*way)] if (way := meeples_button(window)) else ()),
            *meeples_beside(window),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _placing(window: LandsWindow, keys: AnswerKeys, option: Option[AnyMove]) -> ft.Control:
    store, move = window.store, option.move
    assert isinstance(move, PlaceMeeple)
    on = str(option.label.params["on"])
    part, below = _part(window, move), placed_worth(window, move)
    # The role as short as buttons have it: a Russian explorer takes more room than four of them leave.
    name = f"{store.text('new_lands_table.role', on=on)} ({store.say(part)})"
    spoken = store.text(option.label.key, on=on, part=part)

    def draw(act: Act, _: int) -> ft.Control:
        return picture_button(
            name,
            looks.role(on, colour(window, move.seat), store.dark),
            act,
            below=below,
            spoken=spoken,
            grey=option.refusal is not None,
            size=theme.PIECE,
        )

    return keys.place(Action(window.play, move), draw)


def _part(window: LandsWindow, move: PlaceMeeple) -> Phrase:
    """Where on the tile, as it is seen."""
    land = window.state.land
    assert land is not None
    one = land.tiles[-1]
    return part_name(seen_tile(one, map_view(window).quarters), one.part(move.edge) or 0)


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

    return keys.place(Action(window.play, move), draw)


def standing(window: LandsWindow) -> list[ft.Control]:
    """Every meeple on the map with its three numbers."""
    return [meeple_row(window, meeple) for meeple in window.state.standing]


def meeples_beside(window: LandsWindow) -> list[ft.Control]:
    """Below the question, each with its three numbers, where there is room."""
    return standing(window) if _roomy(window) else []


def meeples_button(window: LandsWindow) -> list[ft.Control]:
    """The way to them elsewhere."""
    n = len(window.state.standing)
    if not n or _roomy(window):
        return []
    name = window.store.text("new_lands_table.meeples_listed", n=n)
    return [button(name, Action(window.open, MEEPLES), icon=ft.Icons.LIST)]


def _roomy(window: LandsWindow) -> bool:
    return window.store.wide and not window.store.shape.flat


def meeples_panel(window: LandsWindow, _which: str) -> ft.Control:
    n = len(window.state.standing)
    return panel(window, window.store.text("new_lands_table.meeples_listed", n=n), *standing(window))
