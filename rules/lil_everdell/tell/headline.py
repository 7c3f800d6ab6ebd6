"""What was done, in one line or two."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rules.kernel import Phrase, phrase
from rules.lil_everdell.components.traits import Royal
from rules.lil_everdell.moves import (
    AnyMove,
    BeginRound,
    CorrectMove,
    CorrectOpponent,
    CorrectPerson,
    CorrectTable,
    EffectMove,
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
from rules.lil_everdell.opponent.turn import princes_place
from rules.lil_everdell.state import State
from rules.lil_everdell.tell.naming import card_name, listed, place_name
from rules.moves import Leave


def headline(state: State, move: AnyMove) -> Iterator[Phrase]:
    match move:
        case BeginRound():
            yield phrase("lil_everdell.log_round", round=state.round, name=state.called(state.sun))
        case PlaceFriend(seat=seat, place=place):
            yield phrase("lil_everdell.log_friend", name=state.called(seat), place=place_name(state, seat, place))
        case PlayCard(seat=seat, laid=laid):
            key = "log_extra" if move.extra else "log_card"
            card = card_name(state.facts, laid)
            yield phrase(f"lil_everdell.{key}", name=state.called(seat), card=card)
        case NoCard(seat=seat):
            yield phrase("lil_everdell.log_no_card", name=state.called(seat))
        case RollD8():
            rolls = listed([phrase("lil_everdell.number", n=number) for number in move.rolls])
            yield phrase("lil_everdell.log_roll", name=state.called(state.turn), rolls=rolls)
        case OpponentCard():
            yield from _opponent(state, move)
        case ParadeValue(value=None):
            yield phrase("lil_everdell.log_none_left", parade=move.parade.value)
        case ParadeValue():
            return  # the token itself is told
        case CorrectPerson() | CorrectOpponent() | CorrectTable():
            yield from _corrected(state, move)
        case _:
            yield _effect(state, move)


def _opponent(state: State, move: OpponentCard) -> Iterator[Phrase]:
    name = state.called(state.turn)
    place = princes_place(state) if state.royal is Royal.PRINCE else None
    if place is not None:
        yield phrase("lil_everdell.log_friend", name=name, place=place_name(state, state.turn, place))
    yield phrase("lil_everdell.log_card", name=name, card=card_name(state.facts, move.laid))


def _effect(state: State, move: EffectMove) -> Phrase:
    match move:
        case NameCard():
            was = card_name(state.facts, state.players[move.seat].cards[move.at])
            name, now = state.called(move.seat), state.facts.name(move.card)
            return phrase("lil_everdell.log_name_card", name=name, was=was, card=now)
        case LoseCard():
            card = card_name(state.facts, state.players[move.seat].cards[move.at])
            return phrase("lil_everdell.log_lose_card", name=state.called(move.seat), card=card)
        case Learn(fact=learned):
            return phrase("lil_everdell.log_learn", fact=learned.fact)
        case Leave():
            return phrase("lil_everdell.log_leave", name=state.called(move.seat))
        case _:
            assert_never(move)


def _corrected(state: State, move: CorrectMove) -> Iterator[Phrase]:
    if isinstance(move, CorrectTable):
        yield phrase("lil_everdell.log_correct_table")
        return
    seat = move.seat if isinstance(move, CorrectPerson) else state.opponent_seat or 0
    yield phrase("lil_everdell.log_correct", name=state.called(seat))
    if isinstance(move, CorrectPerson) and move.left is not None:
        yield phrase("lil_everdell.fix_left", left="yes" if move.left else "no")
    if isinstance(move, CorrectOpponent) and move.gaps is not None:
        yield phrase("lil_everdell.fix_gaps", n=len(move.gaps))
    if move.cards is not None:
        yield phrase("lil_everdell.fix_cards", n=len(move.cards))
    if move.complete is not None:
        yield phrase("lil_everdell.fix_complete", complete="yes" if move.complete else "no")
    if move.friends is not None:
        yield phrase("lil_everdell.fix_friends", n=len(move.friends))
