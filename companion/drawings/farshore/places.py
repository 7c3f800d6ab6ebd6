"""Where workers go, as signs of 48 × 48: docks, lookout, dunes, an island dry or under the tide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.drawings.svg import circle, fill, outlined, placed, rect, stroke
from companion.drawings.tones import mix, shade, tint
from companion.screen.palette import Palette


def place(palette: Palette, name: str) -> str:
    return DRAWN[name](palette)


def waves(palette: Palette, top: float) -> str:
    """Two rows of water from `top` to the lower edge."""
    back = "M3 {0}Q8.25 {1} 13.5 {0}T24 {0}T34.5 {0}T45 {0}V40A5 5 0 0 1 40 45H8A5 5 0 0 1 3 40Z"
    front = stroke(
        f"M9 {top + 9}Q13 {top + 6} 17 {top + 9}T25 {top + 9}T33 {top + 9}", tint(palette, palette.sea, 0.55), 2.2
    )
    return fill(back.format(top, top - 4), palette.sea) + front


def palm(palette: Palette) -> str:
    """The crown of a palm around the origin."""
    leaf = mix(palette.green, palette.sea_deep, 0.2 if palette.dark else 0.35)
    return stroke("M0 0C-4 -7 -10 -6 -13 0M0 0C4 -7 10 -6 12 0M0 0C-5 -1 -8 3 -8 7M0 0C5 -1 7 3 7 7", leaf, 4.2)


def _island(palette: Palette) -> str:
    sand = outlined("M6 38C9 29 16 25 25 25C34 25 40 30 42 38Z", palette.sand, shade(palette, palette.sand, 0.3))
    trunk = stroke("M24 31C25 24 24 19 21 13", palette.wood, 3.8)
    return sand + trunk + placed(palm(palette), 21, 12) + waves(palette, 37)


def _flooded(palette: Palette) -> str:
    trunk = stroke("M24 34C24.5 31 24 29 23 26", palette.wood, 3.8)
    return trunk + placed(palm(palette), 22.5, 23) + waves(palette, 30)


def _docks(palette: Palette) -> str:
    edge = shade(palette, palette.wood, 0.45)
    posts = "".join(
        rect(x, 15, 5.5, 26, shade(palette, palette.wood, 0.2), 2.5, stroke=edge, stroke_width=1.8)
        for x in (9, 21.25, 33.5)
    )
    deck = rect(4, 20, 40, 8, palette.wood, 3, stroke=edge, stroke_width=2)
    return posts + deck + stroke("M17.5 21V27M30.5 21V27", edge, 1.8) + waves(palette, 37)


def _lookout(palette: Palette) -> str:
    edge = shade(palette, palette.ink_soft, 0.35)
    cliff = outlined(
        "M4 44V31C9 27 15 27 19 29C26 28 34 31 38 37C40 40 43 42 45 44Z", shade(palette, palette.sand, 0.22), edge
    )
    legs = stroke("M15 30L17.5 17M29 31L26.5 17M17 25L28 22", palette.wood, 3)
    hut = outlined("M14.5 11H29.5V19H14.5Z", palette.wood, shade(palette, palette.wood, 0.45))
    roof = outlined("M11.5 11.5L22 3.5L32.5 11.5Z", palette.coral, shade(palette, palette.coral, 0.45))
    return legs + cliff + hut + roof + rect(18.5, 13, 7, 3.4, palette.gold, 1.2)


def _dunes(palette: Palette) -> str:
    edge = shade(palette, palette.sand, 0.4)
    far = outlined(
        "M3 38C10 22 19 16 28 21C35 25 40 33 45 36V41A3 3 0 0 1 42 44H6A3 3 0 0 1 3 41Z",
        tint(palette, palette.sand, 0.2),
        edge,
    )
    near = outlined(
        "M3 41C12 31 21 30 29 35C35 38.5 40 38 45 36V41A3 3 0 0 1 42 44H6A3 3 0 0 1 3 41Z",
        shade(palette, palette.sand, 0.12),
        edge,
    )
    grass = stroke(
        "M33 24C33 18 31 15 28.5 12M34 24C34.5 17 36 13 39 10M35.5 25C37 21 39.5 18.5 43 17.5",
        mix(palette.green, palette.sea_deep, 0.35),
        3,
    )
    return circle(12, 12, 6, palette.gold) + grass + far + near


DRAWN: Final[dict[str, Callable[[Palette], str]]] = {
    "island": _island,
    "flooded": _flooded,
    "docks": _docks,
    "lookout": _lookout,
    "dunes": _dunes,
}
