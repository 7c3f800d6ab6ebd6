"""The banner of home: a glade in the forest, with friends on a path."""

from __future__ import annotations

from companion.drawings.lil_everdell.animals import animal
from companion.drawings.lil_everdell.goods import good
from companion.drawings.svg import circle, document, ellipse, fill, glow, gradient, placed, rect, stroke
from companion.drawings.tones import mix, shade, tint
from companion.screen.palette import Palette

WIDTH, HEIGHT = 960, 400


def home_scene(palette: Palette) -> str:
    """960 × 400; cropped to anything from 3 : 1 to 2 : 1, nothing that matters is lost."""
    return document(
        WIDTH,
        HEIGHT,
        _sky(palette),
        _light(palette),
        _hills(palette),
        _tree(palette),
        _path(palette),
        _friends(palette),
    )


def _sky(palette: Palette) -> str:
    if palette.dark:
        sky, paint = gradient(palette.paper, mix(palette.sea_deep, palette.green, 0.25))
    else:
        sky, paint = gradient(mix(palette.blue, palette.on_card, 0.65), mix(palette.gold, palette.on_card, 0.75))
    return sky + rect(0, 0, WIDTH, HEIGHT, paint)


def _light(palette: Palette) -> str:
    halo, paint = glow(palette.gold if not palette.dark else palette.foam, 0.45)
    shape = placed(good(palette, "moon" if palette.dark else "sun"), 180, 60, 2)
    return halo + circle(228, 108, 110, paint) + shape


def _hills(palette: Palette) -> str:
    far = mix(palette.green, palette.sea_deep if palette.dark else palette.on_card, 0.5)
    near = mix(palette.green, palette.sea_deep, 0.55 if palette.dark else 0.25)
    return fill("M0 260C140 200 260 220 380 250C520 200 700 190 960 250V400H0Z", far) + fill(
        "M0 310C200 262 420 280 560 300C700 276 840 284 960 300V400H0Z", near
    )


def _tree(palette: Palette) -> str:
    bark, edge = palette.wood, shade(palette, palette.wood, 0.4)
    leaf = mix(palette.green, palette.sea_deep, 0.45 if palette.dark else 0.12)
    trunk = fill("M690 330C706 270 700 220 690 170H770C762 220 758 270 776 330Z", bark, stroke=edge, stroke_width=3)
    crown = "".join(
        circle(x, y, r, leaf) for x, y, r in ((660, 150, 62), (730, 110, 78), (800, 150, 62), (730, 172, 60))
    )
    light = "".join(
        circle(x, y, r, tint(palette, leaf, 0.2)) for x, y, r in ((650, 132, 26), (716, 84, 34), (790, 134, 26))
    )
    door = fill("M716 330V292A16 16 0 0 1 748 292V330Z", edge) + circle(742, 312, 3, palette.gold)
    window = circle(732, 240, 14, palette.gold, stroke=edge, stroke_width=4) + stroke(
        "M732 226V254M718 240H746", edge, 3
    )
    return trunk + crown + light + door + window


def _path(palette: Palette) -> str:
    sand = mix(palette.sand, palette.sea_deep, 0.3) if palette.dark else palette.sand
    way = fill("M240 400C330 350 520 352 716 330H752C640 362 560 372 520 400Z", sand)
    berries = "".join(
        placed(good(palette, name), x, y, 0.8)
        for name, x, y in (("berry", 150, 330), ("twig", 840, 320), ("resin", 885, 336))
    )
    return way + berries


def _friends(palette: Palette) -> str:
    shadow = "".join(ellipse(x + 38, 378, 30, 5, palette.ink_soft, opacity=0.25) for x in (300, 390, 480, 570))
    walkers = zip(("mouse", "fox", "lizard", "butterfly"), (300, 390, 480, 570), strict=True)
    return shadow + "".join(
        placed(animal(palette, name), x, 298 if name != "butterfly" else 268, 1.6) for name, x in walkers
    )
