"""What the search knows of our languages: words that say nothing, words that say the same, words about Krabita."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from companion.lookup.entries import clarification
from companion.lookup.stems import stem, words
from companion.words import LANGUAGES
from rules.kernel import Model


class Vocabulary(Model):
    """Words of one language, separated by spaces."""

    small: str
    """They ask without saying about what."""
    krabita: str
    """They ask about Krabita's entries and say nothing else: in those, every sentence is about her."""
    her_parts: str
    """They ask about them and say something more."""
    same: tuple[str, ...]
    """A line of words each, that mean the same."""


@cache
def synonyms(language: str) -> Mapping[str, frozenset[str]]:
    """For the stem of a word, the stems of the words that mean the same."""
    same: dict[str, set[str]] = defaultdict(set)
    for line in _vocabulary(language).same:
        stems = {stem(word, language) for word in words(line)}
        for one in stems:
            same[one] |= stems - {one}
    return {one: frozenset(others) for one, others in same.items()}


def telling(said: list[str]) -> list[str]:
    """The words that say what it is about; all of them when none does."""
    return [word for word in said if word not in _small()] or said


def about_krabita(said: list[str]) -> bool:
    return not _hers().isdisjoint(said)


@cache
def _vocabulary(language: str) -> Vocabulary:
    search, synonyms = (clarification(f"{language}/{file}.toml") for file in ("search", "synonyms"))
    return Vocabulary.model_validate({**search, **synonyms})


@cache
def _small() -> frozenset[str]:
    spoken = map(_vocabulary, LANGUAGES)
    return frozenset(word for language in spoken for word in words(f"{language.small} {language.krabita}"))


@cache
def _hers() -> frozenset[str]:
    spoken = map(_vocabulary, LANGUAGES)
    return frozenset(word for language in spoken for word in words(f"{language.krabita} {language.her_parts}"))
