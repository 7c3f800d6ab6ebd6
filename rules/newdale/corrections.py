"""Corrections: the table is right, whatever was recorded."""

from __future__ import annotations

from typing import Final

from rules.kernel import IllegalMove, refuse
from rules.newdale.components.buildings import CHARACTERS
from rules.newdale.components.figures import NOBODY
from rules.newdale.components.numbers import ROUNDS
from rules.newdale.moves import CorrectPlayer, CorrectTable
from rules.newdale.reasons import Reason
from rules.newdale.rulings import Ruling
from rules.newdale.setup import TurnedEvent, Where, characters_of, excess
from rules.newdale.state import Phase, State
from rules.newdale.steps import (
    ActDue,
    BuildDue,
    DrawDue,
    EventDue,
    FinalDue,
    GoalDue,
    PlanDue,
    RoundDue,
    SpecialDue,
    Step,
)
from rules.newdale.turns import round_steps

COUNTS: Final = ("houses", "fists", "ship")
PLAIN: Final = (
    "score",
    "markers",
    "plan",
    "locks",
    "built",
    "houses",
    "tokens",
    "character",
    "character_used",
    "ship",
    "left",
)
BOARD: Final = ("markers", "plan", "locks", "built", "houses", "tokens")
"""What only a seat with a followed board has."""
TABLE: Final = ("printed", "drawn", "draws", "held", "hooded", "removed")
KINDS: Final = (EventDue, PlanDue, DrawDue, ActDue, BuildDue, SpecialDue, RoundDue, FinalDue, GoalDue)
"""Steps as they follow each other."""
OF_TABLE: Final = (EventDue, PlanDue, DrawDue, RoundDue)


def correct_player(state: State, move: CorrectPlayer) -> State:
    changes = {field: getattr(move, field) for field in PLAIN if getattr(move, field) is not None}
    if move.fists is not None:
        changes["fists_told"] = move.fists
    _check_counts(state, move, changes)
    player = state.players[move.seat].replace(**changes)
    for reason, params in excess(player, state.setup.replace(box=state.box)):
        refuse(move, reason, **params)
    if move.character is not None and move.character not in characters_of(state.setup):
        name = CHARACTERS[move.character].name
        refuse(move, Reason.CHARACTER_CHAPTER, name=name, chapter=state.setup.chapter)
    if move.left and state.order == (move.seat,):
        raise IllegalMove(Reason.LAST_PERSON, name=state.name(move.seat))
    return state.with_player(move.seat, player)


def _check_counts(state: State, move: CorrectPlayer, changes: dict[str, object]) -> None:
    if any((getattr(move, field) or 0) < 0 for field in COUNTS):
        raise IllegalMove(Reason.NEGATIVE_COUNT)
    # Ruling: score_below_zero.
    if (move.score or 0) < 0 and not state.other_reading(Ruling.SCORE_BELOW_ZERO):
        raise IllegalMove(Reason.NEGATIVE_COUNT)
    told_points = move.score is not None and state.players[move.seat].score is None
    if told_points or (not state.has_board(move.seat) and any(field in changes for field in BOARD)):
        raise IllegalMove(Reason.NOT_FOLLOWED, name=state.name(move.seat))


def correct_table(state: State, move: CorrectTable) -> State:
    changes = {field: getattr(move, field) for field in TABLE if getattr(move, field) is not None}
    if any(each.seat >= len(state.players) for each in move.held or ()):
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    if move.starter is not None:
        if move.starter not in state.order:
            raise IllegalMove(Reason.NO_SUCH_PLAYER)
        changes["starter"] = move.starter
    after = state.replace(**changes)
    if move.round is not None:
        return _another_round(after, move, move.round)
    return after if move.starter is None else after.replace(steps=_in_order(after))


def _in_order(state: State) -> tuple[Step, ...]:
    """What is due, in the order of whoever has the bag now."""
    order = {seat: at for at, seat in enumerate(state.order)}

    def turn(step: Step) -> tuple[int, int, int]:
        marker = step.marker if isinstance(step, ActDue) else 0
        at = 0 if isinstance(step, OF_TABLE) else order.get(step.seat, 0)
        return KINDS.index(type(step)), marker, at

    return tuple(sorted(state.steps, key=turn))


def _another_round(state: State, move: CorrectTable, number: int) -> State:
    """A round that begins anew: no event, no markers, nobody drawn; what the events before were is kept.

    In another one than this, whoever worked for one round only is back in the bag.
    """
    players = tuple(player.replace(plan=(), goal=None) for player in state.players)
    fresh = state.replace(
        round=number,
        players=players,
        events=_events_before(state, number),
        printed=move.printed,
        drawn=move.drawn,
        draws=ROUNDS.drawn if move.draws is None else move.draws,
    )
    if number != state.round:
        prisoners = tuple(each for each in state.held if each.where is Where.PRISON)
        fresh = fresh.replace(freed=NOBODY, held=prisoners if move.held is None else move.held)
    return fresh.replace(steps=round_steps(fresh))


def _events_before(state: State, number: int) -> tuple[TurnedEvent, ...]:
    """Of the rounds before that one, as far as somebody remembers them; its own is turned up again."""
    midway = state.setup.midway
    first, told = (midway.round, len(midway.events)) if midway else (1, 0)
    before = min(number - 1, told + max(0, number - first))
    own = number <= state.round <= ROUNDS.rounds and state.phase is not Phase.EVENT
    return state.events[: min(before, max(0, len(state.events) - own))]
