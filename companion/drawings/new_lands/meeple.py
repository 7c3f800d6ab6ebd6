"""Meeples: a figure in any colour, with the pattern of the colour and the sign of its role."""

from __future__ import annotations

from typing import Final

from companion.drawings.new_lands.terrain import MARKS
from companion.drawings.svg import circle, document, outlined, placed, rect, stroke
from companion.drawings.tones import mix, on
from companion.screen.palette import Palette

SIZE: Final = 48
COLOURS: Final = ("red", "yellow", "green", "blue", "black", "purple")
"""To choose from; the book names red and yellow."""
BODY: Final = (
    "M24 4C29 4 32 8 32 12C32 14 31 16 30 17.500C37 19 43 23 43 27C43 30 39 30.500 35 29.500"
    "C37 34 40 39 41 44H28L24 37L20 44H7C8 39 11 34 13 29.500C9 30.500 5 30 5 27C5 23 11 19 18 17.500"
    "C17 16 16 14 16 12C16 8 19 4 24 4Z"
)
PATTERNS: Final = {
    "red": "M19 24H29",
    "yellow": "M24 22V22.1",
    "green": "M19 22H29M19 27H29",
    "blue": "M24 19V30",
    "black": "M20 20L28 28M28 20L20 28",
    "purple": "M24 20A4 4 0 1 1 23.9 20",
}
ROLES: Final = {"plain": "P", "mountain": "M", "sea": "S"}


def paint(palette: Palette, colour: str) -> str:
    tones = {
        "yellow": palette.gold,
        "black": mix(palette.ink if not palette.dark else palette.paper, palette.ink_soft, 0.3),
    }
    return tones.get(colour) or str(getattr(palette, colour if colour in COLOURS else "ink_soft"))


def figure(palette: Palette, colour: str) -> str:
    """48 × 48."""
    tone = paint(palette, colour)
    body = outlined(BODY, tone, palette.ink, 2)
    return body + stroke(PATTERNS.get(colour, PATTERNS["yellow"]), on(palette, tone), 3.2)


def meeple(palette: Palette, colour: str) -> str:
    return document(SIZE, SIZE, figure(palette, colour))


def role(palette: Palette, on_terrain: str, colour: str) -> str:
    """A meeple on its terrain: explorer, robber or sailor."""
    badge = rect(27, 27, 20, 20, palette.sheet, 5, stroke=palette.ink, stroke_width=1.5)
    sign = placed(stroke(MARKS[ROLES[on_terrain]], palette.ink, 2), 37, 37, 0.8)
    return document(SIZE, SIZE, placed(figure(palette, colour), 0, 0, 0.86), badge, sign)


def badge(palette: Palette, colour: str, home: int, most: int) -> str:
    """A meeple above those still at home; the others are out: 48 × 60."""
    n = max(most, home)
    tone, step = paint(palette, colour), 48 / n
    dots = [
        circle(step * (at + 0.5), 54, 4, tone if at < home else "none", stroke=palette.ink, stroke_width=1.6)
        for at in range(n)
    ]
    return document(48, 60, figure(palette, colour), *dots)
