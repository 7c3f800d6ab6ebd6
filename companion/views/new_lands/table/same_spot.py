"""An earlier tile, asked again: most of the time only the tile was wrong, not its spot."""

from __future__ import annotations

import flet as ft

from companion.views.new_lands.table.window import SPOT, LandsWindow, begin
from companion.widgets.answers import answer
from companion.widgets.controls import Action
from rules.new_lands.moves import LayTile


def same_spot(window: LandsWindow) -> list[ft.Control]:
    """A step is asked again without the map; the way to the spot of its tile, whatever may be done besides."""
    if window.amending is None:
        return []
    move = window.table.journal.moves[window.amending.at]
    if not isinstance(move, LayTile):
        return []
    act = Action(begin, window, SPOT, f"{move.x},{move.y}")
    return [answer(window.store.text("new_lands_table.same_spot"), act, main=True)]
