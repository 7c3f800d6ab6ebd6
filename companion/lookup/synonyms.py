"""Words that mean the same to someone who searches."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from companion.lookup.entries import clarification
from companion.lookup.stems import stem, words


@cache
def synonyms(language: str) -> Mapping[str, frozenset[str]]:
    """For the stem of a word, the stems of the words that mean the same."""
    same: dict[str, set[str]] = defaultdict(set)
    for line in clarification(f"{language}/synonyms.toml").get("same", ()):
        stems = {stem(word, language) for word in words(line)}
        for one in stems:
            same[one] |= stems - {one}
    return {one: frozenset(others) for one, others in same.items()}
