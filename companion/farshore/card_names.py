"""What a card of Farshore is called on a button, and where that name comes from."""

from __future__ import annotations

from companion.screen.store import Store
from companion.widgets.translated import ShownName, shown_name
from rules.farshore.components.box import Facts
from rules.farshore.components.cards import Card, CardId
from rules.printed import Origin


def card_label(store: Store, known: Facts, card_id: CardId) -> ShownName:
    """As the window calls it; marked where that is our own translation."""
    card = known.cards[card_id]
    ours = card.printed is None and name_origin(known, card, store.language) is Origin.OURS
    return shown_name(store, store.called(known.name(card_id)), ours)


def name_origin(known: Facts, card: Card, language: str) -> Origin:
    """Where the name comes from that a reader sees on a card without one of their own: see `Facts.name`."""
    printed = card.name(known.edition) if known.edition else None
    return printed.origin if printed and printed.origin is not Origin.OURS else card.origin_for(language)
