"""The sign of each topic and page; each is drawn once."""

from __future__ import annotations

from functools import cache
from typing import Final

from companion.drawings.chest import chest
from companion.drawings.crab import crab
from companion.drawings.ship import ship
from companion.drawings.symbols import symbol, worker_symbol
from companion.lookup.entries import Article
from companion.lookup.topics import Topic
from companion.theme import palette
from rules.farshore.components.cards import CARDS

CARD: Final = "card_"
SIGNS: Final = {
    Topic.SETUP: "island",
    Topic.TURN: "shell",
    Topic.CARDS: "common",
    Topic.KINDS: "unique",
    Topic.MAPS: "map",
    Topic.SEASONS: "summer",
    Topic.END: "treasure",
    Topic.EDITIONS: "unknown",
    Topic.DECK: "construction",
}


@cache
def topic_sign(of: str, dark: bool) -> str:
    """Of a topic, or of a card colour."""
    tones = palette(dark)
    match of:
        case Topic.PLACES:
            return worker_symbol("beaver", tones, tones.gold)
        case Topic.SHIP:
            return ship(tones, tones.sea)
        case Topic.BOX:
            return chest(tones)
        case _ if of.startswith("krabita"):
            return crab(tones)
    return symbol(SIGNS[Topic(of)] if of in list(Topic) else of, tones)


def article_sign(article: Article, dark: bool) -> str:
    if article.topic is Topic.DECK:
        return topic_sign(CARDS[article.id.removeprefix(CARD)].colour.value, dark)
    return topic_sign(article.topic.value, dark)
