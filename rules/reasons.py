"""Why something is refused or doubted: the words, where the book says it, the look-up entry that explains it."""

from __future__ import annotations

from enum import StrEnum
from typing import Self


class Reason(StrEnum):
    """The value is the key of the phrase. A game lists its own: `CITY_FULL = "farshore.city_full", 7, "city"`."""

    source: int | str
    """A page of the book, or the code of one of its sections where the pages have no numbers."""
    entry: str
    """The look-up entry."""

    def __new__(cls, key: str, source: int | str, entry: str) -> Self:
        self = str.__new__(cls, key)
        self._value_ = key
        self.source = source
        self.entry = entry
        return self

    @classmethod
    def of(cls, key: str) -> Self:
        """The reason with this key, which must be one of the game's."""
        return next(reason for reason in cls if reason == key)
