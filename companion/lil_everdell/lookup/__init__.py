"""What My Lil' Everdell brings to the look-up: its topics, the moments of a match, the pages of the cards it knows."""

from __future__ import annotations

from typing import Final

from companion.lookup.entries import Article
from companion.lookup.handbook import Handbook

TOPICS: Final = ("setup", "round", "friends", "cards", "parades", "end", "solo", "app")
MOMENTS: Final = (
    *("setup", "round", "turn", "friend", "card"),
    *("card.green", "card.blue", "card.brown", "card.red", "card.purple"),
    *("parade", "opponent", "prince", "queen", "value", "over", "score"),
    *("score.resources", "score.purple", "score.cards", "score.parades", "score.tokens", "score.tie"),
    *("correction", "box"),
)
KNOWN_CARDS: Final = "known_cards"
"""The topic of the pages of single cards."""


def _cards(language: str) -> list[Article]:
    # Who reads what is kept of these pages does not wait for what writes them.
    from companion.lil_everdell.lookup.deck import card_pages

    return card_pages(language)


HANDBOOK: Final = Handbook(
    topics=TOPICS,
    opponent=frozenset({"solo"}),
    own_topics=(KNOWN_CARDS,),
    own_pages=_cards,
    made_by=("companion/lil_everdell/lookup", "rules/lil_everdell/components", "rules/printed.py"),
    moments=frozenset(MOMENTS),
)
