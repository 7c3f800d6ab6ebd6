"""A landscape tile as it lies: one painter for any tile, 100 × 100. The middle part is the ground of the rest."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from companion.drawings.new_lands.terrain import glyph, ground, ink, mark
from companion.drawings.svg import Point, circle, document, element, fill, group, placed, rect
from companion.drawings.tones import shade
from companion.screen.palette import Palette, palette
from rules.new_lands.components.terrain import EDGES
from rules.new_lands.components.tile import Pair, Tile, tile

SIDE: Final = 100
CAP: Final = "M7 0C22 46 78 46 93 0Z"
"""A part of one edge: round, clear of the corners."""
CAP_WIDE, CAP_DEEP = 43, 35
WEDGE: Final = "M0 0H100L50 50Z"
"""A part of one edge that meets its neighbour: a quarter to the centre."""
HALF: Final = "M0 0H100V100Z"
"""North and east."""
BAND: Final = "M0 0H7C22 46 78 46 93 0H100V100H93C78 54 22 54 7 100H0Z"
"""East and west."""
MOST: Final = "M0 0H7C22 46 78 46 93 0H100V100H0Z"
"""All but a cap in the north."""
MIDDLE: Final = (50, 50)
ADJACENT: Final = {"ne": 0, "es": 1, "sw": 2, "nw": 3}
INNER: Final = 17
TOWERS: Final = "M-8 6V-4H-5V-7H-3V-4H0V0H2V-8H4V-11H6V-8H9V6Z"
REMEMBERED: Final = 2048


@lru_cache(REMEMBERED)
def tile_picture(text: str, dark: bool, letters: str = "", small: bool = False) -> str:
    """The tile of a text; `letters`: what plain, mountain and sea are called by in the reader's language."""
    one, tones = tile(text), palette(dark)
    called = dict(zip("PMS", letters, strict=False))
    parts = sorted(range(len(one.terrains) - 1), key=lambda part: -len(one.sides[part]))
    drawn = [_shape(one, part, tones) for part in parts]
    signs = [_signs(one, part, tones, called, small) for part in range(len(one.terrains))]
    back = rect(0, 0, SIDE, SIDE, ground(tones, one.terrains[-1].letter))
    return document(SIDE, SIDE, back, *drawn, *signs, *_cities(one, tones), _rim(tones))


@lru_cache(REMEMBERED)
def edges_picture(edges: str, dark: bool, letters: str = "", plus: bool = True) -> str:
    """Four bare edges; with a plus for a tile that nobody has entered yet."""
    tones, called = palette(dark), dict(zip("PMS", letters, strict=False))
    back = rect(0, 0, SIDE, SIDE, tones.paper)
    sides = [
        _turned(fill("M0 0H100L78 22H22Z", ground(tones, letter), stroke=tones.paper, stroke_width=2), at)
        for at, letter in enumerate(edges)
    ]
    names = [
        glyph(ink(tones, letter), called.get(letter, ""), *_inset(at, 11), 1.25) for at, letter in enumerate(edges)
    ]
    sign = glyph_plus(tones.ink_soft, 14) if plus else ""
    return document(SIDE, SIDE, back, *sides, *names, sign, _rim(tones))


def glyph_plus(colour: str, reach: float) -> str:
    """A plus in the middle of a tile: something is still to be put there."""
    d = f"M{50 - reach} 50H{50 + reach}M50 {50 - reach}V{50 + reach}"
    return element("path", d=d, fill="none", stroke=colour, stroke_width=5, stroke_linecap="round")


def _rim(tones: Palette) -> str:
    return rect(0.75, 0.75, 98.5, 98.5, "none", 3, stroke=tones.ink, stroke_width=1.5, opacity=0.55)


def _turned(part: str, quarters: int) -> str:
    if not quarters:
        return part
    return group(part, transform=f"rotate({90 * quarters} 50 50)")


def _inset(side: int, depth: float) -> Point:
    return ((50, depth), (100 - depth, 50), (50, 100 - depth), (depth, 50))[side]


def _shape(one: Tile, part: int, tones: Palette) -> str:
    colour = ground(tones, one.terrains[part].letter)
    return part_shape(one, part, colour, stroke=shade(tones, colour, 0.35), stroke_width=1.4)


def part_shape(one: Tile, part: int, colour: str, **edge: Any) -> str:
    """Any part but the middle, which is the ground of the rest."""
    sides = one.sides[part]
    match len(sides):
        case 0:
            return circle(*_inner(one, part), INNER, colour, **edge)
        case 1:
            return _turned(fill(WEDGE if _wedged(one, part) else CAP, colour, **edge), EDGES.index(sides))
        case 2 if sides in ADJACENT:
            return _turned(fill(HALF, colour, **edge), ADJACENT[sides])
        case 2:
            return _turned(fill(BAND, colour, **edge), 0 if sides == "ew" else 1)
        case 3:
            missing = next(at for at, name in enumerate(EDGES) if name not in sides)
            return _turned(fill(MOST, colour, **edge), missing)
        case _:
            return rect(0, 0, SIDE, SIDE, colour)


