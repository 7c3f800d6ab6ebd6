"""Finding a card: by its colour's sign or by two letters of its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

import flet as ft

from companion.farshore.card_finder import find_cards
from companion.farshore.card_names import card_label
from companion.screen import theme
from companion.screen.finding import searches
from companion.views.farshore.table import looks
from companion.views.farshore.table.labels import card_name, colours_across
from companion.views.farshore.table.window import FarshoreWindow
from companion.views.table.frame import across, use_choice
from companion.widgets.answers import grid, picture_button
from companion.widgets.controls import Action
from companion.widgets.layout import column, note
from companion.widgets.translated import renaming_offer
from companion.widgets.typing import Typed
from rules.farshore.components.cards import Card
from rules.farshore.components.traits import Colour

RENAME: Final = "rename"
"""The panel in which a card gets the name that is printed on it; what was typed stands after the colon."""


class Finding(NamedTuple):
    """What is tapped and typed into, and what it has found."""

    search: ft.Control
    signs: ft.Control
    cards: list[Card]
    words: str
    """What was typed, as far as it is enough to search for."""


def use_finding(
    window: FarshoreWindow, take: Callable[[Card], None], first: Colour | None = None, focus: bool = False
) -> Finding:
    """Whoever came to search finds the field ready, with `focus`; Enter takes the first card that is found."""
    colour, set_colour = use_choice(window, "colour", first)
    words, set_words = use_choice(window, "words", "", counts=True)
    store, searched = window.store, searches(words)
    cards = find_cards(store, window.state.facts, words) if searched else _coloured(window, colour)

    def choose(hue: Colour) -> None:
        set_colour(hue)
        set_words("")

    def take_first() -> None:
        if searched and cards:
            take(cards[0])

    field: dict[str, Any] = {"dense": True, "prefix_icon": ft.Icons.SEARCH, "autofocus": focus}
    return Finding(
        search=Typed(store.text("farshore_table.search_card"), words, set_words, store, field, take_first),
        signs=_signs(window, None if searched else colour, choose),
        cards=cards,
        words=words if searched else "",
    )


def found_cards(window: FarshoreWindow, found: Finding, shown: Callable[[Card], ft.Control]) -> ft.Control:
    """What was found, and the way to rename where a name may be another one."""
    store, known = window.store, window.state.facts
    if not found.cards and not found.words:
        return note(store.text("farshore_table.choose_colour"))
    rename = Action(window.open, f"{RENAME}:{found.words}")
    ours = any(card_label(store, known, card.id).ours for card in found.cards)
    return column(
        [
            grid([shown(card) for card in found.cards], across(store, 2))
            if found.cards
            else note(store.text("farshore_table.no_card")),
            *([renaming_offer(store, rename, ours)] if ours or not found.cards else ()),
        ]
    )


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
        colours_across(store),
    )


def _coloured(window: FarshoreWindow, colour: Colour | None) -> list[Card]:
    cards = [card for card in window.state.facts.cards.values() if card.colour is colour]
    return sorted(cards, key=lambda card: card_name(window, card.id))
