"""What the search knows of our languages: words that say nothing, words that say the same, words about the opponent."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from companion.languages import LANGUAGES
from companion.lookup.entries import clarification
from companion.lookup.stems import stem, without_vowels, words
from rules.kernel import Model

SHARED: Final = "lookup"
"""The folder of `data` with the words of every game's search."""


SURE: Final = 5
"""Letters of a name that is recognised by its stem."""


class WordLists(Model):
    """Words of one language, separated by spaces: those of every game, or what a game adds to them."""

    small: str = ""
    """They ask without saying about what."""
    light: str = ""
    """They say a little."""
    opponent: str = ""
    """They ask about the opponent's entries and say nothing else: in those, every sentence is about them."""
    opponents_parts: str = ""
    """They ask about these entries and say something more."""
    same: tuple[str, ...] = ()
    """A line of words each, that mean the same."""
    broader: tuple[str, ...] = ()
    """A word and what it may stand for: who asks about a mushroom may mean any resource."""


class Vocabulary:
    """The words of one game's search, in all our languages."""

    def __init__(self, lists: Mapping[str, tuple[WordLists, ...]]) -> None:
        self._lists = lists
        self._synonyms = {language: _synonyms(language, lists[language]) for language in lists}

    @classmethod
    def of(cls, folder: Traversable) -> Vocabulary:
        """The shared words, and what a game has beside its entries in `folder`."""
        shared = files("data").joinpath(SHARED)
        return cls({language: (_read(shared, language), _read(folder, language)) for language in LANGUAGES})

    def synonyms(self, language: str) -> Mapping[str, frozenset[str]]:
        """For the stem of a word, the stems of the words that mean the same, or that it is an example of."""
        return self._synonyms[language]

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
            stem(word, language) in stems for word in _long(said) for language, stems in self._names_of_opponent.items()
        )
        return not self._of_opponent.isdisjoint(said) or any(named)

    @cached_property
    def light(self) -> frozenset[str]:
        """The words that say a little, as written and as stems."""
        return frozenset(
            form
            for language, lists in self._lists.items()
            for own in lists
            for word in words(f"{own.light} {own.opponent}")
            for form in (word, stem(word, language))
        )

    @cached_property
    def _small(self) -> frozenset[str]:
        return frozenset(word for lists in self._lists.values() for own in lists for word in words(own.small))

    @cached_property
    def _little(self) -> frozenset[str]:
        """The words that say a little or nothing, as written."""
        every = (own for lists in self._lists.values() for own in lists)
        return frozenset(word for own in every for word in words(f"{own.small} {own.light}"))

    @cached_property
    def _hurried(self) -> Mapping[str, str]:
        """They are short: only one of them may be meant."""
        spelled: dict[str, list[str]] = defaultdict(list)
        for word in self._little:
            spelled[without_vowels(word)].append(word)
        return {bare: meant[0] for bare, meant in spelled.items() if len(bare) > 1 and not meant[1:]}

    @cached_property
    def _of_opponent(self) -> frozenset[str]:
        every = (own for lists in self._lists.values() for own in lists)
        return frozenset(word for own in every for word in words(f"{own.opponent} {own.opponents_parts}"))

    @cached_property
    def _names_of_opponent(self) -> Mapping[str, frozenset[str]]:
        """Stems, by language; of short words many others have the same."""
        return {
            language: frozenset(stem(name, language) for own in lists for name in _long(words(own.opponent)))
            for language, lists in self._lists.items()
        }


def _long(said: Iterable[str]) -> Iterable[str]:
    return (word for word in said if len(word) >= SURE)


def _read(folder: Traversable, language: str) -> WordLists:
    search, synonyms = (clarification(folder, f"{language}/{file}.toml") for file in ("search", "synonyms"))
    return WordLists.model_validate({**search, **synonyms})


def _synonyms(language: str, lists: tuple[WordLists, ...]) -> Mapping[str, frozenset[str]]:
    same: dict[str, set[str]] = defaultdict(set)
    for line in (line for own in lists for line in own.same):
        stems = {stem(word, language) for word in words(line)}
        for one in stems:
            same[one] |= stems - {one}
    for line in (line for own in lists for line in own.broader):
        broad, *narrow = (stem(word, language) for word in words(line))
        for one in narrow:
            same[one].add(broad)
    return {one: frozenset(others) for one, others in same.items()}
