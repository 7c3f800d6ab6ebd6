"""A chart with a route on it: the sign of the rule look-up, and of whatever is a map."""

from __future__ import annotations

from functools import cache
from typing import Final

from companion.drawings.svg import document, outlined, stroke
from companion.drawings.tones import mix, shade
from companion.screen.palette import Palette

SIZE: Final = 48


@cache
def chart(palette: Palette) -> str:
    return document(SIZE, SIZE, chart_sign(palette))


def chart_sign(palette: Palette) -> str:
    """48 × 48, to be placed in a drawing."""
    colour = mix(palette.sand, palette.on_card, 0.3)
    edge = shade(palette, palette.wood, 0.35)
    sheet = outlined("M5 12L17 8L31 12L43 8V36L31 40L17 36L5 40Z", colour, edge)
    folds = stroke("M17 8V36M31 12V40", mix(edge, colour, 0.5), 1.6)
    route = stroke(
        "M10 31C14 24 20 31 24 25C26.5 21 29 20 31 20",
        palette.sea_deep if not palette.dark else edge,
        2.6,
        stroke_dasharray="3 4.5",
    )
    return (
        sheet
        + folds
        + route
        + stroke("M33.5 15.5L39.5 21.5M39.5 15.5L33.5 21.5", shade(palette, palette.coral, 0.1), 3.2)
    )
