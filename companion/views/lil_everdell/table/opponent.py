"""The opponent's die: rolled by the app on request, its number large, its place lit once the diagram is known."""

from __future__ import annotations

import flet as ft

from companion.match import dice
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.pictured import pictured
from companion.views.lil_everdell.table.window import PICTURES, LilWindow
from companion.widgets.controls import Action
from companion.widgets.pictures import picture
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.moves import RollD8
from rules.lil_everdell.opponent.turn import rolls_again


def roll_button(window: LilWindow) -> ft.Control:
    store = window.store
    words, svg = store.text("lil_everdell_table.roll_for_me"), looks.sign("d8", store.dark)
    worded = store.shape.flat and not store.switched(PICTURES)
    return pictured(store, words, "" if worded else svg, Action(roll_d8, window))


def roll_d8(window: LilWindow) -> None:
    """Until a place is free."""
    rolls = [dice.one_of(range(1, SETUP.d8 + 1))]
    while rolls_again(window.state, rolls[-1]):
        rolls.append(dice.one_of(range(1, SETUP.d8 + 1)))
    window.play(RollD8(rolls=tuple(rolls)))


def rolled(window: LilWindow) -> list[ft.Control]:
    """What was rolled again stands before it, small."""
    store, last = window.store, len(window.state.roll) - 1
    large = sizes.SMALL_FACE if store.shape.short else sizes.PRIZE
    return [
        picture(
            looks.d8(n, store.dark),
            store.text("lil_everdell_table.rolled", n=n),
            width=large if at == last else large / 2,
            height=large if at == last else large / 2,
        )
        for at, n in enumerate(window.state.roll)
    ]


def lit_display(window: LilWindow) -> list[ft.Control]:
    """The display with the place that is meant; nothing before the die is rolled here and its diagram known."""
    store, state, known = window.store, window.state, window.state.facts
    diagram = known.diagram
    if diagram is None or not state.roll:
        return []
    gaps = tuple(place for gap in state.foe.gaps if gap is not None and (place := known.place(gap)))
    width, height = sizes.DISPLAY if diagram.rows == 1 else sizes.DISPLAY_TWO
    friend = looks.animal_of(state, state.turn)
    drawn = looks.display(diagram.rows, known.place(state.roll[-1]), gaps, friend, store.dark)
    return [ft.Row([picture(drawn, "", width=width, height=height)], alignment=ft.MainAxisAlignment.CENTER)]
