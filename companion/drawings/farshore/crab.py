"""Krabita as we draw her: a small, friendly captain in coral, with a hat."""

from __future__ import annotations

from typing import Final

from companion.drawings.svg import circle, claw, document, ellipse, fill, outlined, stroke
from companion.drawings.tones import darkest, mix, shade, tint
from companion.screen.palette import Palette

WIDTH: Final = 128
HEIGHT: Final = 112


def crab(palette: Palette) -> str:
    shadow = ellipse(64, 105, 40, 4, palette.ink_soft, opacity=0.22)
    return document(WIDTH, HEIGHT, shadow, captain(palette))


def captain(palette: Palette) -> str:
    """Krabita in a box of 128 × 112, without a ground to stand on."""
    edge = shade(palette, palette.coral, 0.5)
    return _legs(palette, edge) + _claws(palette, edge) + _body(palette, edge) + _face(palette, edge) + _hat(palette)


def _legs(palette: Palette, edge: str) -> str:
    right = "M88 84C98 82 104 86 108 94M84 91C92 91 97 96 98 103M76 96C80 97 84 100 84 105"
    left = "M40 84C30 82 24 86 20 94M44 91C36 91 31 96 30 103M52 96C48 97 44 100 44 105"
    return stroke(left + right, edge, 8.4) + stroke(left + right, shade(palette, palette.coral, 0.12), 4.4)


def _claws(palette: Palette, edge: str) -> str:
    arms = "M38 74C27 74 20 68 19 58M90 74C101 74 108 68 109 58"
    pair = outlined(claw(19, 43, 16, 16, 27), palette.coral, edge, 2.8) + outlined(
        claw(109, 43, 16, -16, 27), palette.coral, edge, 2.8
    )
    shine = stroke("M8.5 42C9 37 11 34 14 32M119.5 42C119 37 117 34 114 32", tint(palette, palette.coral, 0.45), 2.8)
    return stroke(arms, edge, 12) + stroke(arms, palette.coral, 7) + pair + shine


def _body(palette: Palette, edge: str) -> str:
    shell = "M64 46C84 46 98 57 97 73C96 89 82 99 64 99C46 99 32 89 31 73C30 57 44 46 64 46Z"
    belly = fill(
        "M40 85C46 93 54 96.5 64 96.5C74 96.5 82 93 88 85C80 89.5 72 91 64 91C56 91 48 89.5 40 85Z",
        tint(palette, palette.coral, 0.45),
    )
    freckles = "".join(
        circle(x, y, 1.7, edge, opacity=0.55) for x, y in ((38.5, 70), (42.5, 75), (89.5, 70), (85.5, 75))
    )
    return outlined(shell, palette.coral, edge, 2.8) + belly + freckles


def _face(palette: Palette, edge: str) -> str:
    eyes = ""
    for x in (51, 77):
        eyes += ellipse(x, 60, 8.6, 10, palette.on_card, stroke=edge, stroke_width=2.4)
        eyes += circle(x + 1, 62, 4.6, darkest(palette)) + circle(x + 2.6, 60, 1.5, palette.on_card)
    cheeks = ellipse(45, 77.5, 5, 3.2, mix(palette.coral, palette.on_card, 0.42)) + ellipse(
        83, 77.5, 5, 3.2, mix(palette.coral, palette.on_card, 0.42)
    )
    return eyes + cheeks + stroke("M55 77C59 84.5 69 84.5 73 77", edge, 3)


def _hat(palette: Palette) -> str:
    cloth, edge = mix(palette.sea_deep, darkest(palette), 0.25), darkest(palette)
    if palette.dark:
        cloth = mix(palette.sea_deep, palette.sea, 0.45)
    feather = outlined("M88 36C92 22 101 13 112 12C113 23 105 34 90 40Z", palette.foam, palette.ink_soft, 2)
    brim = outlined(
        "M28 49C36 38 42 34 44 24C48 10 80 10 84 24C86 34 92 38 100 49C84 42 76 41 64 41C52 41 44 42 28 49Z",
        cloth,
        edge,
        2.8,
    )
    trim = stroke("M31.5 45.5C44 39.5 53 38 64 38C75 38 84 39.5 96.5 45.5", palette.gold, 3.4)
    badge = circle(64, 26, 7, palette.gold, stroke=edge, stroke_width=2) + stroke(
        "M64 29.5V23.5M60.5 27C61 30 67 30 67.5 27", edge, 1.9
    )
    return feather + brim + trim + badge + stroke("M92.5 36C97 28 102 21.5 107.5 17", palette.ink_soft, 1.8)
