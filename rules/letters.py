"""Letters as they are compared: one folding for names, searches and files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar
from unicodedata import combining, normalize

ItemT = TypeVar("ItemT")
LONGEST: Final = 80
"""Of what is compared with every name: a whole page pasted into a field makes no work."""
ALIKE: Final = 0.6
"""From here on a name was probably meant."""


def fold(text: str) -> str:
    """`text` without case and accents: "Róża" is "roza", "ё" is "е"; "й" is a letter of its own."""
    if text.isascii():
        return text.casefold()
    bare = normalize("NFKD", text.casefold().replace("ł", "l")).replace("и\u0306", "й")
    accents = {letter for letter in set(bare) if combining(letter)}
    return bare.translate(dict.fromkeys(map(ord, accents))) if accents else bare


def composed(text: str) -> str:
    """One spelling of each letter: some systems write "é" as "e" with an accent after it."""
    return text if text.isascii() else normalize("NFC", text)


def alike(name: str) -> str:
    """The name of a person as it is compared with others: "Zoé" and "ZOÉ" are one, however they are spelled."""
    return composed(composed(name).casefold())


def letters(text: str) -> str:
    """Nothing but the folded letters and digits, for names: "Crow's Nest" and `crows_nest` are the same."""
    return "".join(letter for letter in fold(text).replace("й", "и") if letter.isalnum())


def nearest(text: str, index: Mapping[str, ItemT]) -> ItemT | None:
    """What `text`, which names nothing, was probably meant to be; the keys are `letters` of names."""
    from difflib import get_close_matches

    close = get_close_matches(letters(text[:LONGEST]), index, n=1, cutoff=ALIKE)
    return index[close[0]] if close else None
