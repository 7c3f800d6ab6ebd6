"""The words that the search of a game treats apart, read from their files and worked out: what a `Vocabulary` is of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from companion.languages import LANGUAGES
from companion.lookup.entry_files import clarification
from companion.lookup.stems import stem, without_vowels, words
from companion.lookup.vocabulary import SHARED, long_words
from companion.shipped_files import files
from rules.kernel import Model

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


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


Lists = Mapping[str, tuple[WordLists, ...]]
"""By language."""


def word_lists(folder: Traversable) -> dict[str, Any]:
    """The shared words, and what a game has beside its entries in `folder`."""
    shared = files("data").joinpath(SHARED)
    lists = {language: (_read(shared, language), _read(folder, language)) for language in LANGUAGES}
    little = _words_of(lists, "small", "light")
    return {
        "synonyms": {language: _synonyms(language, own) for language, own in lists.items()},
        "light": sorted(_light(lists)),
        "small": sorted(_words_of(lists, "small")),
        "little": sorted(little),
        "hurried": _hurried(little),
        "of_opponent": sorted(_words_of(lists, "opponent", "opponents_parts")),
        "names_of_opponent": {language: _names_of_opponent(language, own) for language, own in lists.items()},
    }


def _read(folder: Traversable, language: str) -> WordLists:
    search, synonyms = (clarification(folder, f"{language}/{file}.toml") for file in ("search", "synonyms"))
    return WordLists.model_validate({**search, **synonyms})


def _words_of(lists: Lists, *kinds: str) -> set[str]:
    return {word for own in lists.values() for one in own for kind in kinds for word in words(getattr(one, kind))}


def _light(lists: Lists) -> set[str]:
    return {
        form
        for language, own in lists.items()
        for one in own
        for word in words(f"{one.light} {one.opponent}")
        for form in (word, stem(word, language))
    }


def _hurried(little: Iterable[str]) -> dict[str, str]:
    """Little words by how they are written without vowels: they are short, so only one of them may be meant."""
    spelled: dict[str, list[str]] = defaultdict(list)
    for word in sorted(little):
        spelled[without_vowels(word)].append(word)
    return {bare: meant[0] for bare, meant in spelled.items() if len(bare) > 1 and not meant[1:]}


def _names_of_opponent(language: str, own: Iterable[WordLists]) -> list[str]:
    """Stems; of short words many others have the same."""
    return sorted({stem(name, language) for one in own for name in long_words(words(one.opponent))})


def _synonyms(language: str, own: tuple[WordLists, ...]) -> dict[str, list[str]]:
    same: dict[str, set[str]] = defaultdict(set)
    for line in (line for one in own for line in one.same):
        stems = {stem(word, language) for word in words(line)}
        for each in stems:
            same[each] |= stems - {each}
    for line in (line for one in own for line in one.broader):
        broad, *narrow = (stem(word, language) for word in words(line))
        for each in narrow:
            same[each].add(broad)
    return {each: sorted(others) for each, others in sorted(same.items())}
