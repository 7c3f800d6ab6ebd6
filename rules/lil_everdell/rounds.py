"""Rounds and turns: everything that happens without an answer (G, 3 to 5)."""

from __future__ import annotations

from rules.kernel import IllegalMove
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.components.traits import Challenge
from rules.lil_everdell.moves import BeginRound
from rules.lil_everdell.parades import earn
from rules.lil_everdell.players import Person, Player
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.setup import Depth
from rules.lil_everdell.state import State


def begin_round(state: State, move: BeginRound) -> State:
    if move.faces and len(move.faces) != state.setup.dice:
        raise IllegalMove(Reason.NO_SUCH_DIE, n=state.setup.dice)
    if any(not face.symbols for face in move.faces):
        raise IllegalMove(Reason.FACE_EMPTY)
    return state.replace(begun=True, dice=move.faces, handed=())


def settle(state: State) -> State:
    """The state once all that follows by itself has happened: something must be asked, or the match is over."""
    while (after := _follow(state)) is not None:
        state = after
    return state


def end_turn(state: State) -> State:
    return state.replace(taken=state.taken + 1, friend=None, roll=())


def next_sun(state: State, sun: int) -> int:
    """To the right, over those who have left (5); alone against an opponent it does not move (Sg)."""
    if state.setup.solo:
        return sun
    seats = len(state.players)
    right = [(sun - step) % seats for step in range(1, seats + 1)]
    # Ruling: whoever left is passed over; and the Prince may hold it (Sm).
    return next(seat for seat in right if not _gone(state.players[seat]))


def _follow(state: State) -> State | None:
    if state.due or state.over:
        return None
    if not state.begun:
        return _open(state)
    if state.taken >= state.slots:
        return _close(state)
    return end_turn(state) if _skipped(state, state.taken) else None


def turns_beside(state: State, by: int) -> int:
    """How many turns are done one turn earlier or later, of those that somebody is asked for."""
    taken = state.taken + by
    while 0 < taken < state.slots and _skipped(state, taken):
        taken += by
    return max(0, min(taken, state.slots))


def _skipped(state: State, taken: int) -> bool:
    """Whether nobody is asked for the turn that comes after so many."""
    player = state.players[(state.sun + taken) % len(state.players)]
    return isinstance(player, Person) and (state.only_opponent or player.left)


def _open(state: State) -> State | None:
    if _gone(state.players[state.sun]):
        return state.replace(sun=next_sun(state, state.sun))
    # Nobody says when a round of people begins where only the opponent is followed.
    return state.replace(begun=True, handed=()) if state.only_opponent else None


def _close(state: State) -> State:
    """Friends come home, the opponent looks for parades, sun and moon move on."""
    seat = state.opponent_seat
    if seat is not None and not state.challenged(Challenge.PARADES_AT_ONCE):
        state = earn(state, seat)
    state = friends_home(state).replace(begun=False, dice=())
    if state.round == SETUP.rounds:
        return state
    return state.replace(round=state.round + 1, taken=0, sun=next_sun(state, state.sun))


def friends_home(state: State) -> State:
    home = () if state.setup.tracking is Depth.EVERYTHING else None
    people = tuple(person.replace(friends=home) for person in state.people)
    opponent = state.opponent and state.opponent.replace(friends=home, gaps=())
    return state.replace(people=people, opponent=opponent)


def _gone(player: Player) -> bool:
    return isinstance(player, Person) and player.left
