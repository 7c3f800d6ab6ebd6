"""What the search knows of our languages: words that say nothing, words that say the same, words about the opponent."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache

from companion.languages import LANGUAGES
from companion.lookup.entries import clarification
from companion.lookup.stems import stem, words
from rules.kernel import Model


class Vocabulary(Model):
    """Words of one language, separated by spaces."""

    small: str
    """They ask without saying about what."""
    light: str
    """They say a little."""
    opponent: str
    """They ask about the opponent's entries and say nothing else: in those, every sentence is about them."""
    opponents_parts: str
    """They ask about these entries and say something more."""
    same: tuple[str, ...]
    """A line of words each, that mean the same."""
    broader: tuple[str, ...]
    """A word and what it may stand for: who asks about a mushroom may mean any resource."""


@cache
def synonyms(language: str) -> Mapping[str, frozenset[str]]:
    """For the stem of a word, the stems of the words that mean the same, or that it is an example of."""
    same: dict[str, set[str]] = defaultdict(set)
    for line in _vocabulary(language).same:
        stems = {stem(word, language) for word in words(line)}
        for one in stems:
            same[one] |= stems - {one}
    for line in _vocabulary(language).broader:
        broad, *narrow = (stem(word, language) for word in words(line))
        for one in narrow:
            same[one].add(broad)
    return {one: frozenset(others) for one, others in same.items()}


def telling(said: list[str]) -> list[str]:
    """The words that say what it is about; all of them when none does."""
    return [word for word in said if word not in _small()] or said


@cache
def light() -> frozenset[str]:
    """The words that say a little, as written and as stems."""
    return frozenset(
        form
        for language in LANGUAGES
        for word in words(f"{_vocabulary(language).light} {_vocabulary(language).opponent}")
        for form in (word, stem(word, language))
    )


def about_opponent(said: Iterable[str]) -> bool:
    return not _of_opponent().isdisjoint(said)


@cache
def _vocabulary(language: str) -> Vocabulary:
    search, synonyms = (clarification(f"{language}/{file}.toml") for file in ("search", "synonyms"))
    return Vocabulary.model_validate({**search, **synonyms})


@cache
def _small() -> frozenset[str]:
    spoken = map(_vocabulary, LANGUAGES)
    return frozenset(word for language in spoken for word in words(language.small))


@cache
def _of_opponent() -> frozenset[str]:
    spoken = map(_vocabulary, LANGUAGES)
    return frozenset(word for language in spoken for word in words(f"{language.opponent} {language.opponents_parts}"))
