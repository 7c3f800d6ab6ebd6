"""A window at a table of Newdale: its state is the rules' own, so that every view is checked against them."""

from __future__ import annotations

from typing import TypeAlias

from companion.match.table_window import TableWindow
from rules.newdale.state import State

NewdaleWindow: TypeAlias = TableWindow[State]


def own_seat(state: State) -> int:
    """The first followed board; of a table that follows none, the first seat."""
    return next((seat for seat in range(len(state.players)) if state.has_board(seat)), 0)
