"""The islands of this table, each dry or under the tide for good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.drawings.farshore.places import palm
from companion.drawings.svg import document, ellipse, fill, gradient, number, outlined, placed, rect, stroke
from companion.drawings.tones import mix, shade, tint
from companion.screen.palette import Palette

CELL: Final = 64
HEIGHT: Final = 60
SHORE: Final = 42
"""The height of the water's edge, from above."""


def islands(palette: Palette, flooded: Sequence[bool]) -> str:
    """One island per value, from the left; True: the tide has it."""
    width = CELL * max(len(flooded), 1)
    sky = mix(palette.sea_deep, palette.paper, 0.35) if palette.dark else tint(palette, palette.sea, 0.78)
    air, paint = gradient(sky, mix(sky, palette.sand, 0.35))
    ground = rect(0, 0, width, HEIGHT, paint, 12)
    land = "".join(placed(_under(palette) if tide else _dry(palette), CELL * n, 0) for n, tide in enumerate(flooded))
    ripples = "".join(placed(_ripples(palette, tide), CELL * n, 0) for n, tide in enumerate(flooded))
    return document(width, HEIGHT, air, ground, land, _sea(palette, width), ripples)


def _dry(palette: Palette) -> str:
    sand = outlined("M8 48C12 36 20 31 31 31C43 31 52 36 56 48Z", palette.sand, shade(palette, palette.sand, 0.3))
    trunk = stroke("M32 37C33 30 32 24 29 18", palette.wood, 4)
    return sand + trunk + placed(palm(palette), 29, 16, 1.1)


def _under(palette: Palette) -> str:
    return stroke("M33 48C33.5 45 33 42 32 38", palette.wood, 4) + placed(palm(palette), 32, 35)


def _sea(palette: Palette, width: float) -> str:
    crests = "".join(f"q{number(CELL / 8)} -5 {number(CELL / 4)} 0" for _ in range(4 * round(width / CELL)))
    edge = f"M0 {SHORE + 2}{crests}V48A12 12 0 0 1 {number(width - 12)} {HEIGHT}H12A12 12 0 0 1 0 48Z"
    return fill(edge, palette.sea)


def _ripples(palette: Palette, tide: bool) -> str:
    foam = tint(palette, palette.sea, 0.55)
    if tide:
        return ellipse(33, 46, 15, 3.4, "none", stroke=foam, stroke_width=2)
    return stroke("M14 51Q18 48.5 22 51T30 51M38 54Q42 51.5 46 54T54 54", foam, 2)
