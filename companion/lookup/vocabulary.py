"""What the search knows of our languages: words that say nothing, words that say the same, words about the opponent."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from companion.languages import LANGUAGES
from companion.lookup.entries import clarification
from companion.lookup.stems import stem, words
from rules.kernel import Model

SHARED: Final = "lookup"
"""The folder of `data` with the words of every game's search."""


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

    def about_opponent(self, said: Iterable[str]) -> bool:
        return not self._of_opponent.isdisjoint(said)

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
    def _of_opponent(self) -> frozenset[str]:
        every = (own for lists in self._lists.values() for own in lists)
        return frozenset(word for own in every for word in words(f"{own.opponent} {own.opponents_parts}"))


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
