"""Answers and questions of Newdale, and the small words they are made of."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from rules.kernel import Entry, Move, Option, Phrase, Question, phrase
from rules.newdale.moves import AnyMove

NewdaleOption: TypeAlias = Option[AnyMove]
NewdaleEntry: TypeAlias = Entry[AnyMove]
NewdaleQuestion: TypeAlias = Question[AnyMove]
MoveT = TypeVar("MoveT", bound=Move)


def answer(move: AnyMove, key: str, refused: Phrase | None = None, /, **params: int | str | Phrase) -> NewdaleOption:
    return NewdaleOption.made(label=phrase(f"newdale.{key}", **params), move=move, refusal=refused)


def entry(key: str, samples: tuple[AnyMove, ...], /, **params: int | str | Phrase) -> tuple[NewdaleEntry, ...]:
    """An open answer; none where nothing of its kind is lawful."""
    return (NewdaleEntry.of(phrase(f"newdale.{key}", **params), *samples),) if samples else ()
