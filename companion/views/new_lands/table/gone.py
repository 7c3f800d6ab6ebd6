"""What a panel says whose map or tile is gone: put away, or taken back, perhaps in another window."""

from __future__ import annotations

import flet as ft

from companion.views.new_lands.table.lit_area import place_of
from companion.views.new_lands.table.map_view import map_view
from companion.views.new_lands.table.seen import seen_spot
from companion.views.new_lands.table.window import LandsWindow
from companion.views.table.frame import panel
from rules.kernel import phrase
from rules.new_lands.reasons import Reason
from rules.new_lands.tell.naming import spot_name


def no_map(window: LandsWindow) -> ft.Control:
    return panel(window, window.store.say(phrase(Reason.NOT_TRACKED)))


def no_area(window: LandsWindow, which: str) -> ft.Control:
    """Of the panel of an area, as it is called after its colon."""
    if window.state.land is None:
        return no_map(window)
    spot = seen_spot(place_of(which).spot, map_view(window).quarters)
    return panel(window, window.store.say(phrase(Reason.PLACE_EMPTY, place=spot_name(spot))))
