"""Answers and questions of Farshore, and the small words they are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from rules.farshore.moves import AnyMove
from rules.farshore.state import State
from rules.kernel import Answer, IllegalMove, Move, Phrase, Question, phrase

FarshoreAnswer: TypeAlias = Answer[AnyMove]
FarshoreQuestion: TypeAlias = Question[AnyMove]
MoveT = TypeVar("MoveT", bound=Move)


def answer(move: AnyMove, key: str, **params: int | str | Phrase) -> FarshoreAnswer:
    return FarshoreAnswer(label=phrase(f"farshore.{key}", **params), move=move)


def lawful(check: Callable[[State, MoveT], None], state: State, move: MoveT) -> bool:
    """Whether a check that `apply` makes too lets the move pass."""
    try:
        check(state, move)
    except IllegalMove:
        return False
    return True
