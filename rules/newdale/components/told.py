"""What a player can tell about their own components, one fact each."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal, Self, TypeAlias

from pydantic import Field, StringConstraints, field_validator, model_validator

from rules.kernel import Model
from rules.newdale.components.buildings import Building, BuildingId, BuildingKind, Chain, GoodId
from rules.newdale.components.chapters import CHAPTERS, EVENT_COPIES
from rules.newdale.components.figures import Figures
from rules.newdale.components.numbers import AREA, END, MOST_HOODED
from rules.printed import YOURS

LONGEST_PRINTED: Final = 60
MOST_PRINTED: Final = 99
MOST_DRAWN: Final = 22
Text: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=400)]
Name: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_PRINTED)]
Amount: TypeAlias = Annotated[int, Field(strict=True, ge=0, le=MOST_PRINTED)]
MOST_AREAS: Final = 12
"""More than any side of a board can have room for."""


def known_chapter(chapter: str) -> str:
    if chapter not in CHAPTERS:
        raise ValueError(f"expected one of {', '.join(CHAPTERS)}")
    return chapter


class RowKind(StrEnum):
    LAZY = "lazy"
    NORMAL = "normal"
    DILIGENT = "diligent"


class Row(Model):
    """One row of a production area; None is what nobody told us."""

    kind: RowKind
    modifier: int | None = Field(default=None, strict=True, ge=-9, le=9)
    """Assistants more, or fewer when below zero."""
    goods: Amount | None = None

    @model_validator(mode="after")
    def _on_its_side(self) -> Self:
        """Lazy asks for fewer, diligent for more (p. 11)."""
        n = self.modifier or 0
        if (n > 0 and self.kind is not RowKind.DILIGENT) or (n < 0 and self.kind is not RowKind.LAZY):
            raise ValueError("lazily below zero, diligently above it, normally 0")
        return self


USUAL_ROWS: Final[tuple[Row, ...]] = (
    Row(kind=RowKind.LAZY, modifier=AREA.lazy, goods=AREA.lazy_goods),
    Row(kind=RowKind.NORMAL, modifier=0, goods=AREA.normal_goods),
    Row(kind=RowKind.DILIGENT, modifier=AREA.diligent, goods=AREA.diligent_goods),
)
"""The area of the book's example (p. 11): confirmed or corrected before it counts."""
UNTOLD_ROWS: Final = (Row(kind=RowKind.LAZY), Row(kind=RowKind.NORMAL, modifier=0), Row(kind=RowKind.DILIGENT))


class BuildingFact(Model):
    """What a card really shows; None leaves our fact as it is."""

    fact: Literal["building"] = "building"
    id: BuildingId
    kind: BuildingKind | None = None
    """Asked of a card we do not know."""
    printed: Name | None = None
    copies: Amount | None = None
    number: int | None = Field(default=None, strict=True, ge=200, le=299)
    cost: Amount | None = None
    symbol: Name | None = None
    discount: Amount | None = None
    points: int | None = Field(default=None, strict=True, ge=-20, le=MOST_PRINTED)
    fists: Amount | None = None
    need: Figures | None = None
    good: GoodId | None = None
    price: Amount | None = None
    chain: Chain | None = None

    @field_validator("need")
    @classmethod
    def _assistants(cls, need: Figures | None) -> Figures | None:
        if need is not None and need.hooded:
            raise ValueError("no card asks for Hooded figures")
        return need

    def correct(self, building: Building | None) -> Building:
        fixed = {name: value for name, value in self if name not in ("fact", "id") and value is not None}
        if building is None:
            fresh = {"kind": BuildingKind.PRODUCTION, "fists": 0, "source": YOURS, **fixed}
            return Building(id=self.id, yours=tuple(fixed), **fresh)
        return building.replace(**fixed, yours=tuple(dict.fromkeys((*building.yours, *fixed))))

    def over(self, old: BuildingFact) -> BuildingFact:
        """Told field by field: what is not told now stays."""
        return old.replace(**{name: value for name, value in self if value is not None})


class AreaFact(Model):
    """The rows of one production area; areas are counted from the top left."""

    fact: Literal["area"] = "area"
    area: int = Field(strict=True, ge=1, le=MOST_AREAS * 2)
    back: bool = False
    colour: str | None = None
    """The board it is told of, where it differs from the others."""
    rows: tuple[Row, ...] = Field(min_length=1, max_length=9)


class BackFact(Model):
    """How many areas the back of a player board has."""

    fact: Literal["back"] = "back"
    areas: int = Field(strict=True, ge=1, le=MOST_AREAS)


class EventFact(Model):
    """An event card; those that share a number are told apart by their figures."""

    fact: Literal["event"] = "event"
    number: int = Field(strict=True, ge=1, le=111)
    figures: Figures
    draws: int | None = Field(default=None, strict=True, ge=0, le=MOST_DRAWN)
    when: Text | None = None
    text: Text | None = None

    @property
    def one_copy(self) -> bool:
        """Whether no other card has its number."""
        return EVENT_COPIES.get(self.number, 1) == 1


class GoalOption(Model):
    """One half of a chapter card: goods of these kinds worth at least so much, for so many points."""

    goods: tuple[GoodId, ...] = Field(min_length=1, max_length=20)
    coins: Amount
    points: Amount


class ChapterFact(Model):
    fact: Literal["chapter"] = "chapter"
    chapter: str
    solo: bool = False
    goal: tuple[GoalOption, ...] = Field(default=(), max_length=END.goal_options)
    targets: tuple[Amount, ...] = Field(default=(), max_length=9)
    """Points to reach alone."""

    _known = field_validator("chapter")(known_chapter)

    def over(self, old: ChapterFact) -> ChapterFact:
        """The goal and the points to reach are told apart: what is not told now stays."""
        return self.replace(goal=self.goal or old.goal, targets=self.targets or old.targets)


class CityFact(Model):
    fact: Literal["city"] = "city"
    board: Literal["A", "B", "C", "D", "E", "F"]
    name: Name
    symbol: Name | None = None
    first: Amount | None = None
    """Points for the first house; 0 pays nothing."""
    signs: tuple[Name, ...] = Field(default=(), max_length=9)
    """Of secret missions."""
    roads: tuple[Name, ...] = Field(default=(), max_length=20)
    """Neighbours one step away."""
    all_roads: bool = False

    def over(self, old: CityFact) -> CityFact:
        """What is not told now stays; roads are told all at once."""
        told = {name: value for name, value in self if value not in (None, ())}
        return old.replace(**{**told, "all_roads": self.all_roads if self.roads else old.all_roads or self.all_roads})


class HoodedFact(Model):
    """How many Hooded figures the Chronicles put into the bag."""

    fact: Literal["hooded"] = "hooded"
    chapter: str
    n: int = Field(strict=True, ge=0, le=MOST_HOODED)

    _known = field_validator("chapter")(known_chapter)


Fact: TypeAlias = Annotated[
    BuildingFact | AreaFact | BackFact | EventFact | ChapterFact | CityFact | HoodedFact, Field(discriminator="fact")
]
