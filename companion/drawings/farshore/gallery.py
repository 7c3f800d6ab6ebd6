"""Every drawing of Farshore once, by name."""

from __future__ import annotations

from companion.drawings.farshore import coast, symbols
from companion.drawings.farshore.crab import crab
from companion.drawings.farshore.islands import islands
from companion.drawings.farshore.map_stack import map_stack
from companion.drawings.farshore.plan import plan_card
from companion.drawings.farshore.scene import home_scene
from companion.drawings.farshore.season_wheel import season_wheel
from companion.drawings.farshore.ship import ship
from companion.screen.palette import Palette


def gallery(palette: Palette) -> dict[str, str]:
    """Names and SVG texts, in the order to show them."""
    return {**_symbols(palette), **_pictures(palette), **_boards(palette)}


def _symbols(palette: Palette) -> dict[str, str]:
    crew = zip(symbols.ANIMALS, _colours(palette), strict=True)
    workers = {animal: symbols.worker_symbol(animal, palette, colour) for animal, colour in crew}
    return {**{name: symbols.symbol(name, palette) for name in symbols.NAMES}, **workers}


def _pictures(palette: Palette) -> dict[str, str]:
    return {
        "ship": ship(palette, palette.coral),
        "krabita": crab(palette),
        "home": home_scene(palette),
    }


def _boards(palette: Palette) -> dict[str, str]:
    """The drawings that show a position; here one that can come up."""
    pieces = tuple(zip(("spring", "spring", "summer", "autumn"), _colours(palette), strict=True))
    ships = tuple(zip((0, 12, 12, 40), _colours(palette), strict=True))
    chests = (2, 4, 6, 9, 12, 15, 18, 21, 25, 29, 33, 37)
    return {
        "season_wheel": season_wheel(palette, pieces),
        "islands": islands(palette, (False, True, True, False)),
        "plan_card": plan_card(palette, ("red", "green", "purple", "blue", "brown"), (3, 4, 0, 1, 3), lit="blue"),
        "map_stack": map_stack(palette, ("green",) * 4, (2,), 3),
        "map_stack_unknown": map_stack(palette, None, (2, 1), 2),
        "coast": coast.coast(palette, 41, chests, ships),
        "coast_wide": coast.coast(palette, 41, chests, ships, coast.WIDE, range(0, 82, 2)),
    }


def _colours(palette: Palette) -> tuple[str, str, str, str]:
    return palette.coral, palette.gold, palette.blue, palette.green
