"""A compass star: behind the season wheel, and far out at sea."""

from __future__ import annotations

from collections.abc import Sequence

from companion.drawings.svg import circle, fill, polar, polygon
from companion.drawings.tones import mix, shade, tint
from companion.screen.palette import Palette


def compass(palette: Palette, r: float = 46) -> str:
    """A compass star around the origin."""
    ring = circle(0, 0, r * 0.8, mix(palette.sand, palette.paper, 0.5), stroke=palette.wood, stroke_width=r * 0.055)
    fine = circle(0, 0, r * 0.66, "none", stroke=palette.wood, stroke_width=r * 0.025, opacity=0.6)
    small = _rays((45, 135, 225, 315), r * 0.62, palette.gold, shade(palette, palette.gold, 0.3))
    lit, dim = (tint(palette, palette.sea, 0.3), palette.sea) if palette.dark else (palette.sea, palette.sea_deep)
    large = _rays((0, 90, 180, 270), r, lit, dim)
    return ring + fine + small + large + circle(0, 0, r * 0.1, palette.gold, stroke=palette.wood, stroke_width=r * 0.03)


def _rays(turns: Sequence[float], r: float, light: str, dark: str) -> str:
    """Points of the star, each lit from one side."""
    halves = {light: "", dark: ""}
    for turn in turns:
        for colour, side in ((light, -45), (dark, 45)):
            halves[colour] += polygon((polar(0, 0, r, turn), polar(0, 0, r * 0.24, turn + side), (0, 0)))
    return "".join(fill(d, colour) for colour, d in halves.items())
