"""The app's own sign: a crab that looks out of the waves and holds up a star."""

from __future__ import annotations

from typing import Final

from companion.drawings.svg import circle, claw, document, fill, gradient, outlined, polar, polygon, rect, stroke
from companion.drawings.tones import darkest, mix, shade, tint
from companion.screen.palette import Palette

SIDE: Final = 512


def icon(palette: Palette, corner: float = 0) -> str:
    """The sign on the sea; `corner` rounds the square, which launchers do by themselves."""
    sea, paint = gradient(mix(palette.sea, palette.sea_deep, 0.3), palette.sea_deep)
    ground = rect(0, 0, SIDE, SIDE, paint, corner)
    return document(SIDE, SIDE, sea, ground, _crab(palette), _waves(palette, corner))


def emblem(palette: Palette) -> str:
    """The sign alone, on nothing."""
    swell = (
        "M48 398Q82.7 358 117.3 398T186.7 398T256 398T325.3 398T394.7 398T464 398"
        "V446Q429.3 486 394.7 446T325.3 446T256 446T186.7 446T117.3 446T48 446Z"
    )
    return document(SIDE, SIDE, _crab(palette), outlined(swell, palette.sea, palette.sea, 18))


def _crab(palette: Palette) -> str:
    edge = shade(palette, palette.coral, 0.5)
    arms = "M160 360C116 340 98 300 104 250M352 360C396 340 414 300 408 250"
    limbs = stroke(arms, edge, 62) + stroke(arms, palette.coral, 36)
    claws = "".join(
        outlined(claw(x, 182, 76, turn, 29), palette.coral, edge, 14) for x, turn in ((112, 24), (400, -24))
    )
    shell = "M120 420C112 320 176 268 256 268C336 268 400 320 392 420Z"
    smile = stroke("M222 344C236 366 276 366 290 344", edge, 15)
    return _star(palette) + limbs + claws + outlined(shell, palette.coral, edge, 14) + _eyes(palette, edge) + smile


def _eyes(palette: Palette, edge: str) -> str:
    whites = "".join(circle(x, 270, 38, palette.on_card, stroke=edge, stroke_width=13) for x in (204, 308))
    return whites + "".join(circle(x, 274, 18, darkest(palette)) for x in (211, 301))


def _star(palette: Palette) -> str:
    tips = [polar(256, 116, 78 if turn % 2 == 0 else 33, 45 * turn) for turn in range(8)]
    return fill(polygon(tips), palette.gold, stroke=palette.gold, stroke_width=14, stroke_linejoin="round")


def _waves(palette: Palette, corner: float) -> str:
    """Two swells; their lower corners follow the square's."""
    low, bend = SIDE - corner, f"A{corner} {corner} 0 0 1"
    base = f"V{low}{bend} {low} {SIDE}H{corner}{bend} 0 {low}Z"
    back = fill(f"M0 396Q42.667 352 85.333 396T170.667 396T256 396T341.333 396T426.667 396T512 396{base}", palette.sea)
    front = fill(f"M0 450Q64 398 128 450T256 450T384 450T512 450{base}", tint(palette, palette.sea, 0.45))
    return back + front
