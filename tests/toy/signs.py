"""The drawings of the toy."""

from __future__ import annotations

from collections.abc import Mapping

from companion.drawings.svg import circle, document, rect
from companion.screen.palette import Palette, palette


def sign(colours: Palette) -> str:
    return document(48, 48, circle(24, 24, 20, colours.gold))


def robot(colours: Palette) -> str:
    return document(48, 48, rect(8, 8, 32, 32, colours.ink_soft))


def scene(colours: Palette) -> str:
    return document(96, 40, rect(0, 0, 96, 40, colours.gold))


def chapter(_topic: str, dark: bool) -> str:
    return sign(palette(dark))


def drawer(dark: bool) -> str:
    return sign(palette(dark))


def tones(colours: Palette) -> Mapping[str, str]:
    return {"sum": colours.gold, "bell": colours.coral}


def gallery(colours: Palette) -> Mapping[str, str]:
    return {"sign": sign(colours), "robot": robot(colours)}
