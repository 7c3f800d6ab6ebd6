"""Points as a picture: a stacked bar, and the way of each ship through the year."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import cycle
from typing import Final

from companion.drawings.svg import circle, document, placed, rect, stroke
from companion.drawings.tones import legible, mix, tint
from companion.screen.theme import Palette

WIDTH: Final = 600
HEIGHT: Final = 30
SEA: Final = (600, 200)
MARGIN: Final = 18


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


def wake(palette: Palette, colour: str) -> str:
    """The colour of a ship's line: its own, as dark or as light as it has to be on the sea."""
    return legible(palette, colour, _sea(palette))


def voyages(palette: Palette, ways: Sequence[tuple[str, Sequence[int | None]]], end: int) -> str:
    """A line for each ship: (its colour, where it stood at the end of each season, None where nobody knows)."""
    width, height = SEA
    longest = max((len(values) for _, values in ways), default=1)
    step = (width - 2 * MARGIN) / max(longest - 1, 1)
    ground = rect(0, 0, width, height, _sea(palette), 12)
    lines = ""
    for colour, values in ways:
        spots = [
            (MARGIN + n * step, height - MARGIN - (height - 2 * MARGIN) * value / end)
            for n, value in enumerate(values)
            if value is not None
        ]
        path = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in spots)
        tone = wake(palette, colour)
        lines += stroke(path, tone, 5) + "".join(placed(circle(0, 0, 7, tone), x, y) for x, y in spots)
    return document(width, height, ground, lines)


def _sea(palette: Palette) -> str:
    return mix(palette.paper, palette.sea, 0.16)
