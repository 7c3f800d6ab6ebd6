"""What the search knows of our languages: words that say nothing, words that say the same, words about the opponent."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from typing import Any, Final

from companion.lookup.stems import stem

SHARED: Final = "lookup"
"""The folder of `data` with the words of every game's search."""
SURE: Final = 5
"""Letters of a name that is recognised by its stem."""


class Vocabulary:
    """The words of one game's search, in all our languages; `lists` are what `word_lists` has worked out."""

    def __init__(self, lists: Mapping[str, Any]) -> None:
        self._lists = lists
        self._small = frozenset(lists["small"])
        self._little = frozenset(lists["little"])
        self._hurried: Mapping[str, str] = lists["hurried"]
        self._of_opponent = frozenset(lists["of_opponent"])
        self._names_of_opponent: Mapping[str, list[str]] = lists["names_of_opponent"]

    def synonyms(self, language: str) -> Mapping[str, Collection[str]]:
        """For the stem of a word, the stems of the words that mean the same, or that it is an example of."""
        found: Mapping[str, Collection[str]] = self._lists["synonyms"][language]
        return found

    def telling(self, said: list[str]) -> list[str]:
        """The words that say what it is about; all of them when none does."""
        return [word for word in said if word not in self._small] or said

    def small_of(self, said: Iterable[str]) -> frozenset[str]:
        """The words that ask without saying about what."""
        return self._small.intersection(said)

    def in_full(self, said: Iterable[str]) -> list[str]:
        """Small words that were written in a hurry, without their vowels, as they are meant: "hw" is "how"."""
        return [word if word in self._little else self._hurried.get(word, word) for word in said]

    def about_opponent(self, said: Collection[str]) -> bool:
        named = (
            stem(word, language) in stems
            for word in long_words(said)
            for language, stems in self._names_of_opponent.items()
        )
        return not self._of_opponent.isdisjoint(said) or any(named)

    @cached_property
    def light(self) -> frozenset[str]:
        """The words that say a little, as written and as stems."""
        return frozenset(self._lists["light"])


def long_words(said: Iterable[str]) -> Iterable[str]:
    return (word for word in said if len(word) >= SURE)