def _wedged(one: Tile, part: int) -> bool:
    """Whether it meets another part than the middle."""
    middle = len(one.terrains) - 1
    return any(part in pair and middle not in pair for pair in one.touching)


def _inner(one: Tile, part: int) -> Point:
    inner = [other for other, sides in enumerate(one.sides) if not sides]
    if len(inner) == 1:
        return MIDDLE
    return (32 + 36 * (inner.index(part) % 2), 38 + 24 * (inner.index(part) // 2))


def part_middle(one: Tile, part: int) -> Point:
    """Where something stands on a part."""
    sides = one.sides[part]
    match len(sides):
        case 0:
            return _inner(one, part)
        case 1:
            return _inset(EDGES.index(sides), 20)
        case 4 if len(one.terrains) == 2 and not one.sides[1 - part]:
            return (50, 16)
        case 4:
            return MIDDLE
    points = [_inset(EDGES.index(side), 26) for side in sides]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _signs(one: Tile, part: int, tones: Palette, called: dict[str, str], small: bool) -> str:
    letter, (x, y) = one.terrains[part].letter, part_middle(one, part)
    if small:
        return glyph(ink(tones, letter), called.get(letter, ""), *_letter_place(one, part), 1.3, 2.2)
    marks = [mark(tones, letter, *_inset(EDGES.index(side), 13)) for side in one.sides[part]]
    if not one.sides[part]:
        marks = [mark(tones, letter, x, y)]
    return "".join(marks)


def _letter_place(one: Tile, part: int) -> Point:
    """Where a part is called by its letter: clear of the cities on its borders."""
    sides, (x, y) = one.sides[part], part_middle(one, part)
    if len(sides) == 1:
        return _inset(EDGES.index(sides), 14)
    if sides in ADJACENT:
        points = [_inset(EDGES.index(side), 9) for side in sides]
        return sum(u for u, _ in points) / 2, sum(v for _, v in points) / 2
    return x, y + 3 * (len(sides) == 2)


def _cities(one: Tile, tones: Palette) -> list[str]:
    return [towers(tones, x, y) for x, y in city_places(one)]


def city_places(one: Tile) -> list[Point]:
    """Where each city stands; a second one on a border beside the first."""
    found: list[Point] = []
    for at, pair in enumerate(one.cities):
        x, y = city_place(one, pair)
        found.append((x + 24 * one.cities[:at].count(pair), y))
    return found


def towers(tones: Palette, x: float, y: float) -> str:
    walls = fill(TOWERS, tones.on_card, stroke=tones.ink if not tones.dark else tones.paper, stroke_width=1.8)
    return placed(walls, x, y, 1.15)


def city_place(one: Tile, pair: Pair) -> Point:
    """On the border of two parts."""
    first, second = pair
    sides = one.sides[first], one.sides[second]
    if not all(sides):
        inner = first if not sides[0] else second
        x, y = _inner(one, inner)
        other = sides[0] or sides[1]
        dx, dy = _inset(EDGES.index(other[0]), 50 - INNER)
        return x + dx - 50, y + dy - 50
    single = min(sides, key=len)
    if second != len(one.terrains) - 1:
        return _between(*sides)
    if len(single) == 1:
        return _inset(EDGES.index(single), 34)
    return MIDDLE if single in ADJACENT else _between(*sides)


def _between(one: str, other: str) -> Point:
    points = [_inset(EDGES.index(side), 22) for side in (one[0], other[0])]
    return (points[0][0] + points[1][0]) / 2, (points[0][1] + points[1][1]) / 2


# Which part lies under a finger


def part_under(one: Tile, x: float, y: float) -> int:
    """The part at a point of the drawing: whatever is drawn last there."""
    middle = len(one.terrains) - 1
    order = sorted(range(middle), key=lambda part: len(one.sides[part]))
    return next((part for part in order if _holds(one, part, x, y)), middle)


def _holds(one: Tile, part: int, x: float, y: float) -> bool:
    sides = one.sides[part]
    if not sides:
        u, v = _inner(one, part)
        return (x - u) ** 2 + (y - v) ** 2 <= INNER**2
    if len(sides) == 1:
        return _in_cap(sides, x, y, straight=_wedged(one, part))
    others = [edge for edge in EDGES if edge not in sides]
    if sides in ADJACENT:
        return _depth(sides[0], x, y) + _depth(sides[1], x, y) <= SIDE
    return not any(_in_cap(edge, x, y) for edge in others)


def _depth(edge: str, x: float, y: float) -> float:
    """How far a point lies from an edge."""
    return {"n": y, "e": SIDE - x, "s": SIDE - y, "w": x}[edge]


def _in_cap(edge: str, x: float, y: float, straight: bool = False) -> bool:
    """Within the round cap at an edge, or within the quarter to the centre."""
    deep = _depth(edge, x, y)
    aside = abs((x if edge in "ns" else y) - SIDE / 2)
    if straight:
        return deep <= SIDE / 2 - aside
    return (aside / CAP_WIDE) ** 2 + (deep / CAP_DEEP) ** 2 <= 1
