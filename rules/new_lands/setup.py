"""How a table starts: who sits there, how much is followed, how it reads the open questions."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from pydantic import StringConstraints

from rules.amounts import Count
from rules.kernel import Model, phrase
from rules.letters import alike
from rules.new_lands.components.box import Box
from rules.new_lands.components.numbers import DRAWN, LIMIT, MEEPLES, NUMBERS
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.components.tile import LONGEST_TILE, BadTile, tile
from rules.new_lands.land.map_text import BadMap, cell_name, flaws, land_of, place_at, tiles_in
from rules.new_lands.reasons import Reason
from rules.new_lands.rulings import OPTIONS, Ruling
from rules.sheet import Remark, warning

LONGEST_NAME: Final = 40
LONGEST_MAP: Final = 20_000
Refusal: TypeAlias = tuple[Reason, dict[str, int | str]]
WrittenTile: TypeAlias = Annotated[str, StringConstraints(max_length=LONGEST_TILE)]
"""A tile as somebody wrote it; the rules say whether it is one."""


class Seat(Model):
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME)]
    colour: Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_NAME)] = ""


class Depth(StrEnum):
    """How much is followed: the points alone, or the map with all its areas."""

    LEDGER = "ledger"
    MAP = "map"


class Halfway(Model):
    """Where a person stands in a game that is already going."""

    points: Count = 0
    standing: tuple[Terrain, ...] = ()
    """Meeples out, by terrain: for a Ledger."""
    places: tuple[str, ...] = ()
    """Meeples out, by places of the map: `b2n`."""


class Midway(Model):
    """Where a game that is already going stands."""

    players: tuple[Halfway, ...]
    left: Count
    """Tiles still to be drawn."""
    turn: Count = 0
    map: Annotated[str, StringConstraints(max_length=LONGEST_MAP)] | None = None


class Setup(Model):
    people: tuple[Seat, ...]
    """In turn order; the first one starts."""
    depth: Depth = Depth.LEDGER
    start: WrittenTile | None = None
    """What the start tile shows; a Map needs it."""
    open_tiles: bool = False
    removed: Count = 0
    removed_tiles: tuple[WrittenTile, ...] = ()
    """Those of them that somebody named."""
    rulings: tuple[Ruling, ...] = ()
    """Where this table follows the other reading."""
    box: Box = Box()
    midway: Midway | None = None


def removed_for(people: int, rulings: tuple[Ruling, ...] = ()) -> int:
    """How many tiles to remove so that turns are equal (Wariant)."""
    # Ruling: removed_with_five; three with five people; the text says one, which leaves turns unequal.
    table = NUMBERS.removed.by_text if Ruling.REMOVED_WITH_FIVE in rulings else NUMBERS.removed.equal
    return table[people]


def open_rulings(people: int) -> tuple[Ruling, ...]:
    """Those a table of so many can choose: where the text removes as many tiles, there is nothing to settle."""
    alike = removed_for(people) == removed_for(people, (Ruling.REMOVED_WITH_FIVE,))
    return tuple(ruling for ruling in OPTIONS if not (alike and ruling is Ruling.REMOVED_WITH_FIVE))


def refusals(setup: Setup) -> Iterator[Refusal]:
    """Why nobody can sit down to this table."""
    people = len(setup.people)
    if people < NUMBERS.players.least:
        yield Reason.TOO_FEW_PEOPLE, {"n": people}
    if people > NUMBERS.players.most:
        yield Reason.TOO_MANY_PEOPLE, {"n": people}
    if len({alike(seat.name) for seat in setup.people}) < people:
        yield Reason.NAME_TWICE, {}
    colours = [alike(seat.colour) for seat in setup.people if seat.colour]
    if len(set(colours)) < len(colours):
        yield Reason.COLOUR_TWICE, {}
    if setup.removed > DRAWN - people or len(setup.removed_tiles) > setup.removed:
        yield Reason.REMOVED_OVER, {"n": setup.removed}
    for ruling in setup.rulings:
        if not ruling.option:
            yield Reason.RULING_FIXED, {}
    yield from _tiles(setup)
    if setup.midway:
        yield from _midway(setup, setup.midway)


def doubts(setup: Setup) -> tuple[Remark, ...]:
    """What hardly fits where a game is entered that is already going; its table may be right all the same."""
    return (*_lying(setup, setup.midway), *_out(setup, setup.midway)) if setup.midway else ()


def _lying(setup: Setup, midway: Midway) -> Iterator[Remark]:
    """Whether so many tiles lie on the map as are no longer to be drawn; one set aside is missing from both."""
    n, due = tiles_in(midway.map or setup.start or ""), DRAWN - setup.removed - midway.left + 1
    if setup.depth is Depth.MAP and n and n != due:
        yield warning(phrase(Reason.TILES_LYING, n=n, due=due, left=midway.left), field="map")


def _out(setup: Setup, midway: Midway) -> Iterator[Remark]:
    out = [len(half.standing) + len(half.places) for half in midway.players]
    for seat, (person, n) in enumerate(zip(setup.people, out, strict=False)):
        if n > MEEPLES:
            yield warning(phrase(Reason.MEEPLES_OVER, name=person.name, n=n, limit=MEEPLES), seat, "meeples")


def _tiles(setup: Setup) -> Iterator[Refusal]:
    if setup.depth is Depth.MAP and setup.start is None and not (setup.midway and setup.midway.map):
        yield Reason.START_UNKNOWN, {}
    for text in (*((setup.start,) if setup.start is not None else ()), *setup.removed_tiles):
        try:
            tile(text)
        except BadTile as bad:
            yield Reason.BAD_TILE, {"what": bad.what, "tile": text}


def _midway(setup: Setup, midway: Midway) -> Iterator[Refusal]:
    if len(midway.players) != len(setup.people):
        yield Reason.MIDWAY_PLAYERS, {}
    if midway.turn >= len(setup.people):
        yield Reason.NO_SUCH_PLAYER, {}
    if midway.left > DRAWN - setup.removed:
        yield Reason.COUNT_OVER, {"n": midway.left, "limit": DRAWN - setup.removed}
    for half in midway.players:
        if half.points > LIMIT:
            yield Reason.COUNT_OVER, {"n": half.points, "limit": LIMIT}
    if setup.depth is Depth.MAP:
        # Without a start tile either it is refused for that alone.
        yield from _map(midway, text) if (text := midway.map or setup.start) else ()
    elif any(half.places for half in midway.players):
        yield Reason.NOT_TRACKED, {}


def _map(midway: Midway, text: str) -> Iterator[Refusal]:
    try:
        land = land_of(text)
    except BadTile as bad:
        yield Reason.BAD_TILE, {"what": bad.what, "tile": bad.text}
        return
    except BadMap as bad_map:
        yield Reason.NOT_A_MAP, {"what": bad_map.what, "one": "", "other": ""}
        return
    for flaw in flaws(text):
        yield Reason.NOT_A_MAP, {"what": flaw.what, "one": cell_name(flaw.one), "other": cell_name(flaw.other)}
    for name in (name for half in midway.players for name in (*half.places, *half.standing)):
        # On a Map every meeple has a place; a terrain alone is none.
        place = place_at(name)
        if place is None or land.part(*place) is None:
            yield Reason.PLACE_EMPTY, {"place": str(name)}
