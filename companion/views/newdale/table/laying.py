"""Markers laid and taken back: one after the other on the same desk, which stays where it is."""

from __future__ import annotations

from typing import Any

from companion.views.newdale.table.window import NewdaleWindow, chosen_seat
from rules.kernel import Question
from rules.newdale.ask.rounds import plan_of, waiting_seats
from rules.newdale.moves import PlaceMarker
from rules.newdale.players import OnArea, Space


def asked(window: NewdaleWindow) -> Question[Any]:
    """One's own markers, while some are left; everybody lays theirs at the same time."""
    waiting, mine = waiting_seats(window.state), chosen_seat(window)
    if mine is not None and mine in waiting[1:]:
        return plan_of(window.state, mine)
    assert window.question is not None
    return window.question


def planning_seat(window: NewdaleWindow) -> int:
    """Whose markers are laid on this device: one's own first; where it belongs to nobody, in the order of the round."""
    waiting, mine = waiting_seats(window.state), chosen_seat(window)
    return mine if mine is not None and mine in waiting else waiting[0]


def lay(window: NewdaleWindow, space: Space) -> None:
    """The next marker there, whichever that is by then: so a button stays the same from marker to marker."""
    seat, state = planning_seat(window), window.state
    waiting = state.players[seat].waiting(state.round)
    _place(window, PlaceMarker(seat=seat, marker=waiting[0], space=space), last=len(waiting) == 1)


def lay_on_row(window: NewdaleWindow, seat: int, space: OnArea) -> None:
    """The next marker there; the one that lies there already is taken back."""
    there = next((placed.marker for placed in window.state.players[seat].plan if placed.space == space), None)
    if there is None:
        lay(window, space)
    else:
        take_back(window, seat, there)


def take_back(window: NewdaleWindow, seat: int, marker: int) -> None:
    _place(window, PlaceMarker(seat=seat, marker=marker, space=None), last=False)


def _place(window: NewdaleWindow, move: PlaceMarker, *, last: bool) -> None:
    """The same desk is shown for the next marker, so nothing of it is sent again; a hasty second tap does nothing."""
    if last:
        window.play(move)
    elif window.is_read:
        window.adjust(move)
        window.store.reading.start()
