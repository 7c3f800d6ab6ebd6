"""Krabita's plan card: five colour markers on four rows, and those that have left it at the top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.drawings.svg import circle, document, glow, group, placed, rect
from companion.drawings.tones import mix, shade
from companion.drawings.traits import SIZE, token
from companion.screen.palette import Palette

STEP: Final = 46
MARKER: Final = 36
LEFT: Final = 26
"""Room for the pips that count the rows."""
ABOVE: Final = 50
ROWS: Final = 4
HEIGHT: Final = ABOVE + ROWS * STEP + 14


def plan_card(palette: Palette, columns: Sequence[str], rows: Sequence[int], lit: str | None = None) -> str:
    """`columns` are colours from the left, `rows` where their markers are: 1 (top) to 4, 0 above the card."""
    width = LEFT + STEP * len(columns) + 12
    markers = "".join(
        _marker(palette, colour, *_spot(column, row), shown=row > 0)
        for column, (colour, row) in enumerate(zip(columns, rows, strict=True))
        if colour != lit
    )
    if lit is not None:
        column = columns.index(lit)
        markers += _lit(palette, lit, *_spot(column, rows[column]))
    return document(width, HEIGHT, _card(palette, width, len(columns)), markers)


def _spot(column: int, row: int) -> tuple[float, float]:
    """The middle of a place on the card."""
    return LEFT + STEP * (column + 0.5), ABOVE + 5 + STEP * (row - 0.5)


def _card(palette: Palette, width: float, columns: int) -> str:
    face = mix(palette.sand, palette.paper, 0.72 if palette.dark else 0.55)
    frame = rect(2, ABOVE + 3, width - 4, HEIGHT - ABOVE - 3, shade(palette, palette.wood, 0.25), 14)
    sheet = rect(2, ABOVE, width - 4, HEIGHT - ABOVE - 4, face, 14, stroke=palette.wood, stroke_width=2.4)
    line = mix(face, palette.wood, 0.4)
    dots = "".join(
        circle(*_spot(column, row), 14, "none", stroke=line, stroke_width=1.8)
        for column in range(columns)
        for row in range(1, ROWS + 1)
    )
    return frame + sheet + dots + "".join(_pips(palette, row) for row in range(1, ROWS + 1))


def _pips(palette: Palette, row: int) -> str:
    """As many as the row's number: one on top."""
    _, middle = _spot(0, row)
    return "".join(circle(15, middle + 7 * (n - (row - 1) / 2), 2.3, palette.wood) for n in range(row))


def _marker(palette: Palette, colour: str, x: float, y: float, *, shown: bool) -> str:
    part = placed(token(palette, colour), x - MARKER / 2, y - MARKER / 2, MARKER / SIZE)
    return part if shown else group(part, opacity=0.5)


def _lit(palette: Palette, colour: str, x: float, y: float) -> str:
    side = MARKER * 1.12
    halo, paint = glow(palette.gold, 0.95)
    ring = rect(x - side / 2 - 2, y - side / 2 - 2, side + 4, side + 4, palette.gold, 13)
    return (
        halo + circle(x, y, 33, paint) + ring + placed(token(palette, colour), x - side / 2, y - side / 2, side / SIZE)
    )
