"""Letters as they are compared: one folding for names, searches and files."""

from __future__ import annotations

from unicodedata import combining, normalize


def fold(text: str) -> str:
    """`text` without case and accents: "Róża" is "roza", "ё" is "е"; "й" is a letter of its own."""
    if text.isascii():
        return text.casefold()
    bare = normalize("NFKD", text.casefold().replace("ł", "l")).replace("и\u0306", "й")
    accents = {letter for letter in set(bare) if combining(letter)}
    return bare.translate(dict.fromkeys(map(ord, accents))) if accents else bare


def letters(text: str) -> str:
    """Nothing but the folded letters and digits, for names: "Crow's Nest" and `crows_nest` are the same."""
    return "".join(letter for letter in fold(text).replace("й", "и") if letter.isalnum())
