"""Cards: the ten signs of the grid, an area at a glance, the display with the place that is meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.drawings.digits import digits
from companion.drawings.svg import circle, document, ellipse, placed, rect
from companion.drawings.tones import darkest, mix, on, shade, tint
from companion.drawings.traits import COLOURS, SIGNS
from companion.screen.palette import Palette

KIND_SIGNS = {"creature": "creature", "place": "construction"}


def cell(palette: Palette, colour: str, kind: str, points: int | None = None) -> str:
    """A small card of 64 × 48: the sign of its colour, the sign of what it is, its points where they are known."""
    ground = str(getattr(palette, colour))
    ink = on(palette, ground)
    base = rect(1, 4, 62, 43, shade(palette, ground, 0.32), 10) + rect(1, 1, 62, 43, ground, 10)
    pale = tint(palette, ground, 0.82)
    window = rect(30, 6, 29, 33, pale, 7)
    dark = darkest(palette)
    sign = placed(SIGNS[KIND_SIGNS[kind]](dark, pale), 28, 6, 0.69)
    drawn = base + placed(SIGNS[colour](ink, ground), 0, 6, 0.66) + window + sign
    return drawn + (_coin(palette, points) if points is not None else "")


def _coin(palette: Palette, points: int) -> str:
    dark = darkest(palette)
    coin = circle(53, 37, 10, palette.gold, stroke=dark, stroke_width=1.6)
    return coin + digits(points, dark, 53, 37, 11, 2.6)


def known_card(palette: Palette, colour: str, kind: str, emblem: str, points: int | None = None) -> str:
    """A small card of 64 × 48 that has a name: what it is called as a drawing, its signs small beside it."""
    ground = str(getattr(palette, colour))
    ink, pale = on(palette, ground), tint(palette, ground, 0.86)
    base = rect(1, 4, 62, 43, shade(palette, ground, 0.32), 10) + rect(1, 1, 62, 43, ground, 10)
    signs = placed(SIGNS[colour](ink, ground), 1, 2, 0.44) + placed(SIGNS[KIND_SIGNS[kind]](ink, ground), 1, 22, 0.44)
    drawn = base + signs + rect(23, 4, 37, 37, pale, 7) + placed(emblem, 24.5, 5, 0.72)
    return drawn + (_coin(palette, points) if points is not None else "")


def red_space(palette: Palette, kind: str, emblem: str = "", twin: tuple[int, int] = (1, 1)) -> str:
    """An own red card with its space, 48 × 48: its sign or emblem, and the place where a friend stands.

    `twin`: which of so many that look alike, as they lie side by side.
    """
    edge, pale = shade(palette, palette.red, 0.45), tint(palette, palette.red, 0.86)
    number, among = twin
    card = rect(6, 2, 36, 44, palette.red, 6, stroke=edge, stroke_width=2)
    drawn = placed(emblem or SIGNS[KIND_SIGNS[kind]](darkest(palette), pale), 12, 4.5, 0.5)
    window = rect(10, 5, 28, 24, pale, 5)
    spot = ellipse(24, 37.5, 14, 6.5, tint(palette, palette.red, 0.3), stroke=palette.on_card, stroke_width=2.4)
    whole = card + window + drawn + spot
    return whole if among == 1 else placed(whole, 4, 8.5, 0.83) + _side_by_side(palette, number, among)


def _side_by_side(palette: Palette, number: int, among: int) -> str:
    """Cards that look alike, the one that is meant filled."""
    left = 24 - (among * 8 - 2) / 2
    edge = shade(palette, palette.red, 0.2)
    return "".join(
        rect(left + at * 8, 0.8, 6, 7, palette.red if at + 1 == number else "none", 1.5, stroke=edge, stroke_width=1.5)
        for at in range(among)
    )


def kind_sign(palette: Palette, kind: str) -> str:
    ground = mix(palette.paper, palette.ink_soft, 0.22)
    return rect(2, 2, 44, 43, ground, 13) + SIGNS[KIND_SIGNS[kind]](palette.ink, ground)


def tableau(palette: Palette, cards: Sequence[tuple[str, str]]) -> str:
    """An area of 80 × 48: a column per colour, round for a creature, square for a place."""
    drawn = rect(0, 0, 80, 48, mix(palette.paper, palette.ink_soft, 0.14), 8)
    for column, colour in enumerate(COLOURS):
        tone, x = str(getattr(palette, colour)), 8 + 16 * column
        drawn += rect(x - 6, 42, 12, 3, tone, 1.5)
        held = [kind for other, kind in cards if other == colour]
        for row, kind in enumerate(held[:6]):
            y = 37 - 6.6 * row
            edge: dict[str, Any] = {"stroke": palette.ink, "stroke_width": 0.8}
            drawn += (
                circle(x, y, 3, tone, **edge)
                if kind == "creature"
                else rect(x - 2.9, y - 2.9, 5.8, 5.8, tone, 0.6, **edge)
            )
    return document(80, 48, drawn)


def display(
    palette: Palette,
    rows: int,
    lit: int | None,
    gaps: Sequence[int] = (),
    friend: str = "",
    numbers: Sequence[int] = (),
    rolled: int | None = None,
) -> str:
    """Eight cards in one row or in two; the one that is meant is lit, a friend lies where a gap is.

    `numbers`: of the eight-sided die, place by place; `rolled`: the one that means the lit card.
    """
    across = 8 // rows
    width, height = 30 * across + 6, 42 * rows + 6
    drawn = ""
    for place in range(1, 9):
        x, y = 6 + 30 * ((place - 1) % across), 6 + 42 * ((place - 1) // across)
        chosen = place == lit
        tone = (
            palette.gold if chosen else palette.sea if place not in gaps else mix(palette.paper, palette.ink_soft, 0.16)
        )
        edge = palette.ink if chosen else palette.ink_soft
        drawn += rect(x, y, 24, 36, tone, 5, stroke=edge, stroke_width=3 if chosen else 1.4)
        if place in gaps:
            drawn += placed(friend, x, y + 6, 0.5)
        elif chosen:
            drawn += digits(rolled or place, darkest(palette), x + 12, y + 18, 16, 3)
        elif numbers:
            drawn += digits(numbers[place - 1], darkest(palette), x + 12, y + 18, 16, 3)
    return document(width, height, drawn)
