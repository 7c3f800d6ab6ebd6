"""Every drawing of New Lands once, by name."""

from __future__ import annotations

from companion.drawings.new_lands.meeple import COLOURS, badge, meeple, role
from companion.drawings.new_lands.scene import count_sign, home_scene, ledger_sign, sign
from companion.drawings.new_lands.small_map import free_spot, people, small_map
from companion.drawings.new_lands.terrain import TERRAINS, swatch
from companion.drawings.new_lands.tile import edges_picture, tile_picture
from companion.screen.palette import Palette
from rules.new_lands.components.kinds import REPORTED
from rules.new_lands.land.map_text import land_of

LAND = "Pe.Snsw Sn.Ps.Mew*1 Mw.Pnes"


def gallery(palette: Palette) -> dict[str, str]:
    """Names and SVG texts, in the order to show them."""
    tiles = {f"tile_{one.tile}": tile_picture(one.tile, palette.dark) for one in REPORTED.kinds}
    return {**_signs(palette), **tiles, **_pieces(palette), **_boards(palette)}


def _signs(palette: Palette) -> dict[str, str]:
    return {
        "new_lands": sign(palette),
        "new_lands_ledger": ledger_sign(palette),
        "new_lands_count": count_sign(palette),
        "new_lands_home": home_scene(palette),
        **{f"terrain_{name}": swatch(palette, letter, letter) for letter, name in TERRAINS.items()},
    }


def _pieces(palette: Palette) -> dict[str, str]:
    return {
        **{f"meeple_{colour}": meeple(palette, colour) for colour in COLOURS},
        **{f"role_{name}": role(palette, name, "red") for name in TERRAINS.values()},
        "badge": badge(palette, "blue", 3, 4),
    }


def _boards(palette: Palette) -> dict[str, str]:
    return {
        "tile_small": tile_picture("Sn.Ps.Mew*1", palette.dark, "PMS", small=True),
        "tile_edges": edges_picture("PMSP", palette.dark, "PMS"),
        "free_spot": free_spot(palette),
        "small_map": small_map(palette, land_of(LAND)),
        "people": people(palette, COLOURS[:4]),
    }
