"""The three terrains: a colour, a pattern and a letter each, so that none is told by its colour alone."""

from __future__ import annotations

from typing import Final

from companion.drawings.svg import document, placed, rect, stroke
from companion.drawings.tones import mix, on, tint
from companion.screen.palette import Palette

SIZE: Final = 48
TERRAINS: Final = {"P": "plain", "M": "mountain", "S": "sea"}
"""By the letters of tile texts."""
MARKS: Final = {
    "P": "M-7 5L-9 -2M-6 5V-5M-5 5L-2 -2M4 5L2 0M5 5V-3M6 5L9 0",
    "M": "M-10 6L-4 -6L1 3M-2 6L4 -3L10 6",
    "S": "M-10 -3Q-7 -7 -4 -3T2 -3T8 -3M-8 4Q-5 0 -2 4T4 4T10 4",
}
"""Grass, peaks, waves; about the origin, 20 wide."""
GLYPHS: Final = {
    "P": "M0 12V0H4.5A3.4 3.4 0 0 1 4.5 6.8H0",
    "R": "M0 12V0H4.5A3.4 3.4 0 0 1 4.5 6.8H0M4 6.8L8 12",
    "M": "M0 12V0L4.5 7L9 0V12",
    "S": "M7.5 2A4 3.2 0 1 0 4 6A4 3.1 0 1 1 0.2 10.2",
    "G": "M8.2 2.6A4.6 5.9 0 1 0 8.4 9.5V6.6H5",
    "Г": "M0 12V0H7.5",
    "Р": "M0 12V0H4.5A3.4 3.4 0 0 1 4.5 6.8H0",
    "М": "M0 12V0L4.5 7L9 0V12",
}
"""Letters as lines: a drawing names no font. About 9 wide and 12 high."""


def ground(palette: Palette, letter: str) -> str:
    """Light plains, grey-brown mountains, a sea between them in lightness."""
    tones = {
        "P": mix(palette.green, palette.sand, 0.45) if not palette.dark else mix(palette.green, palette.paper, 0.15),
        "M": mix(palette.brown, palette.ink_soft, 0.25) if not palette.dark else mix(palette.brown, palette.paper, 0.5),
        "S": tint(palette, palette.sea, 0.12) if not palette.dark else mix(palette.blue, palette.sea_deep, 0.35),
    }
    return tones[letter]


def ink(palette: Palette, letter: str) -> str:
    """What can be read on the terrain."""
    return on(palette, ground(palette, letter))


def mark(palette: Palette, letter: str, x: float, y: float, scale: float = 1) -> str:
    """The terrain's pattern at a place, as thick however large."""
    return placed(stroke(MARKS[letter], ink(palette, letter), 1.8, opacity=0.75), x, y, scale)


def glyph(colour: str, letter: str, x: float, y: float, scale: float = 1, width: float = 2.2) -> str:
    """A letter with its middle at a place; nothing for one that we have not drawn."""
    drawn = GLYPHS.get(letter, "")
    return placed(stroke(drawn, colour, width), x - 4.5 * scale, y - 6 * scale, scale) if drawn else ""


def swatch(palette: Palette, letter: str, called: str = "") -> str:
    """A piece of a terrain, with its letter in the reader's language."""
    back = rect(2, 2, 44, 44, ground(palette, letter), 10, stroke=ink(palette, letter), stroke_width=2)
    return document(
        SIZE,
        SIZE,
        back,
        mark(palette, letter, 24, 31, 1.3),
        glyph(ink(palette, letter), called, 24, 14),
    )
