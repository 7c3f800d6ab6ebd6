"""Route cards drawn by the app, for whoever has written the whole deck into their box."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.match import dice
from companion.screen import theme
from companion.views.farshore.table.window import FarshoreWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import back_button
from companion.widgets.answers import answer
from companion.widgets.controls import Act, Action, button
from companion.widgets.layout import note, row
from rules.farshore.ask.answers import FarshoreOption
from rules.farshore.ask.krabita import route_answer
from rules.farshore.krabita.route_deck import first_free, possible, routes_left


def draw_button(window: FarshoreWindow, show: Callable[[int], None]) -> list[ft.Control]:
    if not window.state.facts.routes:
        return []
    name = window.store.text("farshore_table.draw_route")
    return [row(button(name, partial(_draw, window, show), icon=ft.Icons.STYLE_OUTLINED))]


def _draw(window: FarshoreWindow, show: Callable[[int], None]) -> None:
    """Played at once where we know what is free; otherwise the table says."""
    route = dice.one_of(routes_left(window.state))
    move = first_free(window.state, route)
    if move is None:
        show(route)
    else:
        window.play(move)


def drawn(window: FarshoreWindow, route: int, back: Act) -> ft.Control:
    """The sections that may be free, from the top."""
    store, state, keys = window.store, window.state, AnswerKeys(window)
    sections = [route_answer(state.facts, move) for move in possible(state, route)]
    return ft.Column(
        [
            ft.Text(store.text("farshore_table.route_drawn", n=route + 1), theme_style=ft.TextThemeStyle.TITLE_LARGE),
            note(store.text("farshore_table.route_drawn_how")),
            *(_section(window, keys, option) for option in sections),
            row(back_button(store, back)),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _section(window: FarshoreWindow, keys: AnswerKeys, option: FarshoreOption) -> ft.Control:
    """Numbered as on the card, also where there is no keyboard."""
    return keys.place(
        Action(window.play, option.move), lambda act, n: answer(window.store.say(option.label), act, number=n)
    )
