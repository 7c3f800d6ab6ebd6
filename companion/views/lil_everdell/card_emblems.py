"""By which drawing a card that has a name is known: its owner's choice, what its name says, else one lent to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final
from zlib import crc32

from companion.drawings.lil_everdell.emblems import EMBLEMS
from companion.drawings.lil_everdell.named_cards import DRAWN as NAMED
from rules.lil_everdell.components.box import Facts
from rules.lil_everdell.components.cards import Card, CardId

Told = tuple[CardId, str, str]
"""A card: its id, its signs, the emblem its owner chose."""
BOXES: Final = 8


def emblems(known: Facts) -> Mapping[CardId, str]:
    """Of every known card."""
    cards = known.cards.values()
    return _emblems(tuple((card.id, f"{card.colour} {card.kind}", card.emblem) for card in cards))


def is_lent(card: Card) -> bool:
    """Whether nobody chose its emblem and its name is not one we know: letters of the name stand beside it."""
    return card.emblem not in EMBLEMS and card.id not in NAMED


@lru_cache(BOXES)
def _emblems(cards: tuple[Told, ...]) -> Mapping[CardId, str]:
    """Those of one cell differ as long as there are enough; one more card changes none of those before it."""
    chosen = {card: emblem for card, _, emblem in cards if emblem in EMBLEMS}
    found = {**{card: card for card, _, _ in cards if card in NAMED}, **chosen}
    signs = {card: cell for card, cell, _ in cards}
    for card in signs:
        if card not in found:
            found[card] = _lent(card, {found[other] for other in found if signs[other] == signs[card]})
    return MappingProxyType(found)


def _lent(card: CardId, used: Iterable[str]) -> str:
    """Always the same for a card, unless another one of its cell has it already."""
    first = crc32(card.encode()) % len(EMBLEMS)
    turned = (*EMBLEMS[first:], *EMBLEMS[:first])
    return next((emblem for emblem in turned if emblem not in used), turned[0])
