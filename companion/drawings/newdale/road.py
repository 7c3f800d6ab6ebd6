"""The road of a campaign: eight stages, two of them forks; what lies behind bears a cup."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

from companion.drawings.newdale.goods import cup_parts
from companion.drawings.svg import Point, at, circle, document, placed, stroke
from companion.drawings.tones import mix
from companion.screen.palette import Palette

SIZE: Final = (360, 190)
PLACES: Final[dict[str, Point]] = {
    "I": (24, 150),
    "II": (72, 110),
    "IIIa": (120, 62),
    "IIIb": (130, 138),
    "IVa": (180, 50),
    "IVb": (190, 140),
    "V": (232, 94),
    "VI": (272, 60),
    "VII": (306, 102),
    "VIII": (338, 40),
}
WAYS: Final = (
    *(("I", "II"), ("II", "IIIa"), ("II", "IIIb"), ("IIIa", "IVa"), ("IIIa", "IVb"), ("IIIb", "IVa"), ("IIIb", "IVb")),
    *(("IVa", "V"), ("IVb", "V"), ("V", "VI"), ("VI", "VII"), ("VII", "VIII")),
)


def road(palette: Palette, won: Collection[str], following: Collection[str]) -> str:
    return _road(palette, frozenset(won), frozenset(following))


@cache
def _road(palette: Palette, won: frozenset[str], following: frozenset[str]) -> str:
    width, height = SIZE
    parts = []
    for one, other in WAYS:
        walked = one in won and other in won
        tone = palette.wood if walked else mix(palette.paper, palette.ink_soft, 0.35)
        parts.append(stroke(f"M{at(PLACES[one])}L{at(PLACES[other])}", tone, 6 if walked else 3))
    for chapter, (x, y) in PLACES.items():
        parts.append(_stop(palette, x, y, chapter in won, chapter in following))
    return document(width, height, *parts)


def _stop(palette: Palette, x: float, y: float, won: bool, following: bool) -> str:
    ground = palette.sheet if not following else palette.coral
    spot = circle(x, y, 15, ground, stroke=palette.ink, stroke_width=3 if following else 1.8)
    return spot + (placed(cup_parts(palette), x - 11, y - 11, 0.46) if won else "")
