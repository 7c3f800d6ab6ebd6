"""The four seasons as signs of 48 × 48: snowflake, blossom, sun, leaf."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.drawings.svg import at, circle, fill, polar, stroke
from companion.drawings.tones import mix, shade
from companion.screen.palette import Palette

SEASONS: Final = ("winter", "spring", "summer", "autumn")
"""In the order of the year."""


def season_colour(palette: Palette, season: str) -> str:
    autumn = mix(palette.coral, palette.gold, 0.45)
    colours = {"winter": palette.blue, "spring": palette.green, "summer": palette.gold, "autumn": autumn}
    return colours[season]


def season(palette: Palette, name: str) -> str:
    return DRAWN[name](palette)


def _snowflake(palette: Palette) -> str:
    arms = ""
    for turn in range(0, 360, 60):
        fork = polar(24, 24, 12, turn)
        twigs = (polar(*fork, 6.5, turn - 45), polar(*fork, 6.5, turn + 45))
        arms += f"M24 24L{at(polar(24, 24, 19, turn))}M{at(twigs[0])}L{at(fork)}L{at(twigs[1])}"
    return stroke(arms, season_colour(palette, "winter"), 3.4)


def _blossom(palette: Palette) -> str:
    petal = mix(palette.coral, palette.on_card, 0.5)
    petals = "".join(
        circle(*polar(24, 24, 10.5, turn), 8.4, petal, stroke=shade(palette, petal, 0.2), stroke_width=1.6)
        for turn in range(0, 360, 72)
    )
    return petals + circle(24, 24, 6, palette.gold, stroke=shade(palette, palette.gold, 0.2), stroke_width=1.6)


def _sun(palette: Palette) -> str:
    gold = season_colour(palette, "summer")
    rays = "".join(f"M{at(polar(24, 24, 15, turn))}L{at(polar(24, 24, 20, turn))}" for turn in range(0, 360, 45))
    return circle(24, 24, 10, gold) + stroke(rays, gold, 3.8)


def _leaf(palette: Palette) -> str:
    colour = season_colour(palette, "autumn")
    blade = fill("M12 35C5 22 14 8 40 7C42 30 30 42 14 36Z", colour)
    return blade + stroke("M7 42C13 33 21 25 31 17M17.5 30L18 21M23 24.5L31.5 25", shade(palette, colour, 0.42), 2.8)


DRAWN: Final[dict[str, Callable[[Palette], str]]] = {
    "winter": _snowflake,
    "spring": _blossom,
    "summer": _sun,
    "autumn": _leaf,
}
