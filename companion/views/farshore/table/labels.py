"""How cards and places of Farshore are called on a button, and how many colours fit side by side."""

from __future__ import annotations

from companion.screen import theme
from companion.screen.store import Store
from companion.views.farshore.table.window import FarshoreWindow
from rules.farshore.components.cards import CardId
from rules.farshore.components.places import Place, Spot
from rules.farshore.components.traits import Colour


def colours_across(store: Store) -> int:
    """The five colours in one row, where their words are not broken apart."""
    size = store.preferences.text_size
    return len(Colour) if size <= theme.SMALL_TEXT else 3 if size <= theme.LARGE_TEXT else 2


def short_name(window: FarshoreWindow, place: Place) -> str:
    """The picture says what kind of place it is; the word below which one."""
    store = window.store
    match place.spot:
        case Spot.SHORE:
            return store.text("farshore_table.shore", resource=place.which)
        case Spot.RED_CARD if place.which:
            return card_name(window, place.which)
        case Spot.ISLAND if place.which and len(window.state.islands) > 1:
            return store.text("farshore_table.island", n=int(place.which))
        case spot:
            return store.text(f"farshore.place_{spot}")


def card_name(window: FarshoreWindow, card: CardId) -> str:
    return window.store.called(window.state.facts.name(card))
