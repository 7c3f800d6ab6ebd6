"""The colour of each row of Farshore's receipt, as its sign has it."""

from __future__ import annotations

from collections.abc import Mapping

from companion.drawings.tones import mix, tint
from companion.screen.theme import Palette


def tones(palette: Palette) -> Mapping[str, str]:
    """Neighbours differ in lightness too."""
    return {
        "shells": tint(palette, palette.coral, 0.3),
        "cards": palette.sea_deep if not palette.dark else palette.sea,
        "purple": mix(palette.purple, palette.on_card, 0.35),
        "treasures": palette.gold,
        "maps": palette.wood,
        "ship": palette.blue,
    }
