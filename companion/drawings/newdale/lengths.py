"""Odds as lengths: the bar of a row, what a draw may bring, the track of points, the wheel of rounds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from companion.drawings.newdale.figures import colour_of
from companion.drawings.svg import at, bars, circle, document, fill, polar, rect, stroke
from companion.drawings.tones import mix, shade
from companion.screen.palette import Palette

BAR: Final = (120, 14)
LAP: Final = 50
LEVELS: Final = (5, 10, 15, 20)
"""Where the track brings cards; drawn as the rules have it."""
PATH: Final = (25, 2)
CELL: Final = 24
HATCHED: Final = ((BAR[0], BAR[0]), (3, 5), (1, 8))
"""Solid, closely, widely: how wide each line is, and how far it is to the next."""


def odds_bar(palette: Palette, parts: tuple[float, ...]) -> str:
    """Success solid, short by one hatched, by two lightly hatched, the rest empty; `parts` are shares of one."""
    width, left, ends = BAR[0], 0.0, list[int]()
    for share in parts[:3]:
        left += width * share
        ends.append(round(left))
    return _odds_bar(palette, tuple(ends))


@cache
def _odds_bar(palette: Palette, ends: tuple[int, ...]) -> str:
    """Of rectangles: a desk has two dozen of them. `ends`: where each part stops."""
    width, height = BAR
    ground = rect(0, 0, width, height, mix(palette.paper, palette.ink_soft, 0.16))
    lines = [
        (x, 0, min(wide, end - x), height)
        for left, end, (wide, step) in zip((0, *ends), ends, HATCHED, strict=False)
        for x in range(left, end, step)
    ]
    return document(width, height, ground, bars(lines, palette.sea))


@cache
def histogram(palette: Palette, kind: str, chances: tuple[float, ...]) -> str:
    """That 0, 1, 2 … figures of a kind come: a column for each, the narrower the more there are."""
    width, height, colour = 96, 44, colour_of(palette, kind)
    step = min(18.0, (width - 6) / len(chances))
    columns = [
        rect(
            4 + n * step,
            height - 2 - 38 * share,
            step * 7 / 9,
            max(1.0, 38 * share),
            colour,
            2,
            stroke=shade(palette, colour, 0.5),
            stroke_width=1,
        )
        for n, share in enumerate(chances)
    ]
    return document(width, height, stroke(f"M2 {height - 1}H{width - 2}", palette.ink_soft, 1.6), *columns)


@cache
def track(palette: Palette, tokens: tuple[tuple[int, str], ...]) -> str:
    """The path of points, two rows of 25, with the four card signs and everybody's token (points, colour)."""
    across, down = PATH
    parts = []
    for n in range(LAP):
        x, y = _field(n)
        level = n in LEVELS
        parts.append(
            rect(
                x + 1,
                y + 1,
                CELL - 2,
                CELL - 2,
                palette.gold if level else palette.sheet,
                4,
                stroke=palette.ink_soft,
                stroke_width=1,
            )
        )
        if level:
            parts.append(rect(x + 7, y + 5, 10, 14, palette.paper, 2, stroke=palette.ink, stroke_width=1.2))
    shared: dict[int, int] = {}
    for n, colour in tokens:
        # Below 0 there is no field: the token waits on the first one.
        x, y = _field(field := max(0, n) % LAP)
        shift = shared.get(field, 0)
        shared[field] = shift + 1
        tone = str(getattr(palette, colour))
        parts.append(circle(x + 8 + 4 * shift, y + 8 + 4 * shift, 7, tone, stroke=palette.ink, stroke_width=1.6))
    return document(across * CELL, down * CELL, *parts)


def _field(n: int) -> tuple[float, float]:
    """From the left below, then back above."""
    across = PATH[0]
    return ((n % across) * CELL if n < across else (2 * across - 1 - n) * CELL, CELL if n < across else 0)


@cache
def round_wheel(palette: Palette, round_: int, of: int, phase: int, phases: int) -> str:
    """Rounds gone are filled, the one that goes on is framed; inside, a pip for each of its phases."""
    size, middle = 48, 24.0
    parts = []
    for n in range(of):
        start, end = 360 / of * n + 4, 360 / of * (n + 1) - 4
        d = f"M{at(polar(middle, middle, 21, start))}A21 21 0 0 1 {at(polar(middle, middle, 21, end))}"
        tone = (
            palette.sea
            if n + 1 < round_
            else palette.coral
            if n + 1 == round_
            else mix(palette.paper, palette.ink_soft, 0.3)
        )
        parts.append(stroke(d, tone, 7 if n + 1 == round_ else 4.5))
    for n in range(phases):
        x, y = polar(middle, middle, 10, 360 / phases * n)
        parts.append(circle(x, y, 3.4 if n == phase else 2, palette.coral if n == phase else palette.ink_soft))
    return document(size, size, *parts)


def arrows(palette: Palette, kinds: Sequence[str]) -> str:
    """The three ways of a chain: cards, goods, pairs of goods."""
    inputs = [
        rect(
            4 + 14 * n,
            14,
            11,
            18,
            palette.sheet if kind == "cards" else palette.sand,
            2,
            stroke=palette.ink,
            stroke_width=1.6,
        )
        for n, kind in enumerate(kinds)
    ]
    left = 8 + 14 * len(kinds)
    tip = fill(f"M{left + 12} 16L{left + 22} 23L{left + 12} 30Z", palette.sea)
    return document(48, 48, *inputs, stroke(f"M{left} 23H{left + 12}", palette.sea, 4), tip)
