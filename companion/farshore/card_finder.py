"""Finding a card of Farshore by its name: as the window, the owner's box, or any edition calls it."""

from __future__ import annotations

from collections.abc import Iterable

from companion.screen.finding import Findable, find
from companion.screen.store import Store
from rules.farshore.components.box import Facts
from rules.farshore.components.cards import Card
from rules.printed import Edition


def find_cards(store: Store, known: Facts, query: str, cards: Iterable[Card] | None = None) -> list[Card]:
    """Best first; of `cards`, else of the whole deck."""
    return find(query, (_findable(store, known, card) for card in (known.cards.values() if cards is None else cards)))


def _findable(store: Store, known: Facts, card: Card) -> Findable[Card]:
    editions = {edition: card.name(edition).text for edition in Edition}
    box = [card.printed, known.edition and editions[known.edition]]
    return Findable(
        card,
        shown=store.called(known.name(card.id)),
        printed=tuple(name for name in box if name),
        elsewhere=(*editions.values(), card.id),
    )
