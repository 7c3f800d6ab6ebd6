"""How large New Lands' own pictures are drawn; what every game shares is in the theme."""

from __future__ import annotations

from typing import Final

TILE: Final = 64
"""A tile of the map, seen from near."""
PICTURE: Final = 50
"""A tile to choose."""
SHORT_PICTURE: Final = 44
"""The same where a question needs the whole height."""
ACROSS: Final = 6
ACROSS_SHORT: Final = 7
LARGE_TILE: Final = 132
"""A tile that is being built."""
MAP_HIGH: Final = 340
MAP_SHARE: Final = 0.36
"""As much of a phone's height as the map may take."""
MAP_LEAST: Final = 150
AROUND: Final = 3 * TILE
"""The map while a tile is chosen: what lies around the spot."""
AROUND_FROM: Final = 800
"""As high as a phone has to be for that."""
BADGE: Final = (30, 36)
PERSON: Final = 76
PERSON_LARGE: Final = 120
MEEPLE: Final = 26
"""On a tile of the map."""
WIDE_SIDES: Final = 120
"""What a wide window needs beside the map: bars and edges."""
AROUND_SHARE: Final = 0.19
ACROSS_WIDE: Final = 9
NAMED_ACROSS: Final = 4
"""Removed tiles to be named, with how many there are."""
WIDE_ANSWERS: Final = 5
RAIL: Final = 80
"""The navigation beside a wide table."""
FLAT_PANES: Final = (4, 5)
"""Map and turn on a phone held across: a map needs more than a board that is only looked at."""
FLAT_SIDES: Final = 132
"""What a phone held across needs above the map."""
VEIL: Final = 0.72
"""Over what is not meant while an area is explained."""
