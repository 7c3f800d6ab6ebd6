"""What Farshore brings to the look-up: its topics, the moments of a match, the pages of its cards."""

from __future__ import annotations

from typing import Final

from companion.farshore.lookup.topics import Moment, Topic
from companion.lookup.entries import Article
from companion.lookup.handbook import Handbook

COLOURS: Final = ("green", "blue", "brown", "red", "purple")
"""Of the cards, as the rules list them."""


def _cards(language: str) -> list[Article]:
    """As the shipped facts have them, by the names of the cards."""
    # Who reads what is kept of these pages does not wait for what writes them.
    from companion.farshore.lookup.deck import card_article
    from rules.farshore.components.cards import CARDS

    return sorted((card_article(card, language) for card in CARDS.values()), key=lambda page: page.title)


HANDBOOK: Final = Handbook(
    topics=tuple(topic.value for topic in Topic),
    opponent=frozenset(topic.value for topic in Topic if topic.value.startswith("krabita")),
    own_topics=COLOURS,
    own_pages=_cards,
    made_by=("companion/farshore/lookup", "rules/farshore/components", "rules/printed.py"),
    moments=frozenset(moment.value for moment in Moment),
)
