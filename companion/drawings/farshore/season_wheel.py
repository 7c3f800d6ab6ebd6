"""The season wheel: a ring of four seasons and where each player's piece stands on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.drawings.farshore.compass import compass
from companion.drawings.farshore.seasons import SEASONS, season, season_colour
from companion.drawings.svg import at, circle, document, fill, placed, polar
from companion.drawings.tones import mix, shade, tint
from companion.screen.palette import Palette

SIDE: Final = 128
MIDDLE: Final = SIDE / 2
RIM: Final = 61
HUB: Final = 12
LANE: Final = 49.5
"""How far from the middle the pieces stand."""
SIGN: Final = 27
PIECE: Final = 8.5


def season_wheel(palette: Palette, pieces: Sequence[tuple[str, str]]) -> str:
    """`pieces` are (season, colour). Winter is on top, the year runs clockwise."""
    rim = circle(MIDDLE, MIDDLE, RIM + 2, palette.wood)
    sectors = "".join(_sector(palette, name, 90 * n) for n, name in enumerate(SEASONS))
    hub = circle(MIDDLE, MIDDLE, HUB, palette.paper, stroke=palette.wood, stroke_width=2)
    rose = placed(compass(palette, HUB - 1), MIDDLE, MIDDLE)
    return document(SIDE, SIDE, rim, sectors, hub, rose, _pieces(palette, pieces))


def _sector(palette: Palette, name: str, turn: float) -> str:
    ground = mix(palette.paper, season_colour(palette, name), 0.36)
    start, end = polar(MIDDLE, MIDDLE, RIM, turn - 44), polar(MIDDLE, MIDDLE, RIM, turn + 44)
    inner, outer = polar(MIDDLE, MIDDLE, HUB, turn + 37), polar(MIDDLE, MIDDLE, HUB, turn - 37)
    edge = f"M{at(start)}A{RIM} {RIM} 0 0 1 {at(end)}L{at(inner)}L{at(outer)}Z"
    x, y = polar(MIDDLE, MIDDLE, 26.5, turn)
    return fill(edge, ground) + placed(season(palette, name), x - SIGN / 2, y - SIGN / 2, SIGN / 48)


def _pieces(palette: Palette, pieces: Sequence[tuple[str, str]]) -> str:
    drawn = ""
    for n, name in enumerate(SEASONS):
        colours = [colour for where, colour in pieces if where == name]
        # Up to four fit side by side; a crowd would move closer together rather than leave its season.
        apart = min(21.5, 66 / max(len(colours) - 1, 1))
        for k, colour in enumerate(colours):
            turn = 90 * n + (k - (len(colours) - 1) / 2) * apart
            drawn += _piece(palette, colour, *polar(MIDDLE, MIDDLE, LANE, turn))
    return drawn


def _piece(palette: Palette, colour: str, x: float, y: float) -> str:
    body = circle(x, y, PIECE, colour, stroke=palette.paper, stroke_width=2.2)
    edge = circle(x, y, PIECE - 1.2, "none", stroke=shade(palette, colour, 0.35), stroke_width=1.4)
    return body + edge + circle(x - 2.4, y - 2.8, 2, tint(palette, colour, 0.55))
