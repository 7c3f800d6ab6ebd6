"""Parade tokens: handed out by themselves, each from the top of its stack (3, D)."""

from __future__ import annotations

from rules.kernel import IllegalMove, refuse
from rules.lil_everdell.components.parades import PARADES, ParadeKind, ParadeToken, need_is_met
from rules.lil_everdell.components.traits import Challenge
from rules.lil_everdell.moves import Correct, ParadeValue
from rules.lil_everdell.players import Player
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.state import Due, State


def earn(state: State, seat: int) -> State:
    """The top token of every kind whose need is met and of which the player has none; or it must be asked for."""
    for kind in earned(state.players[seat]):
        tops, found = state.on_top(kind, seat), Due(seat=seat, parade=kind)
        if found in state.due:
            continue  # it is being asked for
        if len(tops) > 1 or (tops and state.may_be_empty(kind, seat)):
            state = state.replace(due=(*state.due, found))
        elif tops:
            state = _taken(state, seat, ParadeToken(kind=kind, value=tops[0]))
        elif found not in state.missed:
            state = state.replace(missed=(*state.missed, found))
    return state


def earned(player: Player) -> tuple[ParadeKind, ...]:
    """The parades whose need is met, without a token yet; none where nobody told which tokens the player has."""
    if player.parades is None:
        return ()
    return tuple(kind for kind in ParadeKind if not player.has_parade(kind) and need_is_met(kind, player.cards))


def parade_value(state: State, move: ParadeValue) -> State:
    due = state.due[0]
    if move.parade is not due.parade:
        raise IllegalMove(Reason.NOT_NOW)
    state = state.replace(due=state.due[1:])
    if move.value is None:
        if not state.may_be_empty(due.parade, due.seat):
            refuse(move, Reason.PARADE_SKIPPED, parade=due.parade.value, value=state.left(due.parade)[0])
        return state.replace(emptied=(*state.emptied, due.parade))
    token = ParadeToken(kind=due.parade, value=move.value)
    check_token(state, move, due.seat, token)
    return _taken(state, due.seat, token)


def _taken(state: State, seat: int, token: ParadeToken) -> State:
    state = state.with_player(seat, state.players[seat].with_parade(token))
    between = seat == state.opponent_seat and not state.challenged(Challenge.PARADES_AT_ONCE)
    return state.replace(handed=(*state.handed, token)) if between else state


def check_token(state: State, move: ParadeValue | Correct, seat: int, token: ParadeToken) -> None:
    """Whether a player can have taken this token; their own tokens of the kind are left out of it."""
    kind, value = token.kind, token.value
    if value not in PARADES.values:
        raise IllegalMove(Reason.PARADE_VALUE, value=value)
    if value not in state.setup.stack:
        refuse(move, Reason.PARADE_NOT_IN_PLAY, value=value)
    elif value not in (left := state.left(kind)):
        refuse(move, Reason.PARADE_NOT_LEFT, parade=kind.value, value=value)
    elif value not in left[: state.unseen(kind, seat) + 1]:
        refuse(move, Reason.PARADE_SKIPPED, parade=kind.value, value=left[0])


def check_tokens(state: State, move: Correct, seat: int, player: Player) -> None:
    """Whether a player whose tokens are put right can have them."""
    bare = state.with_player(seat, player.replace(parades=()))
    tokens = move.parades or ()
    kinds = [token.kind for token in tokens]
    for token in tokens:
        if kinds.count(token.kind) > 1:
            refuse(
                move, Reason.PARADE_TWICE, name=state.called(seat), parade=token.kind.value, n=kinds.count(token.kind)
            )
        check_token(bare, move, seat, token)
        if player.complete and not need_is_met(token.kind, player.cards):
            refuse(move, Reason.PARADE_NOT_MET, name=state.called(seat), parade=token.kind.value)
