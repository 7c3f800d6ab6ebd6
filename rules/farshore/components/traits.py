"""The words a card, a place and a season are described with."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import StrEnum
from operator import ge
from typing import Annotated, Final, Self, TypeAlias

from pydantic import Field

from rules.kernel import Model
from rules.values import made


class Colour(StrEnum):
    """What a card does: production, governance, traveller, destination, prosperity (p. 8)."""

    GREEN = "green"
    BLUE = "blue"
    BROWN = "brown"
    RED = "red"
    PURPLE = "purple"


class Kind(StrEnum):
    CREATURE = "creature"
    CONSTRUCTION = "construction"


class Rarity(StrEnum):
    COMMON = "common"
    UNIQUE = "unique"


Trait: TypeAlias = Colour | Kind | Rarity


class Season(StrEnum):
    """Ordered as the year goes; the game starts in winter and ends in autumn."""

    WINTER = "winter"
    SPRING = "spring"
    SUMMER = "summer"
    AUTUMN = "autumn"

    @property
    def next(self) -> Season | None:
        """The season to prepare for; None in autumn."""
        return _NEXT[self]

    # A str compares by its letters, so all four comparisons are needed.
    def __lt__(self, other: str) -> bool:
        return _NUMBERS[self] < _NUMBERS[other]

    def __le__(self, other: str) -> bool:
        return _NUMBERS[self] <= _NUMBERS[other]

    def __gt__(self, other: str) -> bool:
        return _NUMBERS[self] > _NUMBERS[other]

    def __ge__(self, other: str) -> bool:
        return _NUMBERS[self] >= _NUMBERS[other]


_NUMBERS: Final[dict[str, int]] = {season: number for number, season in enumerate(Season)}
_NEXT: Final[dict[str, Season | None]] = dict(zip(Season, (*tuple(Season)[1:], None), strict=True))


class Resource(StrEnum):
    DRIFTWOOD = "driftwood"
    SEAWEED = "seaweed"
    SEASTONE = "seastone"
    MUSHROOM = "mushroom"


class Level(StrEnum):
    """How hard Krabita plays (p. 13)."""

    SHY = "shy"
    BOLD = "bold"
    MAGNIFICENT = "magnificent"
    TERROR = "terror"

    @property
    def number(self) -> int:
        return tuple(Level).index(self) + 1


COLOURS: Final = tuple(colour.value for colour in Colour)
CardCount: TypeAlias = Annotated[int, Field(strict=True, ge=0, le=999)]


class Counts(Model):
    """How many cards of each colour."""

    green: CardCount = 0
    blue: CardCount = 0
    brown: CardCount = 0
    red: CardCount = 0
    purple: CardCount = 0

    @classmethod
    def of(cls, colours: Iterable[Colour]) -> Self:
        listed = tuple(colours)
        return made(cls, {colour: listed.count(colour) for colour in COLOURS})

    def __getitem__(self, colour: Colour) -> int:
        found: int = self.__dict__[colour]
        return found

    @property
    def by_colour(self) -> Collection[int]:
        """The counts in the order of the colours."""
        return self.__dict__.values()

    @property
    def total(self) -> int:
        return sum(self.by_colour)

    def plus(self, colour: Colour, n: int = 1) -> Self:
        return self.replace(**{colour: self[colour] + n})

    def covers(self, needs: Counts) -> bool:
        return all(map(ge, self.by_colour, needs.by_colour))
