"""A stack of map tiles: what its kind asks for, and the value of the tile on top."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from typing import Final

from companion.drawings.digits import digits
from companion.drawings.svg import circle, document, placed, rect
from companion.drawings.tones import mix, shade
from companion.drawings.traits import SIZE as TOKEN
from companion.drawings.traits import token, unknown
from companion.screen.palette import Palette

SIDE: Final = 64
TILE: Final = 46
LAYER: Final = 3
DEEP: Final = 4
"""Tiles that are drawn below each other, however many there are."""


def map_stack(palette: Palette, needs: Sequence[str] | None, tops: Sequence[int], tiles: int) -> str:
    """`needs`: a colour for each card, None while nobody has told; `tops`: the values the top tile may have."""
    sheet, edge = mix(palette.sand, palette.on_card, 0.3), shade(palette, palette.wood, 0.35)
    layers = "".join(
        rect(8 - LAYER * at, 6 + LAYER * at, TILE, TILE, sheet, 8, stroke=edge, stroke_width=1.6)
        for at in reversed(range(min(tiles, DEEP)))
    )
    value = _value(palette, tops[0]) if len(tops) == 1 else ""
    asks = _unknown(palette) if needs is None else _needs(palette, needs)
    return document(SIDE, SIDE, layers + asks + value)


def _unknown(palette: Palette) -> str:
    return placed(unknown(palette), 17, 13, 28 / TOKEN)


def _needs(palette: Palette, needs: Sequence[str]) -> str:
    """A token for each card, as many side by side as below each other."""
    across = max(1, ceil(sqrt(len(needs))))
    side = (TILE - 8) / across
    return "".join(
        placed(token(palette, colour), 12 + side * (at % across), 10 + side * (at // across), side / TOKEN)
        for at, colour in enumerate(needs)
    )


def _value(palette: Palette, value: int) -> str:
    ink = shade(palette, palette.wood, 0.6)
    return circle(51, 49, 11, palette.gold, stroke=ink, stroke_width=1.6) + digits(value, ink, 51, 49, 13, 2.8)
