"""The home screen's picture: a calm bay with a lighthouse, by day or by night."""

from __future__ import annotations

from typing import Final

from companion.drawings.farshore.crab import captain
from companion.drawings.farshore.goods import good
from companion.drawings.farshore.ship import hull_and_sails
from companion.drawings.svg import (
    circle,
    document,
    ellipse,
    fill,
    glow,
    gradient,
    group,
    outlined,
    placed,
    rect,
    stroke,
)
from companion.drawings.tones import mix, shade, tint
from companion.screen.palette import Palette

WIDTH: Final = 960
HEIGHT: Final = 400
HORIZON: Final = 212
WAVES: Final = ((90, 262), (190, 318), (590, 246), (600, 290), (70, 372), (340, 356), (470, 320), (700, 240))
STARS: Final = (
    (70, 70, 2),
    (150, 130, 1.6),
    (215, 58, 2.2),
    (390, 66, 1.7),
    (450, 112, 2),
    (560, 62, 1.8),
    (640, 120, 2.2),
)


def home_scene(palette: Palette) -> str:
    """960 × 400; cropped to anything from 3 : 1 to 2 : 1, nothing that matters is lost."""
    far = _sky(palette) + _light(palette) + _clouds(palette) + _island(palette)
    near = _beam(palette) + _shore(palette) + _lighthouse(palette) + _beach(palette)
    return document(WIDTH, HEIGHT, far, _sea(palette), _ship(palette), near)


def _sky(palette: Palette) -> str:
    if palette.dark:
        sky, paint = gradient(palette.paper, mix(palette.sea_deep, palette.sea, 0.3))
    else:
        sky, paint = gradient(mix(palette.sea, palette.on_card, 0.62), mix(palette.sand, palette.on_card, 0.5))
    return sky + rect(0, 0, WIDTH, HORIZON + 2, paint)


def _light(palette: Palette) -> str:
    """The sun, or the moon among a few stars."""
    if palette.dark:
        halo, paint = glow(palette.foam, 0.2)
        stars = "".join(circle(x, y, r, palette.foam, opacity=0.8) for x, y, r in STARS)
        shape = stars + fill("M318 90A36 36 0 1 0 331 138A30 30 0 0 1 318 90Z", palette.foam)
    else:
        halo, paint = glow(palette.gold, 0.5)
        shape = circle(300, 122, 36, mix(palette.gold, palette.on_card, 0.15))
    return halo + circle(300, 122, 120, paint) + shape


def _clouds(palette: Palette) -> str:
    cloud = fill(
        "M-56 14C-72 14 -72 -8 -52 -8C-50 -26 -20 -30 -12 -16C0 -34 36 -28 34 -8C58 -12 66 14 46 14Z", palette.on_card
    )
    strength = 0.07 if palette.dark else 0.75
    return group(placed(cloud, 150, 96), placed(cloud, 560, 84, 0.8), placed(cloud, 905, 120, 0.9), opacity=strength)


def _island(palette: Palette) -> str:
    haze = mix(palette.sea, palette.sea_deep, 0.2) if palette.dark else mix(palette.sea, palette.on_card, 0.38)
    back = fill("M86 214C110 190 132 184 150 172C166 160 182 176 196 184C214 194 236 204 250 214Z", haze)
    front = fill("M566 214C586 192 606 178 628 180C650 182 662 198 690 202C702 204 712 208 720 214Z", haze)
    return back + front


def _sea(palette: Palette) -> str:
    if palette.dark:
        depth, paint = gradient(mix(palette.sea, palette.sea_deep, 0.35), shade(palette, palette.sea_deep, 0.15))
    else:
        depth, paint = gradient(tint(palette, palette.sea, 0.22), palette.sea_deep)
    gleam = mix(palette.foam if palette.dark else palette.gold, palette.on_card, 0.45)
    shimmer = stroke("M268 222H334M280 234H318M258 247H346M284 260H322M274 274H328", gleam, 4, opacity=0.5)
    wave = stroke("M-40 0Q-30 -9 -20 0T0 0T20 0T40 0", tint(palette, palette.sea, 0.6), 3.4)
    waves = group(*(placed(wave, *spot) for spot in WAVES), opacity=0.45)
    return depth + rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, paint) + shimmer + waves


def _ship(palette: Palette) -> str:
    vessel = placed(hull_and_sails(palette, palette.coral), 408, 132, 2.15)
    foam = stroke("M402 262Q415 252 428 262T454 262T480 262T506 262T532 262T556 262", palette.foam, 5)
    wake = stroke("M420 277H470M496 279H540", palette.foam, 3.4, opacity=0.5)
    return vessel + foam + wake


def _shore(palette: Palette) -> str:
    edge = "M430 404C520 366 590 338 650 316C720 291 800 284 964 280"
    surf = stroke(edge, palette.foam, 20, opacity=0.45 if palette.dark else 0.7)
    sand = mix(palette.sand, palette.sea_deep, 0.35) if palette.dark else palette.sand
    dune = fill("M690 400C750 352 840 330 960 326V400Z", shade(palette, sand, 0.1))
    return surf + fill(edge + "V400Z", sand) + dune


def _lighthouse(palette: Palette) -> str:
    edge, white = shade(palette, palette.wood, 0.4), mix(palette.foam, palette.sand, 0.12)
    rock = outlined(
        "M716 326C716 304 738 296 762 298C780 288 812 292 820 306C840 308 850 318 848 332C806 342 756 342 716 326Z",
        shade(palette, palette.sand, 0.34),
        edge,
        3,
    )
    tower = outlined("M756 304L765 132H803L812 304Z", white, edge, 3)
    bands = fill("M759.5 262L761.6 222H806.4L808.5 262Z", palette.coral) + fill(
        "M763.2 186L764.5 152H803.5L804.8 186Z", palette.coral
    )
    lamp = rect(769, 100, 30, 28, palette.gold, 3, stroke=edge, stroke_width=3) + stroke("M784 102V126", edge, 2.4)
    roof = outlined("M762 101L784 74L806 101Z", palette.coral, edge, 3)
    gallery = rect(758, 126, 52, 9, white, 4, stroke=edge, stroke_width=3)
    endpoint = fill("M776 304V286A8 8 0 0 1 792 286V304Z", edge) + circle(784, 204, 5, edge)
    return tower + bands + stroke("M756 304L765 132M803 132L812 304", edge, 3) + lamp + roof + gallery + endpoint + rock


def _beam(palette: Palette) -> str:
    halo, paint = glow(palette.gold, 0.8 if palette.dark else 0.55)
    beams = fill("M784 108L0 -60V76L784 120ZM784 108L960 78V150L784 120Z", palette.gold, opacity=0.11)
    return halo + (beams if palette.dark else "") + circle(784, 114, 64 if palette.dark else 46, paint)


def _beach(palette: Palette) -> str:
    blades = stroke(
        "M0 0C0 -12 -5 -20 -12 -26M3 0C4 -14 6 -22 13 -32M6 0C9 -9 15 -14 22 -17",
        mix(palette.green, palette.sea_deep, 0.4),
        4,
    )
    grass = "".join(placed(blades, x, y, scale) for x, y, scale in ((880, 338, 1.1), (912, 350, 0.8), (740, 362, 0.8)))
    shadow = ellipse(668, 357, 30, 4, palette.ink_soft, opacity=0.25)
    return grass + shadow + placed(captain(palette), 632, 296, 0.56) + placed(good(palette, "shell"), 826, 338, 0.5, 14)
