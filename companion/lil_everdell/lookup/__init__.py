"""What My Lil' Everdell brings to the look-up: its topics, the moments of a match, the pages of the cards it knows."""

from __future__ import annotations

from typing import Final

from companion.lil_everdell.lookup.deck import TOPIC, card_pages
from companion.lookup.handbook import Handbook

TOPICS: Final = ("setup", "round", "friends", "cards", "parades", "end", "solo", "app")
MOMENTS: Final = (
    *("setup", "round", "turn", "friend", "card"),
    *("card.green", "card.blue", "card.brown", "card.red", "card.purple"),
    *("parade", "opponent", "prince", "queen", "value", "over", "score"),
    *("score.resources", "score.purple", "score.cards", "score.parades", "score.tokens", "score.tie"),
    *("correction", "box"),
)

HANDBOOK: Final = Handbook(
    topics=TOPICS,
    opponent=frozenset({"solo"}),
    own_topics=(TOPIC,),
    own_pages=card_pages,
    moments=frozenset(MOMENTS),
)
