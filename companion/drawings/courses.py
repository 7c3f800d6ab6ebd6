"""How numbers rose and fell: a line for each, on water."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.drawings.svg import circle, document, placed, rect, stroke
from companion.drawings.tones import legible, mix
from companion.screen.palette import Palette

SIZE: Final = (600, 200)
MARGIN: Final = 18
Line = tuple[str, Sequence[int | None]]
"""Its colour, and where it stood at each moment; None where nobody knows."""


def course_tone(palette: Palette, colour: str) -> str:
    """The colour of a line: its own, as dark or as light as it has to be on the water."""
    return legible(palette, colour, _water(palette))


def courses(palette: Palette, lines: Sequence[Line], end: int) -> str:
    """The lines from the first moment to the last, from 0 up to `end`."""
    width, height = SIZE
    longest = max((len(values) for _, values in lines), default=1)
    step = (width - 2 * MARGIN) / max(longest - 1, 1)
    ground = rect(0, 0, width, height, _water(palette), 12)
    drawn = ""
    for colour, values in lines:
        spots = [
            (MARGIN + n * step, height - MARGIN - (height - 2 * MARGIN) * value / end)
            for n, value in enumerate(values)
            if value is not None
        ]
        path = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in spots)
        tone = course_tone(palette, colour)
        drawn += stroke(path, tone, 5) + "".join(placed(circle(0, 0, 7, tone), x, y) for x, y in spots)
    return document(width, height, ground, drawn)


def _water(palette: Palette) -> str:
    return mix(palette.paper, palette.sea, 0.16)
