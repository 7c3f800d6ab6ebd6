"""Phase III: what came out of the bag, a tap each; the last one is the answer."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.newdale.figure_pad import figure_pad, taken
from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import use_choice
from companion.views.table.question import asks
from companion.widgets.layout import note
from rules.newdale.bag import in_bag
from rules.newdale.components.figures import ASSISTANTS, Figure, Figures
from rules.newdale.moves import Draw


@component
def DrawTurn(window: NewdaleWindow) -> ft.Control:
    question, keys, state = window.question, AnswerKeys(window), window.state
    assert question is not None
    nobody: tuple[Figure, ...] = ()
    drawn, choose = use_choice(window, "drawn", nobody, counts=True)
    bag = in_bag(state)
    due = min(state.draws, bag.total)
    hooded = state.has_hooded

    def add(figure: Figure) -> None:
        now = (*drawn, figure)
        if len(now) >= due:
            window.play(Draw(figures=Figures.of(now)))
        else:
            choose(now)

    for figure in (*ASSISTANTS, Figure.HOODED) if hooded else ASSISTANTS:
        keys.place(partial(add, figure), lambda *_: None)
    left = bag.minus(Figures.of(drawn))
    return ft.Column(
        [
            *asks(window, question, without="newdale.why_in_bag"),
            figure_pad(window.store, add, left, hooded=hooded),
            note(window.store.text("newdale_table.drawn_of", n=len(drawn), of=due)),
            *([taken(window.store, drawn, lambda at: choose((*drawn[:at], *drawn[at + 1 :])))] if drawn else ()),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
