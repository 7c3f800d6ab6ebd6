"""Answers and questions of Newdale, and the small words they are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from rules.kernel import Entry, IllegalMove, Move, Option, Phrase, Question, phrase
from rules.newdale.moves import AnyMove
from rules.newdale.state import State

NewdaleOption: TypeAlias = Option[AnyMove]
NewdaleEntry: TypeAlias = Entry[AnyMove]
NewdaleQuestion: TypeAlias = Question[AnyMove]
MoveT = TypeVar("MoveT", bound=Move)


def answer(move: AnyMove, key: str, refused: Phrase | None = None, /, **params: int | str | Phrase) -> NewdaleOption:
    return NewdaleOption(label=phrase(f"newdale.{key}", **params), move=move, refusal=refused)


def entry(key: str, samples: tuple[AnyMove, ...], /, **params: int | str | Phrase) -> tuple[NewdaleEntry, ...]:
    """An open answer; none where nothing of its kind is lawful."""
    return (NewdaleEntry(label=phrase(f"newdale.{key}", **params), samples=samples),) if samples else ()


def refused(check: Callable[[State, MoveT], None], state: State, move: MoveT) -> Phrase | None:
    """Why a check that `apply` makes too does not let the move pass; None where it does."""
    try:
        check(state, move)
    except IllegalMove as illegal:
        return illegal.phrase
    return None
