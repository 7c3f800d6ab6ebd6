"""Corrections: the table is right, whatever was recorded."""

from __future__ import annotations

from typing import Final

from rules.kernel import IllegalMove
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.existing import missing
from rules.lil_everdell.moves import Correct, CorrectOpponent, CorrectPerson, CorrectTable
from rules.lil_everdell.opponent.turn import rolls_again, with_gaps
from rules.lil_everdell.parades import check_tokens
from rules.lil_everdell.players import Player
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.rounds import friends_home
from rules.lil_everdell.state import State

COMMON: Final = ("cards", "complete", "parades", "friends")


def correct_person(state: State, move: CorrectPerson) -> State:
    person = state.person(move.seat)
    if person is None:
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    others = sum(1 for seat, _ in state.seats if seat != move.seat)
    if move.left and not others:
        raise IllegalMove(Reason.LAST_PERSON, name=state.called(move.seat))
    return _corrected(state, move, move.seat, person.replace(**_changes(move, (*COMMON, "left"))))


def correct_opponent(state: State, move: CorrectOpponent) -> State:
    seat = state.opponent_seat
    if seat is None:
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    after = _corrected(state, move, seat, state.foe.replace(**_changes(move, (*COMMON, "gaps"))))
    return after.replace(roll=()) if _hits_a_friend(after) and not _hits_a_friend(state) else after


def _hits_a_friend(state: State) -> bool:
    """Whether what the app rolled points where a friend of the Queen lies: then it is rolled again (Sq)."""
    return bool(state.roll) and rolls_again(state, state.roll[-1])


def correct_table(state: State, move: CorrectTable) -> State:
    _check_table(state, move)
    elsewhere = move.round not in (None, state.round)
    taken = (0 if elsewhere else state.taken) if move.taken is None else move.taken
    sun = state.sun if move.sun is None else move.sun
    if elsewhere:
        state = friends_home(state).replace(round=move.round, dice=(), due=())
    elif (sun, taken) == (state.sun, state.taken):
        return state
    # Whatever is half done belongs to another turn; before a round's first turn the dice are rolled again.
    return with_gaps(state.replace(sun=sun, taken=taken, begun=taken > 0, friend=None, roll=(), handed=()))


def _check_table(state: State, move: CorrectTable) -> None:
    if min(move.taken or 0, move.sun or 0, move.round or 0) < 0:
        raise IllegalMove(Reason.NEGATIVE_COUNT, n=min(move.taken or 0, move.sun or 0, move.round or 0))
    late = move.round is not None and not 1 <= move.round <= SETUP.rounds
    if late or (move.taken is not None and move.taken > state.slots):
        raise IllegalMove(Reason.NO_SUCH_ROUND, rounds=SETUP.rounds, turns=state.slots)
    if move.sun is not None:
        if move.sun >= len(state.players):
            raise IllegalMove(Reason.NO_SUCH_PLAYER)
        person = state.person(move.sun)
        if person is not None and person.left:
            raise IllegalMove(Reason.NO_SUCH_PLAYER)


def _corrected(state: State, move: Correct, seat: int, player: Player) -> State:
    for reason, params in missing(player, len(state.players), state.setup.dice, state.facts):
        raise IllegalMove(reason, **params)
    if move.parades is not None:
        check_tokens(state, move, seat, player)
    state = state.with_player(seat, player)
    # What was to be asked of this player is answered with it.
    due = state.due if move.parades is None else tuple(due for due in state.due if due.seat != seat)
    return state.replace(due=due)


def _changes(move: Correct, fields: tuple[str, ...]) -> dict[str, object]:
    return {field: value for field in fields if (value := getattr(move, field)) is not None}
