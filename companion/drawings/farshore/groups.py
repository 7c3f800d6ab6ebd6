"""The colours of Farshore's groups of points."""

from __future__ import annotations

from companion.drawings.bars import Tones
from companion.drawings.tones import mix, tint
from companion.screen.palette import Palette


def tones(palette: Palette) -> Tones:
    """As the sign of each group has it; neighbours differ in lightness too."""
    return {
        "shells": tint(palette, palette.coral, 0.3),
        "cards": palette.sea_deep if not palette.dark else palette.sea,
        "purple": mix(palette.purple, palette.on_card, 0.35),
        "treasures": palette.gold,
        "maps": palette.wood,
        "ship": palette.blue,
    }
