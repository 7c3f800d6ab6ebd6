"""Small emblems of ours: whoever does not read knows a card by the one its owner chose; 48 × 48."""

from __future__ import annotations

from typing import Final

from companion.drawings.lil_everdell.named_cards import DRAWN as NAMED
from companion.drawings.lil_everdell.named_cards import named_card
from companion.drawings.svg import outlined, placed, rect, stroke
from companion.drawings.tones import darkest, tint
from companion.screen.palette import Palette

Shape = tuple[str, str]
"""Path text, and the name of its colour in the palette."""

SHAPES: Final[dict[str, tuple[Shape, ...]]] = {
    "acorn": (
        ("M14 20H34C34 32 29 40 24 43C19 40 14 32 14 20Z", "gold"),
        ("M10 20C10 12 17 9 24 9C31 9 38 12 38 20Z", "wood"),
    ),
    "apple": (("M24 15C16 10 7 15 8 26C9 37 17 44 24 41C31 44 39 37 40 26C41 15 32 10 24 15Z", "red"),),
    "bell": (("M11 36C15 32 13 18 24 9C35 18 33 32 37 36Z", "gold"),),
    "boat": (("M6 30H42L36 41H12Z", "wood"), ("M22 7V27H8Z", "foam")),
    "book": (("M24 12C18 8 11 8 5 10V38C11 36 18 36 24 40C30 36 37 36 43 38V10C37 8 30 8 24 12Z", "blue"),),
    "bridge": (("M4 40V27C14 13 34 13 44 27V40H36C36 28 12 28 12 40Z", "wood"),),
    "candle": (("M17 22H31V43H17Z", "sand"), ("M24 4C29 10 29 15 24 18C19 15 19 10 24 4Z", "gold")),
    "cloud": (("M12 36C4 36 4 25 12 25C12 14 27 12 30 21C38 18 44 24 42 30C41 34 38 36 35 36Z", "foam"),),
    "drum": (
        ("M8 16V36C8 44 40 44 40 36V16Z", "red"),
        ("M8 16C8 8 40 8 40 16C40 24 8 24 8 16Z", "sand"),
    ),
    "feather": (("M10 40C8 22 22 6 40 6C40 24 28 38 12 36Z", "blue"),),
    "fish": (("M4 24C12 11 26 11 34 24C26 37 12 37 4 24Z", "sea"), ("M32 24L44 13V35Z", "sea")),
    "flag": (("M14 7H41L33 16L41 25H14Z", "coral"),),
    "flower": (
        (
            "M24 6C31 6 32 15 28 18C33 15 42 19 39 26C37 32 30 30 28 27C31 32 30 42 24 42C18 42 17 32 20 27"
            "C18 30 11 32 9 26C6 19 15 15 20 18C16 15 17 6 24 6Z",
            "coral",
        ),
        ("M24 19A4 4 0 1 1 24 27A4 4 0 1 1 24 19Z", "gold"),
    ),
    "hat": (
        ("M15 35V14C15 8 33 8 33 14V35Z", "sea"),
        ("M5 33C10 42 38 42 43 33C36 37 12 37 5 33Z", "sea"),
    ),
    "heart": (("M24 41C8 30 6 22 7 17C9 8 20 8 24 16C28 8 39 8 41 17C42 22 40 30 24 41Z", "red"),),
    "key": (("M15 7A9 9 0 1 1 15 25A9 9 0 1 1 15 7Z", "gold"),),
    "lantern": (("M14 16H34L31 40H17Z", "gold"), ("M12 10H36V16H12Z", "wood")),
    "leaf": (("M8 40C4 20 20 6 42 6C42 28 28 44 8 40Z", "green"),),
    "mushroom": (
        ("M18 24H30V40C30 44 18 44 18 40Z", "sand"),
        ("M5 26C5 4 43 4 43 26Z", "red"),
    ),
    "pot": (
        ("M9 16H39C42 30 38 42 30 43H18C10 42 6 30 9 16Z", "coral"),
        ("M7 10H41V16H7Z", "coral"),
    ),
    "shell": (("M24 42C8 40 4 20 12 10C18 4 30 4 36 10C44 20 40 40 24 42Z", "sand"),),
    "snail": (
        ("M6 42H36C44 42 45 28 38 27L34 34Z", "sand"),
        ("M21 11A13 13 0 1 1 21 37A13 13 0 1 1 21 11Z", "gold"),
    ),
    "star": (("M24 4L30 18L45 19L33 29L37 44L24 36L11 44L15 29L3 19L18 18Z", "gold"),),
    "tent": (("M24 8L44 41H4Z", "green"), ("M24 20L32 41H16Z", "wood")),
}
LINES: Final = {
    "acorn": "M24 9V4",
    "apple": "M24 15C24 10 26 7 29 5",
    "bell": "M20 40C21 44 27 44 28 40M24 9V5",
    "boat": "M26 5V30",
    "book": "M24 12V40",
    "bridge": "M14 21V28M24 17V26M34 21V28",
    "candle": "M24 18V22",
    "drum": "M14 23L20 40M28 40L34 23",
    "feather": "M6 44L30 18",
    "fish": "M12 22V22.5",
    "flag": "M14 5V44",
    "hat": "M15 27H33",
    "key": "M22 22L41 41M34 34L39 29M41 41L45 37",
    "lantern": "M24 10V4M24 22V34",
    "leaf": "M5 44L30 18M18 30V20M18 30H28",
    "mushroom": "M17 17V17.5M30 13V13.5M35 20V20.5",
    "shell": "M24 42V7M24 42L12 12M24 42L36 12",
    "snail": "M22 24A4 4 0 1 1 26 28M38 27L36 19M41 28L44 20",
}
EMBLEMS: Final = tuple(SHAPES)
"""Those to choose from."""


def emblem(palette: Palette, name: str) -> str:
    """On a pale ground of its own: it lies on cards of any colour, and on the dark."""
    ground = rect(1, 1, 46, 46, tint(palette, palette.sand, 0.55), 10)
    return ground + placed(bare_emblem(palette, name), 5, 5, 0.8)


def bare_emblem(palette: Palette, name: str) -> str:
    """Without a ground: of the owner's choice, or what the name of a card says."""
    if name in NAMED:
        return named_card(palette, name)
    ink = darkest(palette)
    drawn = "".join(outlined(shape, str(getattr(palette, tone)), ink) for shape, tone in SHAPES[name])
    return drawn + (stroke(LINES[name], ink, 2.6) if name in LINES else "")
