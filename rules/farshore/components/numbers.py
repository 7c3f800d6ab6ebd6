"""The numbers of the table: places, seasons, set-up, the wind rose, Krabita's cards."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from rules.amounts import Count
from rules.farshore.components.traits import Colour, Level, Resource, Season, Trait
from rules.kernel import Model
from rules.printed import Source, shipped_facts


class PlaceKind(StrEnum):
    SHORE = "shore"
    ISLAND = "island"
    DOCKS = "docks"
    LOOKOUT = "lookout"
    DUNES = "dunes"
    RED_CARD = "red_card"


class KindOfPlace(Model):
    id: PlaceKind
    shared: bool
    """Whether any number of workers may stand there."""
    source: Source


class Shore(Model):
    """A shore space, called by the resource beside it."""

    resource: Resource
    gains: int | None = None
    """How many of it a worker brings; None where the books only show a picture."""
    source: Source


class PlaceFacts(Model):
    places: tuple[KindOfPlace, ...]
    shores: tuple[Shore, ...]


class SeasonFacts(Model):
    id: Season
    workers: int
    """How many each player has in it."""
    green: bool
    """Whether preparing for it activates every green card."""
    draws: int
    draws_from: tuple[str, ...]
    flips: int
    """Islands turned face down by the last person to prepare for it."""
    source: Source


class YearFacts(Model):
    seasons: tuple[SeasonFacts, ...]


class SetupFacts(Model):
    hands: tuple[int, ...]
    """Cards dealt to each seat."""
    hand_limit: int
    city_spaces: int
    anchors: int
    workers: int
    workers_ready: int
    workers_waiting: int
    workers_aboard: int
    bay: int
    bay_rows: int
    deck: int
    island_tiles: int
    treasure_points: int
    source: Source


class WindRoseFacts(Model):
    stacks: tuple[str, ...]
    tiles_in_a_stack: int
    vocabulary: tuple[Trait, ...]
    """What a tile may ask for; which tile asks for what, only the box can tell."""
    source: Source
    vocabulary_source: Source


class LevelFacts(Model):
    id: Level
    spaces: int
    """Ship spaces for each wind rose tile her card matches."""
    weather: int
    """How many effects of a weather card touch the people."""
    source: Source


class Marker(Model):
    colour: Colour
    row: Count
    """Where it starts: row 4 is the lowest, row 1 the highest."""


class Draw(Model):
    season: Season
    cards: int
    from_bay: bool


class KrabitaFacts(Model):
    levels: tuple[LevelFacts, ...]
    plan_rows: int
    plan: tuple[Marker, ...]
    plan_source: Source
    hand: int
    hand_source: Source
    draws: tuple[Draw, ...]
    draws_source: Source
    purple_points: int
    other_points: int
    points_source: Source
    weather_cards: int
    weather_source: Source


PLACES: Final = shipped_facts(PlaceFacts, "farshore/places")
YEAR: Final = shipped_facts(YearFacts, "farshore/seasons")
SETUP: Final = shipped_facts(SetupFacts, "farshore/setup")
WIND_ROSE: Final = shipped_facts(WindRoseFacts, "farshore/wind_rose")
KRABITA: Final = shipped_facts(KrabitaFacts, "farshore/krabita")
