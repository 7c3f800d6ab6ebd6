"""A laying-out list to tick off; its ticks are only on the screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.widgets.layout import note
from companion.widgets.picking import tick
from companion.widgets.pictures import picture
from rules.kernel import Phrase

Sign = Callable[[Phrase], str]
"""What is drawn beside a line."""


def checklist(store: Store, steps: tuple[Phrase, ...], sign: Sign | None = None) -> list[ft.Control]:
    """The list as a step of its own."""
    return [note(store.text("new.layout_about")), Checklist(store, steps, sign)]


@component
def Checklist(store: Store, steps: tuple[Phrase, ...], sign: Sign | None = None) -> ft.Control:
    nothing: frozenset[int] = frozenset()
    done, set_done = ft.use_state(nothing)

    def turn(at: int) -> None:
        set_done(lambda ticked: ticked ^ {at})

    def line(at: int, step: Phrase) -> ft.Control:
        ticked = tick(store.say(step), partial(turn, at), done=at in done)
        if sign is None:
            return ticked
        drawn = picture(sign(step), "", width=theme.SIGN, height=theme.SIGN)
        return ft.Row([drawn, ft.Container(ticked, expand=True)], spacing=theme.GAP)

    return ft.Column(
        [line(at, step) for at, step in enumerate(steps)],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
