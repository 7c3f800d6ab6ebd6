"""Which known words a mistyped one may have been meant to be."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property
from itertools import chain
from typing import Final

from companion.lookup.stems import without_vowels

CONSONANTS: Final = 3
"""So many make a word that is written without its vowels."""


def typos_allowed(word: str) -> int:
    """How many wrong letters a word of this length may have."""
    return 0 if len(word) < 4 or word.isdecimal() else 1 if len(word) < 7 else 2


class Spellings:
    """Known words, by length and by the letters in them, so that few have to be compared letter by letter."""

    def __init__(self, known: Iterable[str]) -> None:
        self._by_length: dict[int, list[str]] = defaultdict(list)
        for word in known:
            self._by_length[len(word)].append(word)
        self._letters = cache(_letters)

    @cached_property
    def _hurried(self) -> dict[str, list[str]]:
        hurried: dict[str, list[str]] = defaultdict(list)
        for word in chain.from_iterable(self._by_length.values()):
            hurried[without_vowels(word)].append(word)
        return hurried

    def hurried(self, word: str) -> Sequence[str]:
        """The known words that are `word` when one leaves out their vowels."""
        if len(word) < CONSONANTS or without_vowels(word) != word:
            return ()
        return self._hurried.get(word, ())

    def near(self, word: str, started: bool = False) -> Iterator[tuple[str, int]]:
        """The known words within reach of `word`, and how far each is; `started`: also those it may be the start of."""
        reach, letters = typos_allowed(word), _letters(word)
        if not reach:
            return
        for length in self._by_length:
            if length < len(word) - reach or (length > len(word) + reach and not started):
                continue
            for other in self._by_length[length]:
                # A slip seldom spoils the first letters that far, and this spares most comparisons.
                if other[0] not in word[:3] and word[0] not in other[:3]:
                    continue
                if (letters & ~self._letters(other)).bit_count() > reach:
                    continue
                far = distance(word, other, reach, started)
                if far <= reach:
                    yield other, far


def distance(one: str, other: str, reach: int, started: bool = False) -> int:
    """How many letters must be added, dropped, changed or swapped with their neighbour; `reach` + 1 is "too many".

    `started`: until `one` is the start of `other`.
    """
    other = other[: len(one) + reach] if started else other
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, wanted in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
        if min(row) > reach:
            return reach + 1
    return min(min(row) if started else row[-1], reach + 1)


def _letters(word: str) -> int:
    """The letters of a word as bits; their order and number are lost."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) & 63)
    return bits
