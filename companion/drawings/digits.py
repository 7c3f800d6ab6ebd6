"""Numbers as strokes: no font draws alike everywhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from companion.drawings.svg import Box, bars, placed, stroke

HEIGHT: Final = 16
STEP: Final = 12
STROKES: Final = (
    "M5 1C1.5 1 1 5 1 8C1 11 1.5 15 5 15C8.5 15 9 11 9 8C9 5 8.5 1 5 1Z",
    "M2.5 4L5.5 1V15",
    "M1.5 4.5C1.5 2 3 1 5 1C7.5 1 9 2.5 9 5C9 8 4 11 1.5 15H9",
    "M1.5 2.5C3 0.5 8.5 0.5 8.5 4.5C8.5 7 6.5 7.7 4.5 7.7C7 7.7 9 8.7 9 11.3C9 15.6 3 15.8 1 13.2",
    "M7 15V1L1 10.5H9.5",
    "M8.5 1H2.5L2 7C4 5.8 9 6 9 10.5C9 15.5 3.5 15.8 1 13.5",
    "M8 1.5C4 1.5 1 6 1 10.5C1 13.5 2.7 15 5 15C7.3 15 9 13.5 9 11C9 8.5 7.3 7 5 7C3 7 1.3 8.5 1 10.5",
    "M1 1H9C6 5 4.5 10 4.5 15",
    "M5 7.5C3 7.5 1.8 6.2 1.8 4.2C1.8 2.2 3.2 1 5 1C6.8 1 8.2 2.2 8.2 4.2C8.2 6.2 7 7.5 5 7.5C2.5 7.5 1 9 1 11.2"
    "C1 13.5 2.7 15 5 15C7.3 15 9 13.5 9 11.2C9 9 7.5 7.5 5 7.5Z",
    "M2 14.5C6 14.5 9 10 9 5.5C9 2.5 7.3 1 5 1C2.7 1 1 2.5 1 5C1 7.5 2.7 9 5 9C7 9 8.7 7.5 9 5.5",
)


def digits(value: int, ink: str, x: float, y: float, size: float = HEIGHT, width: float = 2.6) -> str:
    """A number with its middle at (x, y), so high."""
    written = [int(letter) for letter in str(abs(value))]
    across = STEP * len(written) - (STEP - 10)
    drawn = "".join(placed(stroke(STROKES[one], ink, width), STEP * at, 0) for at, one in enumerate(written))
    if value < 0:
        drawn += stroke("M-8 8H-3", ink, width)
    scale = size / HEIGHT
    return placed(drawn, x - across * scale / 2, y - size / 2, scale)


TOP, MIDDLE, FOOT = ((0, y, 4, 0) for y in (0, 4, 8))
LEFT, RIGHT = ((x, 0, 0, 8) for x in (0, 4))
UPPER_LEFT, LOWER_LEFT, UPPER_RIGHT, LOWER_RIGHT = ((x, y, 0, 4) for x in (0, 4) for y in (0, 4))
SMALL: Final[tuple[tuple[Box, ...], ...]] = (
    (TOP, FOOT, LEFT, RIGHT),
    ((1, 0, 1, 0), (2, 0, 0, 8)),
    (TOP, UPPER_RIGHT, MIDDLE, LOWER_LEFT, FOOT),
    (TOP, (1, 4, 3, 0), FOOT, RIGHT),
    (UPPER_LEFT, MIDDLE, RIGHT),
    (TOP, UPPER_LEFT, MIDDLE, LOWER_RIGHT, FOOT),
    (TOP, LEFT, MIDDLE, LOWER_RIGHT, FOOT),
    (TOP, RIGHT),
    (TOP, MIDDLE, FOOT, LEFT, RIGHT),
    (TOP, UPPER_LEFT, MIDDLE, RIGHT, FOOT),
)
"""Plainer ones of straight bars without thickness, 4 wide and 8 high."""
THICK: Final = 1.3


def numbers(values: Iterable[tuple[int, float, float]], ink: str, size: float) -> str:
    """Many small numbers of one look, each with its middle."""
    scale = size / 8
    drawn: list[Box] = []
    for value, x, y in values:
        written = str(value)
        left, top = round(x / scale - 3 * len(written) + 1), round(y / scale - 4)
        for at, letter in enumerate(written):
            drawn += ((left + 6 * at + a, top + b, THICK + c, THICK + d) for a, b, c, d in SMALL[int(letter)])
    return placed(bars(drawn, ink), -THICK * scale / 2, -THICK * scale / 2, scale) if drawn else ""
