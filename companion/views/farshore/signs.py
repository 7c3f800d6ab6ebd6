"""The signs of ways to begin a match of Farshore."""

from __future__ import annotations

from companion.drawings.farshore.ship import ship
from companion.drawings.farshore.symbols import symbol
from companion.screen.palette import Palette


def golden_ship(palette: Palette) -> str:
    return ship(palette, palette.gold)


def coral_ship(palette: Palette) -> str:
    """What the game is known by."""
    return ship(palette, palette.coral)


def treasure(palette: Palette) -> str:
    return symbol("treasure", palette)
