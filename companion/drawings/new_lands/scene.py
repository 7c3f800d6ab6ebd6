"""The home screen's picture: a land being laid, tile by tile, by day or by night; and the sign of the game."""

from __future__ import annotations

from typing import Final

from companion.drawings.new_lands.meeple import figure
from companion.drawings.new_lands.terrain import ground, ink, mark
from companion.drawings.svg import circle, document, fill, gradient, placed, rect, stroke
from companion.drawings.tones import mix
from companion.screen.palette import Palette

WIDTH: Final = 960
HEIGHT: Final = 400
HORIZON: Final = 190
PEAKS: Final = "M80 200L190 92L262 170L330 70L430 190L470 160L520 200Z"
SNOW: Final = "M330 70L308 104L326 98L338 112L352 99Z"


def home_scene(palette: Palette) -> str:
    """960 × 400; cropped to anything from 3 : 1 to 2 : 1, nothing that matters is lost."""
    return document(WIDTH, HEIGHT, _sky(palette), _far(palette), _near(palette), _table(palette))


def _sky(palette: Palette) -> str:
    top, low = (
        (palette.paper, palette.sea_deep)
        if palette.dark
        else (palette.shallow, mix(palette.sand, palette.on_card, 0.5))
    )
    sky, paint = gradient(top, low)
    return (
        sky
        + rect(0, 0, WIDTH, HORIZON + 20, paint)
        + circle(640, 96, 34, palette.foam if palette.dark else palette.gold)
    )


def _far(palette: Palette) -> str:
    hills = fill(PEAKS, ground(palette, "M")) + fill(SNOW, palette.on_card, opacity=0.85)
    sea = fill("M440 200H960V300H520Z", ground(palette, "S"))
    waves = "".join(
        mark(palette, "S", x, y, 1.8) for x, y in ((640, 226), (760, 214), (870, 236), (720, 262), (850, 280))
    )
    return sea + hills + waves


def _near(palette: Palette) -> str:
    plain = fill(
        "M0 196C160 184 380 190 500 204C540 240 560 276 640 300C760 322 880 330 960 334V400H0Z", ground(palette, "P")
    )
    grass = "".join(
        mark(palette, "P", x, y, 1.7) for x, y in ((70, 236), (190, 216), (330, 226), (90, 330), (560, 340), (860, 368))
    )
    port = stroke("M520 206V178H534V164H546V178H562V206Z", ink(palette, "P"), 4) + fill(
        "M520 206V178H534V164H546V178H562V206Z", palette.on_card
    )
    return plain + grass + port


def _table(palette: Palette) -> str:
    """Two tiles that go on with each other, and who stands there."""
    tiles = "".join(
        rect(x, 262, 96, 96, ground(palette, letter), 6, stroke=palette.ink, stroke_width=3)
        for x, letter in ((230, "P"), (330, "S"))
    )
    shore = fill("M330 262H356C338 294 344 326 356 358H330Z", ground(palette, "P"))
    signs = mark(palette, "P", 262, 338, 1.6) + mark(palette, "S", 392, 300, 1.6)
    people = placed(figure(palette, "red"), 256, 262, 1.3) + placed(figure(palette, "yellow"), 420, 270, 1.5)
    return tiles + shore + signs + people


def sign(palette: Palette) -> str:
    """What the game is known by: a tile of three terrains with a meeple on it."""
    back = rect(2, 2, 44, 44, ground(palette, "S"), 8, stroke=palette.ink, stroke_width=2)
    plain = fill("M3 24C14 20 22 30 24 45H10A7 7 0 0 1 3 38Z", ground(palette, "P"))
    peak = fill("M14 3H38A7 7 0 0 1 45 10V22L36 10L28 20L22 12L16 20Z", ground(palette, "M"))
    return document(48, 48, back, plain, peak, placed(figure(palette, "red"), 20, 18, 0.55))


def ledger_sign(palette: Palette) -> str:
    """A sheet with lines and a meeple."""
    sheet = rect(6, 3, 32, 42, palette.sheet, 5, stroke=palette.ink, stroke_width=2)
    lines = stroke("M12 13H32M12 21H32M12 29H24M12 37H22", palette.ink_soft, 2.6)
    return document(48, 48, sheet, lines, placed(figure(palette, "yellow"), 22, 20, 0.55))


def count_sign(palette: Palette) -> str:
    """A board with a marker that has gone far."""
    board = rect(3, 8, 42, 32, ground(palette, "P"), 6, stroke=palette.ink, stroke_width=2)
    path = stroke("M9 32H39V16H9V24H31", palette.ink, 2.4)
    return document(48, 48, board, path, placed(figure(palette, "red"), 24, 8, 0.5))
