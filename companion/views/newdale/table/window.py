"""A window at a table of Newdale: its state is the rules' own, so that every view is checked against them."""

from __future__ import annotations

from typing import Final, TypeAlias

from companion.match.table_window import TableWindow
from rules.newdale.state import State

NewdaleWindow: TypeAlias = TableWindow[State]
MINE: Final = "newdale_seat:"
"""Before the name of whoever a device belongs to, among its small choices."""


def own_seat(window: NewdaleWindow) -> int:
    """The one this device chose; else the first followed board; of a table that follows none, the first seat."""
    state, store = window.state, window.store
    seats = range(len(state.players))
    chosen = (seat for seat in seats if store.switched(MINE + state.name(seat)))
    return next(chosen, next((seat for seat in seats if state.has_board(seat)), 0))


async def choose_seat(window: NewdaleWindow, seat: int) -> None:
    """From now on this device shows that seat as its own, at every table where the same person sits."""
    store = window.store
    others = tuple(switch for switch in store.preferences.switches if not switch.startswith(MINE))
    await store.prefer(switches=(*others, MINE + window.state.name(seat)))
    window.redraw.count += 1
