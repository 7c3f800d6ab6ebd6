"""Goods and raw materials that the book names, each by its outline."""

from __future__ import annotations

from functools import cache
from typing import Final

from companion.drawings.svg import circle, document, fill, outlined, rect, stroke
from companion.drawings.tones import mix, shade, tint
from companion.screen.palette import Palette

SIZE: Final = 48
OUTLINES: Final[dict[str, tuple[str, str]]] = {
    "barrel": ("wood", "M14 6H34C39 18 39 30 34 42H14C9 30 9 18 14 6Z"),
    "boards": ("sand", "M4 12H44V20H4ZM8 22H44V30H8ZM4 32H40V40H4Z"),
    "bread": ("wood", "M6 30C4 14 44 14 42 30C42 36 40 38 24 38C8 38 6 36 6 30Z"),
    "cattle": (
        "brown",
        "M8 8C10 16 14 14 16 14H32C34 14 38 16 40 8C46 16 40 22 36 22C36 36 30 42 24 42S12 36 12 22C8 22 2 16 8 8Z",
    ),
    "clay": ("coral", "M4 40C6 26 16 30 18 20C22 8 32 12 34 22C44 24 44 34 44 40Z"),
    "cloth": ("blue", "M6 8H42V40C36 36 32 44 26 40C20 36 16 44 6 40Z"),
    "coal": ("ink", "M8 34L12 18L24 10L36 14L42 28L34 40H16Z"),
    "corn": ("gold", "M24 4C34 14 34 34 24 44C14 34 14 14 24 4Z"),
    "cotton": ("foam", "M24 8C32 4 38 12 34 18C44 20 42 34 32 32C28 42 18 42 16 32C6 34 4 20 14 18C10 12 16 4 24 8Z"),
    "fish_soup": ("sea", "M4 22H44C44 34 36 42 24 42C12 42 4 34 4 22Z"),
    "flour": ("sand", "M14 6H34L30 14C40 22 42 42 36 44H12C6 42 8 22 18 14Z"),
    "fresh_fish": ("sea", "M4 24C14 8 30 10 36 22L46 12V36L36 26C30 38 14 40 4 24Z"),
    "grape": (
        "purple",
        "M24 12C30 10 38 14 36 20C40 24 36 32 32 30C32 38 26 44 24 44S16 38 16 30C12 32 8 24 12 20C10 14 18 10 24 12Z",
    ),
    "meat": ("red", "M8 20C10 8 30 6 38 16C46 28 34 42 22 38L10 44L6 38L14 32C8 28 7 26 8 20Z"),
    "ore": ("ink_soft", "M6 38L10 22L20 26L24 8L36 12L42 38Z"),
    "smoked_fish": ("brown", "M4 26C14 12 30 14 36 24L46 16V36L36 28C30 38 14 40 4 26Z"),
    "wood": ("wood", "M6 18C6 12 14 12 14 18V30C14 36 6 36 6 30ZM14 14H42V34H14Z"),
    "yarn": ("coral", "M24 8A17 17 0 1 0 24 42A17 17 0 1 0 24 8Z"),
}
INNER_LINES: Final[dict[str, str]] = {
    "barrel": "M11 16H37M11 32H37",
    "bread": "M16 22L20 30M24 21L28 29M32 22L35 28",
    "cattle": "M18 24V26M30 24V26M19 35H29",
    "cloth": "M6 16H42M6 24H42",
    "coal": "M16 30L24 18L32 24",
    "corn": "M24 8V40M18 18H30M17 26H31M19 34H29",
    "fish_soup": "M16 16C14 12 18 10 16 6M26 16C24 12 28 10 26 6",
    "flour": "M18 30H30",
    "fresh_fish": "M12 22V23M20 18V30",
    "grape": "M24 12V4M24 6L32 4",
    "meat": "M18 20C24 16 30 20 30 26",
    "ore": "M18 32L24 24L30 32",
    "smoked_fish": "M12 25V26M18 10C16 7 20 5 18 2M26 10C24 7 28 5 26 2",
    "wood": "M18 20H38M20 28H40",
    "yarn": "M10 20C20 26 32 22 38 16M8 28C20 34 34 30 40 24M36 38L46 44",
}
GOODS: Final = tuple(OUTLINES)


@cache
def good(palette: Palette, name: str) -> str:
    """A good by its id; one that a box brought itself is a plain crate."""
    return document(SIZE, SIZE, good_parts(palette, name))


def good_parts(palette: Palette, name: str) -> str:
    if name not in OUTLINES:
        return _crate(palette)
    tone, outline = OUTLINES[name]
    colour = (
        mix(getattr(palette, tone), palette.ink_soft, 0.35)
        if tone == "ink" and palette.dark
        else getattr(palette, tone)
    )
    edge = shade(palette, colour, 0.55) if tone != "ink" else palette.ink_soft
    return outlined(outline, colour, edge, 2.4) + (stroke(INNER_LINES[name], edge, 2.4) if name in INNER_LINES else "")


def _crate(palette: Palette) -> str:
    edge = shade(palette, palette.sand, 0.55)
    return rect(7, 9, 34, 32, palette.sand, 3, stroke=edge, stroke_width=2.4) + stroke(
        "M7 20H41M7 30H41M14 9V41M34 9V41", edge, 2
    )


def coin_parts(palette: Palette) -> str:
    edge = shade(palette, palette.gold, 0.5)
    inner = circle(24, 24, 12, tint(palette, palette.gold, 0.25), stroke=edge, stroke_width=2)
    return circle(24, 24, 19, palette.gold, stroke=edge, stroke_width=2.6) + inner


def fist_parts(palette: Palette) -> str:
    colour, edge = palette.sand, shade(palette, palette.sand, 0.65)
    hand = outlined("M10 18C10 10 38 8 40 18V30C40 36 34 38 32 38V44H16V38C12 36 10 32 10 28Z", colour, edge, 2.6)
    return hand + stroke("M18 13V24M25 12V24M32 13V24M10 26H28", edge, 2.4)


def cup_parts(palette: Palette) -> str:
    colour, edge = palette.gold, shade(palette, palette.gold, 0.55)
    handles = stroke("M13 12H5C5 22 10 26 15 26M35 12H43C43 22 38 26 33 26", edge, 3)
    bowl = outlined("M12 6H36C36 22 32 30 24 30C16 30 12 22 12 6Z", colour, edge, 2.6)
    return handles + bowl + fill("M21 30H27V38H34V43H14V38H21Z", edge)
