"""Words as the search compares them: without case, accents and endings."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from threading import Lock
from types import ModuleType
from typing import Any, Final

from companion.languages import SPOKEN
from rules.letters import fold as fold

SNOWBALL: Final = "_one_of_snowballs"
_WORD: Final = re.compile(r"[^\W_]+")
_SILENT: Final = str.maketrans("", "", "aeiouаеиоуыэюя")


def words(text: str) -> list[str]:
    """The words of `text`, folded."""
    return _WORD.findall(fold(text))


def without_vowels(word: str) -> str:
    """A folded word as somebody in a hurry writes it."""
    return word.translate(_SILENT)


def spans(text: str) -> Iterator[tuple[int, int]]:
    """Where the words of `text` stand in it."""
    return (found.span() for found in _WORD.finditer(text))


@lru_cache(maxsize=20_000)
def stem(word: str, language: str) -> str:
    """The stem of a folded word."""
    return _stemmer(language)(word)


@cache
def _stemmer(language: str) -> Callable[[str], str]:
    name, _, function = SPOKEN[language].stemmer.partition(":")
    if function:
        own: Callable[[str], str] = getattr(import_module(name), function)
        return own
    # It works on the word in a place of its own, which two threads must not share.
    snowball, alone = _snowball(name), Lock()

    def snowball_stem(word: str) -> str:
        with alone:
            return str(snowball.stemWord(word))

    return snowball_stem


def _snowball(name: str) -> Any:
    """One language of Snowball's: as a whole it would load all thirty that it knows."""
    whole = find_spec("snowballstemmer")
    assert whole is not None
    package = ModuleType(SNOWBALL)
    package.__path__ = list(whole.submodule_search_locations or ())
    sys.modules.setdefault(SNOWBALL, package)
    return getattr(import_module(f"{SNOWBALL}.{name}_stemmer"), f"{name.capitalize()}Stemmer")()
