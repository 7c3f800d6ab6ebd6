"""The first moment of a match."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import IllegalMove
from rules.new_lands.components.box import Box, StartTile
from rules.new_lands.components.numbers import DRAWN, MEEPLES
from rules.new_lands.components.tile import tile
from rules.new_lands.land.land import Land
from rules.new_lands.land.map_text import land_of, place_at
from rules.new_lands.players import Meeple, Place, Player
from rules.new_lands.reasons import Reason
from rules.new_lands.setup import Depth, Halfway, Midway, Setup, refusals
from rules.new_lands.state import State


def start(setup: Setup) -> State:
    """The table as set up, or `IllegalMove` for a table nobody can sit down to."""
    for reason, params in refusals(setup):
        raise IllegalMove(reason, **params)
    land, box = first_land(setup), _box(setup)
    if setup.midway is None:
        return State(setup=setup, box=box, players=(Player(),) * len(setup.people), land=land)
    state = _midway(setup, setup.midway, land, box)
    for name in land.kinds if land else ():
        state = state.replace(box=learned(state, name))
    return state


def first_land(setup: Setup) -> Land | None:
    """What lies on the table before the first move."""
    if setup.depth is Depth.LEDGER:
        return None
    if setup.midway and setup.midway.map:
        return land_of(setup.midway.map)
    return Land().lay((0, 0), tile(setup.start or ""))


def learned(state: State, name: str) -> Box:
    """The box after a tile of a kind was seen; a complete one knows all its tiles already."""
    return state.box if state.box.complete else state.box.seen(name, state.used(name))


def _midway(setup: Setup, midway: Midway, land: Land | None, box: Box) -> State:
    return State(
        setup=setup,
        box=box,
        players=tuple(
            Player(start=half.points, home=max(0, MEEPLES - len(half.standing) - len(half.places)))
            for half in midway.players
        ),
        standing=tuple(meeple for seat, half in enumerate(midway.players) for meeple in _standing(seat, half, land)),
        land=land,
        laid=DRAWN - setup.removed - midway.left,
        turn=midway.turn,
    )


def _standing(seat: int, half: Halfway, land: Land | None) -> Iterator[Meeple]:
    yield from (Meeple(seat=seat, on=terrain) for terrain in half.standing)
    for name in half.places if land else ():
        spot, edge = place_at(name) or ((0, 0), "n")
        yield standing(seat, land or Land(), Place(x=spot[0], y=spot[1], edge=edge))


def standing(seat: int, land: Land, place: Place, since: int = 0) -> Meeple:
    """A meeple on a part of the land, which must be there; its place goes by the first edge of the part."""
    number = land.at.get(place.spot)
    part = None if number is None else land.tiles[number].part(place.edge)
    if number is None or part is None:
        raise IllegalMove(Reason.NO_SUCH_PART)
    one = land.tiles[number]
    return Meeple(seat=seat, on=one.terrains[part], place=place.replace(edge=one.places[part]), since=since)


def _box(setup: Setup) -> Box:
    """The start tile is a fact of the box too."""
    if setup.start is None or setup.depth is Depth.LEDGER:
        return setup.box
    return setup.box.learn(StartTile(tile=setup.start))
