"""The four assistants and the Hooded figure: each has a hat and a body of its own, so that grey ones differ too."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from companion.drawings.svg import circle, document, fill, group, outlined, placed, rect, stroke
from companion.drawings.tones import darkest, mix, shade, tint
from companion.screen.palette import Palette

SIZE: Final = 48
KINDS: Final = ("yellow", "green", "red", "blue", "hooded")
STEP: Final = 30
"""From one figure of a market to the next."""
Shape = Callable[[str, str], str]
"""Drawn with a colour and an edge."""


def colour_of(palette: Palette, kind: str) -> str:
    tones = {"yellow": palette.gold, "green": palette.green, "red": palette.red, "blue": palette.blue}
    return tones.get(kind) or mix(palette.ink_soft, palette.purple, 0.4)


@cache
def figure(palette: Palette, kind: str) -> str:
    return document(SIZE, SIZE, figure_parts(palette, kind))


def figure_parts(palette: Palette, kind: str) -> str:
    colour = colour_of(palette, kind)
    return SHAPES[kind](colour, shade(palette, colour, 0.62))


def _yellow(colour: str, edge: str) -> str:
    """A round body under a wide straw hat."""
    body = outlined("M10 44C10 31 16 26 24 26C32 26 38 31 38 44Z", colour, edge, 2.4)
    brim = outlined("M3 16C3 12 45 12 45 16C45 20 3 20 3 16Z", colour, edge, 2.4)
    return (
        body
        + circle(24, 20, 7.5, colour, stroke=edge, stroke_width=2.4)
        + brim
        + outlined("M15 13C15 4 33 4 33 13Z", colour, edge, 2.4)
    )


def _green(colour: str, edge: str) -> str:
    """A triangle under a pointed cap."""
    body = outlined("M24 24L41 44H7Z", colour, edge, 2.4)
    cap = outlined("M24 2L35 19H13Z", colour, edge, 2.4)
    return body + circle(24, 23, 6.5, colour, stroke=edge, stroke_width=2.4) + cap


def _red(colour: str, edge: str) -> str:
    """A square body under a flat cap with a peak."""
    body = outlined("M11 29H37V44H11Z", colour, edge, 2.4)
    cap = outlined("M13 6H35V14H44V18H13Z", colour, edge, 2.4)
    return body + circle(24, 22, 7.5, colour, stroke=edge, stroke_width=2.4) + cap


def _blue(colour: str, edge: str) -> str:
    """A body like a bell under a crown of three points."""
    body = outlined("M16 28H32L40 44H8Z", colour, edge, 2.4)
    crown = outlined("M13 16L11 4L18 9L24 2L30 9L37 4L35 16Z", colour, edge, 2.4)
    return body + circle(24, 21, 7.5, colour, stroke=edge, stroke_width=2.4) + crown


def _hooded(colour: str, edge: str) -> str:
    """A cloak whose hood hides the face."""
    cloak = outlined("M24 2C36 5 38 18 36 25C41 31 42 38 42 44H6C6 38 7 31 12 25C10 18 12 5 24 2Z", colour, edge, 2.4)
    return cloak + fill("M24 10C31 12 32 20 29 26C26 30 22 30 19 26C16 20 17 12 24 10Z", edge)


SHAPES: Final[dict[str, Shape]] = {
    "yellow": _yellow,
    "green": _green,
    "red": _red,
    "blue": _blue,
    "hooded": _hooded,
}


@cache
def market(palette: Palette, shown: tuple[tuple[str, str], ...]) -> str:
    """Figures in a row, each with where it comes from: `printed` ones are framed, `private` ones stand in a house."""
    width = max(1, len(shown)) * STEP + 4
    parts = [placed(_standing(palette, kind, whose), 2 + at * STEP, 0) for at, (kind, whose) in enumerate(shown)]
    return document(width, 40, *(parts or [rect(2, 18, 30, 4, palette.ink_soft, 2)]))


def _standing(palette: Palette, kind: str, whose: str) -> str:
    drawn = placed(figure_parts(palette, kind), 3, 9, 0.52)
    if whose == "printed":
        return rect(1, 5, 27, 33, "none", 5, stroke=palette.ink_soft, stroke_width=1.6, stroke_dasharray="3 2") + drawn
    if whose == "private":
        return stroke("M1 13L14.5 2L28 13V37H1Z", palette.ink, 1.8) + drawn
    return drawn


@cache
def need(palette: Palette, kinds: tuple[str, ...]) -> str:
    """What a card asks for, small and close together."""
    step = 22
    parts = [placed(figure_parts(palette, kind), at * step, 0, 0.5) for at, kind in enumerate(kinds)]
    return document(max(1, len(kinds)) * step + 4, 24, *(parts or [rect(4, 11, 14, 3, palette.ink_soft, 1.5)]))


def bag_parts(palette: Palette) -> str:
    """A bag tied with a cord."""
    cloth = palette.wood
    edge = shade(palette, cloth, 0.55)
    sack = outlined("M17 15C6 24 4 44 14 45H34C44 44 42 24 31 15Z", cloth, edge, 2.4)
    neck = outlined("M14 4C20 8 28 8 34 4L31 15H17Z", tint(palette, cloth, 0.2), edge, 2.4)
    return group(sack + neck + stroke("M15 15H33", darkest(palette), 3.4))
