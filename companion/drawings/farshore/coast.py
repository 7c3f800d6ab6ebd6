"""The ship track: a coast around the sea, its spaces, the chests on them and every ship."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import cos, dist, pi, sin
from typing import Final

from companion.drawings.chest import chest_marks
from companion.drawings.digits import numbers
from companion.drawings.farshore.compass import compass
from companion.drawings.farshore.ship import ship_token
from companion.drawings.svg import (
    Point,
    document,
    dots,
    fill,
    gradient,
    group,
    outlined,
    placed,
    rect,
    stroke,
)
from companion.drawings.tones import mix, shade, tint
from companion.screen.palette import Palette

PHONE: Final = (358, 220)
WIDE: Final = (720, 360)
LEAST_DIGIT: Final = 8
ROOMY: Final = 100
"""From this height on, the chests have their values too."""
SHORE: Final = 0.3
"""A space as far as this from the middle, measured by the height, lies on a long side."""
ROUND: Final = 0.23
"""Of the width or the height of the sea that a corner takes."""
GAP: Final = 0.035
"""The share of the way left free on either side of the lighthouse, so that first and last space stay apart."""


def coast(
    palette: Palette,
    steps: int,
    chests: Sequence[int],
    ships: Sequence[tuple[int, str]],
    size: tuple[int, int] = PHONE,
    values: Sequence[int] = (),
) -> str:
    """`steps` spaces, numbered from 0; `ships` are (space, colour); `values`: what is printed on each space."""
    spots = spaces(steps, size)
    track = _track(palette, spots, frozenset(chests), size)
    return document(
        *size,
        _land(palette, size),
        _calm(palette, size),
        track,
        _ships(palette, spots, ships, size),
        _home(palette, size),
        _values(palette, spots, values, chests, ships, size) if values else "",
    )


def spaces(steps: int, size: tuple[int, int] = PHONE) -> list[Point]:
    """The middle of each space in a picture of `size`: clockwise from the lighthouse at the bottom."""
    line = _ring(size, 0.118 * size[1])
    run = [0.0, *accumulate(dist(a, b) for a, b in pairwise(line))]
    shares = (GAP + (1 - 2 * GAP) * n / max(steps - 1, 1) for n in range(steps))
    return [_along(line, run, run[-1] * share) for share in shares]


def _along(line: Sequence[Point], run: Sequence[float], way: float) -> Point:
    """The point of `line` after `way`, when `run` is how far each of its points lies along it."""
    n = bisect(run, way)
    (ax, ay), (bx, by) = line[n - 1], line[n]
    share = (way - run[n - 1]) / (run[n] - run[n - 1])
    return round(ax + (bx - ax) * share, 1), round(ay + (by - ay) * share, 1)


def _ring(size: tuple[int, int], inset: float, points: int = 360) -> list[Point]:
    """A closed line between an ellipse and a rectangle, from the bottom clockwise."""
    width, height = size
    line = []
    for n in range(points + 1):
        turn = 2 * pi * n / points
        x, y = -sin(turn), cos(turn)
        line.append((width / 2 + _bulge(x) * (width / 2 - inset), height / 2 + _bulge(y) * (height / 2 - inset)))
    return line


def _bulge(share: float) -> float:
    """A superellipse: corners rounder than a rectangle's, squarer than an ellipse's."""
    return float(abs(share) ** 0.42) * (1 if share >= 0 else -1)


def _land(palette: Palette, size: tuple[int, int]) -> str:
    height = size[1]
    sand = rect(0, 0, *size, palette.sand, 20)
    wet = _bay(size, 0.0075 * height, shade(palette, palette.sand, 0.14))
    depth, paint = gradient(palette.sea, mix(palette.sea, palette.sea_deep, 0.55))
    foam = _bay(size, 0.042 * height, tint(palette, palette.sea, 0.3 if palette.dark else 0.55))
    return depth + sand + wet + foam + _bay(size, 0.058 * height, paint)


def _bay(size: tuple[int, int], inset: float, paint: str) -> str:
    """A rectangle whose corners are as round as the ring of the spaces."""
    width, height = size[0] - 2 * inset, size[1] - 2 * inset
    return rect(inset, inset, width, height, paint, ROUND * width, ry=ROUND * height)


def _calm(palette: Palette, size: tuple[int, int]) -> str:
    """The open sea: a rose and a few waves, quiet enough to write on."""
    width, height = size
    wave = stroke("M-12 0Q-8 -4 -4 0T4 0T12 0", tint(palette, palette.sea, 0.45), 2)
    spots = ((0.3, 0.36), (0.68, 0.3), (0.25, 0.62), (0.74, 0.66), (0.6, 0.74))
    waves = group(*(placed(wave, x * width, y * height) for x, y in spots), opacity=0.6)
    return group(placed(compass(palette, height * 0.2), width / 2, height / 2), opacity=0.22) + waves


def _track(palette: Palette, spots: Sequence[Point], chests: frozenset[int], size: tuple[int, int]) -> str:
    unit = size[1] / 220
    free = dots((spot for n, spot in enumerate(spots) if n not in chests), 4.4 * unit, palette.foam)
    return free + (chest_marks(palette, [spots[n] for n in sorted(chests)], 21 * unit) if chests else "")


def _ships(palette: Palette, spots: Sequence[Point], ships: Sequence[tuple[int, str]], size: tuple[int, int]) -> str:
    """Ships on one space line up towards the open sea."""
    r = 11.5 * size[1] / 220
    middle = (size[0] / 2, size[1] / 2)
    drawn = ""
    for n, (step, colour) in enumerate(ships):
        x, y = spots[step]
        before = sum(other == step for other, _ in ships[:n])
        share = 1.7 * r * before / dist((x, y), middle)
        drawn += ship_token(palette, colour, x + (middle[0] - x) * share, y + (middle[1] - y) * share, r)
    return drawn


def _values(
    palette: Palette,
    spots: Sequence[Point],
    values: Sequence[int],
    chests: Sequence[int],
    ships: Sequence[tuple[int, str]],
    size: tuple[int, int],
) -> str:
    """The printed value of each ship and, where there is room for them, of each chest: towards the open sea."""
    unit = size[1] / 220
    high, there = max(LEAST_DIGIT, 9 * unit), {step: sum(at == step for at, _ in ships) for step, _ in ships}
    away = {step: (13 + 19.5 * (n - 1)) * unit + 0.8 * high for step, n in there.items()}
    shown = numbers(
        ((values[step], *_inwards(spots[step], size, far)) for step, far in away.items()), palette.gold, high
    )
    if size[1] < ROOMY:
        return shown
    others = (step for step in chests if not there.keys() & {step - 1, step, step + 1})
    near = 12 * unit + 0.8 * high
    return shown + numbers(
        ((values[step], *_inwards(spots[step], size, near)) for step in others), palette.foam, 0.85 * high
    )


def _inwards(spot: Point, size: tuple[int, int], away: float) -> Point:
    """So far from the coast: up or down from the long sides, sideways from the short ones."""
    (x, y), (width, height) = spot, size
    if abs(y / height - 0.5) > SHORE:
        return x, y + away * (1 if y < height / 2 else -1)
    return x + away * (1 if x < width / 2 else -1), y


def _home(palette: Palette, size: tuple[int, int]) -> str:
    """The lighthouse between the last space and the first."""
    edge = shade(palette, palette.wood, 0.4)
    rock = outlined("M-13 14C-12 7 -6 5 0 5C6 5 12 7 13 14Z", shade(palette, palette.sand, 0.3), edge, 1.4)
    tower = outlined("M-4 7L-2.8 -10H2.8L4 7Z", palette.foam, edge, 1.4) + fill(
        "M-3.6 2L-3.2 -4H3.2L3.6 2Z", palette.coral
    )
    lamp = outlined("M-3.6 -10H3.6V-14H-3.6Z", palette.gold, edge, 1.2) + outlined(
        "M-4.6 -14L0 -18.5L4.6 -14Z", palette.coral, edge, 1.2
    )
    return placed(rock + tower + lamp, size[0] / 2, size[1] * 0.9, size[1] / 220)
