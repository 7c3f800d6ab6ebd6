"""The signs of ways to begin a match of Farshore."""

from __future__ import annotations

from companion.drawings.ship import ship
from companion.drawings.symbols import symbol
from companion.screen.theme import Palette


def golden_ship(palette: Palette) -> str:
    return ship(palette, palette.gold)


def treasure(palette: Palette) -> str:
    return symbol("treasure", palette)
