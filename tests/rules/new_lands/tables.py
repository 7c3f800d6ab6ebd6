"""Small tables to try a rule on: built as they stand, not played into."""

from __future__ import annotations

from functools import reduce
from typing import Any

from rules.new_lands.ask.question import question
from rules.new_lands.components.box import Box, KindOf, StartTile
from rules.new_lands.components.kinds import REPORTED
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.land.map_text import place_at
from rules.new_lands.moves import AnyMove, LayTile, PlaceOn, TakeOff, Turn
from rules.new_lands.play import apply
from rules.new_lands.players import Meeple, Place
from rules.new_lands.setup import Depth, Halfway, Midway, Seat, Setup
from rules.new_lands.start import standing, start
from rules.new_lands.state import Due, State

NAMES = ("Ola", "Jan", "Ира", "Ewa", "Max")
COLOURS = ("red", "yellow", "green", "blue", "black")
START = "Sn.Ps.Mew*1"
PLAIN, MOUNTAIN, SEA = Terrain.PLAIN, Terrain.MOUNTAIN, Terrain.SEA
MISSING = ("Pn.Me.Ssw*1", "Mn.Pe.Ssw*2", "Ms.Pw.Sne~12", "Pn.Ms.Sew*1*2", "Pn.Se.Msw*2")
"""Stand-ins for the kinds nobody reported: tests of a complete box need some."""
WHOLE_BOX = Box(
    start=StartTile(tile=START),
    kinds=(
        *(KindOf(tile=one.tile, copies=one.copies) for one in REPORTED.kinds),
        *(KindOf(tile=tile, copies=5) for tile in MISSING),
    ),
)


def a_setup(n: int = 2, depth: Depth = Depth.LEDGER, **more: Any) -> Setup:
    seats = tuple(Seat(name=name, colour=colour) for name, colour in zip(NAMES, COLOURS, strict=True))[:n]
    fields: dict[str, Any] = {"people": seats, "depth": depth, "start": START if depth is Depth.MAP else None}
    return Setup(**{**fields, **more})


def a_ledger(people: int = 2, **more: Any) -> State:
    return start(a_setup(people, **more))


def a_map(text: str = START, people: int = 2, *, left: int = 40, turn: int = 0, **more: Any) -> State:
    """A match in progress on this map: `red@b2n` stands by `on`."""
    on: dict[int, tuple[str, ...]] = more.pop("on", {})
    halves = tuple(Halfway(places=on.get(seat, ())) for seat in range(people))
    midway = Midway(players=halves, left=left, turn=turn, map=text)
    return start(a_setup(people, Depth.MAP, midway=midway, **{"start": None, **more}))


def at(state: State, name: str, seat: int = 0) -> Meeple:
    """A meeple at a place like `b2n`."""
    assert state.land is not None
    return standing(seat, state.land, place(name))


def place(name: str) -> Place:
    found = place_at(name)
    assert found is not None
    (x, y), edge = found
    return Place(x=x, y=y, edge=edge)


def lay(name: str, tile: str, seat: int = 0, **more: Any) -> LayTile:
    """`lay("b2", "Pnesw")`."""
    spot = place(f"{name}n")
    return LayTile(seat=seat, x=spot.x, y=spot.y, tile=tile, **more)


def laid(state: State) -> State:
    """The person whose turn it is has laid the newest tile of the map."""
    return state.replace(due=Due.MEEPLE)


def nothing(seat: int = 0, **more: Any) -> Turn:
    return Turn(seat=seat, **more)


def placed(seat: int, on: Terrain, **more: Any) -> Turn:
    return Turn(seat=seat, act=PlaceOn(on=on), **more)


def taken(seat: int, on: Terrain, insist: tuple[str, ...] = (), **counts: Any) -> Turn:
    return Turn(seat=seat, act=TakeOff(on=on, **counts), insist=insist)


def play(state: State, *moves: AnyMove) -> State:
    return reduce(apply, moves, state)


def answers(state: State) -> tuple[AnyMove, ...]:
    asked = question(state)
    assert asked is not None
    return tuple(answer.move for answer in asked.answers)


EVERY_KIND: dict[str, Setup] = {
    **{f"Ledger, {n}": a_setup(n) for n in range(2, 6)},
    **{f"Map, {n}": a_setup(n, Depth.MAP) for n in range(2, 6)},
    "Map, a whole box": a_setup(3, Depth.MAP, box=WHOLE_BOX),
    "Map, open and removed tiles": a_setup(
        5, Depth.MAP, open_tiles=True, removed=3, removed_tiles=("Pnesw",), box=WHOLE_BOX
    ),
    "Ledger, other readings": a_setup(4, rulings=("one_tile_area", "removed_with_five"), removed=1),
    "Ledger in the middle": a_setup(
        2,
        midway=Midway(players=(Halfway(points=12, standing=(SEA,)), Halfway(points=9)), left=30, turn=1),
    ),
}
"""One table of each kind there is: how many play, how much is followed, what the box has told."""
