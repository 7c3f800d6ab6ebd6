"""Phase I: which event; a known one is one tap, a new one is told by its figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.newdale.figure_pad import figure_pad, taken
from companion.views.newdale.looks import letters
from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import use_choice
from companion.views.table.question import asks
from companion.widgets.answers import answer, toggle
from companion.widgets.controls import choices
from companion.widgets.layout import column, row
from rules.kernel import Option
from rules.newdale.components.figures import Figure, Figures
from rules.newdale.components.numbers import ROUNDS
from rules.newdale.moves import TurnEvent

SIX = 6
"""An event that says so lets the starter draw as many."""


@component
def EventTurn(window: NewdaleWindow) -> ft.Control:
    question, keys = window.question, AnswerKeys(window)
    assert question is not None
    untold = [sample.event for entry in question.entries for sample in entry.samples if isinstance(sample, TurnEvent)]
    return ft.Column(
        [
            *asks(window, question, without="newdale.why_deck"),
            *(_told(window, keys, question.options, untold) if untold else [column(keys.answers(question.options))]),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _told(
    window: NewdaleWindow, keys: AnswerKeys, options: Sequence[Option[Any]], untold: list[int]
) -> list[ft.Control]:
    """Cards that are known first; then the number and the figures of one that nobody has told."""
    store = window.store
    nobody: tuple[Figure, ...] = ()
    number, choose = use_choice(window, "event", untold[0], counts=True)
    shown, show = use_choice(window, "figures", nobody, counts=True)
    six, turn = use_choice(window, "six", False, counts=True)
    heading = store.text("newdale_table.printed")

    def play() -> None:
        window.play(TurnEvent(event=number, figures=Figures.of(shown), draws=SIX if six else None))

    known = [option for option in options if option.move.figures is not None]
    later = [option for option in options if option.move == TurnEvent(event=number)]
    said = store.text("newdale_table.event_shows", n=number, figures=letters(store, Figures.of(shown)))
    return [
        *([column(keys.answers(known))] if known else ()),
        *([choices([(str(each), each) for each in untold], number, choose)] if len(untold) > 1 else ()),
        figure_pad(store, lambda figure: show((*shown, figure)), of=heading),
        *([taken(store, shown, lambda at: show((*shown[:at], *shown[at + 1 :])))] if shown else ()),
        row(toggle(store.text("newdale_table.draws_instead", n=SIX, usual=ROUNDS.drawn), six, lambda: turn(not six))),
        keys.place(play, lambda act, _: answer(said, act, main=bool(shown))),
        column(keys.answers(later)),
    ]
