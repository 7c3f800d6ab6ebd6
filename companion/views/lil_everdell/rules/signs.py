"""The sign of each topic of the look-up."""

from __future__ import annotations

from functools import cache
from typing import Final

from companion.drawings.chest import chest
from companion.drawings.lil_everdell.symbols import parade_token, symbol
from companion.screen.palette import palette

SIGNS: Final = {
    "setup": "home_board",
    "round": "sun",
    "friends": "fox",
    "cards": "deck",
    "end": "points",
    "solo": "prince",
    "known_cards": "teach",
}


@cache
def sign(topic: str, dark: bool) -> str:
    tones = palette(dark)
    match topic:
        case "parades":
            return parade_token(tones, "creatures", 6)
        case "app":
            return chest(tones)
    return symbol(SIGNS.get(topic, "unknown"), tones)
