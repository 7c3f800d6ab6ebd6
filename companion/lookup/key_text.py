"""The words of an index in one text, each followed by the numbers of where it stands.

A text is read as fast as a file, and one question is answered as it lies; whoever asks at every keystroke has it sorted
out first.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

END: Final = "|"
"""Before and behind each word; words are made of letters and digits."""
NUMBERS: Final = ":"
OTHERS: Final = ";"
Listed = tuple[list[int], list[int]]
"""The headings with a word, and the articles that have it in their text alone."""


def key_text(keys: Mapping[str, Listed]) -> str:
    return END.join(["", *(f"{key}{NUMBERS}{_written(*keys[key])}" for key in sorted(keys)), ""])


def _written(headings: Iterable[int], texts: Iterable[int]) -> str:
    return f"{','.join(map(str, headings))}{OTHERS}{','.join(map(str, texts))}"


class KeyText:
    def __init__(self, text: str) -> None:
        self._text = text
        self._sorted: list[str] = []
        self._listings: dict[str, str] = {}

    def sort_out(self) -> None:
        """From now on every question is quick."""
        pairs = (part.partition(NUMBERS) for part in self._text.split(END)[1:-1])
        self._listings = {key: listing for key, _, listing in pairs}
        self._sorted = list(self._listings)

    def __iter__(self) -> Iterator[str]:
        return iter(self._sorted or re.findall(rf"{re.escape(END)}(\w+){NUMBERS}", self._text))

    def __contains__(self, key: str) -> bool:
        return key in self._listings if self._sorted else f"{END}{key}{NUMBERS}" in self._text

    def listed(self, key: str) -> Listed:
        """Where a word stands that is there."""
        headings, _, texts = self._listing(key).partition(OTHERS)
        return _numbers(headings), _numbers(texts)

    def _listing(self, key: str) -> str:
        if self._sorted:
            return self._listings[key]
        start = self._text.index(f"{END}{key}{NUMBERS}") + len(END) + len(key) + len(NUMBERS)
        return self._text[start : self._text.index(END, start)]

    def starting_with(self, start: str) -> Iterator[str]:
        if not self._sorted:
            yield from re.findall(rf"{re.escape(END)}({start}\w*){NUMBERS}", self._text)
            return
        at = bisect_left(self._sorted, start)
        while at < len(self._sorted) and self._sorted[at].startswith(start):
            yield self._sorted[at]
            at += 1


def _numbers(listed: str) -> list[int]:
    return [int(number) for number in listed.split(",")] if listed else []
