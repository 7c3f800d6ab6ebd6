"""A laying-out list to tick off; its ticks are only on the screen."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.screen.boundary import component
from companion.screen.store import Store
from companion.widgets.layout import note
from companion.widgets.picking import tick
from rules.kernel import Phrase


def checklist(store: Store, steps: tuple[Phrase, ...]) -> list[ft.Control]:
    """The list as a step of its own."""
    return [note(store.text("new.layout_about")), Checklist(store, steps)]


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
