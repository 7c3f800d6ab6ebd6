"""Finding a card by its name: as the window, the owner's box, or any edition calls it."""

from __future__ import annotations

from companion.screen.finding import Findable, find
from companion.screen.store import Store
from rules.lil_everdell.components.box import Facts
from rules.lil_everdell.components.cards import Card


def find_cards(store: Store, known: Facts, query: str) -> list[Card]:
    """Of all that anybody knows by name, best first."""
    return find(query, (_findable(store, known, card) for card in known.cards.values()))


def _findable(store: Store, known: Facts, card: Card) -> Findable[Card]:
    return Findable(
        card,
        shown=store.called(known.name(card.id)),
        printed=(card.printed,) if card.printed else (),
        elsewhere=card.all_names,
    )
