"""Laying out the box, with a drawing beside each line."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.lil_everdell.new.form import Form
from companion.views.lil_everdell.table import looks
from companion.widgets.layout import note
from companion.widgets.picking import tick
from companion.widgets.pictures import picture
from rules.kernel import Phrase
from rules.lil_everdell.layout import layout

SIGNS: Final = {
    "board": "moon",
    "resources": "crate",
    "points": "points",
    "dice": "die",
    "cards": "deck",
    "parades": "ready",
    "friends": "home_board",
    "sun": "sun",
    "help_resources": "any",
    "help_cards": "captain",
    "opponent": "prince",
    "solo_card": "d8",
    "opponent_cards": "fort",
    "rest": "game_box",
}
"""By the end of a line's key."""


def layout_step(form: Form) -> list[ft.Control]:
    return [note(form.store.text("new.layout_about")), Drawn(form.store, layout(form.setup))]


@component
def Drawn(store: Store, steps: tuple[Phrase, ...]) -> ft.Control:
    nothing: frozenset[int] = frozenset()
    done, set_done = ft.use_state(nothing)

    def turn(at: int) -> None:
        set_done(lambda ticked: ticked ^ {at})

    return ft.Column(
        [
            ft.Row(
                [
                    picture(_sign(store, step), "", width=theme.SIGN, height=theme.SIGN),
                    ft.Container(tick(store.say(step), partial(turn, at), done=at in done), expand=True),
                ],
                spacing=theme.GAP,
            )
            for at, step in enumerate(steps)
        ],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _sign(store: Store, step: Phrase) -> str:
    name = step.key.partition("layout_")[2]
    return looks.parade("creatures", 6, store.dark) if name == "parades" else looks.sign(SIGNS[name], store.dark)
