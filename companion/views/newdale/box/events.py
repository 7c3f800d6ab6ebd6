"""Event cards: their numbers and figures."""

from __future__ import annotations

import flet as ft

from companion.newdale.boxes import OwnBox
from companion.screen.boundary import component
from companion.views.newdale.box.parts import figure_counts, keep_or_not, part_screen, told_list
from companion.views.newdale.looks import letters
from companion.widgets.controls import choices
from companion.widgets.entries import NumberField, clamped
from companion.widgets.layout import section
from rules.newdale.components.chapters import EVENT_COPIES
from rules.newdale.components.figures import Figures
from rules.newdale.components.numbers import ROUNDS
from rules.newdale.components.told import MOST_DRAWN, EventFact


@component
def Events(own: OwnBox) -> ft.Control:
    store, held = own.store, own.box.events
    number, choose = ft.use_state(min(EVENT_COPIES))
    shown, count = ft.use_state(Figures())
    draws, draw = ft.use_state(ROUNDS.drawn)

    async def keep() -> None:
        drawn = None if draws == ROUNDS.drawn else draws
        if await own.learn(EventFact(number=number, figures=shown, draws=drawn)):
            count(Figures())

    name = store.text("newdale_box.event", n=number)
    numbers = [(str(each), each) for each in sorted(EVENT_COPIES)]
    lines = [
        (f"{store.text('newdale_box.event', n=each.number)}: {letters(store, each.figures)}", each) for each in held
    ]
    return part_screen(
        store,
        "events",
        section(
            store.text("newdale_box.which_event"),
            choices(numbers, number, choose),
            *figure_counts(store, shown, count, name),
            NumberField(store, store.text("newdale_box.draws"), draws, lambda n: draw(clamped(n, MOST_DRAWN))),
            keep_or_not(store, name, keep),
        ),
        *told_list(own, lines),
    )
