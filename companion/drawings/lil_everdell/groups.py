"""The colours of the groups of points."""

from __future__ import annotations

from companion.drawings.bars import Tones
from companion.drawings.tones import mix, tint
from companion.screen.palette import Palette


def tones(palette: Palette) -> Tones:
    """As the sign of each group has it; neighbours differ in lightness too."""
    return {
        "resources": tint(palette, palette.green, 0.3),
        "purple": mix(palette.purple, palette.on_card, 0.2),
        "cards": palette.gold,
        "parades": palette.coral if not palette.dark else palette.red,
        "tokens": tint(palette, palette.sea, 0.45),
    }
