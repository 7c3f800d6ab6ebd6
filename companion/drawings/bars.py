"""Points as a picture: a stacked bar, and the colours of its groups."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import cycle
from typing import Final

from companion.drawings.svg import document, rect
from companion.drawings.tones import mix, tint
from companion.screen.palette import Palette

WIDTH: Final = 600
HEIGHT: Final = 30

Tones = Mapping[str, str]
"""The colour of each group of points, in the order of the receipt."""


def in_order(palette: Palette, groups: Iterable[str]) -> Tones:
    """A colour for each group of points, by its place; neighbours differ in lightness too."""
    colours = (
        tint(palette, palette.coral, 0.3),
        palette.sea_deep if not palette.dark else palette.sea,
        mix(palette.purple, palette.on_card, 0.35),
        palette.gold,
        palette.wood,
        palette.blue,
        palette.brown,
    )
    return dict(zip(groups, cycle(colours), strict=False))


def bar(palette: Palette, tones: Tones, points: Mapping[str, int], most: int) -> str:
    """One player's points, group by group, in the colours of the groups; `most` is the longest bar beside it."""
    at, parts = 0.0, []
    for group, colour in tones.items():
        length = WIDTH * max(0, points.get(group, 0)) / max(most, 1)
        if length:
            parts.append(rect(at, 0, max(length - 2, 1), HEIGHT, colour, 4))
            at += length
    ground = rect(0, 0, WIDTH, HEIGHT, mix(palette.paper, palette.ink_soft, 0.14), 6)
    return document(WIDTH, HEIGHT, ground, *parts)


def swatch(colour: str) -> str:
    return document(16, 16, rect(1, 1, 14, 14, colour, 4))
