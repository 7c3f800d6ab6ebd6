"""Winds of change: what a wind rose tile shows, in one tap where it shows one thing (p. 10)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.farshore.table import looks
from companion.views.farshore.table.places import place_sign, places_across
from companion.views.farshore.table.window import FarshoreWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import answer_list, back_button, use_choice
from companion.views.table.question import asks
from companion.widgets.answers import answer, grid, picture_button
from companion.widgets.controls import Act, Action, Emphasis, button
from companion.widgets.layout import column, note, row
from rules.farshore.ask.answers import FarshoreOption, FarshoreQuestion
from rules.farshore.components.numbers import WIND_ROSE
from rules.farshore.components.traits import Trait
from rules.farshore.moves import TurnTile
from rules.farshore.seasons import unseen_tiles
from rules.farshore.steps import Stack, TileDue


@component
def TileTurn(window: FarshoreWindow) -> ft.Control:
    several, set_several = use_choice(window, "several", False)
    store, question = window.store, window.question
    assert question is not None
    if several:
        return _several(window, question, lambda: set_several(False))
    keys, tiles = AnswerKeys(window), [option for option in question.answers if option.move.traits]
    in_box = {tile.traits for tile in unseen_tiles(window.state, _stack(window))}
    known = [option for option in tiles if option.move.traits in in_box]
    new = [option for option in tiles if option.move.traits not in in_box]
    later = [option for option in question.answers if not option.move.traits]
    more = button(store.text("farshore_table.several_traits"), lambda: set_several(True), weight=Emphasis.QUIET)
    return ft.Column(
        [
            *asks(window, question),
            *([note(store.text("farshore_table.known_tiles"))] if known else ()),
            answer_list(store, keys.answers(known)),
            *([note(store.text("farshore_table.new_tiles"))] if known and new else ()),
            grid([_tile(window, keys, option) for option in new], _across(store)),
            *([row(more)] if new else ()),
            *(answer(store.say(option.label), Action(window.play, option.move)) for option in later),
        ],
        spacing=theme.NEAR if store.shape.short else theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _stack(window: FarshoreWindow) -> Stack:
    step = window.state.steps[0]
    assert isinstance(step, TileDue)
    return step.stack


def _tile(window: FarshoreWindow, keys: AnswerKeys, option: FarshoreOption) -> ft.Control:
    assert isinstance(option.move, TurnTile)
    (trait,) = option.move.traits
    return keys.place(
        Action(window.play, option.move),
        lambda act, _: picture_button(
            trait_word(window, trait),
            looks.sign(trait, window.store.dark),
            act,
            size=place_sign(window.store),
        ),
    )


def _across(store: Store) -> int:
    return places_across(store, 4 if store.shape.short else 3)


def _several(window: FarshoreWindow, question: FarshoreQuestion, back: Act) -> ft.Control:
    stack, store = _stack(window), window.store
    return column(
        [
            *asks(window, question),
            Traits(window, stack, lambda traits: window.play(TurnTile(stack=stack, traits=traits))),
            row(back_button(store, back)),
        ]
    )


@component
def Traits(window: FarshoreWindow, stack: Stack, tell: Callable[[tuple[Trait, ...]], Any]) -> ft.Control:
    """Everything a tile shows, any of which matches."""
    none: tuple[Trait, ...] = ()
    chosen, choose = use_choice(window, f"traits_{stack}", none, counts=True)
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
                        size=place_sign(store),
                    )
                    for trait in WIND_ROSE.vocabulary
                ],
                _across(store),
            ),
            answer(
                store.text("farshore_table.shows_this"),
                lambda: tell(chosen) if chosen else None,
                main=bool(chosen),
                grey=not chosen,
            ),
        ]
    )


def trait_word(window: FarshoreWindow, trait: Trait) -> str:
    return window.store.text("farshore.trait", trait=trait.value)
