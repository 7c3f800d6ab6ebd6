"""What concerns the whole table: the map put away, an early end, somebody who leaves, a fact learned."""

from __future__ import annotations

from rules.kernel import IllegalMove, refuse
from rules.moves import Leave
from rules.new_lands.moves import Finish, Learn
from rules.new_lands.reasons import Reason
from rules.new_lands.state import Due, State
from rules.new_lands.turns import check_seat, tracked


def put_map_away(state: State) -> State:
    """Goes on as a Ledger; a tile just laid keeps what may still follow it."""
    tracked(state)
    standing = tuple(meeple.replace(place=None) for meeple in state.standing)
    return state.replace(land=None, standing=standing)


def finish(state: State, move: Finish) -> State:
    if state.left:
        refuse(move, Reason.TILES_LEFT, n=state.left)
    return state.replace(finished=True)


def leave(state: State, move: Leave) -> State:
    # Ruling: person_leaves; turns are skipped, standing meeples stay and score at the end.
    check_seat(state, move.seat)
    player = state.players[move.seat]
    if player.left:
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    if sum(not other.left for other in state.players) == 1:
        raise IllegalMove(Reason.LAST_PERSON)
    after = state.with_player(move.seat, player.replace(left=True))
    if move.seat != state.turn:
        return after
    return after.replace(turn=after.next_seat, due=Due.TILE, acted=None)


def learn(state: State, move: Learn) -> State:
    return state.replace(box=state.box.learn(move.fact))
