"""The home picture of Newdale: a valley with a town, a road through it, and a cart of goods."""

from __future__ import annotations

from typing import Final

from companion.drawings.newdale.figures import KINDS, bag_parts, figure_parts
from companion.drawings.newdale.goods import good_parts
from companion.drawings.newdale.places import DRAWN
from companion.drawings.svg import circle, document, fill, gradient, placed, rect, stroke
from companion.drawings.tones import mix
from companion.screen.palette import Palette

WIDTH: Final = 960
HEIGHT: Final = 400
HOUSES: Final = ((520, 176, 1.3), (590, 150, 1.6), (672, 168, 1.4), (742, 190, 1.2), (604, 214, 1.1))


def home_scene(palette: Palette) -> str:
    """960 × 400; what matters lies in the middle."""
    far = _sky(palette) + _hills(palette)
    return document(WIDTH, HEIGHT, far, _meadow(palette), _town(palette), _people(palette))


def _sky(palette: Palette) -> str:
    light = (mix(palette.sea, palette.on_card, 0.7), mix(palette.sand, palette.on_card, 0.4))
    dark = (palette.paper, mix(palette.sea_deep, palette.purple, 0.3))
    sky, paint = gradient(*(dark if palette.dark else light))
    sun = circle(210, 96, 38, palette.foam if palette.dark else palette.gold)
    return sky + rect(0, 0, WIDTH, HEIGHT, paint) + sun


def _hills(palette: Palette) -> str:
    back = fill(
        "M0 240C120 120 240 110 360 220C460 110 600 90 720 200C800 130 900 140 960 190V400H0Z",
        mix(palette.sea, palette.paper, 0.45),
    )
    return back + fill(
        "M0 290C160 200 320 210 480 280C640 200 820 210 960 270V400H0Z", mix(palette.green, palette.sea_deep, 0.35)
    )


def _meadow(palette: Palette) -> str:
    grass = fill("M0 330C240 270 700 270 960 330V400H0Z", mix(palette.green, palette.sea_deep, 0.15))
    way = "M160 400C260 340 420 350 520 310C590 282 620 270 640 244"
    return grass + stroke(way, mix(palette.sand, palette.paper, 0.2), 34) + stroke(way, palette.wood, 3)


def _town(palette: Palette) -> str:
    return "".join(placed(DRAWN["house"](palette), x, y, scale) for x, y, scale in HOUSES)


def _people(palette: Palette) -> str:
    figures = "".join(
        placed(figure_parts(palette, kind), 236 + 66 * n, 276 - 6 * n, 1.5) for n, kind in enumerate(KINDS[:4])
    )
    cart = placed(good_parts(palette, "barrel"), 720, 290, 1.3) + placed(good_parts(palette, "cloth"), 784, 304, 1.1)
    return figures + cart + placed(bag_parts(palette), 150, 290, 1.6)


def newdale_sign(palette: Palette) -> str:
    """What the game is known by: a house on a hill with a yellow assistant before it."""
    hill = fill("M2 46C8 32 40 32 46 46Z", mix(palette.green, palette.sea_deep, 0.3))
    house = placed(DRAWN["house"](palette), 14, 2, 0.68)
    return document(48, 48, hill, house, placed(figure_parts(palette, "yellow"), 1, 19, 0.54))
