"""Where a worker can stand."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from rules.farshore.components.cards import CardId
from rules.farshore.components.numbers import PLACES
from rules.farshore.components.traits import Resource
from rules.kernel import Model


class Spot(StrEnum):
    SHORE = "shore"
    ISLAND = "island"
    DOCKS = "docks"
    LOOKOUT = "lookout"
    DUNES = "dunes"
    RED_CARD = "red_card"
    OTHER = "other"
    """A place the rulebook does not show, or nobody remembers where."""


EXCLUSIVE: Final = frozenset(Spot(place.id) for place in PLACES.places if not place.shared) - {Spot.RED_CARD}
"""One worker each, whoever it belongs to (p. 6); of a red card a city may hold several copies."""


class Place(Model):
    spot: Spot
    which: str = ""
    """The resource of a shore, the number of an island counted from the left, the id of a red card if known."""

    # Places are compared at every question; pydantic would take four times as long.
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Place) and self.spot is other.spot and self.which == other.which

    def __hash__(self) -> int:
        return hash((self.spot, self.which))


DOCKS: Final = Place(spot=Spot.DOCKS)
LOOKOUT: Final = Place(spot=Spot.LOOKOUT)
DUNES: Final = Place(spot=Spot.DUNES)
OTHER: Final = Place(spot=Spot.OTHER)
RED_CARD: Final = Place(spot=Spot.RED_CARD)
"""One of Krabita's: hers have no names."""
SHORES: Final = tuple(Place(spot=Spot.SHORE, which=resource) for resource in Resource)


def shore(resource: Resource) -> Place:
    return Place(spot=Spot.SHORE, which=resource)


def island(number: int) -> Place:
    return Place(spot=Spot.ISLAND, which=str(number))


def red_card(card: CardId) -> Place:
    return Place(spot=Spot.RED_CARD, which=card)
