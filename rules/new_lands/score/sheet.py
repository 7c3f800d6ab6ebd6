"""The score sheet of a finished table: points so far, and the meeples left, counted or by their places on a map."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal, Self, TypeAlias

from pydantic import BeforeValidator, Field, StringConstraints, model_validator

from rules.amounts import MOST_LISTED, Sum
from rules.kernel import Model
from rules.new_lands.components.box import Box
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.land.land import Land
from rules.new_lands.land.map_text import MapText, land_of, place_at
from rules.new_lands.land.worth import Worth, worth
from rules.new_lands.reasons import Reason
from rules.new_lands.rulings import Ruling
from rules.sheet import Player as AnyPlayer
from rules.sheet import Sheet as AnySheet

READABLE: Final = 1_000_000
"""Numbers beyond are no counts at all."""
MOST: Final = 200
"""Of anything a player can list: points, meeples taken back, meeples left."""


class Group(StrEnum):
    """The rows of the sheet."""

    PLAY = "play"
    PLAIN = "plain"
    MOUNTAIN = "mountain"
    SEA = "sea"
    CORRECTION = "correction"
    END = "end"


def _several(points: object) -> object:
    return (points,) if isinstance(points, int) else points


def _by_place(meeple: object) -> object:
    return {"at": meeple} if isinstance(meeple, str) else meeple


def _reason(text: object) -> object:
    return f"new_lands.{text}" if isinstance(text, str) and "." not in text else text


Count: TypeAlias = Annotated[int, Field(strict=True, ge=-READABLE, le=READABLE)]
"""Below zero is a position to be refused with its reason, not a broken file."""
Points: TypeAlias = Annotated[
    tuple[Sum, ...], Field(max_length=MOST), BeforeValidator(_several, json_schema_input_type=int | tuple[int, ...])
]


class Stood(Model):
    """A meeple's area in numbers, or the place on the map where it stands."""

    on: Terrain | None = None
    tiles: Count | None = None
    cities: Count | None = None
    closed: bool = False
    at: Annotated[str, StringConstraints(max_length=6)] | None = None

    @model_validator(mode="after")
    def _somewhere(self) -> Self:
        if (self.on is None) == (self.at is None):
            raise ValueError("expected either a terrain (on) or a place of the map (at)")
        return self


Meeple: TypeAlias = Annotated[Stood, BeforeValidator(_by_place, json_schema_input_type=str | Stood)]
Meeples: TypeAlias = Annotated[tuple[Meeple, ...], Field(max_length=MOST)]


class Player(AnyPlayer):
    points: Points = ()
    """So far, as the table counted them; several are added up."""
    taken: Meeples = ()
    """Taken back while somebody followed the match."""
    corrections: Points = ()
    meeples: Meeples = ()
    """Left at the end."""

    def entered(self, group: str) -> int | None:
        return sum(self.points) if group == Group.PLAY and self.points else None


class Sheet(AnySheet):
    game: Literal["new_lands"] = "new_lands"
    players: tuple[Player, ...] = Field(default=(), max_length=20)
    map: MapText | None = None
    final: bool = True
    """False: the meeples count as taken back now."""
    rulings: tuple[Ruling, ...] = Field(default=(), max_length=MOST_LISTED)
    insist: tuple[Annotated[Reason, BeforeValidator(_reason, json_schema_input_type=str)], ...] = Field(
        default=(), max_length=MOST_LISTED
    )
    """Refusals the table overrules; a file may leave out the namespace."""

    @model_validator(mode="after")
    def _something(self) -> Self:
        if not self.players and self.map is None:
            raise ValueError("expected players, or a map")
        return self

    @classmethod
    def read(cls, raw: object, box: Box) -> Self:
        """The sheet in `raw`; nothing in it is called by the box. Pydantic's error names what is wrong."""
        del box
        return cls.model_validate(raw)

    @property
    def one_tile(self) -> bool:
        return Ruling.ONE_TILE_AREA in self.rulings

    @property
    def land(self) -> Land | None:
        return None if self.map is None else land_of(self.map)


def lapped(laps: int, space: int, box: Box) -> int:
    """The points of a marker that went round the score board so many times and stands on this space."""
    return laps * box.spaces + space


def worth_at(land: Land | None, at: str, one_tile: bool) -> Worth | None:
    """The numbers of the area at a place; None where nothing lies."""
    place = place_at(at)
    part = None if land is None or place is None else land.part(*place)
    return None if land is None or part is None else worth(land, land.area(part), one_tile)


def counted(meeple: Stood, land: Land | None, one_tile: bool) -> Stood | None:
    """The meeple with its area in numbers; None for a place where nothing lies."""
    if meeple.at is None:
        return meeple
    found = worth_at(land, meeple.at, one_tile)
    return found and Stood(on=found.terrain, tiles=found.tiles, cities=found.cities, closed=found.closed)
