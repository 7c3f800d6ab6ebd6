"""Finding something by a few letters of its name: one rule wherever there is a list to search."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Generic, TypeVar

from rules.letters import fold, letters

T = TypeVar("T")
LETTERS: Final = 2
"""So many make a search of a long list."""
NOT_AT_ALL: Final = 100
_WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")


@dataclass(frozen=True)
class Findable(Generic[T]):
    """A thing and whatever it may be called, the names that count most first."""

    thing: T
    shown: str
    """As the window calls it."""
    printed: tuple[str, ...] = ()
    """As the owner's box does."""
    elsewhere: tuple[str, ...] = ()
    """In other languages and in files."""


def searches(query: str) -> bool:
    """Whether enough letters are there to find something by."""
    return len(letters(query)) >= LETTERS


def find(query: str, things: Iterable[Findable[T]]) -> list[T]:
    """What is called so, best first: Enter takes the first. Without a letter everything, in its order.

    Names that begin so, or a word of which does, come before names that hold the letters somewhere; among each of
    these the window's own names come first, then the box's, then all others; what fits alike stands by the alphabet.
    """
    wanted = letters(query)
    if not wanted:
        return [one.thing for one in things]
    words = tuple(map(letters, query.split()))
    placed = [(_place(wanted, words, one), _parts(one.shown), one.thing) for one in things]
    in_order = sorted(placed, key=lambda found: found[:2])
    return [thing for place, _, thing in in_order if place[0] < NOT_AT_ALL]


def _place(wanted: str, words: tuple[str, ...], one: Findable[T]) -> tuple[int, int]:
    kinds = ((one.shown,), one.printed, one.elsewhere)
    named = ((kind, _fits(wanted, words, name)) for kind, names in enumerate(kinds) for name in names)
    inside = len(kinds)
    ranked = ((kind + (inside if fit == _INSIDE else 0), fit) for kind, fit in named if fit is not None)
    return min(ranked, default=(NOT_AT_ALL, 0))


_START, _WORD_START, _INSIDE = range(3)


def _fits(wanted: str, words: tuple[str, ...], name: str) -> int | None:
    """How well a name fits; None where it does not."""
    parts = _parts(name)
    tails = ["".join(parts[at:]) for at in range(len(parts))]
    if tails and tails[0].startswith(wanted):
        return _START
    if any(tail.startswith(wanted) for tail in tails) or _all_begin(words, parts):
        return _WORD_START
    return _INSIDE if tails and wanted in tails[0] else None


def _all_begin(words: tuple[str, ...], parts: tuple[str, ...]) -> bool:
    return all(any(part.startswith(word) for part in parts) for word in words)


@lru_cache(maxsize=8192)
def _parts(name: str) -> tuple[str, ...]:
    """The words of a name, folded; an apostrophe makes no new one."""
    return tuple(letters(word) for word in _WORD.findall(fold(name)))
