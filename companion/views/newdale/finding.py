"""Finding a building by a few letters of its name: as the window, the owner's box, or another language calls it."""

from __future__ import annotations

import re

from companion.languages import LANGUAGES
from companion.screen.finding import Findable, find
from companion.screen.store import Store
from companion.screen.words import translator
from rules.kernel import Phrase
from rules.letters import fold
from rules.newdale.components.box import Facts
from rules.newdale.components.buildings import Building
from rules.newdale.components.told import LONGEST_PRINTED


def find_buildings(store: Store, known: Facts, typed: str, kinds: tuple[str, ...] = ()) -> list[Building]:
    """Best first; all by name where nothing is typed."""
    cards = [card for card in known.buildings.values() if not kinds or card.kind in kinds]
    by_name = sorted(cards, key=lambda card: fold(store.called(card.name)))
    return find(typed, (_findable(store, card) for card in by_name)) if typed.strip() else by_name


def _findable(store: Store, card: Building) -> Findable[Building]:
    return Findable(
        card,
        shown=store.called(card.name),
        printed=(card.printed,) if card.printed else (),
        elsewhere=tuple(translator(language)(card.name) for language in LANGUAGES)
        if isinstance(card.name, Phrase)
        else (),
    )


def as_printed(typed: str) -> str:
    """What is kept of a card's name."""
    return typed.strip()[:LONGEST_PRINTED].strip()


def fresh_id(known: Facts, name: str) -> str:
    """An id for a card that nobody told us of yet, made of its name."""
    base = re.sub(r"[^a-z0-9]+", "_", fold(name)).strip("_")[:50] or "card"
    found, n = base, 2
    while found in known.buildings:
        found, n = f"{base}_{n}", n + 1
    return found
