"""The laying-out list for exactly this table; its ticks are only on the screen."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.farshore.new.form import Form
from companion.widgets.layout import note
from companion.widgets.picking import tick
from rules.farshore.layout import layout
from rules.kernel import Phrase


def layout_step(form: Form) -> list[ft.Control]:
    return [note(form.text("layout_about")), Checklist(form.store, layout(form.setup))]


@component
def Checklist(store: Store, steps: tuple[Phrase, ...]) -> ft.Control:
    nothing: frozenset[int] = frozenset()
    done, set_done = ft.use_state(nothing)

    def turn(at: int) -> None:
        set_done(lambda ticked: ticked ^ {at})

    return ft.Column(
        [tick(store.say(step), partial(turn, at), done=at in done) for at, step in enumerate(steps)],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
