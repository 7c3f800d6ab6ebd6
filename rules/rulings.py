"""What a rulebook leaves open: each question by the id of its look-up entry, where both readings stand."""

from __future__ import annotations

from enum import StrEnum
from typing import Self


class OpenQuestion(StrEnum):
    """We follow the first reading; a table may choose the other one where `option` says so."""

    source: int | str
    """The page or the section of the book that leaves it open."""
    option: bool

    def __new__(cls, entry: str, source: int | str, option: bool = False) -> Self:
        self = str.__new__(cls, entry)
        self._value_ = entry
        self.source = source
        self.option = option
        return self

    @classmethod
    def options(cls) -> tuple[Self, ...]:
        """Those that a table may decide."""
        return tuple(question for question in cls if question.option)
