"""The four sets of friends as small figures of 48 × 48, each in its own tone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.drawings.svg import circle, ellipse, fill, outlined, stroke
from companion.drawings.tones import darkest, mix, shade, tint
from companion.screen.palette import Palette

Figure = Callable[[Palette, str, str], str]
"""In a colour with an edge."""


def animal(palette: Palette, name: str) -> str:
    colour = tone(palette, name)
    return DRAWN[name](palette, colour, shade(palette, colour, 0.5))


def tone(palette: Palette, name: str) -> str:
    """Different in greyscale too."""
    return {
        "butterfly": mix(palette.purple, palette.on_card, 0.2),
        "fox": palette.coral,
        "lizard": palette.green,
        "mouse": mix(palette.sand, palette.ink_soft, 0.12),
    }[name]


def _eye(palette: Palette, x: float, y: float, r: float = 2) -> str:
    return circle(x, y, r, darkest(palette)) + circle(x - 0.6, y - 0.6, r * 0.35, palette.on_card)


def _butterfly(palette: Palette, colour: str, edge: str) -> str:
    pale = tint(palette, colour, 0.55)
    upper = outlined("M23 23C20 10 10 4 5 8C1 13 6 25 22 26ZM25 23C28 10 38 4 43 8C47 13 42 25 26 26Z", colour, edge)
    lower = outlined("M22 26C12 26 7 32 9 38C12 43 20 40 23 29ZM26 26C36 26 41 32 39 38C36 43 28 40 25 29Z", pale, edge)
    spots = circle(11, 14, 3.2, pale) + circle(37, 14, 3.2, pale) + circle(15, 34, 2, edge) + circle(33, 34, 2, edge)
    body = ellipse(24, 27, 3, 12, edge) + stroke("M23 16C22 11 20 8 17 7M25 16C26 11 28 8 31 7", edge, 2.2)
    return upper + lower + spots + body


def _fox(palette: Palette, colour: str, edge: str) -> str:
    ears = outlined("M8 22L7 5L20 13ZM40 22L41 5L28 13Z", colour, edge)
    inner = fill("M11 16L10.5 10L15.5 13.5ZM37 16L37.5 10L32.5 13.5Z", edge)
    face = outlined("M24 11C34 11 42 18 42 26C38 34 30 43 24 43C18 43 10 34 6 26C6 18 14 11 24 11Z", colour, edge)
    cheeks = fill(
        "M7 27C14 26 20 30 24 41.5C18 41 10.5 33 7 27ZM41 27C34 26 28 30 24 41.5C30 41 37.5 33 41 27Z", palette.on_card
    )
    return ears + face + inner + cheeks + _eye(palette, 16.5, 24) + _eye(palette, 31.5, 24) + circle(24, 40, 3, edge)


def _lizard(palette: Palette, colour: str, edge: str) -> str:
    tail = stroke("M28 36C38 45 46 38 41 31", edge, 7.4) + stroke("M28 36C38 45 46 38 41 31", colour, 3.8)
    legs = stroke("M15 27L6 31M14 34L8 41M29 24L39 22M30 33L37 39", edge, 4.4)
    body = outlined(
        "M22 4C31 4 35 11 32 17C30 21 32 26 32 31C32 39 27 43 21 43C14 43 11 37 13 30"
        "C14 25 16 22 13 17C9 10 14 4 22 4Z",
        colour,
        edge,
    )
    stripes = stroke("M18 25H27M17 31H28M18 37H26", shade(palette, colour, 0.35), 2.6)
    return (
        tail
        + legs
        + body
        + stripes
        + _eye(palette, 17, 11.5)
        + _eye(palette, 28, 11.5)
        + stroke("M19 17C21.5 19 24 19 26 17", edge, 2)
    )


def _mouse(palette: Palette, colour: str, edge: str) -> str:
    pink = mix(palette.coral, palette.on_card, 0.5)
    tail = stroke("M35 38C45 40 46 30 40 29", edge, 2.6)
    ears = "".join(circle(x, 12, 9, colour, stroke=edge, stroke_width=2) + circle(x, 12.5, 4.8, pink) for x in (11, 37))
    face = outlined("M24 13C34 13 39 22 38 30C37 38 31 43 24 43C17 43 11 38 10 30C9 22 14 13 24 13Z", colour, edge)
    nose = circle(24, 33.5, 3.2, pink, stroke=edge, stroke_width=1.6)
    whiskers = stroke("M18 35L8 33M18 37L9 39M30 35L40 33M30 37L39 39", edge, 1.6)
    return tail + ears + face + whiskers + nose + _eye(palette, 18, 26, 2.4) + _eye(palette, 30, 26, 2.4)


DRAWN: Final[dict[str, Figure]] = {"butterfly": _butterfly, "fox": _fox, "lizard": _lizard, "mouse": _mouse}
