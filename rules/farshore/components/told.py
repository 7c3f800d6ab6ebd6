"""What a player can tell about their own components, one fact each."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, StringConstraints, field_validator

from rules.farshore.components.cards import CARDS, Bonus, Card, CardId
from rules.farshore.components.maps import KIND_IDS, MapKindId, Needs
from rules.farshore.components.numbers import WIND_ROSE
from rules.farshore.components.route_cards import RouteCard
from rules.farshore.components.ship import Track
from rules.farshore.components.traits import Colour, Kind, Rarity, Resource, Trait
from rules.kernel import Model
from rules.printed import YOURS

LONGEST_TEXT: Final = 400
LONGEST_PRINTED: Final = 60
"""Characters of the name on a card, as people type it in."""
POINTS: Final = (-20, 100)
COPIES: Final = (1, 20)
"""What a card can be said to score by itself, and how many of it to be in a deck: at least, and at most."""
Text: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_TEXT)]


class WindTile(Model):
    """A wind rose tile: a card matches when it has any of the traits."""

    fact: Literal["wind_tile"] = "wind_tile"
    stack: Literal["A", "B"]
    traits: tuple[Trait, ...] = Field(min_length=1)

    @field_validator("traits")
    @classmethod
    def _in_one_order(cls, traits: tuple[Trait, ...]) -> tuple[Trait, ...]:
        return tuple(trait for trait in WIND_ROSE.vocabulary if trait in traits)

    # As with places: tiles are compared whenever one is turned.
    def __eq__(self, other: object) -> bool:
        return isinstance(other, WindTile) and self.stack == other.stack and self.traits == other.traits

    def __hash__(self) -> int:
        return hash((self.stack, self.traits))

    def matches(self, traits: Collection[Trait]) -> bool:
        return any(trait in traits for trait in self.traits)


class MapNeeds(Model):
    """What one of the six kinds of map tile asks for."""

    fact: Literal["map_needs"] = "map_needs"
    kind: MapKindId
    needs: Needs

    @field_validator("kind")
    @classmethod
    def _one_of_six(cls, kind: MapKindId) -> MapKindId:
        if kind not in KIND_IDS:
            raise ValueError(f"expected one of {', '.join(KIND_IDS)}")
        return kind


class CardFix(Model):
    """What a card really shows; None leaves our fact as it is."""

    fact: Literal["card"] = "card"
    id: CardId
    printed: Text | None = None
    colour: Colour | None = None
    kind: Kind | None = None
    rarity: Rarity | None = None
    points: int | None = Field(default=None, strict=True, ge=POINTS[0], le=POINTS[1])
    copies: int | None = Field(default=None, strict=True, ge=COPIES[0], le=COPIES[1])
    spaces: Literal[0, 1] | None = None
    bonus: Bonus | None = None

    @field_validator("id")
    @classmethod
    def _known(cls, card_id: CardId) -> CardId:
        if card_id not in CARDS:
            raise ValueError("expected the id of a card")
        return card_id

    def correct(self, card: Card) -> Card:
        fixed = {name: value for name, value in self if name not in ("fact", "id") and value is not None}
        sources = {name: YOURS for name in fixed if name != "printed"}
        return card.replace(**fixed, sources=card.sources.replace(**sources))


class ShoreText(Model):
    """What the shore space that we call by this resource really gives."""

    fact: Literal["shore"] = "shore"
    space: Resource
    text: Text


class IslandText(Model):
    fact: Literal["island"] = "island"
    text: Text


class WeatherText(Model):
    fact: Literal["weather"] = "weather"
    top: Text
    bottom: Text | None = None


class TrackFix(Model):
    fact: Literal["track"] = "track"
    track: Track


Fact: TypeAlias = Annotated[
    WindTile | MapNeeds | CardFix | RouteCard | ShoreText | IslandText | WeatherText | TrackFix,
    Field(discriminator="fact"),
]
