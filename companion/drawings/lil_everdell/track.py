"""The moon on its four green spots, turns left as dots, and a whole walking parade."""

from __future__ import annotations

from collections.abc import Sequence

from companion.drawings.lil_everdell.animals import animal
from companion.drawings.lil_everdell.goods import good
from companion.drawings.lil_everdell.parades import crown
from companion.drawings.svg import circle, document, ellipse, placed, stroke
from companion.drawings.tones import mix, shade
from companion.screen.theme import Palette

ROUNDS = 4


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
