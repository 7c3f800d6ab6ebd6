"""Winds of change: what a wind rose tile shows, in one tap where it shows one thing (p. 10)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.screen.boundary import component
from companion.views.farshore.table import looks
from companion.views.farshore.table.asked import asks, buttons, offer
from companion.views.farshore.table.frame import across, use_choice
from companion.widgets.answers import answer, grid, picture_button
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import column, note, row
from rules.farshore.components.numbers import WIND_ROSE
from rules.farshore.components.traits import Trait
from rules.farshore.moves import TurnTile
from rules.farshore.seasons import unseen_tiles
from rules.farshore.steps import Stack


@component
def TileTurn(window: TableWindow) -> ft.Control:
    several, set_several = use_choice(window, "several", False)
    store, question = window.store, window.question
    assert question is not None
    stack: Stack = window.state.steps[0].stack
    in_box = {tile.traits for tile in unseen_tiles(window.state, stack)}
    known = [option for option in question.answers if option.move.traits in in_box]
    new = [option for option in question.answers if option.move.traits and option.move.traits not in in_box]
    later = [option for option in question.answers if not option.move.traits]
    if several:
        return column(
            [
                *asks(store, question),
                Traits(window, stack, lambda traits: window.play(TurnTile(stack=stack, traits=traits))),
                row(button(store.text("farshore_table.back"), lambda: set_several(False), icon=ft.Icons.ARROW_BACK)),
            ]
        )
    shown = [
        picture_button(
            trait_word(window, option.move.traits[0]),
            looks.sign(option.move.traits[0], store.dark),
            partial(window.play, option.move),
        )
        for option in new
    ]
    first = list(buttons(window, known))
    offer(window, [partial(window.play, option.move) for option in new], first=len(known) + 1)
    more = button(store.text("farshore_table.several_traits"), lambda: set_several(True), weight=Emphasis.QUIET)
    return ft.Column(
        [
            *asks(store, question),
            *([note(store.text("farshore_table.known_tiles"))] if known else ()),
            column(first),
            *([note(store.text("farshore_table.new_tiles"))] if known and new else ()),
            grid(shown, across(store, 3)),
            *([row(more)] if new else ()),
            *(answer(store.say(option.label), partial(window.play, option.move)) for option in later),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@component
def Traits(window: TableWindow, stack: Stack, tell: Callable[[tuple[Trait, ...]], Any]) -> ft.Control:
    """Everything a tile shows, any of which matches."""
    none: tuple[Trait, ...] = ()
    chosen, choose = use_choice(window, f"traits_{stack}", none)
    store = window.store

    def turn(trait: Trait) -> None:
        choose(tuple(other for other in chosen if other != trait) if trait in chosen else (*chosen, trait))

    return column(
        [
            note(store.text("farshore_table.any_matches")),
            grid(
                [
                    picture_button(
                        trait_word(window, trait),
                        looks.sign(trait, store.dark),
                        partial(turn, trait),
                        chosen=trait in chosen,
                    )
                    for trait in WIND_ROSE.vocabulary
                ],
                across(store, 3),
            ),
            answer(
                store.text("farshore_table.shows_this"),
                lambda: tell(chosen) if chosen else None,
                main=bool(chosen),
                grey=not chosen,
            ),
        ]
    )


def trait_word(window: TableWindow, trait: Trait) -> str:
    return window.store.text("farshore.trait", trait=trait.value)
