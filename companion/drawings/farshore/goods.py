"""What one can hold or meet, as signs of 48 × 48: resources, treasure, shell, anchor, map, ship, weather."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.drawings.chart import chart_sign
from companion.drawings.farshore.ship import SIDE as SHIP_SIDE
from companion.drawings.farshore.ship import hull_and_sails
from companion.drawings.svg import at, circle, ellipse, fill, outlined, placed, polar, stroke
from companion.drawings.tones import mix, shade, tint
from companion.screen.palette import Palette

EDGE: Final = 2


def good(palette: Palette, name: str) -> str:
    return DRAWN[name](palette)


def _driftwood(palette: Palette) -> str:
    wood, edge = palette.wood, shade(palette, palette.wood, 0.45)
    branch = outlined("M24 26L20.5 13.5A3 3 0 0 1 26 11.5L30.5 22Z", wood, edge)
    log = outlined("M8 30.5L37 19A7 7 0 0 1 42.5 32L14 42.5C5 45 1 34 8 30.5Z", wood, edge)
    cut = ellipse(
        11, 36.5, 4, 5.5, tint(palette, wood, 0.5), stroke=edge, stroke_width=EDGE, transform="rotate(-20 11 36.5)"
    )
    return branch + log + cut + stroke("M22 32L36 26.5M25 36L31 33.7", edge, 2)


def _seaweed(palette: Palette) -> str:
    colour = mix(palette.green, palette.sea, 0.45)
    edge = shade(palette, colour, 0.45)
    middle = "M24 43C18 35 30 28 24 20C20.5 15 24 10 25 6"
    fronds = middle + "M17 43C8 37 19 31 12.5 24C9.5 20 11 17 12 14M31 43C40 37 29 31 35.5 24C38.5 20 37 17 36 14"
    return stroke(fronds, edge, 8) + stroke(fronds, colour, 4.6) + stroke("M12 43H36", edge, 4)


def _seastone(palette: Palette) -> str:
    colour = mix(palette.sea, palette.on_card, 0.25)
    edge = shade(palette, colour, 0.5)
    stone = outlined("M16 10L31 6L42 20L37 36L22 43L8 32L6 18Z", colour, edge)
    light = fill("M16 10L31 6L27 19L14 22L6 18Z", tint(palette, colour, 0.45))
    return stone + light + stroke("M14 22L27 19L42 20M27 19L31 6M14 22L6 18M14 22L22 43M27 19L37 36", edge, 1.6)


def _mushroom(palette: Palette) -> str:
    edge = shade(palette, palette.coral, 0.5)
    stalk = outlined(
        "M18 26C19 34 17 38 15.5 41.5C21 44 27 44 32.5 41.5C31 38 29 34 30 26Z", tint(palette, palette.sand, 0.45), edge
    )
    cap = outlined("M5 27C4 15 13 6 24 6C35 6 44 15 43 27C37 31 11 31 5 27Z", palette.coral, edge)
    spots = ((16, 19, 3.4), (27, 13, 3), (34, 22, 2.8))
    return stalk + cap + "".join(circle(x, y, r, tint(palette, palette.sand, 0.7)) for x, y, r in spots)


def _treasure(palette: Palette) -> str:
    edge = shade(palette, palette.gold, 0.45)
    coin = circle(24, 24, 19, palette.gold, stroke=edge, stroke_width=EDGE)
    ring = circle(24, 24, 13.5, "none", stroke=edge, stroke_width=1.8)
    shine = stroke("M11.5 18A14.5 14.5 0 0 1 17 11", tint(palette, palette.gold, 0.7), 2.4)
    star = "M" + "L".join(at(polar(24, 24, 9.5 if turn % 2 == 0 else 3.6, 45 * turn)) for turn in range(8)) + "Z"
    return coin + ring + fill(star, edge) + shine


def _shell(palette: Palette) -> str:
    colour = mix(palette.coral, palette.sand, 0.62)
    edge = shade(palette, mix(palette.coral, palette.wood, 0.4), 0.35)
    hinge = outlined("M17.5 36H30.5L33 42H15Z", colour, edge)
    fan = outlined(
        "M24 40C14 36 5 28 5 19C5 11 12 12 14 10C17 6 21 8 24 6C27 8 31 6 34 10C36 12 43 11 43 19C43 28 34 36 24 40Z",
        colour,
        edge,
    )
    return hinge + fan + stroke("M24 36V13M20.5 35L13.5 16.5M27.5 35L34.5 16.5", edge, 2)


def _anchor(palette: Palette) -> str:
    ring = circle(24, 9.5, 4.6, "none", stroke=palette.ink, stroke_width=3.4)
    shank = "M24 14.5V41M15.5 20.5H32.5"
    arms = "M7.5 28.5C9 36.5 15 41.5 24 41.5C33 41.5 39 36.5 40.5 28.5"
    flukes = "M5 34L7.5 28L12.5 31.5M43 34L40.5 28L35.5 31.5"
    return ring + stroke(shank + arms + flukes, palette.ink, 3.6)


def _ship(palette: Palette) -> str:
    """Nobody's in particular."""
    return placed(hull_and_sails(palette, palette.sea), 1, 0, 46 / SHIP_SIDE)


def _weather(palette: Palette) -> str:
    colour = mix(palette.blue, palette.on_card, 0.65)
    edge = shade(palette, palette.blue, 0.35)
    cloud = "M13 31C4 31 3 19 12 18C12 9 25 5 29 14C38 11 44 19 40 26C39 29 36 31 33 31Z"
    return outlined(cloud, colour, edge) + stroke("M15 36L12 43M25 36L22 43M35 36L32 43", edge, 3.2)


DRAWN: Final[dict[str, Callable[[Palette], str]]] = {
    "driftwood": _driftwood,
    "seaweed": _seaweed,
    "seastone": _seastone,
    "mushroom": _mushroom,
    "treasure": _treasure,
    "shell": _shell,
    "anchor": _anchor,
    "map": chart_sign,
    "ship": _ship,
    "weather": _weather,
}
