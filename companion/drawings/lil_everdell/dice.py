"""The dice as signs of 48 × 48: resource dice as cubes that show two more of their sides, and the eight-sided one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.drawings.digits import digits
from companion.drawings.lil_everdell.goods import good
from companion.drawings.svg import ellipse, outlined, placed, rect, stroke
from companion.drawings.tones import darkest, shade, tint
from companion.screen.theme import Palette

CROWN: Final = "M24 3L43 15V33L24 45L5 33V15Z"
"""The outline of the eight-sided die."""
UNTOLD: Final = ("berry", "twig", "resin")
"""What lies on the front of a die of which nobody has told the face: all it can bring."""
SPOTS: Final = {
    1: ((6.8, 18.3),),
    2: ((3, 15), (16.5, 28)),
    3: ((3, 15.5), (18.5, 15.5), (10.8, 29.5)),
}
FOUR: Final = ((3, 15.5), (18.5, 15.5), (3, 30), (18.5, 30))
PIPS: Final = {1: ((0, 0),), 2: ((-8, 0), (8, 0)), 3: ((-9.5, 0), (0, 0), (9.5, 0))}
MANY_PIPS: Final = ((-11.4, 0), (-3.8, 0), (3.8, 0), (11.4, 0))


def _cube(palette: Palette, front: str = "", top: str = "") -> str:
    """Seen from the front, a little from above and from the right."""
    ground, edge = tint(palette, palette.sand, 0.65), shade(palette, palette.wood, 0.5)
    lid = outlined("M4 15L13 3.5H45L35 15Z", tint(palette, palette.sand, 0.9), edge)
    side = outlined("M35 15L45 3.5V35L35 46Z", shade(palette, palette.sand, 0.4), edge)
    return lid + side + rect(2.5, 14, 32.5, 32.5, ground, 5, stroke=edge, stroke_width=2) + front + top


def _goods(palette: Palette, symbols: tuple[str, ...]) -> str:
    """On the front: what a face shows."""
    scale = {1: 0.5, 2: 0.38}.get(len(symbols), 0.33)
    places = SPOTS.get(len(symbols), FOUR)
    return "".join(placed(good(palette, name), x, y, scale) for name, (x, y) in zip(symbols, places, strict=False))


def _pips(palette: Palette, number: int) -> str:
    """On the upper side: which die it is, counted from the left."""
    ink = darkest(palette)
    return "".join(ellipse(24.3 + x, 9.2 + y, 3.3, 2.6, ink) for x, y in PIPS.get(number, MANY_PIPS))


def _tumbling(palette: Palette, thing: str) -> str:
    """Something that is thrown: it leans, and leaves strokes behind it."""
    wake = stroke("M2 20C2 12 6 6 12 3M9 22C9 17 11 13 15 10", palette.ink_soft, 2.6)
    return wake + placed(thing, 7.5, 12.5, 0.79, -10)


def _thrown_die(palette: Palette) -> str:
    """A resource die to be rolled."""
    return _tumbling(palette, _cube(palette, _goods(palette, UNTOLD), _pips(palette, 1)))


def _thrown_d8(palette: Palette) -> str:
    """The eight-sided die, to be rolled."""
    return _tumbling(palette, rolled_d8(palette, 8))


DRAWN: Final[dict[str, Callable[[Palette], str]]] = {"die": _thrown_die, "blank_die": _cube, "d8": _thrown_d8}


def die_space(palette: Palette, number: int, shown: tuple[str, ...] = ()) -> str:
    """The die on one of the spaces, with as many pips as it is from the left, and the face that lies there."""
    return _cube(palette, _goods(palette, shown or UNTOLD), _pips(palette, number))


def rolled_d8(palette: Palette, number: int) -> str:
    edge = shade(palette, palette.sea_deep, 0.2)
    sides = stroke("M10 31L5 15M38 31L43 15M10 31L24 45L38 31", edge, 2)
    return (
        outlined(CROWN, palette.sea, edge)
        + sides
        + outlined("M24 3L38.5 31.5H9.5Z", tint(palette, palette.sea, 0.75), edge)
        + digits(number, palette.ink if not palette.dark else palette.paper, 24, 22, 15, 3)
    )


def face_of(palette: Palette, symbols: tuple[str, ...]) -> str:
    """A face of a resource die with what it shows."""
    return _cube(palette, _goods(palette, symbols))
