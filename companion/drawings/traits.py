"""What a card is, as tokens: five colours with a sign each, and the signs of kind and rarity."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.drawings.svg import at, circle, fill, placed, polar, polygon, rect, stroke
from companion.drawings.tones import mix, on, shade
from companion.screen.palette import Palette

SIZE: Final = 48
COLOURS: Final = ("green", "blue", "brown", "red", "purple")

Sign = Callable[[str, str], str]
"""Drawn with an ink on a ground."""


def token(palette: Palette, trait: str) -> str:
    """A rounded token of 48 × 48 for a card colour, a kind or a rarity."""
    ground = str(getattr(palette, trait)) if trait in COLOURS else mix(palette.paper, palette.ink_soft, 0.22)
    ink = on(palette, ground) if trait in COLOURS else palette.ink
    return blank(palette, ground) + SIGNS[trait](ink, ground)


def unknown(palette: Palette) -> str:
    """The token of what nobody has told us yet."""
    ground = mix(palette.paper, palette.ink_soft, 0.22)
    hook = stroke("M17.5 17.5C17.5 8.5 31 8.5 31 17C31 23 24.2 22.6 24.2 28.6", palette.ink_soft, 4.6)
    return blank(palette, ground) + hook + circle(24.2, 35.6, 2.9, palette.ink_soft)


def blank(palette: Palette, ground: str) -> str:
    # The darker lip below makes it a piece of cardboard rather than a square.
    return rect(2, 5, 44, 41, shade(palette, ground, 0.32), 13) + rect(2, 2, 44, 41, ground, 13)


def _sprout(ink: str, _ground: str) -> str:
    left = fill("M23 26C13 27.5 8.5 20.5 9 12C18.5 11.5 23.5 17 23 26Z", ink)
    right = fill("M26 21C25.5 13.5 30 9.5 38.5 9.5C39.5 17.5 35 22 26 21Z", ink)
    return stroke("M24.5 37.5C24.5 31 24.5 27 26.5 20", ink, 4) + left + right


def _helm(ink: str, ground: str) -> str:
    spokes = "".join(f"M24 22.5L{at(polar(24, 22.5, 15.5, 45 * turn))}" for turn in range(8))
    rim = circle(24, 22.5, 9, "none", stroke=ink, stroke_width=4)
    return stroke(spokes, ink, 3.2) + rim + circle(24, 22.5, 3.6, ink) + circle(24, 22.5, 1.4, ground)


def _footprints(ink: str, _ground: str) -> str:
    sole = "M0 -8.5C4.2 -8.5 5.6 -4.5 4.6 -0.5L3.4 4H-3.4L-4.6 -0.5C-5.6 -4.5 -4.2 -8.5 0 -8.5Z"
    step = fill(sole, ink) + fill("M-3.2 6.5H3.2V8.5A3.2 3.2 0 0 1 -3.2 8.5Z", ink)
    return placed(step, 16, 26.5, 1.06, -9) + placed(step, 32, 18, 1.06, 9)


def _pin(ink: str, ground: str) -> str:
    drop = fill("M24 39.5C17 31 11.5 25.5 11.5 18.5A12.5 12.5 0 0 1 36.5 18.5C36.5 25.5 31 31 24 39.5Z", ink)
    return drop + circle(24, 18.5, 5, ground)


def _gem(ink: str, ground: str) -> str:
    stone = fill("M17.5 9.5H30.5L39 19.5L24 38L9 19.5Z", ink, stroke=ink, stroke_width=2, stroke_linejoin="round")
    return stone + stroke("M11 19.5H37M18 19.5L24 35L30 19.5M18 19.5L21 11M30 19.5L27 11", ground, 2.2)


def _paw(ink: str, _ground: str) -> str:
    toes = "".join(circle(x, y, 3.9, ink) for x, y in ((12, 21), (19.5, 13), (28.5, 13), (36, 21)))
    return toes + fill(
        "M24 21C29 21 34.5 27.5 34.5 32C34.5 37.5 28.5 36 24 36C19.5 36 13.5 37.5 13.5 32C13.5 27.5 19 21 24 21Z", ink
    )


def _house(ink: str, ground: str) -> str:
    roof = stroke("M10 22.5L24 10L38 22.5", ink, 4.4)
    walls = fill("M14.5 22.5L24 14.5L33.5 22.5V35A2 2 0 0 1 31.5 37H16.5A2 2 0 0 1 14.5 35Z", ink)
    return roof + walls + fill("M20.5 37V30A3.5 3.5 0 0 1 27.5 30V37Z", ground)


def _stack(ink: str, ground: str) -> str:
    cards = ((21, 8.5), (16.5, 11.5), (12, 14.5))
    return "".join(rect(x, y, 16, 22, ink, 3.5, stroke=ground, stroke_width=2.4) for x, y in cards)


def _star(ink: str, _ground: str) -> str:
    tips = [polar(24, 23.5, 15.5 if turn % 2 == 0 else 6.8, 36 * turn) for turn in range(10)]
    return fill(polygon(tips), ink, stroke=ink, stroke_width=2.6, stroke_linejoin="round")


SIGNS: Final[dict[str, Sign]] = {
    "green": _sprout,
    "blue": _helm,
    "brown": _footprints,
    "red": _pin,
    "purple": _gem,
    "creature": _paw,
    "construction": _house,
    "common": _stack,
    "unique": _star,
}
