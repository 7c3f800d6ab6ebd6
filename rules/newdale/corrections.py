"""Corrections: the table is right, whatever was recorded."""

from __future__ import annotations

from typing import Final

from rules.kernel import IllegalMove, refuse
from rules.newdale.components.buildings import CHARACTERS
from rules.newdale.moves import CorrectPlayer, CorrectTable
from rules.newdale.reasons import Reason
from rules.newdale.rulings import Ruling
from rules.newdale.setup import characters_of, excess
from rules.newdale.state import State
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
    return after if move.round is None else _another_round(after, move, move.round)


def _another_round(state: State, move: CorrectTable, number: int) -> State:
    """A round that begins anew: no event, no markers, nobody drawn; what the events before were is kept."""
    players = tuple(player.replace(plan=(), goal=None) for player in state.players)
    keep = {"printed": move.printed, "drawn": move.drawn}
    fresh = state.replace(round=number, players=players, events=state.events[: number - 1], **keep)
    return fresh.replace(steps=round_steps(fresh))
