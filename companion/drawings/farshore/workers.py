"""The four kinds of workers as small figures of 48 × 48 in any player's colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.drawings.svg import circle, claw, ellipse, outlined, placed, stroke
from companion.drawings.tones import darkest, shade, tint
from companion.screen.palette import Palette

Figure = Callable[[Palette, str, str], str]
"""In a colour with an edge."""

BEAVER: Final = (
    "M20 5.5C28 5.5 32 11 31.5 18C35 23 36 29 34.5 36C33.5 41.5 28 43 20 43"
    "C12 43 6.5 41.5 5.5 36C4 29 5 23 8.5 18C8 11 12 5.5 20 5.5Z"
)
PUFFIN: Final = (
    "M26 4.5C34 4.5 37 11 37.5 19C39.5 25 40 33 37 38C34.5 42.5 29 43 25 43"
    "C18 43 14.5 38 14.5 30C14.5 24 16.5 21 16.5 16C16.5 9 20 4.5 26 4.5Z"
)
DUCK: Final = (
    "M18 5.5C25.5 5.5 29 11 27.5 17C27 20 29 22.5 33 22.5C38 22.5 41 20 44.5 16.5C46.5 27 43.5 40.5 27 41"
    "C14 41.5 6 37 6.5 29.5C6.8 25.5 10.5 23.5 11.5 20.5C9.5 19 8.5 16.5 8.5 14C8.5 9 12.5 5.5 18 5.5Z"
)


def worker(palette: Palette, animal: str, colour: str) -> str:
    return DRAWN[animal](palette, colour, shade(palette, colour, 0.5))


def _eye(palette: Palette, x: float, y: float, r: float = 1.9) -> str:
    return circle(x, y, r, darkest(palette)) + circle(x - 0.6, y - 0.6, r * 0.35, palette.on_card)


def _crab(palette: Palette, colour: str, edge: str) -> str:
    legs = stroke("M14 32L5 33M15 36L7 40M19 39L14 44M34 32L43 33M33 36L41 40M29 39L34 44", edge, 3.4)
    arms = stroke("M14 27L9.5 20M34 27L38.5 20", edge, 5)
    claws = outlined(claw(9.5, 13, 7.5, 20), colour, edge) + outlined(claw(38.5, 13, 7.5, -20), colour, edge)
    body = outlined(
        "M24 20C34 20 39 25 38 31C37 38 31 41.5 24 41.5C17 41.5 11 38 10 31C9 25 14 20 24 20Z", colour, edge
    )
    stalks = stroke("M20 21V16M28 21V16", edge, 3)
    eyes = "".join(
        circle(x, 14.5, 3.2, palette.on_card, stroke=edge, stroke_width=1.6) + circle(x, 14.5, 1.4, darkest(palette))
        for x in (20, 28)
    )
    return legs + arms + claws + stalks + body + eyes + stroke("M20 32C22 34.5 26 34.5 28 32", edge, 2)


def _beaver(palette: Palette, colour: str, edge: str) -> str:
    flat = ellipse(0, 0, 5.6, 10, shade(palette, colour, 0.3), stroke=edge, stroke_width=2)
    tail = placed(flat, 38, 34, turn=28)
    ears = "".join(circle(x, 9, 3.6, colour, stroke=edge, stroke_width=2) for x in (12.5, 27.5))
    body = outlined(BEAVER, colour, edge)
    pale = tint(palette, colour, 0.55)
    muzzle = ellipse(20, 20.5, 7, 5, pale) + ellipse(20, 35, 8, 6.5, pale)
    teeth = outlined("M17.5 23H22.5V28H17.5Z", palette.on_card, edge, 1.4)
    face = ellipse(20, 18, 2.6, 1.8, edge) + _eye(palette, 14.5, 13.5) + _eye(palette, 25.5, 13.5)
    return tail + ears + body + muzzle + teeth + face


def _puffin(palette: Palette, colour: str, edge: str) -> str:
    feet = stroke("M21 42L17 45M29 42L33 45M21 42V45M29 42V45", palette.gold, 3)
    body = outlined(PUFFIN, colour, edge)
    cheek, belly = ellipse(23, 14, 6, 6.5, palette.on_card), ellipse(23, 32, 6.5, 8.5, palette.on_card)
    shape = "M17.5 9.5C9 8.5 5 13.5 4.5 19.5C10 21.5 15.5 20.5 18.5 18C20 15 19.5 11.5 17.5 9.5Z"
    beak = outlined(shape, palette.gold, edge) + stroke("M12.5 9.8C10.8 13 10.5 17 11.5 20.5", edge, 2)
    wing = stroke("M33.5 22C36.5 27 36 33 32.5 37", edge, 2.4)
    return feet + body + belly + cheek + beak + wing + _eye(palette, 24, 12)


def _duck(palette: Palette, colour: str, edge: str) -> str:
    beak = outlined("M10.5 13C5 13.5 2.5 16 2.5 18.5C6 20.5 10 20.5 13 19Z", palette.gold, edge)
    body = outlined(DUCK, colour, edge)
    wing = outlined(
        "M20 28C26 26 33 28 37.5 26C37 34 28 37.5 21.5 34C18.5 32.5 18 29 20 28Z", tint(palette, colour, 0.4), edge
    )
    return body + beak + wing + _eye(palette, 17, 13, 2.1)


DRAWN: Final[dict[str, Figure]] = {"crab": _crab, "beaver": _beaver, "puffin": _puffin, "duck": _duck}
