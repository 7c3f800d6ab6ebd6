"""What people do and tell, one class per move."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.amounts import Change, Count
from rules.kernel import Model, Move
from rules.moves import Leave, OfPlayer
from rules.new_lands.components.box import Fact
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.players import Coordinate, Part, Place
from rules.new_lands.setup import WrittenTile


class LayTile(OfPlayer):
    """A tile, as it lies. By the next person: the one before did nothing more."""

    kind: Literal["lay_tile"] = "lay_tile"
    x: Coordinate
    y: Coordinate
    tile: WrittenTile


class PlaceMeeple(OfPlayer):
    kind: Literal["place_meeple"] = "place_meeple"
    edge: Part
    x: Coordinate | None = None
    """None, as for y: on the tile just laid."""
    y: Coordinate | None = None


class TakeBack(OfPlayer):
    """A meeple comes home and is scored; the points are counted, never recorded."""

    kind: Literal["take_back"] = "take_back"
    x: Coordinate
    y: Coordinate
    edge: Part


class Done(OfPlayer):
    """Nothing more: needed only after the last tile."""

    kind: Literal["done"] = "done"


class PlaceOn(Model):
    do: Literal["place"] = "place"
    on: Terrain


class TakeOff(Model):
    """What was counted; only what the terrain needs."""

    do: Literal["take"] = "take"
    on: Terrain
    tiles: Change | None = None
    """A closed mountain without them has three or more."""
    cities: Change | None = None
    closed: bool = False


class Turn(OfPlayer):
    """Ledger: one tile and what followed. By a later person: those between laid a tile without more."""

    kind: Literal["turn"] = "turn"
    act: Annotated[PlaceOn | TakeOff, Field(discriminator="do")] | None = None


class SetAside(OfPlayer):
    """A tile that fits nowhere leaves the game; the turn stays."""

    kind: Literal["set_aside"] = "set_aside"
    tile: WrittenTile | None = None


class CountLeft(OfPlayer):
    """Ledger, at the end: tiles of a plain, cities of the others."""

    kind: Literal["count_left"] = "count_left"
    on: Terrain
    n: Change


class PutMapAway(Move):
    """The match goes on as a Ledger; meeples keep their terrain."""

    kind: Literal["put_map_away"] = "put_map_away"


class Finish(Move):
    """The table ends the game."""

    kind: Literal["finish"] = "finish"


class Learn(Move):
    """Something printed on a component that nobody had told us, or that we had wrong."""

    kind: Literal["learn"] = "learn"
    fact: Fact


class CorrectPlayer(OfPlayer):
    """What a player really has; None leaves a value as it is."""

    kind: Literal["correct_player"] = "correct_player"
    points: Change | None = None
    home: Change | None = None
    left: Literal[False] | None = None
    """False: back at the table. Who goes says so with `Leave`."""


class CorrectMeeple(OfPlayer):
    """A meeple that really stands elsewhere: added, lifted without points, or, with both, moved."""

    kind: Literal["correct_meeple"] = "correct_meeple"
    lift: Place | Terrain | None = None
    add: Place | Terrain | None = None
    """A place on a Map, a terrain in a Ledger."""


class CorrectTile(Move):
    """What a tile of the set-up really shows; a tile that a step laid is changed in that step."""

    kind: Literal["correct_tile"] = "correct_tile"
    x: Coordinate
    y: Coordinate
    tile: WrittenTile


class CorrectTable(Move):
    """Whose turn it is, how many tiles are left; None leaves it as it is."""

    kind: Literal["correct_table"] = "correct_table"
    turn: Count | None = None
    left: Change | None = None


MapMove: TypeAlias = LayTile | PlaceMeeple | TakeBack | Done
LedgerMove: TypeAlias = Turn | CountLeft
TableMove: TypeAlias = SetAside | PutMapAway | Finish | Leave | Learn
CorrectMove: TypeAlias = CorrectPlayer | CorrectMeeple | CorrectTile | CorrectTable

AnyMove: TypeAlias = Annotated[MapMove | LedgerMove | TableMove | CorrectMove, Field(discriminator="kind")]
