"""What is left of a Russian word without its ending, so that "остров", "острова" and "островов" are the same word.

Snowball's Russian stemmer takes "-ов" and "-ив" for endings where they belong to the word, keeps "ветер" and "ветра"
apart, and is slower.
"""

from __future__ import annotations

import re
from typing import Final

_NOUN: Final = "а я о е ы и у ю ь й ой ей ий ою ею ом ем ам ям ами ями ах ях ию ии ия ие ием иям иями иях ью"
_ADJECTIVE: Final = "ый ая яя ое ее ые ого его ому ему ым им ых их ую юю ыми ими"
_VERB: Final = "ал ала ало али ил ила ило или ел ела ело ели ял яла яло яли ет ит ют ут ат ят ешь ишь ете ите"
_ENDINGS: Final = sorted({*_NOUN.split(), *_ADJECTIVE.split(), *_VERB.split()}, key=len, reverse=True)
_INFINITIVE: Final = "(?<=[аеиоуыя])ть"
"""Behind another letter it belongs to a noun: часть, части."""
_ENDING: Final = re.compile(rf"(?<=\w\w\w)(?:{_INFINITIVE}|{'|'.join(_ENDINGS)})(?:ся|сь)?$")
_SUFFIX: Final = re.compile(r"(?<=\w\w\w)(?:ост|ова|[ыи]ва|[аеиоя]|[оеиы]в|[ае]нн?|[аеи]л)+$")
_SOUNDS: Final = (
    (re.compile(r"ее(?=к$)"), "ей"),  # ячейка, ячеек
    (re.compile(r"(?<=\w\w[^аеиоуыэюя])[ео](?=[кцр]$)"), ""),  # стопка, стопок; конец, конца; ветер, ветра
)


def russian_stem(word: str) -> str:
    """The stem of a folded word; not itself a word."""
    stem = _SUFFIX.sub("", _ENDING.sub("", word))
    for sound, same in _SOUNDS:
        stem = sound.sub(same, stem)
    return stem
