"""Words as the search compares them: without case, accents and endings."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from threading import Lock
from typing import Final
from unicodedata import combining, normalize

from companion.lookup.polish import polish_stem
from companion.lookup.russian import russian_stem

_WORD: Final = re.compile(r"[^\W_]+")


def fold(text: str) -> str:
    """`text` without case and accents: "Róża" is "roza", "ё" is "е"; "й" is a letter of its own."""
    bare = normalize("NFKD", text.casefold().replace("ł", "l")).replace("и\u0306", "й")
    return "".join(letter for letter in bare if not combining(letter))


def words(text: str) -> list[str]:
    """The words of `text`, folded."""
    return _WORD.findall(fold(text))


def spans(text: str) -> Iterator[tuple[int, int]]:
    """Where the words of `text` stand in it."""
    return (found.span() for found in _WORD.finditer(text))


@lru_cache(maxsize=20_000)
def stem(word: str, language: str) -> str:
    """The stem of a folded word."""
    return _stemmer(language)(word)


@cache
def _stemmer(language: str) -> Callable[[str], str]:
    if language == "pl":
        return polish_stem
    if language == "ru":
        return russian_stem
    # Imported here: it loads every language it knows, and only who searches needs one.
    import snowballstemmer  # type: ignore[import-untyped]

    # It works on the word in a place of its own, which two threads must not share.
    english, alone = snowballstemmer.stemmer("english"), Lock()

    def english_stem(word: str) -> str:
        with alone:
            return str(english.stemWord(word))

    return english_stem
