"""The colours of Newdale's groups of points."""

from __future__ import annotations

from companion.drawings.bars import Tones
from companion.drawings.tones import mix, tint
from companion.screen.palette import Palette


def tones(palette: Palette) -> Tones:
    """In the order of the receipt; neighbours differ in lightness too."""
    return {
        "track": palette.sea_deep if not palette.dark else palette.sea,
        "military": tint(palette, palette.coral, 0.3),
        "goal": mix(palette.purple, palette.on_card, 0.35),
        "goods": palette.gold,
        "mission": palette.wood,
        "buildings": palette.blue,
        "chapter": palette.brown,
    }
