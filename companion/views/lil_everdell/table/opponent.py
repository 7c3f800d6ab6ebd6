"""The opponent's die: rolled by the app on request, its number large, its place lit once the diagram is known."""

from __future__ import annotations

import flet as ft

from companion.match import dice
from companion.screen import theme
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.pictured import pictured
from companion.views.lil_everdell.table.window import PICTURES, LilWindow, large_words
from companion.widgets.controls import Action
from companion.widgets.pictures import picture
from rules.lil_everdell.components.dice import Diagram
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.moves import RollD8
from rules.lil_everdell.opponent.turn import rolls_again


def roll_button(window: LilWindow) -> ft.Control:
    store = window.store
    words, svg = store.text("lil_everdell_table.roll_for_me"), looks.sign("app_d8", store.dark)
    worded = store.shape.flat and not store.switched(PICTURES)
    return pictured(store, words, "" if worded else svg, Action(roll_d8, window))


def roll_d8(window: LilWindow) -> None:
    """Until a place is free."""
    rolls = [dice.one_of(range(1, SETUP.d8 + 1))]
    while rolls_again(window.state, rolls[-1]):
        rolls.append(dice.one_of(range(1, SETUP.d8 + 1)))
    window.play(RollD8(rolls=tuple(rolls)))


def rolled(window: LilWindow) -> tuple[list[ft.Control], list[ft.Control]]:
    """What stands beside the question and what below it: the dice, and the display with the place that they mean."""
    store, diagram = window.store, window.state.facts.diagram
    dice = _dice(window)
    if diagram is None or not dice:
        return dice, []
    display = _lit_display(window, diagram)
    if large_words(store) and store.shape.flat:
        return [*dice, display], []
    if large_words(store) and not store.wide:
        return [], [ft.Row([*dice, display], spacing=theme.GAP, alignment=ft.MainAxisAlignment.CENTER)]
    if diagram.rows > 1 and store.wide and not store.shape.flat:
        return [*dice, display], []
    return dice, [ft.Row([display], alignment=ft.MainAxisAlignment.CENTER)]


def _dice(window: LilWindow) -> list[ft.Control]:
    """What was rolled again stands before it, small; all of it smaller where the display shows what it means."""
    store, last = window.store, len(window.state.roll) - 1
    large = sizes.SMALL_FACE if store.shape.short or window.state.facts.diagram else sizes.PRIZE
    return [
        picture(
            looks.d8(n, store.dark),
            store.text("lil_everdell_table.rolled", n=n),
            width=large if at == last else large / 2,
            height=large if at == last else large / 2,
        )
        for at, n in enumerate(window.state.roll)
    ]


def _lit_display(window: LilWindow, diagram: Diagram) -> ft.Control:
    state, known = window.state, window.state.facts
    gaps = tuple(place for gap in state.foe.gaps if gap is not None and (place := known.place(gap)))
    two = sizes.DISPLAY_TWO if window.store.wide else sizes.SMALL_DISPLAY_TWO
    width, height = sizes.DISPLAY if diagram.rows == 1 else two
    friend = looks.animal_of(state, state.turn)
    rolled = state.roll[-1]
    drawn = looks.display(diagram.rows, known.place(rolled), gaps, friend, window.store.dark, rolled=rolled)
    return picture(drawn, "", width=width, height=height)
