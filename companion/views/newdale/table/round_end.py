"""The end of a round where turns are not followed one by one: the desk as the draw left it, points, the next round."""

from __future__ import annotations

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.newdale.table.panels import point_lines
from companion.views.newdale.table.window import NewdaleWindow, own_seat
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.question import asks
from companion.widgets.controls import button
from companion.widgets.layout import column, row
from rules.newdale.setup import Depth


@component
def RoundTurn(window: NewdaleWindow) -> ft.Control:
    question, keys, state = window.question, AnswerKeys(window), window.state
    assert question is not None
    seat = own_seat(window)
    desk = state.depth is Depth.DESK and state.has_board(seat)
    built = button(
        window.store.text("newdale_table.new_building"), lambda: window.open(f"card:{seat}"), icon=ft.Icons.ADD_HOME
    )
    return ft.Column(
        [
            *asks(window, question),
            column(keys.answers(question.options)),
            *([row(built)] if desk else ()),
            *point_lines(window),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
