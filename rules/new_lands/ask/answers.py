"""Answers and questions of New Lands, and the small words they are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from rules.kernel import Entry, IllegalMove, Move, Option, Phrase, Question, phrase
from rules.new_lands.moves import AnyMove
from rules.new_lands.state import State

LandsOption: TypeAlias = Option[AnyMove]
LandsEntry: TypeAlias = Entry[AnyMove]
LandsQuestion: TypeAlias = Question[AnyMove]
MoveT = TypeVar("MoveT", bound=Move)


def answer(move: AnyMove, key: str, refused: Phrase | None = None, /, **params: int | str | Phrase) -> LandsOption:
    return LandsOption(label=phrase(f"new_lands.{key}", **params), move=move, refusal=refused)


def refused(check: Callable[[State, MoveT], object], state: State, move: MoveT) -> Phrase | None:
    """Why a check that `apply` makes too does not let the move pass; None where it does."""
    try:
        check(state, move)
    except IllegalMove as illegal:
        return illegal.phrase
    return None
