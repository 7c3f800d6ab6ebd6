"""Answers and questions of Farshore, and the small words they are made of."""

from __future__ import annotations

from typing import TypeAlias, TypeVar, cast

from rules.farshore.moves import AnyMove
from rules.farshore.people import Refusal
from rules.kernel import Move, Option, Phrase, Question, phrase

FarshoreOption: TypeAlias = Option[AnyMove]
FarshoreQuestion: TypeAlias = Question[AnyMove]
MoveT = TypeVar("MoveT", bound=Move)


def answer(move: AnyMove, key: str, refused: Phrase | None = None, /, **params: int | str | Phrase) -> FarshoreOption:
    return FarshoreOption.made(label=phrase(f"farshore.{key}", **params), move=move, refusal=refused)


def asks(
    who: str,
    ask: Phrase,
    do: tuple[Phrase, ...] = (),
    why: tuple[Phrase, ...] = (),
    options: tuple[FarshoreOption, ...] = (),
) -> FarshoreQuestion:
    """A question, as it is made here: nothing of it need be looked at again."""
    return FarshoreQuestion.made(who=who, ask=ask, do=do, why=why, options=options, entries=())


class Offer:
    """An option that is made once, and what it looks like when it is grey, for each reason."""

    def __init__(self, option: FarshoreOption) -> None:
        self._option = option
        self._grey: dict[Refusal, FarshoreOption] = {}

    def unless(self, refusal: Refusal | None) -> FarshoreOption:
        """The option, grey where there is a refusal, which is the first that `apply` would make too."""
        if refusal is None:
            return self._option
        if refusal not in self._grey:
            self._grey[refusal] = self._option.replace(refusal=phrase(refusal[0], **dict(refusal[1])))
        return self._grey[refusal]


def options_of(question: FarshoreQuestion | None, kind: type[MoveT]) -> list[Option[MoveT]]:
    """The options that are moves of one kind, refused ones included."""
    options = question.options if question else ()
    return [cast("Option[MoveT]", option) for option in options if isinstance(option.move, kind)]
