"""The languages of the app: a fourth one is a row here and its files in `data`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


def _one_or_other(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def _polish(number: int) -> str:
    return "one" if abs(number) == 1 else "few" if _ends_in_two_to_four(abs(number)) else "many"


def _russian(number: int) -> str:
    size = abs(number)
    one = size % 10 == 1 and size % 100 != 11
    return "one" if one else "few" if _ends_in_two_to_four(size) else "many"


def _ends_in_two_to_four(size: int) -> bool:
    return size % 10 in (2, 3, 4) and size % 100 not in (12, 13, 14)


@dataclass(frozen=True)
class Language:
    """What the code must know of a language; its words lie in `data/locales` and `data/lookup`."""

    code: str
    name: str
    """As it calls itself."""
    english: str
    """As Windows spells it, in `Polish_Poland`."""
    stemmer: str
    """`module:function` that takes the ending off a folded word, or the name of one of Snowball's."""
    hanging: str = ""
    """Words of one letter: none of them stands at the end of a line."""
    yes: tuple[str, ...] = ()
    no: tuple[str, ...] = ()
    """How a table in a file says it, besides English."""
    plurals: tuple[str, ...] = ("one", "other")
    """The forms that go with numbers."""
    plural: Callable[[int], str] = _one_or_other
    """Which of them goes with a whole number."""
    thousands: str = ","
    """What stands between the digits of a long number."""
    letter_width: float = 6.4
    """Of a letter of the smallest text, in pixels, at the usual text size."""


_SPOKEN: Final = (
    Language("en", "English", "english", "english", yes=("yes", "true", "1", "x"), no=("", "no", "false", "0")),
    Language(
        "pl",
        "Polski",
        "polish",
        "companion.lookup.polish:polish_stem",
        hanging="aiouwz",
        yes=("tak",),
        no=("nie",),
        plurals=("one", "few", "many", "other"),
        plural=_polish,
        thousands="\N{NO-BREAK SPACE}",
        letter_width=7.0,
    ),
    Language(
        "ru",
        "Русский",
        "russian",
        "companion.lookup.russian:russian_stem",
        hanging="авикосу",
        yes=("да",),
        no=("нет",),
        plurals=("one", "few", "many", "other"),
        plural=_russian,
        thousands="\N{NO-BREAK SPACE}",
        letter_width=7.4,
    ),
)
SPOKEN: Final[Mapping[str, Language]] = MappingProxyType({language.code: language for language in _SPOKEN})
LANGUAGES: Final = tuple(SPOKEN)
FALLBACK: Final = "en"
YES: Final = tuple(word for language in _SPOKEN for word in language.yes)
NO: Final = tuple(word for language in _SPOKEN for word in language.no)
