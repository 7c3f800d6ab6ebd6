"""The wind rose: a compass with the two tiles in force and the card traits they ask for."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from typing import Final

from companion.drawings.svg import circle, document, fill, placed, polar, polygon, rect
from companion.drawings.tones import mix, shade, tint
from companion.drawings.traits import SIZE, token, unknown
from companion.screen.theme import Palette

WIDTH: Final = 216
HEIGHT: Final = 96
TILE: Final = 70


def wind_rose(palette: Palette, a_traits: Sequence[str] | None, b_traits: Sequence[str] | None) -> str:
    """Tile A on the left, B on the right; several traits: any of them matches; None: not known."""
    y = (HEIGHT - TILE) / 2
    tiles = placed(_tile(palette, a_traits), 4, y) + placed(_tile(palette, b_traits), WIDTH - TILE - 4, y)
    return document(WIDTH, HEIGHT, placed(compass(palette), WIDTH / 2, HEIGHT / 2), tiles)


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


def _tile(palette: Palette, traits: Sequence[str] | None) -> str:
    card = rect(0, 2, TILE, TILE, shade(palette, palette.wood, 0.2), 12) + rect(0, 0, TILE, TILE, palette.wood, 12)
    face = rect(3, 3, TILE - 6, TILE - 6, palette.paper, 9.5)
    tokens = [token(palette, trait) for trait in traits] if traits else [unknown(palette)]
    return card + face + _grid(tokens)


def _grid(tokens: Sequence[str]) -> str:
    """The tokens in as square a block as they fit, centred on the tile."""
    across = ceil(sqrt(len(tokens)))
    down = ceil(len(tokens) / across)
    step = (TILE - 8) / max(across, 1.12)
    placed_tokens = ""
    for n, part in enumerate(tokens):
        row, column = divmod(n, across)
        in_row = min(across, len(tokens) - row * across)
        x = TILE / 2 + (column - in_row / 2) * step
        y = TILE / 2 + (row - down / 2) * step
        placed_tokens += placed(part, x + step * 0.03, y + step * 0.03, step * 0.94 / SIZE)
    return placed_tokens
