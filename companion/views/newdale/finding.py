"""Finding a building by a few letters, in any of our languages, accents ignored."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from companion.languages import LANGUAGES
from companion.screen.store import Store
from companion.screen.words import translator
from rules.newdale.components.box import Facts
from rules.newdale.components.buildings import Building


def folded(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def find_buildings(store: Store, known: Facts, typed: str, kinds: tuple[str, ...] = ()) -> list[Building]:
    """Those whose name, or a word of it, begins so; all where nothing is typed; by name."""
    wanted = folded(typed.strip())
    cards = [card for card in known.buildings.values() if not kinds or card.kind in kinds]
    found = [card for card in cards if not wanted or any(_begins(name, wanted) for name in _names(card))]
    return sorted(found, key=lambda card: store.called(card.name).casefold())


def _begins(name: str, wanted: str) -> bool:
    return name.startswith(wanted) or any(word.startswith(wanted) for word in name.split())


def _names(card: Building) -> tuple[str, ...]:
    if isinstance(card.name, str):
        return (folded(card.name),)
    return _said(card.id)


@cache
def _said(card: str) -> tuple[str, ...]:
    from rules.kernel import phrase

    return tuple(folded(translator(language)(phrase(f"newdale.building_{card}"))) for language in LANGUAGES)


def fresh_id(known: Facts, name: str) -> str:
    """An id for a card that nobody told us of yet, made of its name."""
    base = re.sub(r"[^a-z0-9]+", "_", folded(name)).strip("_")[:50] or "card"
    found, n = base, 2
    while found in known.buildings:
        found, n = f"{base}_{n}", n + 1
    return found
