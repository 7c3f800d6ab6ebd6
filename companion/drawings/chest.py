"""A treasure chest, shut or open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.drawings.svg import Box, Point, bars, circle, document, ellipse, outlined, placed, rect, stroke
from companion.drawings.tones import shade, tint
from companion.screen.theme import Palette

SIDE: Final = 64


def chest(palette: Palette, opened: bool = False) -> str:
    lid = _opened(palette) if opened else _shut(palette)
    return document(
        SIDE, SIDE, ellipse(32, 57, 25, 3.6, palette.ink_soft, opacity=0.25), _box(palette), lid, _lock(palette)
    )


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


def _shut(palette: Palette) -> str:
    edge = _edge(palette)
    lid = outlined("M8 32V26C8 16 15 10 24 10H40C49 10 56 16 56 26V32Z", tint(palette, palette.wood, 0.12), edge, 2.6)
    bands = "".join(
        outlined(f"M{x} 32V{y}L{x + 5.5} {z}V32Z", palette.gold, edge, 1.6)
        for x, y, z in ((14, 14, 11.5), (44.5, 11.5, 14))
    )
    return lid + bands + stroke("M8 32H56", edge, 2.6)


def _opened(palette: Palette) -> str:
    edge = _edge(palette)
    lid = outlined(
        "M10 25L13 11C14 7 18 5 22 5H42C46 5 50 7 51 11L54 25Z", shade(palette, palette.wood, 0.25), edge, 2.6
    )
    coins = ((18, 28, 5.5), (29, 26, 7), (41, 27, 6.5), (48, 30, 4.5), (24, 31, 5), (36, 31, 5.5))
    gold = "".join(
        circle(x, y, r, palette.gold, stroke=shade(palette, palette.gold, 0.4), stroke_width=1.6) for x, y, r in coins
    )
    gem = outlined("M33 17.5L37.5 22L33 27L28.5 22Z", palette.coral, shade(palette, palette.coral, 0.45), 1.6)
    return lid + gold + gem + rect(8, 31, 48, 5, palette.wood, 1.5, stroke=edge, stroke_width=2.2)


def _lock(palette: Palette) -> str:
    edge = _edge(palette)
    plate = rect(26.5, 28.5, 11, 12.5, palette.gold, 3, stroke=edge, stroke_width=2)
    return plate + circle(32, 33.4, 1.9, edge) + stroke("M32 34V37.5", edge, 1.8)


def _edge(palette: Palette) -> str:
    return shade(palette, palette.wood, 0.55)
