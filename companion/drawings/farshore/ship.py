"""A small sailing ship with a player's colour in its sails."""

from __future__ import annotations

from typing import Final

from companion.drawings.svg import circle, document, fill, outlined, placed, stroke
from companion.drawings.tones import shade, tint
from companion.screen.palette import Palette

SIDE: Final = 64


def ship(palette: Palette, colour: str) -> str:
    return document(SIDE, SIDE, hull_and_sails(palette, colour), _water(palette))


def hull_and_sails(palette: Palette, colour: str) -> str:
    """The ship in a box of 64 × 64, sailing to the right, without the sea."""
    wood, edge = shade(palette, palette.wood, 0.45), shade(palette, colour, 0.5)
    mast = stroke("M30 47V8", wood, 3.2) + fill("M31 4L41 7.5L31 11Z", colour)
    main = outlined("M27 14C18 22 13 32 11.5 41C17 43 22 43 27 42Z", tint(palette, colour, 0.5), edge)
    fore = outlined("M33 13C45 20 52 30 53.5 40C46 43.5 39 43.5 33 42Z", colour, edge)
    hull = outlined(
        "M5 46.5C22 49.5 42 49.5 59 45.5C57.5 53 52.5 59 46 59H19C11.5 59 7 53.5 5 46.5Z", palette.wood, wood
    )
    plank = stroke("M11.5 52C26 54.5 40 54.5 53.5 51.5", wood, 1.8)
    return mast + main + fore + hull + plank


def ship_token(palette: Palette, colour: str, x: float, y: float, r: float) -> str:
    """A plainer ship on a round token in its colour: told apart on any ground."""
    edge = shade(palette, colour, 0.55)
    rim = circle(0, 0, r * 1.15, edge) + circle(0, 0, r, palette.foam, stroke=colour, stroke_width=r * 0.24)
    sails = fill("M-2 -18C-9 -11 -14 -2 -16 6H-2ZM2 -20C12 -12 17 -2 18 6H2Z", colour, stroke=edge, stroke_width=2)
    hull = fill("M-21 9H22C20 16 15 20 9 20H-9C-16 20 -20 16 -21 9Z", shade(palette, palette.wood, 0.2))
    return placed(rim + placed(sails + hull, 0, 0, r / 31), x, y)


def _water(palette: Palette) -> str:
    return stroke("M3 59Q8.5 54.5 14 59T25 59T36 59T47 59T58 59", palette.sea, 3.4)
