"""Words that one player writes together and the other apart: "light house", "hightide"."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from companion.lookup.index import Index

_SHORTEST: Final = 4
"""Letters of a part; shorter ones are parts of too many words."""


def in_known_words(asked: Iterable[str], indexes: Collection[Index]) -> list[str]:
    """The words of a query, unknown ones joined with a neighbour or split in two where that gives known ones."""
    spelled: list[str] = []
    for word in asked:
        joined = spelled[-1] + word if spelled else ""
        if joined and _is_known(joined, indexes) and not (_is_known(word, indexes) and _is_known(spelled[-1], indexes)):
            spelled[-1] = joined
        else:
            spelled.append(word)
    return [part for word in spelled for part in _parts(word, indexes)]


def _parts(word: str, indexes: Collection[Index]) -> tuple[str, ...]:
    if _is_known(word, indexes):
        return (word,)
    for at in sorted(range(_SHORTEST, len(word) - _SHORTEST + 1), key=lambda at: abs(2 * at - len(word))):
        if any(index.knows(word[:at]) and index.knows(word[at:]) for index in indexes):
            return (word[:at], word[at:])
    return (word,)


def _is_known(word: str, indexes: Collection[Index]) -> bool:
    return any(index.knows(word) for index in indexes)
