"""What hands do with cards and dice, and what the app does instead of them: signs of 48 × 48."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.drawings.lil_everdell.animals import animal
from companion.drawings.lil_everdell.dice import rolled_d8, thrown_die
from companion.drawings.lil_everdell.goods import good
from companion.drawings.svg import circle, outlined, placed, rect, stroke
from companion.drawings.tones import darkest, mix, shade, tint
from companion.screen.palette import Palette


def _no_card(palette: Palette) -> str:
    """The cards to choose from, struck out: none of them is wanted."""
    pale, edge = mix(palette.paper, palette.ink_soft, 0.16), palette.ink_soft
    fan = "".join(
        placed(rect(-9, -41, 18, 30, pale, 4, stroke=edge, stroke_width=2), 24, 47, 1, turn) for turn in (-26, 0, 26)
    )
    return fan + stroke("M6 43L42 5", palette.paper, 9) + stroke("M6 43L42 5", palette.coral, 5)


def _gap(palette: Palette) -> str:
    """A place between two cards of the display that stays open."""
    edge = shade(palette, palette.sea_deep, 0.3)
    cards = "".join(rect(x, 8, 14, 32, palette.sea, 3, stroke=edge, stroke_width=2) for x in (-5, 39))
    return cards + rect(12.5, 8, 23, 32, "none", 4, stroke=palette.ink_soft, stroke_width=2.4, stroke_dasharray="4 3")


def _refill(palette: Palette) -> str:
    """From the deck into the open place."""
    open_place = rect(29, 14, 17, 27, "none", 3, stroke=palette.ink_soft, stroke_width=2.2, stroke_dasharray="3.4 2.6")
    way = stroke("M15 10C20 2 33 1 37 9M31.5 6.5L37.5 10.5L40.5 4", palette.ink_soft, 2.8)
    return placed(good(palette, "deck"), -4, 10, 0.78) + open_place + way


def _card_home(palette: Palette) -> str:
    """A card comes to somebody's home."""
    edge = shade(palette, palette.sea_deep, 0.3)
    card = rect(1, 5, 14, 20, palette.sea, 3, stroke=edge, stroke_width=2)
    way = stroke("M7 30C8 37 10 39 16 39M12 35L16.5 39L12 43.5", palette.ink_soft, 2.8)
    return card + way + placed(good(palette, "home_board"), 14, 11, 0.74)


def _friends_home(palette: Palette) -> str:
    """Friends leave the board for their home."""
    friends = placed(animal(palette, "fox"), -1, -1, 0.46) + placed(animal(palette, "mouse"), -1, 25, 0.46)
    way = stroke("M14 24H22M18.5 20L22.5 24L18.5 28", palette.ink_soft, 2.8)
    return friends + way + placed(good(palette, "home_board"), 18, 8, 0.64)


def _own_roll(palette: Palette) -> str:
    """A hand that has thrown the dice of the table."""
    skin, edge = tint(palette, palette.sand, 0.15), darkest(palette)
    hand = outlined(
        "M3 33C3 28 7 27 10 29L16 33H28C32 33 32 38 28 38H20H30L40 32C43 30 46 34 43 37L33 45H13C7 45 3 40 3 33Z",
        skin,
        edge,
    )
    done = circle(37, 11, 9.5, palette.green, stroke=shade(palette, palette.green, 0.45), stroke_width=2)
    tick = stroke("M32 11.5L36 15.5L42 7.5", darkest(palette), 3.4)
    return hand + placed(thrown_die(palette), -2, -3, 0.72) + done + tick


def _device(palette: Palette, shown: str) -> str:
    """A phone, and what happens in it."""
    body = rect(9, 1.5, 30, 45, darkest(palette), 6, stroke=palette.ink_soft, stroke_width=1.4)
    screen = rect(12, 6, 24, 35, tint(palette, palette.sea, 0.85), 2)
    return body + screen + shown + stroke("M21 44H27", palette.sand, 1.8)


def _app_roll(palette: Palette) -> str:
    """The app rolls the resource dice."""
    return _device(palette, placed(thrown_die(palette), 11.5, 11, 0.52))


def _app_d8(palette: Palette) -> str:
    """The app rolls the eight-sided die."""
    wake = stroke("M14 19C14 14 17 11 20 9M17.5 20C17.5 17 19 15 21 13.5", palette.sea_deep, 1.8)
    return _device(palette, wake + placed(rolled_d8(palette, 8), 14, 17, 0.44, -6))


def _game_box(palette: Palette) -> str:
    """The box of the game, closed: what lies in it takes no part."""
    edge = darkest(palette)
    base = rect(6, 20, 36, 23, palette.sea, 3, stroke=edge, stroke_width=2)
    lid = rect(3, 11, 42, 12, tint(palette, palette.sea, 0.35), 3, stroke=edge, stroke_width=2)
    return base + lid + stroke("M24 27V37M19 33L24 38L29 33", edge, 3)


DRAWN: Final[dict[str, Callable[[Palette], str]]] = {
    "no_card": _no_card,
    "gap": _gap,
    "refill": _refill,
    "card_home": _card_home,
    "friends_home": _friends_home,
    "own_roll": _own_roll,
    "app_roll": _app_roll,
    "app_d8": _app_d8,
    "game_box": _game_box,
}
