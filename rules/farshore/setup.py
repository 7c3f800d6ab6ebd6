"""How a table starts: who sits there, what lies on it, how it reads the open questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from pydantic import StringConstraints

from rules.amounts import Count
from rules.farshore.components.box import Box, facts
from rules.farshore.components.numbers import KRABITA, SETUP
from rules.farshore.components.told import WeatherText, WindTile
from rules.farshore.components.traits import Colour, Level, Season
from rules.farshore.existing import missing
from rules.farshore.players import WORKERS, Krabita, Person
from rules.farshore.reasons import Reason
from rules.farshore.rulings import Ruling
from rules.kernel import Model

CAPTAIN: Final = "Krabita"
"""Her name as a player; nobody else at her table has it."""

MOST_PEOPLE: Final = len(SETUP.hands)
"""Krabita joins them as long as a seat is free (p. 12)."""
LONGEST_NAME: Final = 40
EFFECTS: Final = {level.id: level.weather for level in KRABITA.levels}
Refusal: TypeAlias = tuple[Reason, dict[str, int | str]]


class Seat(Model):
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME)]
    piece: Annotated[str, StringConstraints(max_length=LONGEST_NAME)] = ""
    """Animal or colour of the workers."""


class Opponent(Model):
    level: Level
    columns: tuple[Colour, ...]
    """Her markers from the left, as they came when mixed face down."""
    piece: Annotated[str, StringConstraints(max_length=LONGEST_NAME)] = ""


class Weather(StrEnum):
    """In order: none of the two effects of a card, one, both."""

    NONE = "none"
    TOP = "top"
    BOTH = "both"


class Depth(StrEnum):
    """How much is recorded."""

    FULL = "full"
    KRABITA_ONLY = "krabita_only"


class Midway(Model):
    """Where a game that is already going stands."""

    people: tuple[Person, ...]
    krabita: Krabita | None = None
    flooded: tuple[Count, ...] = ()
    """Islands face down, counted from the left."""
    seen: tuple[WindTile, ...] = ()
    """Wind rose tiles of the seasons before."""
    turn: Count = 0


class Setup(Model):
    people: tuple[Seat, ...]
    """In turn order."""
    krabita: Opponent | None = None
    weather: Weather = Weather.NONE
    """Chosen only without Krabita: her level decides."""
    tile_a: WindTile | None = None
    """Face up on stack A; None when it shows something we do not know yet."""
    tile_b: WindTile | None = None
    weather_card: WeatherText | None = None
    """Face up at the start, if it is known."""
    rulings: tuple[Ruling, ...] = ()
    """Where this table follows the other reading."""
    tracking: Depth = Depth.FULL
    box: Box = Box()
    midway: Midway | None = None

    @property
    def players(self) -> int:
        """Krabita counts for the map stacks, not for the islands (p. 12)."""
        return len(self.people) + (self.krabita is not None)

    @property
    def effects(self) -> Weather:
        """The part of the weather cards that touches people (p. 13)."""
        if self.krabita is None:
            return self.weather
        return tuple(Weather)[EFFECTS[self.krabita.level]]


def refusals(setup: Setup) -> Iterator[Refusal]:
    """Why nobody can sit down to this table."""
    people = len(setup.people)
    if people == MOST_PEOPLE and setup.krabita:
        yield Reason.KRABITA_WITH_FOUR, {}
    elif people > MOST_PEOPLE:
        yield Reason.TOO_MANY_PEOPLE, {"n": people}
    if setup.players < 2 or not people:
        yield Reason.TOO_FEW_PEOPLE, {"n": people}
    names = [seat.name.casefold() for seat in setup.people] + [CAPTAIN.casefold()] * (setup.krabita is not None)
    if len(set(names)) < len(names):
        yield Reason.NAME_TWICE, {}
    if setup.krabita and sorted(setup.krabita.columns) != sorted(Colour):
        yield Reason.PLAN_COLUMNS, {}
    if setup.tracking is Depth.KRABITA_ONLY and not setup.krabita:
        yield Reason.KRABITA_ONLY_WITHOUT_HER, {}
    yield from _choices(setup)
    if setup.midway:
        yield from _midway(setup, setup.midway)


def _choices(setup: Setup) -> Iterator[Refusal]:
    if setup.krabita and setup.weather is not Weather.NONE and setup.weather is not setup.effects:
        yield Reason.WEATHER_BY_LEVEL, {"level": setup.krabita.level.value}
    for stack, tile in (("A", setup.tile_a), ("B", setup.tile_b)):
        if tile and tile.stack != stack:
            yield Reason.WIND_TILE_STACK, {"stack": stack}
    for ruling in setup.rulings:
        if not ruling.option:
            yield Reason.RULING_FIXED, {}


def _midway(setup: Setup, midway: Midway) -> Iterator[Refusal]:
    islands = range(1, len(setup.people) + 1)
    if len(midway.people) != len(setup.people) or (midway.krabita is None) != (setup.krabita is None):
        yield Reason.MIDWAY_PLAYERS, {}
    if midway.turn >= setup.players:
        yield Reason.NO_SUCH_PLAYER, {}
    if any(number not in islands for number in midway.flooded):
        yield Reason.NO_SUCH_ISLAND, {}
    for tile in (setup.tile_a, setup.tile_b):
        if tile in midway.seen:
            yield Reason.WIND_TILE_USED, {}
    if midway.krabita and any(person.prepared < midway.krabita.season for person in midway.people):
        yield Reason.KRABITA_AHEAD, {}
    yield from _midway_players(setup, midway, islands)


def _midway_players(setup: Setup, midway: Midway, islands: Sequence[int]) -> Iterator[Refusal]:
    known = facts(setup.box)
    end = known.track.end
    for player in (*midway.people, *((midway.krabita,) if midway.krabita else ())):
        if player.ship is not None and player.ship > end:
            yield Reason.SHIP_BEYOND_END, {"value": player.ship, "end": end}
        if player.ready is not None and player.ready + len(player.placed) > WORKERS[player.season]:
            yield Reason.TOO_MANY_WORKERS, {"n": WORKERS[player.season]}
        yield from ((reason, {}) for reason in missing(player, islands, known))
    for seat, person in zip(setup.people, midway.people, strict=False):
        if person.anchors > SETUP.anchors:
            yield Reason.NO_ANCHOR_LEFT, {"n": SETUP.anchors, "name": seat.name}
        if person.passed and not person.left and person.season is not Season.AUTUMN:
            yield Reason.PASS_BEFORE_AUTUMN, {"name": seat.name}
