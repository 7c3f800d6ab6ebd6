"""What each move does: the table of contents of the rules."""

from __future__ import annotations

from typing import Final, assert_never

from rules.kernel import IllegalMove
from rules.lil_everdell import corrections, effects, parades, people, rounds
from rules.lil_everdell.moves import (
    AnyMove,
    BeginRound,
    CorrectOpponent,
    CorrectPerson,
    CorrectTable,
    Learn,
    LoseCard,
    NameCard,
    NoCard,
    OpponentCard,
    ParadeValue,
    PlaceFriend,
    PlayCard,
    RollD8,
)
from rules.lil_everdell.opponent import turn as opponent
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.setup import Depth
from rules.lil_everdell.state import Phase, State
from rules.moves import Leave

AT_ANY_TIME: Final = (NameCard, LoseCard, Learn, Leave, CorrectPerson, CorrectOpponent, CorrectTable)
OF_PEOPLE: Final = (PlaceFriend, PlayCard, NoCard)
ALLOWED: Final[dict[Phase, tuple[type[AnyMove], ...]]] = {
    Phase.ROUND: (BeginRound,),
    Phase.FRIEND: OF_PEOPLE,
    Phase.CARD: OF_PEOPLE,
    # As long as the opponent has done nothing, people may insist on a turn of their own.
    Phase.OPPONENT: (RollD8, OpponentCard, *OF_PEOPLE),
    Phase.VALUE: (ParadeValue,),
    Phase.OVER: (),
}


def apply(state: State, move: AnyMove) -> State:
    """The state after `move`, or `IllegalMove`. `state` itself never changes."""
    _check_phase(state, move)
    return rounds.settle(_after(state, move))


def _after(state: State, move: AnyMove) -> State:
    match move:
        case BeginRound():
            return rounds.begin_round(state, move)
        case PlaceFriend():
            return people.place_friend(state, move)
        case PlayCard():
            return people.play_card(state, move)
        case NoCard() if state.phase is Phase.OPPONENT:
            return opponent.no_opponent_card(state, move)
        case NoCard():
            return people.no_card(state, move)
        case RollD8():
            return opponent.roll_d8(state, move)
        case OpponentCard():
            return opponent.opponent_card(state, move)
        case ParadeValue():
            return parades.parade_value(state, move)
        case _:
            return _at_any_time(state, move)


def _at_any_time(
    state: State, move: NameCard | LoseCard | Learn | Leave | CorrectPerson | CorrectOpponent | CorrectTable
) -> State:
    match move:
        case NameCard():
            return effects.name_card(state, move)
        case LoseCard():
            return effects.lose_card(state, move)
        case Learn():
            return effects.learn(state, move)
        case Leave():
            return effects.leave(state, move)
        case CorrectPerson():
            return corrections.correct_person(state, move)
        case CorrectOpponent():
            return corrections.correct_opponent(state, move)
        case CorrectTable():
            return corrections.correct_table(state, move)
        case _:
            assert_never(move)


def _check_phase(state: State, move: AnyMove) -> None:
    if isinstance(move, AT_ANY_TIME):
        return
    untold = (state.only_opponent and isinstance(move, PlaceFriend | PlayCard)) or (
        state.setup.tracking is not Depth.EVERYTHING and isinstance(move, PlaceFriend)
    )
    extra = isinstance(move, PlayCard) and move.extra
    if untold or not (extra or isinstance(move, ALLOWED[state.phase])):
        raise IllegalMove(Reason.NOT_NOW)
