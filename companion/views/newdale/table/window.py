"""A window at a table of Newdale: its state is the rules' own, so that every view is checked against them."""

from __future__ import annotations

from typing import Final, TypeAlias

from companion.match.table_window import TableWindow
from rules.newdale.state import State

NewdaleWindow: TypeAlias = TableWindow[State]
MINE: Final = "newdale_seat:"
"""Before the name of whoever a device belongs to, among its small choices."""


def chosen_seat(window: NewdaleWindow) -> int | None:
    """The one this device belongs to, where somebody has said so."""
    state, store = window.state, window.store
    return next((seat for seat in range(len(state.players)) if store.switched(MINE + state.name(seat))), None)


def own_seat(window: NewdaleWindow) -> int:
    """The one this device chose; else the first followed board; of a table that follows none, the first seat."""
    state, chosen = window.state, chosen_seat(window)
    if chosen is not None:
        return chosen
    return next((seat for seat in range(len(state.players)) if state.has_board(seat)), 0)


async def choose_seat(window: NewdaleWindow, seat: int) -> None:
    """From now on this device shows that seat as its own, at every table where the same person sits."""
    store = window.store
    others = tuple(switch for switch in store.preferences.switches if not switch.startswith(MINE))
    await store.prefer(switches=(*others, MINE + window.state.name(seat)))
    window.redraw.count += 1
