"""The part of a text that shows why it was found."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from companion.lookup.search import lit

Spans = tuple[tuple[int, int], ...]
AHEAD: Final = 90
"""About as many characters as fit before a short text is cut off."""
SKIPPED: Final = "… "
_SENTENCE: Final = re.compile(r"(?<=[.?!;:]) ")


def excerpt(text: str, keys: frozenset[str], language: str) -> tuple[str, Spans]:
    """`text` from the sentence on that has the first word asked for, and where such words stand in it."""
    found = lit(text, keys, language)
    start = _sentence(text, found[0][0]) if found and found[0][1] > AHEAD else 0
    if not start:
        return text, found
    shift = start - len(SKIPPED)
    return SKIPPED + text[start:], tuple((first - shift, last - shift) for first, last in found)


def pieces(text: str, spans: Sequence[tuple[int, int]]) -> tuple[tuple[str, bool], ...]:
    """`text` cut into what is asked for and what is not."""
    cut: list[tuple[str, bool]] = []
    at = 0
    for first, last in spans:
        cut += [(text[at:first], False), (text[first:last], True)]
        at = last
    return tuple(piece for piece in (*cut, (text[at:], False)) if piece[0])


def _sentence(text: str, at: int) -> int:
    """Where the sentence begins that `at` stands in."""
    return max((gap.end() for gap in _SENTENCE.finditer(text, 0, at)), default=0)
