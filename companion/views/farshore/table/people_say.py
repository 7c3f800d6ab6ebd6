"""Where only Krabita is tracked, people say during her turn that they prepare or pass."""

from __future__ import annotations

import flet as ft

from companion.views.farshore.table.window import FarshoreWindow
from companion.views.table.frame import answer_list
from companion.widgets.answers import answer
from companion.widgets.controls import Action
from companion.widgets.layout import note
from rules.farshore.ask.answers import FarshoreQuestion
from rules.farshore.moves import Pass, Prepare


def seasons(window: FarshoreWindow, question: FarshoreQuestion) -> list[ft.Control]:
    said = [option for option in question.answers if isinstance(option.move, Prepare | Pass)]
    if not said:
        return []
    store = window.store
    return [
        note(store.text("farshore_table.people_say")),
        answer_list(store, [answer(store.say(option.label), Action(window.play, option.move)) for option in said]),
    ]
