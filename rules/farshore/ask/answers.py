"""Answers and questions of Farshore, and the small words they are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar, cast

from rules.farshore.moves import AnyMove
from rules.farshore.state import State
from rules.kernel import IllegalMove, Move, Option, Phrase, Question, phrase

FarshoreOption: TypeAlias = Option[AnyMove]
FarshoreQuestion: TypeAlias = Question[AnyMove]
MoveT = TypeVar("MoveT", bound=Move)


def answer(move: AnyMove, key: str, refused: Phrase | None = None, /, **params: int | str | Phrase) -> FarshoreOption:
    return FarshoreOption.made(label=phrase(f"farshore.{key}", **params), move=move, refusal=refused)


def refused(check: Callable[[State, MoveT], None], state: State, move: MoveT) -> Phrase | None:
    """Why a check that `apply` makes too does not let the move pass; None where it does."""
    try:
        check(state, move)
    except IllegalMove as illegal:
        return illegal.phrase
    return None


def options_of(question: FarshoreQuestion | None, kind: type[MoveT]) -> list[Option[MoveT]]:
    """The options that are moves of one kind, refused ones included."""
    options = question.options if question else ()
    return [cast("Option[MoveT]", option) for option in options if isinstance(option.move, kind)]
