"""A whole land drawn small, for the card that leads back to a match; without a map, who has how many meeples out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.drawings.new_lands.meeple import figure
from companion.drawings.new_lands.terrain import ground
from companion.drawings.svg import document, fill, placed, rect, stroke
from companion.drawings.tones import mix
from companion.screen.palette import Palette
from companion.screen.theme import GREY
from rules.new_lands.land.land import Land

SIZE: Final = 96


def small_map(palette: Palette, land: Land) -> str:
    """Each tile as four quarters in the terrains of its edges."""
    across = [x for x, _ in land.spots]
    down = [y for _, y in land.spots]
    n = max(max(across) - min(across), max(down) - min(down)) + 1
    side = SIZE / max(n, 3)
    left = (SIZE - side * (max(across) - min(across) + 1)) / 2
    top = (SIZE - side * (max(down) - min(down) + 1)) / 2
    shapes: dict[str, list[str]] = {"P": [], "M": [], "S": []}
    for (x, y), tile in zip(land.spots, land.tiles, strict=True):
        u, v = left + side * (x - min(across)), top + side * (y - min(down))
        for at, letter in enumerate(tile.edges):
            shapes[letter].append(_quarter(u, v, side, at))
    return document(
        SIZE, SIZE, *(fill("".join(found), ground(palette, letter)) for letter, found in shapes.items() if found)
    )


def _quarter(u: float, v: float, side: float, at: int) -> str:
    corners = ((u, v), (u + side, v), (u + side, v + side), (u, v + side))
    (a, b), (c, d) = corners[at], corners[(at + 1) % 4]
    return f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}L{u + side / 2:.1f} {v + side / 2:.1f}Z"


def people(palette: Palette, colours: Sequence[str]) -> str:
    """Who sits at the table."""
    n = max(2, len(colours))
    back = rect(2, 30, 92, 48, ground(palette, "P"), 12)
    step = (SIZE - 8) / n
    return document(
        SIZE,
        SIZE,
        back,
        *(
            placed(figure(palette, colour), 4 + step * at + (step - 26) / 2, 38, 0.55)
            for at, colour in enumerate(colours)
        ),
    )


def free_spot(palette: Palette) -> str:
    """A dashed square with a plus: a tile may lie here. Faint in itself: a map has dozens, and none needs a veil."""
    soft, ink = (mix(palette.sheet, colour, GREY) for colour in (palette.ink_soft, palette.ink))
    frame = rect(6, 6, 88, 88, palette.sheet, 8, stroke=soft, stroke_width=4, stroke_dasharray="10 8")
    return document(100, 100, frame, stroke("M34 50H66M50 34V66", ink, 6))
