"""Krabita's route cards: three sections each, the first possible one takes her worker (p. 14)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.farshore.components.traits import Colour, Resource
from rules.kernel import Model


class RedAction(StrEnum):
    """What the route card prints beside the red card."""

    TREASURE = "treasure"
    SHIP = "ship"
    CARD = "card"


class ShoreSpot(Model):
    spot: Literal["shore"] = "shore"
    resource: Resource


class IslandSpot(Model):
    spot: Literal["island"] = "island"


class RedCardSpot(Model):
    spot: Literal["red_card"] = "red_card"
    action: RedAction
    n: int = Field(default=1, strict=True, ge=1, le=99)
    """How many treasures, spaces or cards."""


class OtherSpot(Model):
    """A symbol the rulebook does not show."""

    spot: Literal["other"] = "other"
    text: str = ""


class DocksSpot(Model):
    spot: Literal["docks"] = "docks"
    spaces: Literal[1, 2]


class LookoutSpot(Model):
    spot: Literal["lookout"] = "lookout"
    colour: Colour
    """The bay cards of this colour are discarded."""


FirstSpot: TypeAlias = Annotated[ShoreSpot | IslandSpot | RedCardSpot | OtherSpot, Field(discriminator="spot")]
LastSpot: TypeAlias = Annotated[DocksSpot | LookoutSpot, Field(discriminator="spot")]


class RouteCard(Model):
    fact: Literal["route_card"] = "route_card"
    top: FirstSpot
    middle: FirstSpot
    bottom: LastSpot
    """Always docks or lookout, so always possible."""
