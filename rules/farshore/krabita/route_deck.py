"""Route cards that stand in the box: which can still come, and where they send Krabita's worker (p. 14)."""

from __future__ import annotations

from rules.farshore.krabita.moves import FollowRoute
from rules.farshore.krabita.turn import open_sections
from rules.farshore.state import State


def routes_left(state: State) -> tuple[int, ...]:
    """The cards of the deck that have not been revealed since it was shuffled."""
    return tuple(route for route in range(len(state.facts.routes)) if route not in state.her.routes)


def possible(state: State, route: int) -> tuple[FollowRoute, ...]:
    """Where a card may send her worker, from the top; one where nothing hangs on what only the table can see."""
    return tuple(FollowRoute(spot=spot, route=route) for spot in open_sections(state, route))


def first_free(state: State, route: int) -> FollowRoute | None:
    """Where a card sends her worker; None when only the table can see whether that place is free."""
    first, *others = possible(state, route)
    return None if others else first
