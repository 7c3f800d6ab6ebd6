"""A treasure chest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.drawings.svg import Box, Point, bars, circle, document, ellipse, outlined, placed, rect, stroke
from companion.drawings.tones import shade, tint
from companion.screen.palette import Palette

SIDE: Final = 64


def chest(palette: Palette) -> str:
    shadow = ellipse(32, 57, 25, 3.6, palette.ink_soft, opacity=0.25)
    return document(SIDE, SIDE, shadow, _box(palette), _lid(palette), _lock(palette))


def chest_marks(palette: Palette, spots: Sequence[Point], size: float) -> str:
    """A plainer chest on each spot, of rectangles alone: a track is full of them."""
    scale, edge = size / SIDE, _edge(palette)
    middles = [(round(x / scale), round(y / scale)) for x, y in spots]

    def each(ink: str, *boxes: Box, **attributes: float) -> str:
        return bars([(x + a, y + b, c, d) for x, y in middles for a, b, c, d in boxes], ink, **attributes)

    body = each(edge, (-25, -25, 50, 50), rx=12) + each(palette.wood, (-22, -22, 44, 44), rx=10)
    bands = each(palette.gold, (-17, -22, 6, 44), (11, -22, 6, 44), (-6, -7, 12, 12)) + each(edge, (-22, -3, 44, 3))
    return placed(body + bands, 0, 0, scale)


def _box(palette: Palette) -> str:
    edge = _edge(palette)
    box = outlined("M8 32H56V52A5 5 0 0 1 51 57H13A5 5 0 0 1 8 52Z", palette.wood, edge, 2.6)
    bands = "".join(rect(x, 32, 5.5, 25, palette.gold, stroke=edge, stroke_width=1.6) for x in (14, 44.5))
    return box + stroke("M24 45H40", edge, 1.8) + bands


def _lid(palette: Palette) -> str:
    edge = _edge(palette)
    lid = outlined("M8 32V26C8 16 15 10 24 10H40C49 10 56 16 56 26V32Z", tint(palette, palette.wood, 0.12), edge, 2.6)
    bands = "".join(
        outlined(f"M{x} 32V{y}L{x + 5.5} {z}V32Z", palette.gold, edge, 1.6)
        for x, y, z in ((14, 14, 11.5), (44.5, 11.5, 14))
    )
    return lid + bands + stroke("M8 32H56", edge, 2.6)


def _lock(palette: Palette) -> str:
    edge = _edge(palette)
    plate = rect(26.5, 28.5, 11, 12.5, palette.gold, 3, stroke=edge, stroke_width=2)
    return plate + circle(32, 33.4, 1.9, edge) + stroke("M32 34V37.5", edge, 1.8)


def _edge(palette: Palette) -> str:
    return shade(palette, palette.wood, 0.55)
