"""The free spots of the map as a list, for whoever cannot tap it."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.views.new_lands.table.gone import no_map
from companion.views.new_lands.table.map_view import map_view
from companion.views.new_lands.table.naming import spot_spoken
from companion.views.new_lands.table.unfit_tile import aside_button
from companion.views.new_lands.table.window import SPOT, LandsWindow, begin, lays
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import panel
from companion.widgets.answers import answer
from companion.widgets.controls import Act, Action
from rules.new_lands.ask.tiles import spots
from rules.new_lands.state import Phase


def spots_panel(window: LandsWindow, _which: str) -> ft.Control:
    """Newest neighbours first."""
    store, land, quarters = window.store, window.state.land, map_view(window).quarters
    if land is None:
        return no_map(window)
    keys = AnswerKeys(window)
    rows = [
        keys.place(
            Action(begin, window, SPOT, f"{spot[0]},{spot[1]}"),
            partial(_spot_row, spot_spoken(store, spot, land.asks(spot), quarters)),
        )
        for spot in spots(window.state)
        if lays(window)
    ]
    heading = store.text("new_lands_table.spots_listed", n=len(rows))
    return panel(window, heading, *([aside_button(window)] if window.state.phase is Phase.TILE else ()), *rows)


def _spot_row(name: str, act: Act, _: int) -> ft.Control:
    return answer(name, act)
