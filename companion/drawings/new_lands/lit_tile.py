"""A tile with one area lit up: the rest of it pale, its rim solid where it is closed, the cities that count ringed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from companion.drawings.new_lands.terrain import ground
from companion.drawings.new_lands.tile import REMEMBERED, SIDE, city_places, part_shape, towers
from companion.drawings.svg import circle, document, rect
from companion.drawings.tones import mix
from companion.screen.palette import Palette, palette
from rules.new_lands.components.tile import Tile, tile

PALE: Final = 0.78
HALF: Final = 0.45
RIM: Final = 5
RING: Final = 15


@lru_cache(REMEMBERED)
def lit_tile(
    text: str,
    parts: tuple[int, ...],
    beside: tuple[int, ...],
    cities: tuple[int, ...],
    closed: bool,
    dark: bool,
) -> str:
    """`beside`: parts of plains whose cities count; they are lit by half."""
    one, tones = tile(text), palette(dark)
    middle = len(one.terrains) - 1
    order = [middle, *sorted(range(middle), key=lambda part: -len(one.sides[part]))]
    drawn = [_part(one, part, tones, part in parts, part in beside, closed) for part in order]
    ports = [_port(tones, x, y, at in cities) for at, (x, y) in enumerate(city_places(one))]
    return document(SIDE, SIDE, *drawn, *ports)


def _part(one: Tile, part: int, tones: Palette, lit: bool, half: bool, closed: bool) -> str:
    tone = ground(tones, one.terrains[part].letter)
    colour = tone if lit else mix(tone, tones.paper, HALF if half else PALE)
    middle = part == len(one.terrains) - 1
    if not lit:
        return rect(0, 0, SIDE, SIDE, colour) if middle else part_shape(one, part, colour)
    edge: dict[str, Any] = {"stroke": tones.coral, "stroke_width": RIM}
    if not closed:
        edge["stroke_dasharray"] = "9 7"
    if middle:
        return rect(RIM / 2, RIM / 2, SIDE - RIM, SIDE - RIM, colour, **edge)
    return part_shape(one, part, colour, **edge)


def _port(tones: Palette, x: float, y: float, counts: bool) -> str:
    if not counts:
        return ""
    ring = circle(x, y, RING, "none", stroke=tones.coral, stroke_width=4)
    return towers(tones, x, y) + ring


@lru_cache(2)
def missing_spot(dark: bool) -> str:
    """A free spot at which the area is still open: a notch all round."""
    tones = palette(dark)
    return document(
        SIDE, SIDE, rect(5, 5, 90, 90, "none", 8, stroke=tones.coral, stroke_width=6, stroke_dasharray="9 7")
    )
