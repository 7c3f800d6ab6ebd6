"""Every drawing once, by name: the app's own, and those that each game shows; for the gallery page and its tests."""

from __future__ import annotations

from companion.drawings.chart import chart
from companion.drawings.chest import chest
from companion.drawings.icon import emblem, icon
from companion.games import game_ids, screens
from companion.screen.palette import Palette


def gallery(palette: Palette) -> dict[str, str]:
    """Names and SVG texts, in the order to show them."""
    shown = (found.gallery for game_id in game_ids() if (found := screens(game_id)))
    of_games = {name: svg for drawn in shown if drawn for name, svg in drawn(palette).items()}
    return {**of_games, **_own(palette)}


def _own(palette: Palette) -> dict[str, str]:
    return {
        "chart": chart(palette),
        "chest": chest(palette),
        "icon": icon(palette, corner=112),
        "emblem": emblem(palette),
    }
