"""The moon on its four green spots, turns left as dots, and a whole walking parade."""

from __future__ import annotations

from collections.abc import Sequence

from companion.drawings.lil_everdell.animals import animal
from companion.drawings.lil_everdell.goods import good
from companion.drawings.lil_everdell.parades import crown
from companion.drawings.svg import circle, document, ellipse, placed, rect, stroke
from companion.drawings.tones import mix, shade
from companion.screen.palette import Palette

ROUNDS = 4
STREAMERS = ((8, 12), (20, 30), (14, 44), (30, 6), (62, 5), (70, 40), (134, 8), (142, 24), (130, 36), (145, 43))


def moon_track(palette: Palette, now: int) -> str:
    """Four spots of grass, the moon over the one of this round; 112 × 48."""
    drawn = ""
    for spot in range(1, ROUNDS + 1):
        done = spot < now
        tone = mix(palette.green, palette.ink_soft, 0.55) if done else palette.green
        drawn += ellipse(28 * spot - 14, 36, 11, 7, tone, stroke=shade(palette, tone, 0.4), stroke_width=1.6)
    return document(112, 48, drawn + placed(good(palette, "moon"), 28 * min(now, ROUNDS) - 30, 2, 0.66))


def figure(palette: Palette, name: str, left: int | None = None, who: str = "", sun: bool = False) -> str:
    """A player's animal, with a crown for an opponent, the sun beside it, and a dot for each turn left; 56 × 56."""
    drawn = placed(animal(palette, name), 2, 6 if who else 0)
    if who:
        drawn += placed(crown(palette, who), 14, -4, 0.48)
    if sun:
        drawn += placed(good(palette, "sun"), 33, 0, 0.5)
    for turn in range(3 if left is not None else 0):
        filled = turn < (left or 0)
        tone = palette.ink if filled else "none"
        drawn += circle(16 + 12 * turn, 52, 3.2, tone, stroke=palette.ink, stroke_width=1.4)
    return document(56, 56, drawn)


def cheer(palette: Palette, walker: tuple[str, str], token: str) -> str:
    """Somebody carries a parade token past, under paper streamers; 150 × 55."""
    name, who = walker
    tones = (palette.gold, palette.coral, palette.green, palette.blue, palette.purple)
    paper = "".join(
        placed(rect(-2, -1.5, 4, 3, tones[at % len(tones)], 0.8), *spot, 1, 40 * at)
        for at, spot in enumerate(STREAMERS)
    )
    path = stroke("M6 51C46 47 104 54 144 50", palette.sand, 6)
    rays = stroke("M100 4V0M122 12L127 8M78 12L73 8", palette.gold, 2.4)
    crowned = placed(crown(palette, who), 39, -3, 0.46) if who else ""
    return document(
        150, 55, paper, rays, path, placed(animal(palette, name), 28, 5, 0.92), crowned, placed(token, 76, 2)
    )


def parade(palette: Palette, walkers: Sequence[tuple[str, str]]) -> str:
    """Everybody walks, whoever is ahead in front: (animal, crown or nothing)."""
    width = 64 * len(walkers) + 16
    path = stroke(f"M4 60C{width / 3:.0f} 54 {2 * width / 3:.0f} 66 {width - 4} 60", palette.sand, 10)
    drawn = ""
    for at, (name, who) in enumerate(walkers):
        x = width - 64 * (at + 1)
        drawn += placed(animal(palette, name), x, 10 + 3 * (at % 2))
        if who:
            drawn += placed(crown(palette, who), x + 12, -2 + 3 * (at % 2), 0.5)
    return document(width, 72, path, drawn)
