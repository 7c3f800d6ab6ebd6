"""What is left of a Polish word without its ending, so that "statkiem", "statków" and "statkow" are the same word.

Snowball's Polish stemmer needs the accents that players leave out, and keeps "statek" and "statku" apart.
"""

from __future__ import annotations

import re
from typing import Final

_ENDINGS: Final = (
    *("ami", "iami", "ach", "iach", "owi", "owie", "ow", "om", "em", "iem", "ie", "ia", "io", "iu", "ii"),
    *("ego", "emu", "ej", "ym", "im", "ymi", "imi", "ych", "ich", "osc", "osci", "oscia"),
    *("ac", "am", "uje", "owac", "anie", "ania", "aniem", "aniu", "ic", "yc", "isz", "ysz", "asz", "esz"),
    *(vowel + past for vowel in "aeiy" for past in ("l", "la", "lo", "li", "ly", "lem", "lam", "les", "las")),
    *("a", "e", "i", "o", "u", "y"),
)
_ENDING: Final = re.compile(rf"(?<=\w\w\w)(?:{'|'.join(sorted(_ENDINGS, key=len, reverse=True))})$")
_SUFFIX: Final = re.compile(r"(?<=\w\w\w\w)(?:[aeo]n|ow|uj|ow[uy]j)$")  # odrzucony, odrzucić; unikatowy, unikat
_SOUNDS: Final = (
    (re.compile(r"(?<=\w\w[^aeiouy])i?e(?=[kc]$)"), ""),  # statek, statku; surowiec, surowca
    (re.compile(r"ia"), "ie"),  # miasto, mieście
    (re.compile(r"(?<=r)z$|(?<=d)z$|i$"), ""),  # tura, turze; pogoda, pogodzie
    (re.compile(r"[kt]$"), "c"),  # zatoka, zatoce; karta, karcie
)


def polish_stem(word: str) -> str:
    """The stem of a folded word; not itself a word."""
    stem = _SUFFIX.sub("", _ENDING.sub("", word))
    for sound, same in _SOUNDS:
        stem = sound.sub(same, stem)
    return stem
