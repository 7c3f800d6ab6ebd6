"""The round opened large: who has the bag, whose turn when, and both put right."""

from __future__ import annotations

import flet as ft

from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.frame import panel
from companion.widgets.controls import choices
from companion.widgets.layout import folded, note
from companion.widgets.picking import picks
from rules.newdale.components.numbers import ROUNDS
from rules.newdale.moves import CorrectTable


def round_panel(window: NewdaleWindow, _which: str) -> ft.Control:
    store, state = window.store, window.state
    order = " » ".join(state.name(seat) for seat in state.order)
    return panel(
        window,
        store.text("newdale_table.round"),
        ft.Text(store.text("newdale.why_bag", name=state.name(state.bag_with))),
        ft.Text(store.text("newdale_table.order", names=order)),
        note(store.text("newdale_table.phases")),
        folded(store.text("newdale_table.put_right"), *_corrections(window)),
        entry="round",
    )


def _corrections(window: NewdaleWindow) -> list[ft.Control]:
    store, state = window.store, window.state
    holders = [(state.name(seat), seat) for seat in sorted(state.order)]
    bag, anew = store.text("newdale_table.bag_holder"), store.text("newdale_table.round_anew")
    numbers = [(str(n), n) for n in range(1, ROUNDS.rounds + 1)]
    return [
        note(bag),
        picks(holders, (state.bag_with,), lambda seat: window.put_right(CorrectTable(starter=seat)), of=bag),
        note(anew),
        choices(
            numbers,
            state.round,
            lambda n: window.put_right(CorrectTable(round=n)),
            {n: f"{anew}: {n}" for _, n in numbers},
        ),
    ]
