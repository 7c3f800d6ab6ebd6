"""Finding a card: by its colour's sign or by two letters of its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final, NamedTuple

import flet as ft

from companion.screen import theme
from companion.views.farshore.table import looks
from companion.views.farshore.table.labels import card_name, hues_across
from companion.views.farshore.table.window import FarshoreWindow
from companion.views.table.frame import across, use_choice
from companion.widgets.answers import grid, picture_button
from companion.widgets.layout import note
from companion.widgets.typing import Typed
from rules.farshore.components.cards import Card, Edition, fold
from rules.farshore.components.traits import Colour

LETTERS: Final = 2
"""So many make a search."""
_folded = cache(fold)


class Finding(NamedTuple):
    """What is tapped and typed into, and what it has found."""

    search: ft.Control
    signs: ft.Control
    cards: list[Card]
    searched: bool


def use_finding(window: FarshoreWindow, first: Colour | None = None, focus: bool = False) -> Finding:
    """Whoever came to search finds the field ready, with `focus`."""
    colour, set_colour = use_choice(window, "colour", first)
    words, set_words = use_choice(window, "words", "")
    store, searched = window.store, len(words) >= LETTERS

    def choose(hue: Colour) -> None:
        set_colour(hue)
        set_words("")

    field = {"dense": True, "prefix_icon": ft.Icons.SEARCH, "autofocus": focus}
    return Finding(
        search=Typed(store.text("farshore_table.search_card"), words, set_words, store, field),
        signs=_signs(window, None if searched else colour, choose),
        cards=_called_so(window, words) if searched else _coloured(window, colour),
        searched=searched,
    )


def found_cards(window: FarshoreWindow, found: Finding, shown: Callable[[Card], ft.Control]) -> ft.Control:
    store = window.store
    if not found.cards:
        return note(store.text("farshore_table.no_card" if found.searched else "farshore_table.choose_colour"))
    return grid([shown(card) for card in found.cards], across(store, 2))


def _signs(window: FarshoreWindow, colour: Colour | None, choose: Callable[[Colour], None]) -> ft.Control:
    store = window.store
    return grid(
        [
            picture_button(
                store.text("farshore_table.colour_short", colour=hue.value),
                looks.sign(hue, store.dark),
                partial(choose, hue),
                spoken=store.text("farshore_table.colour_cards", colour=hue.value),
                chosen=hue is colour,
                size=theme.PIECE,
            )
            for hue in Colour
        ],
        hues_across(store),
    )


def _called_so(window: FarshoreWindow, words: str) -> list[Card]:
    wanted = fold(words)
    cards = window.state.facts.cards.values()
    return [card for card in cards if any(wanted in _folded(name) for name in _names(card))]


def _coloured(window: FarshoreWindow, colour: Colour | None) -> list[Card]:
    cards = [card for card in window.state.facts.cards.values() if card.colour is colour]
    return sorted(cards, key=lambda card: card_name(window, card.id))


def _names(card: Card) -> list[str]:
    return [*([card.printed] if card.printed else ()), *(card.name(edition).text for edition in Edition)]
