"""Phase VI: what comes by itself is told; switches for what may be used; one tap ends it."""

from __future__ import annotations

from functools import partial
from itertools import chain

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import use_choice
from companion.views.table.question import asks
from companion.widgets.answers import answer, toggle
from companion.widgets.layout import column, note, row
from rules.kernel import Phrase, phrase
from rules.newdale.moves import Use, UseSpecials
from rules.newdale.specials import untold_fists

FEW = 4
"""So many answers are a list."""


@component
def SpecialTurn(window: NewdaleWindow) -> ft.Control:
    question, keys = window.question, AnswerKeys(window)
    assert question is not None
    few = len(question.options) <= FEW
    return ft.Column(
        [*asks(window, question), *([column(keys.answers(question.options))] if few else _switches(window, keys))],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _switches(window: NewdaleWindow, keys: AnswerKeys) -> list[ft.Control]:
    question, state, store = window.question, window.state, window.store
    assert question is not None
    nothing: tuple[Use, ...] = ()
    nobody: tuple[int, ...] = ()
    uses, use = use_choice(window, "uses", nothing, counts=True)
    fewer, lose = use_choice(window, "fewer", nobody, counts=True)
    seat: int = question.options[0].move.seat
    offered = list(dict.fromkeys(chain.from_iterable(option.move.uses for option in question.options)))

    def turn(each: Use) -> None:
        others = tuple(other for other in uses if other.built != each.built)
        use(others if each in uses else (*others, each))

    def turn_seat(each: int) -> None:
        lose(tuple(sorted({*fewer} ^ {each})))

    toggles = [toggle(store.say(_name(window, seat, each)), each in uses, partial(turn, each)) for each in offered]
    losers = [toggle(state.name(each), each in fewer, partial(turn_seat, each)) for each in untold_fists(state, seat)]
    move = UseSpecials(seat=seat, uses=uses, fewer=fewer)
    done = keys.place(
        partial(window.play, move), lambda act, _: answer(store.text("newdale_table.specials_done"), act, main=True)
    )
    return [row(*toggles), *([note(store.text("newdale_table.fewer_fists")), row(*losers)] if losers else ()), done]


def _name(window: NewdaleWindow, seat: int, use: Use) -> Phrase:
    figure, instead = use.figure.value if use.figure else "none", use.instead.value if use.instead else "none"
    return phrase("newdale.use", card=window.state.card(seat, use.built).name, figure=figure, instead=instead)
