"""Winds of change: what a wind rose tile shows, in one tap where it shows one thing (p. 10)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion import theme
from companion.boundary import component
from companion.sitting import Sitting
from companion.views.farshore.table import looks
from companion.views.farshore.table.asked import asks, buttons, offer
from companion.views.farshore.table.frame import across, use_choice
from companion.widgets.answers import answer, grid, picture_button
from companion.widgets.controls import Weight, button
from companion.widgets.layout import column, note, row
from rules.farshore.components.numbers import WIND_ROSE
from rules.farshore.components.traits import Trait
from rules.farshore.moves import TurnTile
from rules.farshore.seasons import unseen_tiles
from rules.farshore.steps import Stack


@component
def TileTurn(sitting: Sitting) -> ft.Control:
    several, set_several = use_choice(sitting, "several", False)
    store, question = sitting.store, sitting.question
    assert question is not None
    stack: Stack = sitting.state.steps[0].stack
    in_box = {tile.traits for tile in unseen_tiles(sitting.state, stack)}
    known = [option for option in question.answers if option.move.traits in in_box]
    new = [option for option in question.answers if option.move.traits and option.move.traits not in in_box]
    later = [option for option in question.answers if not option.move.traits]
    if several:
        return column(
            [
                *asks(store, question),
                Traits(sitting, stack, lambda traits: sitting.play(TurnTile(stack=stack, traits=traits))),
                row(button(store.text("farshore_table.back"), lambda: set_several(False), icon=ft.Icons.ARROW_BACK)),
            ]
        )
    shown = [
        picture_button(
            trait_word(sitting, option.move.traits[0]),
            looks.sign(option.move.traits[0], store.dark),
            partial(sitting.play, option.move),
        )
        for option in new
    ]
    first = list(buttons(sitting, known))
    offer(sitting, [partial(sitting.play, option.move) for option in new], first=len(known) + 1)
    more = button(store.text("farshore_table.several_traits"), lambda: set_several(True), weight=Weight.QUIET)
    return ft.Column(
        [
            *asks(store, question),
            *([note(store.text("farshore_table.known_tiles"))] if known else ()),
            column(first),
            *([note(store.text("farshore_table.new_tiles"))] if known and new else ()),
            grid(shown, across(store, 3)),
            *([row(more)] if new else ()),
            *(answer(store.say(option.label), partial(sitting.play, option.move)) for option in later),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@component
def Traits(sitting: Sitting, stack: Stack, tell: Callable[[tuple[Trait, ...]], Any]) -> ft.Control:
    """Everything a tile shows, any of which matches."""
    none: tuple[Trait, ...] = ()
    chosen, choose = use_choice(sitting, f"traits_{stack}", none)
    store = sitting.store

    def turn(trait: Trait) -> None:
        choose(tuple(other for other in chosen if other != trait) if trait in chosen else (*chosen, trait))

    return column(
        [
            note(store.text("farshore_table.any_matches")),
            grid(
                [
                    picture_button(
                        trait_word(sitting, trait),
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


def trait_word(sitting: Sitting, trait: Trait) -> str:
    return sitting.store.text("farshore.trait", trait=trait.value)
