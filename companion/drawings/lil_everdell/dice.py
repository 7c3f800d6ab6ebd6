"""The dice as signs of 48 × 48: resource dice as cubes that show two more of their sides, and the eight-sided one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.drawings.digits import digits
from companion.drawings.lil_everdell.goods import good
from companion.drawings.svg import circle, outlined, placed, rect, stroke
from companion.drawings.tones import darkest, shade, tint
from companion.screen.palette import Palette

CROWN: Final = "M24 3L43 15V33L24 45L5 33V15Z"
"""The outline of the eight-sided die."""
UNTOLD: Final = ("berry", "twig", "resin")
"""What lies on the front of a die that is still to be thrown: all it can bring."""
SPOTS: Final = {
    1: ((6.8, 18.3),),
    2: ((3, 15), (16.5, 28)),
    3: ((3, 15.5), (18.5, 15.5), (10.8, 29.5)),
}
FOUR: Final = ((3, 15.5), (18.5, 15.5), (3, 30), (18.5, 30))
MARK: Final = 7.5
"""How wide and high one of the dice is in their row."""


def _cube(palette: Palette, front: str = "") -> str:
    """Seen from the front, a little from above and from the right."""
    ground, edge = tint(palette, palette.sand, 0.65), shade(palette, palette.wood, 0.5)
    lid = outlined("M4 15L13 3.5H45L35 15Z", tint(palette, palette.sand, 0.9), edge)
    side = outlined("M35 15L45 3.5V35L35 46Z", shade(palette, palette.sand, 0.4), edge)
    return lid + side + rect(2.5, 14, 32.5, 32.5, ground, 5, stroke=edge, stroke_width=2) + front


def _goods(palette: Palette, symbols: tuple[str, ...]) -> str:
    """On the front: what a face shows."""
    scale = {1: 0.5, 2: 0.38}.get(len(symbols), 0.33)
    places = SPOTS.get(len(symbols), FOUR)
    return "".join(placed(good(palette, name), x, y, scale) for name, (x, y) in zip(symbols, places, strict=False))


def _unknown_face(palette: Palette) -> str:
    """On the front: only the die on the table shows what lies there."""
    ink = darkest(palette)
    hook = stroke("M12.5 24.5C12.5 16.5 25 16.5 25 24.5C25 30 18.8 29.5 18.8 34.5", ink, 4.2)
    rim = rect(5.8, 17.3, 25.9, 25.9, "none", 3, stroke=ink, stroke_width=1.3, stroke_dasharray="3 2.6")
    return rim + hook + circle(18.8, 40, 2.5, ink)


def _row(palette: Palette, number: int, among: int) -> str:
    """All dice as they lie side by side, the one that is meant filled."""
    ink, left = palette.ink, 24 - (among * 1.4 - 0.4) * MARK / 2
    return "".join(
        rect(
            left + at * 1.4 * MARK,
            0.9,
            MARK,
            MARK,
            ink if at + 1 == number else "none",
            1.5,
            stroke=ink,
            stroke_width=1.6,
        )
        for at in range(among)
    )


def _tumbling(palette: Palette, thing: str) -> str:
    """Something that is thrown: it leans, and leaves strokes behind it."""
    wake = stroke("M2 20C2 12 6 6 12 3M9 22C9 17 11 13 15 10", palette.ink_soft, 2.6)
    return wake + placed(thing, 7.5, 12.5, 0.79, -10)


def thrown_die(palette: Palette) -> str:
    """A resource die to be rolled."""
    return _tumbling(palette, _cube(palette, _goods(palette, UNTOLD)))


def _thrown_d8(palette: Palette) -> str:
    """The eight-sided die, to be rolled."""
    return _tumbling(palette, rolled_d8(palette, 8))


DRAWN: Final[dict[str, Callable[[Palette], str]]] = {"die": thrown_die, "blank_die": _cube, "d8": _thrown_d8}


def die_space(palette: Palette, number: int, among: int, shown: tuple[str, ...] = ()) -> str:
    """The die on one of the spaces with the face that lies there, and above it which of the dice it is.

    Its number is no mark on the cube: that would be taken for what the die shows. Below stands who has taken it.
    """
    front = _goods(palette, shown) if shown else _unknown_face(palette)
    return placed(_cube(palette, front), 5, 9.2, 0.82) + _row(palette, number, among)


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
