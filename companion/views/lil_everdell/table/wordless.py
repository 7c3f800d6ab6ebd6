"""What stands in the place of words where a device hides them: what is asked, and what happened last, as drawings."""

from __future__ import annotations

from typing import Any

from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.window import LilWindow
from rules.lil_everdell.moves import (
    BeginRound,
    CorrectOpponent,
    NoCard,
    OpponentCard,
    ParadeValue,
    PlaceFriend,
    PlayCard,
    RollD8,
)
from rules.lil_everdell.state import Phase, State

Signs = tuple[str, ...]


def title_sign(window: LilWindow) -> str:
    """Whose turn it is; at the end, that points are counted."""
    state, dark = window.state, window.store.dark
    if state.phase is Phase.OVER:
        return looks.sign("points", dark)
    return looks.player(state, state.asked, dark, plain=True)


def asked_signs(window: LilWindow) -> Signs:
    """The question, with its mark at the end."""
    state, dark = window.state, window.store.dark
    return *_asked(state, dark), looks.sign("unknown", dark)


def _asked(state: State, dark: bool) -> Signs:
    match state.phase:
        case Phase.ROUND:
            return (looks.sign("moon", dark),)
        case Phase.FRIEND:
            return looks.player(state, state.turn, dark, plain=True), _arrow(dark), looks.sign("spot", dark)
        case Phase.OPPONENT:
            return looks.sign("d8", dark), _arrow(dark), looks.sign("cards", dark)
        case Phase.VALUE:
            return (looks.parade(state.due[0].parade.value, None, dark),)
    return (looks.sign("cards", dark),)


def _arrow(dark: bool) -> str:
    return looks.sign("arrow", dark)


def told_signs(window: LilWindow) -> Signs:
    """Who did what with the last move; nothing before the first."""
    table, dark = window.table, window.store.dark
    if table.length == 0:
        return ()
    before, move = table.states[table.length - 1], table.journal.moves[table.length - 1]
    return _told(before, move, dark)


def actor(before: State, move: Any) -> int:
    """The seat whose step it was: whom it names, else who was asked."""
    if isinstance(move, CorrectOpponent) and before.opponent_seat is not None:
        return before.opponent_seat
    seat: int = getattr(move, "seat", before.asked)
    return seat


def _told(before: State, move: Any, dark: bool) -> Signs:
    """A correction is drawn as a pencil."""
    who = looks.player(before, actor(before, move), dark, plain=True)
    match move:
        case BeginRound():
            return who, looks.sign("die", dark)
        case PlaceFriend(place=place):
            return who, _arrow(dark), looks.place(before, move.seat, place, dark)
        case PlayCard(laid=laid) | OpponentCard(laid=laid):
            return who, _arrow(dark), looks.laid_card(before, laid, dark)
        case NoCard():
            return who, looks.sign("no_card", dark)
        case RollD8(rolls=rolls):
            return who, *(looks.d8(number, dark) for number in rolls)
        case ParadeValue(parade=parade, value=value):
            token = looks.no_token(parade.value, dark) if value is None else looks.parade(parade.value, value, dark)
            return who, token
    return who, looks.sign("teach", dark)
