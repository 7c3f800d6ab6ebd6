"""What people do and tell, one class per move."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.amounts import Change, Count
from rules.farshore.components.cards import CardId
from rules.farshore.components.maps import MapKindId, MapTile, TileValue
from rules.farshore.components.places import Place
from rules.farshore.components.plan import Plan
from rules.farshore.components.told import Fact, WeatherText
from rules.farshore.components.traits import Counts, Season, Trait
from rules.farshore.krabita.moves import KrabitaMove
from rules.farshore.players import City
from rules.farshore.steps import Stack
from rules.kernel import Move
from rules.moves import Leave, OfPlayer


class PlaceWorker(OfPlayer):
    kind: Literal["place_worker"] = "place_worker"
    place: Place


class TakeMap(OfPlayer):
    """A worker to the dunes for a map tile."""

    kind: Literal["take_map"] = "take_map"
    map: MapKindId
    value: TileValue | None = None
    """Told only where the stack is not known."""


class PlayCard(OfPlayer):
    kind: Literal["play_card"] = "play_card"
    card: CardId
    source: Literal["hand", "bay"] = "hand"
    anchor: CardId | None = None
    """The construction that takes an anchor for it; None when it was paid for."""
    matches: tuple[Stack, ...] = ()
    """Stacks whose tile we do not know and which the card matches, as the table says."""
    extra: bool = False
    """By the effect of another card: not the turn's action, and possible at any time."""


class Prepare(OfPlayer):
    kind: Literal["prepare"] = "prepare"
    season: Season


class Pass(OfPlayer):
    kind: Literal["pass"] = "pass"


class TurnTile(Move):
    """Winds of change: what the new tile of a stack shows."""

    kind: Literal["turn_tile"] = "turn_tile"
    stack: Stack
    traits: tuple[Trait, ...] = ()
    """Empty: to be told later; until then the table says which cards match."""


class NameTile(Move):
    """What a tile in force shows that was left for later."""

    kind: Literal["name_tile"] = "name_tile"
    stack: Stack
    traits: tuple[Trait, ...]


class TurnWeather(Move):
    kind: Literal["turn_weather"] = "turn_weather"
    card: WeatherText | None = None


class NameWeather(Move):
    """What the weather card in force says that was left for later, or written down wrongly."""

    kind: Literal["name_weather"] = "name_weather"
    card: WeatherText


class HighTide(Move):
    kind: Literal["high_tide"] = "high_tide"
    islands: tuple[Count, ...]


class Sail(OfPlayer):
    """An effect moves a ship."""

    kind: Literal["sail"] = "sail"
    spaces: Change


class ShipAt(OfPlayer):
    """An effect moved a ship: the value it stands at now."""

    kind: Literal["ship_at"] = "ship_at"
    value: Change


class Treasures(OfPlayer):
    """Gained by an effect, or spent when below zero."""

    kind: Literal["treasures"] = "treasures"
    n: Change


class Shells(OfPlayer):
    kind: Literal["shells"] = "shells"
    n: Change


class LoseCard(OfPlayer):
    """A card leaves a person's city."""

    kind: Literal["lose_card"] = "lose_card"
    card: CardId
    anchored: bool = False
    """Whether an anchor lay on it; of several copies only the table can tell."""


class Learn(Move):
    """Something printed on a component that nobody had told us, or that we had wrong."""

    kind: Literal["learn"] = "learn"
    fact: Fact


class Correct(Move):
    """What a player really has; None leaves a value as it is."""

    season: Season | None = None
    ready: Count | None = None
    placed: tuple[Place, ...] | None = None
    maps: tuple[MapTile, ...] | None = None
    treasures: Change | None = None
    ship: Change | None = None
    passed: bool | None = None


class CorrectPerson(Correct):
    kind: Literal["correct_person"] = "correct_person"
    seat: Count
    city: City | None = None
    anchors: Change | None = None
    shells: Change | None = None


class CorrectKrabita(Correct):
    kind: Literal["correct_krabita"] = "correct_krabita"
    plan: Plan | None = None
    hand: Change | None = None
    cards: Counts | None = None


class CorrectTable(Move):
    """What really lies on the board, and whose turn it is; None leaves it as it is."""

    kind: Literal["correct_table"] = "correct_table"
    turn: Count | None = None
    flooded: tuple[Count, ...] | None = None
    tile_a: tuple[Trait, ...] | None = None
    tile_b: tuple[Trait, ...] | None = None


PersonMove: TypeAlias = PlaceWorker | TakeMap | PlayCard | Prepare | Pass
TableMove: TypeAlias = TurnTile | TurnWeather | HighTide
EffectMove: TypeAlias = Leave | NameTile | NameWeather | Sail | ShipAt | Treasures | Shells | LoseCard | Learn
"""Possible at any time, also in the middle of Krabita's turn; and so are corrections."""
CorrectMove: TypeAlias = CorrectPerson | CorrectKrabita | CorrectTable

AnyMove: TypeAlias = Annotated[
    PersonMove | TableMove | EffectMove | CorrectMove | KrabitaMove, Field(discriminator="kind")
]
