"""Signs of the table: phases, spaces of the action board, locks, houses, markers, and twelve shapes without a name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import pi
from typing import Final

from companion.drawings.newdale.figures import bag_parts, figure_parts
from companion.drawings.newdale.goods import coin_parts, cup_parts, fist_parts, good_parts
from companion.drawings.svg import circle, document, fill, outlined, placed, polar, polygon, rect, stroke
from companion.drawings.tones import mix, on, shade
from companion.screen.palette import Palette

SIZE: Final = 48
Draw = Callable[[Palette], str]
DIGITS: Final = {
    1: "M19 17L25 12V36",
    2: "M17 18C17 10 31 10 31 18C31 24 18 28 17 35H32",
    3: "M17 14C22 9 31 12 30 18C29 23 24 23 22 23C26 23 32 24 31 30C30 37 20 37 16 33",
    4: "M28 36V11L15 28H34",
}


def _frame(palette: Palette) -> str:
    ground = mix(palette.paper, palette.ink_soft, 0.2)
    return rect(2, 2, 44, 44, ground, 10)


def _house(palette: Palette) -> str:
    edge = shade(palette, palette.coral, 0.6)
    walls = outlined("M10 22H38V43H10Z", palette.sand, edge, 2.4)
    return walls + outlined("M4 24L24 5L44 24Z", palette.coral, edge, 2.4) + fill("M20 43V31H28V43Z", edge)


def _event(palette: Palette) -> str:
    edge = palette.ink_soft
    card = rect(9, 3, 30, 42, palette.sheet, 5, stroke=edge, stroke_width=2.4)
    return card + fill(
        "M27 9L15 27H23L20 40L34 21H25Z", palette.gold, stroke=shade(palette, palette.gold, 0.5), stroke_width=1.6
    )


def _plan(palette: Palette) -> str:
    return _frame(palette) + placed(_disc(palette, 1), 1, 8, 0.55) + placed(_disc(palette, 2), 21, 13, 0.55)


def _draw(palette: Palette) -> str:
    return bag_parts(palette)


def _act(palette: Palette) -> str:
    edge = palette.ink
    return _frame(palette) + fill(
        "M14 9L39 24L14 39Z", palette.sea, stroke=edge, stroke_width=2.4, stroke_linejoin="round"
    )


def _build(palette: Palette) -> str:
    edge = palette.ink
    handle = stroke("M15 42L31 20", palette.wood, 6)
    return _frame(palette) + handle + outlined("M20 8L40 18L36 26L16 15Z", palette.ink_soft, edge, 2.2)


def _special(palette: Palette) -> str:
    points = [polar(24, 24, 19 if turn % 2 == 0 else 8.5, 36 * turn) for turn in range(10)]
    return _frame(palette) + outlined(polygon(points), palette.purple, palette.ink, 2)


def _unlock(palette: Palette) -> str:
    edge = palette.ink
    bow = stroke("M15 22V15A9 9 0 0 1 32 11", edge, 4)
    body = rect(11, 21, 26, 20, palette.gold, 4, stroke=edge, stroke_width=2.4)
    return _frame(palette) + bow + body + circle(24, 31, 3.4, edge)


def _exchange(palette: Palette) -> str:
    edge = palette.ink
    one = rect(8, 8, 18, 25, palette.sheet, 3, stroke=edge, stroke_width=2.2)
    two = rect(22, 15, 18, 25, palette.sand, 3, stroke=edge, stroke_width=2.2)
    return _frame(palette) + one + two + stroke("M30 8H40V13M18 40H8V36", palette.sea, 3)


def _black_market(palette: Palette) -> str:
    goods = placed(good_parts(palette, "coal"), 4, 12, 0.55) + placed(good_parts(palette, "coal"), 20, 16, 0.5)
    return _frame(palette) + goods + stroke("M6 9H42", palette.ink, 4)


def _develop(palette: Palette) -> str:
    return (
        _frame(palette) + placed(_disc(palette, 3), 3, 14, 0.55) + stroke("M36 38V12M29 19L36 12L43 19", palette.sea, 4)
    )


def _other(palette: Palette) -> str:
    dots = "".join(circle(x, 24, 4, palette.ink) for x in (13, 24, 35))
    return _frame(palette) + dots


def _lock(palette: Palette) -> str:
    edge = palette.ink
    bow = stroke("M15 22V16A9 9 0 0 1 33 16V22", edge, 4)
    return (
        bow
        + rect(10, 21, 28, 21, palette.ink_soft, 4, stroke=edge, stroke_width=2.4)
        + circle(24, 31, 3.6, palette.paper)
    )


def _book(palette: Palette) -> str:
    edge = palette.ink
    left = outlined("M24 12C18 7 9 7 4 9V40C10 38 18 38 24 43Z", palette.sheet, edge, 2.2)
    right = outlined("M24 12C30 7 39 7 44 9V40C38 38 30 38 24 43Z", palette.sheet, edge, 2.2)
    return left + right + stroke("M9 17H19M9 24H19M29 17H39M29 24H39", palette.ink_soft, 2)


def _bridge(palette: Palette) -> str:
    edge = palette.ink
    water = stroke("M3 41Q8 37 13 41T23 41T33 41T45 41", palette.sea, 3)
    return water + outlined("M3 16H45V36H38C38 22 10 22 10 36H3Z", palette.wood, edge, 2.2)


def _prison(palette: Palette) -> str:
    edge = palette.ink
    walls = rect(6, 8, 36, 34, palette.ink_soft, 3, stroke=edge, stroke_width=2.4)
    hole = rect(13, 16, 22, 18, palette.paper, 2)
    return walls + hole + stroke("M18 15V35M24 15V35M30 15V35", edge, 2.6)


def _ship(palette: Palette) -> str:
    edge = palette.ink
    sail = outlined("M25 4V30H42C40 18 34 10 25 4ZM21 10V30H9C11 22 15 15 21 10Z", palette.foam, edge, 2)
    return sail + outlined("M4 33H44L38 44H11Z", palette.wood, edge, 2.2)


def _desk(palette: Palette) -> str:
    bars = rect(8, 10, 32, 7, palette.sea, 2) + rect(8, 21, 20, 7, palette.sea, 2) + rect(8, 32, 9, 7, palette.sea, 2)
    rest = rect(28, 21, 12, 7, palette.shallow, 2) + rect(17, 32, 23, 7, palette.shallow, 2)
    return _frame(palette) + bars + rest


def _track(palette: Palette) -> str:
    way = stroke("M6 38H20V24H34V10H43", palette.ink_soft, 5)
    return _frame(palette) + way + circle(34, 24, 6, palette.coral, stroke=palette.ink, stroke_width=2)


def _road(palette: Palette) -> str:
    way = stroke("M8 40C8 28 24 30 24 20C24 12 34 12 40 8", palette.sand, 8) + stroke(
        "M8 40C8 28 24 30 24 20C24 12 34 12 40 8", palette.wood, 2
    )
    return _frame(palette) + way + placed(cup_parts(palette), 24, 24, 0.42)


def _token(palette: Palette) -> str:
    edge = shade(palette, palette.sea, 0.5)
    return circle(24, 24, 20, palette.sea, stroke=edge, stroke_width=2.6) + placed(
        figure_parts(palette, "yellow"), 11, 11, 0.54
    )


def _market(palette: Palette) -> str:
    kinds = (("yellow", 0, 6), ("green", 22, 6), ("red", 0, 26), ("blue", 22, 26))
    return "".join(placed(figure_parts(palette, kind), x, y - 4, 0.5) for kind, x, y in kinds)


def _sailor(palette: Palette) -> str:
    edge = palette.ink
    hat = outlined("M8 14C14 4 34 4 40 14V20H8Z", palette.blue, edge, 2.2)
    body = outlined("M10 45C10 34 16 30 24 30C32 30 38 34 38 45Z", palette.foam, edge, 2.2)
    return (
        body
        + circle(24, 24, 8, palette.sand, stroke=edge, stroke_width=2.2)
        + hat
        + stroke("M14 38H34", palette.blue, 3)
    )


def _disc(palette: Palette, n: int, colour: str = "") -> str:
    ground = colour or palette.wood
    return circle(24, 24, 19, ground, stroke=shade(palette, ground, 0.55), stroke_width=2.6) + stroke(
        DIGITS[n], on(palette, ground), 4
    )


DRAWN: Final[dict[str, Draw]] = {
    "house": _house,
    "event": _event,
    "plan": _plan,
    "draw": _draw,
    "act": _act,
    "build": _build,
    "special": _special,
    "unlock": _unlock,
    "exchange": _exchange,
    "black_market": _black_market,
    "develop": _develop,
    "other": _other,
    "lock": _lock,
    "book": _book,
    "bridge": _bridge,
    "prison": _prison,
    "ship": _ship,
    "desk": _desk,
    "track": _track,
    "road": _road,
    "token": _token,
    "market": _market,
    "sailor": _sailor,
    "bag": bag_parts,
    "coin": coin_parts,
    "fist": fist_parts,
    "cup": cup_parts,
}
SHAPES: Final = tuple(f"shape_{n}" for n in range(1, 13))
"""For signs that nobody can name."""


@cache
def sign(palette: Palette, name: str) -> str:
    if name in SHAPES:
        return document(SIZE, SIZE, _shape(palette, SHAPES.index(name)))
    return document(SIZE, SIZE, DRAWN[name](palette))


@cache
def marker(palette: Palette, n: int, colour: str = "") -> str:
    return document(SIZE, SIZE, _disc(palette, n, colour))


def _shape(palette: Palette, n: int) -> str:
    """Corners, or the points of a star, or rings: told apart in grey as well."""
    kind, more = divmod(n, 4)
    edge = palette.ink
    if kind == 0:
        return outlined(
            polygon([polar(24, 25, 19, 360 / (more + 3) * turn) for turn in range(more + 3)]), palette.sheet, edge, 3.4
        )
    if kind == 1:
        tips = 2 * (more + 3)
        star = [polar(24, 25, 20 if turn % 2 == 0 else 8, 360 / tips * turn) for turn in range(tips)]
        return outlined(polygon(star), palette.ink_soft, edge, 2.4)
    rings = circle(24, 24, 19, "none", stroke=edge, stroke_width=3.4)
    return rings + "".join(
        circle(*polar(24, 24, 9, 360 / (more + 1) * turn), 3 + pi / 4, edge) for turn in range(more + 1)
    )


@cache
def token_face(palette: Palette, token: str) -> str:
    """What a bonus token is about: the good, the figure or the sign it deals with, on a disc."""
    edge = shade(palette, palette.sea, 0.5)
    disc = circle(24, 24, 22, mix(palette.sea, palette.paper, 0.55), stroke=edge, stroke_width=2.6)
    return document(SIZE, SIZE, disc, placed(_face(palette, token), 9.5, 9.5, 0.6))


def _face(palette: Palette, token: str) -> str:
    first, _, last = token.partition("_")
    match token:
        case "development_less" | "build_less":
            return DRAWN["develop" if first == "development" else "build"](palette)
        case "stand_in":
            return figure_parts(palette, "yellow") + stroke("M34 8L46 20M46 8L34 20", palette.ink, 3)
        case "any_good":
            return good_parts(palette, "crate")
        case "yellow_cards" | "cards_yellow":
            return DRAWN["exchange"](palette)
    return good_parts(palette, last if first == "green" else first)
