"""Route cards that stand in the box: which can still come, and where they send Krabita's worker (p. 14)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.farshore.ask.answers import refused
from rules.farshore.components.places import OTHER
from rules.farshore.components.route_cards import IslandSpot, OtherSpot, RedCardSpot, ShoreSpot
from rules.farshore.krabita.moves import FollowRoute
from rules.farshore.krabita.turn import check_route
from rules.farshore.state import State


def routes_left(state: State) -> tuple[int, ...]:
    """The cards of the deck that have not been revealed since it was shuffled."""
    return tuple(route for route in range(len(state.facts.routes)) if route not in state.her.routes)


def possible(state: State, route: int) -> tuple[FollowRoute, ...]:
    """The sections of a card that nothing we know of forbids, from the top; the bottom one always is."""
    card = state.facts.routes[route]
    moves = [FollowRoute(spot=section, route=route) for section in (card.top, card.middle, card.bottom)]
    return tuple(move for move in moves if refused(check_route, state, move) is None)


def first_free(state: State, route: int) -> FollowRoute | None:
    """Where a card sends her worker; None when only the table can see whether that place is free."""
    first = possible(state, route)[0]
    return None if isinstance(first.spot, tuple(_unseen(state))) else first


def _unseen(state: State) -> Iterator[type[OtherSpot | ShoreSpot | IslandSpot | RedCardSpot]]:
    """What only the table can see to be free: a worker may stand where nobody told us."""
    yield OtherSpot
    if state.only_krabita or any(OTHER in player.placed for player in state.players):
        yield from (ShoreSpot, IslandSpot)
    if OTHER in state.her.placed:
        yield RedCardSpot
