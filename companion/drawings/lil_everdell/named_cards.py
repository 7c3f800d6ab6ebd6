"""Cards that we know by name, each as what its name says; 48 × 48, without a ground."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.drawings.lil_everdell.goods import good
from companion.drawings.svg import circle, fill, outlined, rect, stroke
from companion.drawings.tones import darkest, mix, shade
from companion.screen.palette import Palette


def named_card(palette: Palette, name: str) -> str:
    return DRAWN[name](palette)


def _captain(palette: Palette) -> str:
    return good(palette, "captain")


def _fort(palette: Palette) -> str:
    return good(palette, "fort")


def _gardener(palette: Palette) -> str:
    """A watering can over a sprout."""
    ink = darkest(palette)
    handle = stroke("M23 19C23 7 44 7 42 20C41.5 25 39 28 36 30", ink, 3)
    spout = outlined("M18 33L5 17L10 12.5L18 24Z", palette.sea, ink)
    can = outlined("M17 19H37V39C37 43 17 43 17 39Z", palette.sea, ink)
    rose = stroke("M3.5 19.5L12 10.5", ink, 3.6)
    drops = stroke("M4 27V30M9 30V33M4 36V38", palette.blue, 3)
    sprout = fill("M8 45C8 40 3 39 2 40C2 43 5 45 8 45Z", palette.green, stroke=ink, stroke_width=1)
    return handle + spout + can + rose + drops + sprout


def _king(palette: Palette) -> str:
    """A crown of gold with its stones."""
    ink = darkest(palette)
    crown = outlined("M7 40L3 13L15 24L24 7L33 24L45 13L41 40Z", palette.gold, ink, 2.4)
    tips = "".join(
        circle(x, y, 3.2, palette.red, stroke=ink, stroke_width=1.6) for x, y in ((3.8, 11), (24, 6), (44.2, 11))
    )
    stones = (
        circle(24, 34.5, 3.2, palette.red) + circle(14, 34.5, 2.6, palette.blue) + circle(34, 34.5, 2.6, palette.blue)
    )
    return crown + tips + stroke("M7.5 29H40.5", ink, 2) + stones


def _castle(palette: Palette) -> str:
    """Two towers with pointed roofs, a gate between them."""
    ink, stone = darkest(palette), mix(palette.foam, palette.ink_soft, 0.25)
    wall = outlined("M14 43V25H18V29H22V25H26V29H30V25H34V43Z", stone, ink)
    towers = "".join(outlined(f"M{x} 43V19H{x + 11}V43Z", stone, ink) for x in (4, 33))
    roofs = "".join(outlined(f"M{x - 2} 19.5L{x + 5.5} 5L{x + 13} 19.5Z", palette.purple, ink) for x in (4, 33))
    gate = fill("M19 43V37A5 5 0 0 1 29 37V43Z", ink)
    return wall + towers + roofs + gate + stroke("M9.5 25V30M38.5 25V30", ink, 3)


def _lookout_tower(palette: Palette) -> str:
    """A cabin high on legs, with a ladder and somebody's spyglass."""
    ink, wood = darkest(palette), palette.wood
    legs = stroke("M16 24L9 45M32 24L39 45M13 33L35 33M20 24L18.5 45M28 24L29.5 45M19 39H29M19.5 33H28.5", ink, 2.6)
    cabin = rect(11, 13, 26, 12, wood, 2, stroke=ink, stroke_width=2)
    roof = outlined("M7 13.5L24 2L41 13.5Z", palette.red, ink)
    window = rect(17, 16, 8, 6, mix(palette.foam, palette.gold, 0.3), 1, stroke=ink, stroke_width=1.4)
    glass = stroke("M25 19L45 15", ink, 5) + stroke("M27 18.6L43 15.4", palette.gold, 2.2)
    return legs + cabin + roof + window + glass


def _ever_tree(palette: Palette) -> str:
    """Old, wide and high, its roots on the ground."""
    ink, bark = darkest(palette), palette.wood
    trunk = outlined("M19 24C20 34 16 40 8 45H40C32 40 28 34 29 24Z", bark, ink)
    crown = outlined(
        "M12 29C1 29 1 17 9 15C7 5 20 0 25 6C33 0 43 7 39 15C48 18 46 30 36 29C32 33 16 33 12 29Z", palette.green, ink
    )
    leaves = stroke(
        "M14 19C17 16 20 17 21 20M27 13C30 10 34 12 34 15M28 24C31 21 35 22 36 24",
        shade(palette, palette.green, 0.5),
        2.4,
    )
    return trunk + crown + leaves


DRAWN: Final[dict[str, Callable[[Palette], str]]] = {
    "captain": _captain,
    "castle": _castle,
    "ever_tree": _ever_tree,
    "fort": _fort,
    "gardener": _gardener,
    "king": _king,
    "lookout_tower": _lookout_tower,
}
"""By the id of the card."""
