"""Buildings and sailors: what is printed on the cards, as far as anybody told us."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Self, TypeAlias

from pydantic import Field, StringConstraints, model_validator

from rules.kernel import Model, Phrase, phrase
from rules.newdale.components.figures import Figures
from rules.printed import Origin, Source, shipped_facts

BuildingId: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,60}$")]
GoodId: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60)]
COAL_MINE: Final = "coal_mine"
COAL: Final = "coal"
GRAPE: Final = "grape"
FRESH_FISH: Final = "fresh_fish"
CAPTAIN: Final = "captain"
COOK: Final = "cook"
BARRACKS: Final = "barracks"
PRISON: Final = "prison"
MERCHANT: Final = "coal_merchant"
NAVIGATOR: Final = "navigator"
VINEYARD: Final = "vineyard"
START_CARDS: Final = (COAL_MINE, CAPTAIN)
"""Laid out with the board, never built or hired."""
COPIES_OF_A_COLOUR: Final = 3
"""Post Offices of each colour (p. 15)."""


class BuildingKind(StrEnum):
    PRODUCTION = "production"
    SPECIAL = "special"
    SAILOR = "sailor"


class Chain(Model):
    """What a building turns into its good: cards with a symbol, one good, or pairs of two. Neither: it has no chain."""

    cards: GoodId | None = None
    goods: tuple[GoodId, ...] = Field(default=(), max_length=2)

    @model_validator(mode="after")
    def _one_way(self) -> Self:
        if self.cards and self.goods:
            raise ValueError("a chain eats cards or goods, not both")
        return self

    @property
    def works(self) -> bool:
        return bool(self.cards or self.goods)


class Building(Model):
    """A card; None is what nobody told us."""

    id: BuildingId
    kind: BuildingKind
    printed: str | None = None
    """The name on the card, as its owner reads it."""
    copies: int | None = None
    stages: tuple[int, int] = (1, 8)
    """The first and the last chapter it is in the deck of."""
    number: int | None = None
    cost: int | None = None
    symbol: str | None = None
    discount: int | None = None
    points: int | None = None
    fists: int | None = None
    need: Figures | None = None
    good: GoodId | None = None
    price: int | None = None
    chain: Chain | None = None
    six: bool = False
    """Marked VI: it works in that phase."""
    coloured: bool = False
    """Each copy shows an assistant of one colour."""
    private: bool = False
    """That assistant works for the owner alone."""
    ship: int = 0
    """Spaces when hired."""
    source: Source
    yours: tuple[str, ...] = ()
    """Fields that come from the box."""

    def origin(self, field: str) -> Origin | None:
        """Where a value comes from; None while it is not known."""
        if getattr(self, field) is None:
            return None
        return Origin.YOURS if field in self.yours else self.source.origin

    @property
    def name(self) -> str | Phrase:
        return self.printed or phrase(f"newdale.building_{self.id}")

    @property
    def on_area(self) -> bool:
        """Whether it lies at a production area and takes markers."""
        return self.kind is BuildingKind.PRODUCTION or self.id in (CAPTAIN, COOK)

    @property
    def may_chain(self) -> bool:
        """Whether its chain works, or might: what nobody told is believed."""
        return self.chain.works if self.chain else self.on_area and self.makes_goods

    @property
    def makes_goods(self) -> bool:
        """Whether a good may lie on it; of a told production card everybody knows that."""
        return self.id != CAPTAIN and (self.kind is BuildingKind.PRODUCTION or self.good is not None)


class BuildingTable(Model):
    buildings: tuple[Building, ...]
    unnumbered: int
    numbered: int
    source: Source


class Good(Model):
    id: GoodId
    source: Source


class GoodTable(Model):
    goods: tuple[Good, ...]
    raw: tuple[str, ...]
    source: Source


class Character(Model):
    id: str
    name: str
    stage: int
    """The first chapter with it."""
    source: Source


class CharacterTable(Model):
    characters: tuple[Character, ...]


BUILDING_TABLE: Final = shipped_facts(BuildingTable, "newdale/buildings")
BUILDINGS: Final = {building.id: building for building in BUILDING_TABLE.buildings}
GOODS: Final = {good.id: good for good in shipped_facts(GoodTable, "newdale/goods").goods}
RAW: Final = shipped_facts(GoodTable, "newdale/goods").raw
CHARACTERS: Final = {each.id: each for each in shipped_facts(CharacterTable, "newdale/characters").characters}
NATE, RABBIT, ENOCH, ONYX, GUNDA, AARON = CHARACTERS


def good_name(good: GoodId) -> str | Phrase:
    """In the reader's language where we have a word; else as the owner of the box wrote it."""
    return phrase(f"newdale.good_{good}") if good in GOODS or good in RAW else good
