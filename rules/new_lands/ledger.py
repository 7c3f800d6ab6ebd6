"""The Ledger: a turn in one step, and the meeples left at the end, counted by the table."""

from __future__ import annotations

from typing import Final, assert_never

from rules.kernel import IllegalMove, Move, refuse
from rules.new_lands.components.numbers import LIMIT
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.land.worth import points
from rules.new_lands.moves import CountLeft, PlaceOn, TakeOff, Turn
from rules.new_lands.players import Meeple, Scored
from rules.new_lands.reasons import Reason
from rules.new_lands.state import Due, State
from rules.new_lands.turns import check_seat, check_tiles, out_of_turn, turn_over, without

LARGE: Final = 3
"""A closed mountain whose tiles nobody counted has so many or more."""


def turn(state: State, move: Turn) -> State:
    again = _again(state, move)
    state = state.replace(laid=state.laid + check_turn(state, move))
    match move.act:
        case None:
            after = state
        case PlaceOn():
            after = _placed(state, move, move.act)
        case TakeOff():
            after = _taken(state, move, move.act)
        case _:
            assert_never(move.act)
    return after if again else turn_over(after, move.seat, acted=move.act is not None)


def check_turn(state: State, move: Turn) -> int:
    """How many tiles are laid with this turn, or why it may not be; what is counted in it is left out."""
    check_seat(state, move.seat)
    again = _again(state, move)
    if again:
        refuse(move, Reason.ONE_ACTION, name=state.name(move.seat))
    elif state.players[move.seat].left and move.seat != state.turn:
        out_of_turn(state, move)
    laid = 0 if again else tiles_until(state, move.seat)
    check_tiles(state, move, laid)
    if isinstance(move.act, PlaceOn) and not state.players[move.seat].home:
        refuse(move, Reason.NO_MEEPLE_HOME, name=state.name(move.seat))
    return laid


def _again(state: State, move: Turn) -> bool:
    """Whether somebody who has just acted acts once more, in the turn that is over."""
    return move.act is not None and move.seat == state.acted != state.turn


def tiles_until(state: State, seat: int) -> int:
    """How many tiles are laid until `seat` has laid one: those between laid theirs without more."""
    # A map put away after a tile was laid leaves the rest of that turn to be told.
    laid, at = int(state.due is Due.TILE), state.turn
    while at != seat and not state.players[seat].left:
        laid, at = laid + 1, state.seat_after(at)
    return laid


def _placed(state: State, move: Turn, act: PlaceOn) -> State:
    player = state.players[move.seat]
    meeple = Meeple(seat=move.seat, on=act.on, since=state.laid)
    after = state.with_player(move.seat, player.replace(home=max(0, player.home - 1)))
    return after.replace(standing=(*after.standing, meeple))


def _taken(state: State, move: Turn, act: TakeOff) -> State:
    check_counts(act.on, act.tiles, act.cities, act.closed)
    _check_lying(state, move, act.tiles)
    size, cities = LARGE if act.tiles is None else act.tiles, act.cities or 0
    worth = points(act.on, size, cities, act.closed, one_tile=state.one_tile)
    scored = Scored(on=act.on, tiles=act.tiles, cities=cities, closed=act.closed, points=worth)
    return _came_home(state, move, scored)


def count_left(state: State, move: CountLeft) -> State:
    check_seat(state, move.seat)
    check_left(state, move)
    tiles, cities = (move.n, 0) if move.on is Terrain.PLAIN else (None, move.n)
    worth = points(move.on, tiles or 0, cities, final=True)
    return _came_home(state, move, Scored(on=move.on, tiles=tiles, cities=cities, final=True, points=worth))


def check_left(state: State, move: CountLeft) -> None:
    """At the end a plain counts its tiles, the others their cities (Punktacja końcowa)."""
    if move.on is Terrain.PLAIN:
        check_counts(move.on, move.n, None, closed=False)
        _check_lying(state, move, move.n)
    else:
        check_counts(move.on, None, move.n, closed=False)


def check_counts(on: Terrain, tiles: int | None, cities: int | None, closed: bool) -> None:
    """Whether these can be numbers of an area at all."""
    for n in (tiles or 0, cities or 0):
        check_count(n)
    if tiles is None and (on is Terrain.PLAIN or (on is Terrain.SEA and closed)):
        raise IllegalMove(Reason.TILES_MISSING, on=on.value)
    if tiles == 0:
        raise IllegalMove(Reason.TILES_NONE)


def check_count(n: int) -> None:
    if n < 0:
        raise IllegalMove(Reason.NEGATIVE_COUNT, n=n)
    if n > LIMIT:
        raise IllegalMove(Reason.COUNT_OVER, n=n, limit=LIMIT)


def _check_lying(state: State, move: Move, tiles: int | None) -> None:
    if (tiles or 0) > state.lying:
        refuse(move, Reason.TILES_OVER, n=tiles or 0, limit=state.lying)


def _came_home(state: State, move: Turn | CountLeft, scored: Scored) -> State:
    """The meeple that was placed first on this terrain is scored."""
    player = state.players[move.seat]
    meeple = next((one for one in state.of(move.seat) if one.on is scored.on), None)
    if meeple is None:
        # Insisted on: a placing nobody wrote down is added; that meeple left home and is back.
        refuse(move, Reason.NO_SUCH_MEEPLE, name=state.name(move.seat))
        return state.with_player(move.seat, player.replace(scored=(*player.scored, scored)))
    scored = scored.replace(stood=state.stood(meeple))
    after = state.with_player(move.seat, player.replace(home=player.home + 1, scored=(*player.scored, scored)))
    return after.replace(standing=without(after.standing, meeple))
