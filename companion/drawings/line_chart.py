"""Numbers from match to match as lines, with an axis that says how high they are."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from companion.drawings.digits import digits
from companion.drawings.svg import Point, circle, document, stroke
from companion.screen.palette import Palette

HEIGHT: Final = 180
WIDTH: Final = 358
"""On a phone."""
WIDE: Final = 650
"""On wider screens: as wide as it is shown, so that numbers and points keep their shape."""
AXIS: Final = 34
"""Left of the lines, for the numbers."""
EDGE: Final = 14
LINES: Final = 4
"""About so many lines across."""


def line_chart(
    palette: Palette, series: Sequence[tuple[str, Sequence[int | None]]], won: Sequence[bool], width: int = WIDTH
) -> str:
    """`series`: colours with a number for each match, None where there is none; `won`: which points are filled."""
    known = [value for _, values in series for value in values if value is not None]
    low, high = min(0, *known), max(1, *known)
    step = _step(high - low)
    floor, top = step * (low // step), step * ceil(high / step)
    count = len(won)

    def at(n: int, value: float) -> Point:
        each = (width - AXIS) / count
        return AXIS + each * (n + 0.5), EDGE + (HEIGHT - 2 * EDGE) * (top - value) / (top - floor)

    grid = "".join(_level(palette, value, at(0, value)[1], width) for value in range(floor, top + 1, step))
    drawn = "".join(
        _line(palette, colour, [(at(n, value), won[n]) for n, value in enumerate(values) if value is not None])
        for colour, values in series
    )
    return document(width, HEIGHT, grid + drawn)


def _step(span: int) -> int:
    """A round number that cuts `span` into a few parts."""
    size: int = 10 ** (len(str(max(1, span // LINES))) - 1)
    return next(step for step in (size, 2 * size, 5 * size, 10 * size) if step * LINES >= span)


def _level(palette: Palette, value: int, y: float, width: int) -> str:
    line = stroke(f"M{AXIS} {y:.1f}H{width}", palette.ink_soft, 0.7, stroke_opacity=0.45)
    return line + digits(value, palette.ink_soft, AXIS / 2, y, 9, 2.4)


def _line(palette: Palette, colour: str, points: Sequence[tuple[Point, bool]]) -> str:
    way = "M" + "L".join(f"{x:.1f} {y:.1f}" for (x, y), _ in points) if points else ""
    dots = "".join(
        circle(x, y, 5, colour if won else palette.paper, stroke=colour, stroke_width=2.4) for (x, y), won in points
    )
    return (stroke(way, colour, 2.6) if way else "") + dots
