"""The sign of each topic of the look-up and of each card colour; each is drawn once."""

from __future__ import annotations

from functools import cache
from typing import Final

from companion.drawings.chest import chest
from companion.drawings.farshore.crab import crab
from companion.drawings.farshore.ship import ship
from companion.drawings.farshore.symbols import symbol, worker_symbol
from companion.farshore.lookup.topics import Topic
from companion.screen.palette import palette

SIGNS: Final = {
    Topic.SETUP: "island",
    Topic.TURN: "shell",
    Topic.CARDS: "common",
    Topic.KINDS: "unique",
    Topic.MAPS: "map",
    Topic.SEASONS: "summer",
    Topic.END: "treasure",
    Topic.EDITIONS: "unknown",
}


@cache
def sign(topic: str, dark: bool) -> str:
    tones = palette(dark)
    match topic:
        case Topic.PLACES:
            return worker_symbol("beaver", tones, tones.gold)
        case Topic.SHIP:
            return ship(tones, tones.sea)
        case Topic.BOX:
            return chest(tones)
        case _ if topic.startswith("krabita"):
            return crab(tones)
    return symbol(SIGNS[Topic(topic)] if topic in list(Topic) else topic, tones)
