"""Answers and questions of New Lands, and the small words they are made of."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from rules.kernel import Entry, Move, Option, Phrase, Question, phrase
from rules.new_lands.moves import AnyMove

LandsOption: TypeAlias = Option[AnyMove]
LandsEntry: TypeAlias = Entry[AnyMove]
LandsQuestion: TypeAlias = Question[AnyMove]
MoveT = TypeVar("MoveT", bound=Move)


def answer(move: AnyMove, key: str, refused: Phrase | None = None, /, **params: int | str | Phrase) -> LandsOption:
    return LandsOption.made(label=phrase(f"new_lands.{key}", **params), move=move, refusal=refused)
