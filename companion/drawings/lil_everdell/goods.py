"""What lies in the crates and on the dice, and the places for friends, as signs of 48 × 48."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.drawings.svg import circle, ellipse, fill, outlined, placed, polar, polygon, rect, stroke
from companion.drawings.tones import darkest, mix, shade, tint
from companion.drawings.traits import SIGNS
from companion.screen.palette import Palette


def good(palette: Palette, name: str) -> str:
    return DRAWN[name](palette)


def _berry(palette: Palette) -> str:
    colour, edge = mix(palette.blue, palette.purple, 0.45), shade(palette, palette.purple, 0.35)
    leaf = outlined("M24 15C20 6 12 5 8 8C10 15 17 18 24 15Z", palette.green, shade(palette, palette.green, 0.45))
    ball = circle(25, 29, 14.5, colour, stroke=edge, stroke_width=2)
    crown = stroke("M20 18L25 22L30 18M25 22V17", edge, 2.4)
    return leaf + ball + crown + ellipse(20, 27, 3, 4.4, tint(palette, colour, 0.6))


def _twig(palette: Palette) -> str:
    edge = shade(palette, palette.wood, 0.45)
    branch = "M8 42L38 10M20 29L17 15M28 21L41 24"
    leaf = outlined("M17 16C10 14 9 8 11 4C17 5 20 10 17 16Z", palette.green, shade(palette, palette.green, 0.45))
    return stroke(branch, edge, 8) + stroke(branch, palette.wood, 4.4) + leaf


def _resin(palette: Palette) -> str:
    edge = shade(palette, palette.gold, 0.5)
    drop = outlined("M24 4C31 15 39 22 39 30C39 38 32 44 24 44C16 44 9 38 9 30C9 22 17 15 24 4Z", palette.gold, edge)
    return drop + stroke("M15.5 31C15.5 36 18.5 39 22 39.5", tint(palette, palette.gold, 0.75), 3.4)


def _any(palette: Palette) -> str:
    """Whichever one likes: the three in one ring."""
    ring = circle(24, 24, 20, tint(palette, palette.sand, 0.35), stroke=palette.ink_soft, stroke_width=2)
    small = placed(_berry(palette), 12, 4, 0.5) + placed(_twig(palette), 3, 21, 0.5)
    return ring + small + placed(_resin(palette), 22, 21, 0.48)


def _points(palette: Palette) -> str:
    edge = shade(palette, palette.sea_deep, 0.2)
    coin = circle(24, 24, 19, palette.sea, stroke=edge, stroke_width=2)
    tips = [polar(24, 24, 13 if turn % 2 == 0 else 5.6, 36 * turn) for turn in range(10)]
    return coin + fill(polygon(tips), palette.on_card, stroke=palette.on_card, stroke_width=2, stroke_linejoin="round")


def _crate(palette: Palette) -> str:
    edge = shade(palette, palette.wood, 0.45)
    box = rect(5, 18, 38, 24, palette.wood, 3, stroke=edge, stroke_width=2)
    heap = placed(_berry(palette), 10, 2, 0.55) + placed(_resin(palette), 20, 0, 0.5)
    return heap + box + stroke("M6 26H42M6 34H42M14 19V41M34 19V41", edge, 2)


def _sun(palette: Palette) -> str:
    rays = "".join(f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}" for turn in range(8) for (x, y), (u, v) in [_ray(turn)])
    edge = shade(palette, palette.gold, 0.4)
    return stroke(rays, palette.gold, 4) + circle(24, 24, 11, palette.gold, stroke=edge, stroke_width=2)


def _ray(turn: int) -> tuple[tuple[float, float], tuple[float, float]]:
    return polar(24, 24, 15.5, 45 * turn), polar(24, 24, 21, 45 * turn)


def _moon(palette: Palette) -> str:
    pale = mix(palette.foam, palette.gold, 0.25)
    edge = palette.ink_soft
    return outlined("M30 5A20 20 0 1 0 43 32A16 16 0 0 1 30 5Z", pale, edge, 2.2)


def _home(palette: Palette) -> str:
    edge = shade(palette, palette.wood, 0.45)
    trunk = outlined("M10 43V24A14 14 0 0 1 38 24V43Z", palette.wood, edge)
    crown = outlined(
        "M24 3C34 3 44 10 43 20C36 24 12 24 5 20C4 10 14 3 24 3Z", palette.green, shade(palette, palette.green, 0.45)
    )
    return trunk + crown + outlined("M19 43V34A5 5 0 0 1 29 34V43Z", tint(palette, palette.gold, 0.3), edge)


def _deck(palette: Palette) -> str:
    edge = shade(palette, palette.sea_deep, 0.3)
    cards = "".join(
        rect(x, y, 24, 34, palette.sea, 4, stroke=edge, stroke_width=2) for x, y in ((16, 4), (12, 7), (8, 10))
    )
    return cards + circle(20, 27, 6, "none", stroke=palette.foam, stroke_width=2.4)


def _cards(palette: Palette) -> str:
    """Cards to choose from."""
    fan = ((palette.green, -26), (palette.blue, 0), (palette.red, 26))
    return "".join(
        placed(rect(-9, -41, 18, 30, tone, 4, stroke=shade(palette, tone, 0.5), stroke_width=2), 24, 47, 1, turn)
        for tone, turn in fan
    )


def _arrow(palette: Palette) -> str:
    """From what stands before it to what stands after it."""
    return stroke("M6 24H40M28 11L41 24L28 37", palette.ink_soft, 5)


def _spot(palette: Palette) -> str:
    """A place of the board that waits for a friend."""
    edge = shade(palette, palette.green, 0.45)
    ring = ellipse(24, 30, 21, 13, palette.green, stroke=edge, stroke_width=2)
    return ring + ellipse(24, 29, 13, 7, tint(palette, palette.green, 0.6), stroke=edge, stroke_width=2)


def _red_space(palette: Palette) -> str:
    card = rect(9, 3, 30, 42, palette.red, 6, stroke=shade(palette, palette.red, 0.45), stroke_width=2)
    return card + placed(SIGNS["red"](palette.on_card, palette.red), 10, 1, 0.58) + placed(_spot(palette), 12, 22, 0.5)


def _captain(palette: Palette) -> str:
    edge = shade(palette, palette.green, 0.5)
    hat = outlined("M6 28C14 8 34 8 42 28C32 23 16 23 6 28Z", palette.sea_deep, edge)
    return (
        circle(24, 31, 12, tint(palette, palette.sand, 0.2), stroke=edge, stroke_width=2)
        + hat
        + circle(24, 18, 3.4, palette.gold)
        + circle(19.5, 32, 1.8, edge)
        + circle(28.5, 32, 1.8, edge)
        + stroke("M20 37C22.5 39 25.5 39 28 37", edge, 2)
    )


def _fort(palette: Palette) -> str:
    edge = shade(palette, palette.wood, 0.45)
    wall = outlined("M6 43V16H12V21H18V16H30V21H36V16H42V43Z", palette.wood, edge)
    flag = stroke("M24 16V4", edge, 2.4) + fill("M24 4L34 7.5L24 11Z", palette.green)
    return flag + wall + fill("M19 43V34A5 5 0 0 1 29 34V43Z", edge)


def _teach(palette: Palette) -> str:
    dark = darkest(palette)
    card = rect(7, 6, 27, 37, tint(palette, palette.sand, 0.4), 5, stroke=dark, stroke_width=2)
    pen = outlined("M41 9L45 13L27 33L20 35L22 28Z", palette.gold, shade(palette, palette.gold, 0.5))
    return card + stroke("M13 15H26M13 22H21", dark, 2.6) + pen


def _later(palette: Palette) -> str:
    """A card that is not named yet, and the sand that runs meanwhile; a clock face stands for what was."""
    dark, pale = darkest(palette), tint(palette, palette.sand, 0.4)
    card = rect(3, 4, 24, 36, pale, 5, stroke=dark, stroke_width=2)
    asked = stroke("M10 16C10 8 21 9 20 17C19 21 15 21 15 26", dark, 3.4) + circle(15, 32.5, 2.4, dark)
    glass = outlined("M27 19H46L38 32.5L46 46H27L35 32.5Z", palette.foam, dark, 2.4)
    sand = fill("M31 43.5C33 38 40 38 42 43.5Z", palette.gold) + fill("M32 25H41L36.5 31.5Z", palette.gold)
    return card + asked + glass + sand


def _ready(palette: Palette) -> str:
    face = circle(24, 24, 20, palette.green, stroke=shade(palette, palette.green, 0.45), stroke_width=2)
    return face + stroke("M13 25L21 33L35 16", palette.ink if not palette.dark else palette.paper, 5)


DRAWN: Final[dict[str, Callable[[Palette], str]]] = {
    "berry": _berry,
    "twig": _twig,
    "resin": _resin,
    "any": _any,
    "points": _points,
    "crate": _crate,
    "sun": _sun,
    "moon": _moon,
    "home_board": _home,
    "deck": _deck,
    "cards": _cards,
    "arrow": _arrow,
    "spot": _spot,
    "red_space": _red_space,
    "captain": _captain,
    "fort": _fort,
    "teach": _teach,
    "later": _later,
    "ready": _ready,
}
