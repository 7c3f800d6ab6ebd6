"""The colours of New Lands' groups of points."""

from __future__ import annotations

from companion.drawings.bars import Tones
from companion.drawings.new_lands.terrain import ground
from companion.screen.palette import Palette


def tones(palette: Palette) -> Tones:
    """As the terrains have them; neighbours differ in lightness too."""
    return {
        "play": palette.purple,
        "plain": ground(palette, "P"),
        "mountain": ground(palette, "M"),
        "sea": ground(palette, "S"),
        "correction": palette.coral,
        "end": palette.gold,
    }
