"""Parade tokens with their value, and the crowns of the two opponents; 48 × 48."""

from __future__ import annotations

from typing import Final

from companion.drawings.digits import digits
from companion.drawings.svg import circle, fill, outlined, placed, polar, polygon, rect, stroke
from companion.drawings.tones import darkest, mix, shade, tint
from companion.drawings.traits import COLOURS, SIGNS
from companion.screen.palette import Palette

KINDS: Final = ("places", "creatures", "every_colour", "three_alike")


def token(palette: Palette, kind: str, value: int | None) -> str:
    """A banner with the sign of its parade; without a value nothing is left of its stack, or nobody knows."""
    ground = tint(palette, palette.gold, 0.35) if value is not None else mix(palette.paper, palette.ink_soft, 0.2)
    edge = shade(palette, palette.gold, 0.5) if value is not None else palette.ink_soft
    banner = outlined("M6 3H42V39L24 45L6 39Z", ground, edge)
    if value is None:
        return banner + placed(_sign(palette, kind, palette.ink), 9, 6, 0.62)
    sign = placed(_sign(palette, kind, darkest(palette)), 8, 2, 0.52)
    seal = circle(35, 34, 11.5, palette.coral, stroke=edge, stroke_width=2)
    return banner + sign + seal + digits(value, palette.on_card, 35, 34, 14, 2.8)


def no_token(palette: Palette, kind: str) -> str:
    """The token of a stack of which nothing is left."""
    return token(palette, kind, None) + stroke("M5 44L43 4", palette.coral, 5)


def _sign(palette: Palette, kind: str, ink: str) -> str:
    ground = tint(palette, palette.gold, 0.35)
    match kind:
        case "places":
            return SIGNS["construction"](ink, ground)
        case "creatures":
            return SIGNS["creature"](ink, ground)
        case "every_colour":
            return "".join(
                circle(*polar(24, 23, 14, 72 * at), 7, str(getattr(palette, colour)), stroke=ink, stroke_width=1.6)
                for at, colour in enumerate(COLOURS)
            )
    return "".join(
        rect(x, y, 17, 24, palette.blue, 4, stroke=ink, stroke_width=2.4) for x, y in ((4, 4), (15.5, 10), (27, 16))
    )


def crown(palette: Palette, who: str) -> str:
    """Of leaves for the Prince, of flowers for the Queen; no likeness of anybody."""
    edge = shade(palette, palette.gold, 0.5)
    band = outlined("M8 41V29C14 33 34 33 40 29V41C32 45 16 45 8 41Z", palette.gold, edge)
    return (_leaves(palette) if who == "prince" else _flowers(palette, edge)) + band


def _leaves(palette: Palette) -> str:
    edge = shade(palette, palette.green, 0.45)
    leaf = outlined("M0 0C-7 -8 -6 -18 0 -25C6 -18 7 -8 0 0Z", palette.green, edge)
    return "".join(
        placed(leaf, x, y, size, turn)
        for x, y, size, turn in (
            (12, 33, 1, -28),
            (36, 33, 1, 28),
            (18, 33, 1.05, -10),
            (30, 33, 1.05, 10),
            (24, 33, 1.1, 0),
        )
    )


def _flowers(palette: Palette, edge: str) -> str:
    petals = polygon([polar(0, 0, 8.5 if turn % 2 == 0 else 4.5, 36 * turn) for turn in range(10)])
    pink = mix(palette.coral, palette.on_card, 0.45)
    one = fill(petals, pink, stroke=edge, stroke_width=1.6, stroke_linejoin="round") + circle(0, 0, 3, palette.gold)
    stems = stroke("M13 30V20M24 30V13M35 30V20", palette.green, 3)
    return stems + placed(one, 12, 19) + placed(one, 36, 19) + placed(one, 24, 12)
