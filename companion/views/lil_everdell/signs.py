"""The signs of the game and of the ways to begin it."""

from __future__ import annotations

from companion.drawings.lil_everdell.symbols import symbol
from companion.screen.palette import Palette


def fox(palette: Palette) -> str:
    """What the game is known by."""
    return symbol("fox", palette)


def crown(palette: Palette) -> str:
    return symbol("prince", palette)


def points(palette: Palette) -> str:
    return symbol("points", palette)
