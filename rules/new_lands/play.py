"""What each move does: the table of contents of the rules."""

from __future__ import annotations

from typing import Final, assert_never

from rules.kernel import IllegalMove
from rules.moves import Leave
from rules.new_lands import corrections, ledger, meeples, table, tiles
from rules.new_lands.moves import (
    AnyMove,
    CorrectMeeple,
    CorrectMove,
    CorrectPlayer,
    CorrectTable,
    CorrectTile,
    CountLeft,
    Done,
    Finish,
    LayTile,
    Learn,
    PlaceMeeple,
    PutMapAway,
    SetAside,
    TakeBack,
    Turn,
)
from rules.new_lands.reasons import Reason
from rules.new_lands.state import Phase, State

ON_A_MAP: Final = (LayTile, PlaceMeeple, TakeBack, Done, PutMapAway)
AT_ANY_TIME: Final = (Leave, Learn, CorrectPlayer, CorrectMeeple, CorrectTile, CorrectTable)
ALLOWED: Final[dict[Phase, tuple[type[AnyMove], ...]]] = {
    Phase.TURN: (Turn, SetAside, Finish),
    Phase.TILE: (*ON_A_MAP, SetAside, Finish),
    Phase.MEEPLE: (*ON_A_MAP, SetAside, Finish),
    Phase.COUNT: (CountLeft,),
    Phase.OVER: (),
}


def apply(state: State, move: AnyMove) -> State:
    """The state after `move`, or `IllegalMove`. `state` itself never changes."""
    _check_phase(state, move)
    match move:
        case LayTile():
            return tiles.lay_tile(state, move)
        case PlaceMeeple():
            return meeples.place_meeple(state, move)
        case TakeBack():
            return meeples.take_back(state, move)
        case Done():
            return meeples.done(state, move)
        case Turn():
            return ledger.turn(state, move)
        case CountLeft():
            return ledger.count_left(state, move)
        case SetAside():
            return tiles.set_aside(state, move)
        case PutMapAway():
            return table.put_map_away(state)
        case Finish():
            return table.finish(state, move)
        case Leave():
            return table.leave(state, move)
        case Learn():
            return table.learn(state, move)
        case _:
            return _corrected(state, move)


def _corrected(state: State, move: CorrectMove) -> State:
    match move:
        case CorrectPlayer():
            return corrections.correct_player(state, move)
        case CorrectMeeple():
            return corrections.correct_meeple(state, move)
        case CorrectTile():
            return corrections.correct_tile(state, move)
        case CorrectTable():
            return corrections.correct_table(state, move)
        case _:
            assert_never(move)


def _check_phase(state: State, move: AnyMove) -> None:
    if isinstance(move, (*AT_ANY_TIME, *ALLOWED[state.phase])):
        return
    if state.land is None and isinstance(move, ON_A_MAP):
        raise IllegalMove(Reason.NOT_TRACKED)
    raise IllegalMove(Reason.NOT_NOW)
