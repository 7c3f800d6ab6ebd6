"""Where a friend can stand: top spaces, die spaces, red cards."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from rules.amounts import Count
from rules.kernel import Model
from rules.lil_everdell.components.traits import Resource


class Spot(StrEnum):
    RESIN = "resin"
    TWIG = "twig"
    BERRY = "berry"
    DIE = "die"
    RED_CARD = "red_card"
    OTHER = "other"
    """Somewhere nobody can say: the card it stood on has gone."""


class Place(Model):
    spot: Spot
    at: Count = 0
    """A die space, counted from 1 on the left; or a card of the owner's area, counted from 0."""
    owner: Count | None = None
    """The seat whose red card it is; None for one's own."""


TOP_SPACES: Final = tuple(Place(spot=Spot(resource.value)) for resource in Resource)
BERRIES: Final = Place(spot=Spot.BERRY)
OTHER: Final = Place(spot=Spot.OTHER)


def die(number: int) -> Place:
    return Place(spot=Spot.DIE, at=number)


def red_card(at: int, owner: int | None = None) -> Place:
    return Place(spot=Spot.RED_CARD, at=at, owner=owner)
