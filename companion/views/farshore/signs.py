"""The signs of the ways to begin a match of Farshore."""

from __future__ import annotations

from companion.drawings.crab import crab
from companion.drawings.ship import ship
from companion.drawings.symbols import symbol
from companion.theme import Palette


def captain(palette: Palette) -> str:
    return crab(palette)


def golden_ship(palette: Palette) -> str:
    return ship(palette, palette.gold)


def treasure(palette: Palette) -> str:
    return symbol("treasure", palette)
