"""How large the game's own pictures are drawn; what every game shares is in the theme."""

from __future__ import annotations

from typing import Final

FACE: Final = 96
"""Whose turn it is, where there is room for it."""
SMALL_FACE: Final = 48
CELL: Final = (64, 48)
LARGE_CELL: Final = (128, 96)
SMALL_CELL: Final = (52, 39)
MOON: Final = (84, 36)
FIGURE: Final = 44
TABLEAU: Final = (80, 48)
TOKEN: Final = 36
PRIZE: Final = 72
"""A token just taken."""
DISPLAY: Final = (246, 48)
DISPLAY_TWO: Final = (126, 90)
SMALL_DISPLAY_TWO: Final = (98, 70)
PARADE: Final = 96
LONE: Final = 52
"""A drawing that stands for its word too."""
STEP: Final = 34
"""One of several things to do with the hands."""
CHEER: Final = (240, 88)
SMALL_CHEER: Final = (170, 62)
PART: Final = 50
"""A part of the strip."""
