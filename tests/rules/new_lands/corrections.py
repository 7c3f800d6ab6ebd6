"""What a table puts right or insists on in the midst of a match, sense or nonsense."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rules.moves import Leave
from rules.new_lands.components.box import BoardLength, Edition, Fact, KindOf, StartTile
from rules.new_lands.components.kinds import REPORTED
from rules.new_lands.components.terrain import Spot, Terrain
from rules.new_lands.components.tile import tile, turned
from rules.new_lands.moves import (
    AnyMove,
    CorrectMeeple,
    CorrectPlayer,
    CorrectTable,
    CorrectTile,
    CountLeft,
    Done,
    Finish,
    LayTile,
    Learn,
    PlaceMeeple,
    PlaceOn,
    PutMapAway,
    SetAside,
    TakeBack,
    TakeOff,
    Turn,
)
from rules.new_lands.players import Place
from rules.new_lands.state import State
from tests.rules.new_lands.tables import MISSING, START

TILES = (*(one.tile for one in REPORTED.kinds), *MISSING, START, "no tile")
PARTS = ("n", "e", "s", "w", "i", "i1", "i2")


def a_correction(state: State, chance: Random) -> AnyMove:
    """Of a player, of a meeple, of the table, of what was learned; or a move that is nobody's turn."""
    seat = chance.randrange(len(state.players))
    ways: list[Callable[[State, int, Random], AnyMove]] = [_of_player, _of_meeple, _of_table]
    ways += [_of_tile, _on_the_map] if state.land else [_in_the_ledger]
    return chance.choice(ways)(state, seat, chance)


def _of_player(state: State, seat: int, chance: Random) -> AnyMove:
    return chance.choice(
        (
            CorrectPlayer(seat=seat, points=chance.choice((-1, 0, 7, 60, 1_000))),
            CorrectPlayer(seat=seat, home=chance.randint(-1, 7)),
            CorrectPlayer(seat=seat, left=False),
            CorrectPlayer(seat=seat, points=chance.randint(0, 90), home=chance.randint(0, 4), left=False),
            Leave(seat=seat),
        )
    )


def _of_meeple(state: State, seat: int, chance: Random) -> AnyMove:
    """Added, lifted or moved: one that stands there, or one that nobody placed."""
    of = chance.choice(state.standing) if state.standing and chance.random() < 0.7 else None
    seat, lift = (seat, a_standing(state, chance)) if of is None else (of.seat, of.place or of.on)
    to = a_standing(state, chance)
    return chance.choice(
        (
            CorrectMeeple(seat=seat, lift=lift),
            CorrectMeeple(seat=seat, add=to),
            CorrectMeeple(seat=seat, lift=lift, add=to),
        )
    )


def _of_table(state: State, seat: int, chance: Random) -> AnyMove:
    told: tuple[Fact, ...] = (
        KindOf(tile=a_tile(chance, TILES[:-1]), copies=chance.randint(0, 3)),
        StartTile(tile=a_tile(chance, TILES[:-1])),
        BoardLength(spaces=chance.choice((1, 50, 999))),
        Edition(name="pl"),
    )
    some = (
        CorrectTable(turn=seat),
        CorrectTable(left=state.left + chance.choice((-9, -2, -1, 1, 2, 9))),
        CorrectTable(turn=seat, left=chance.randint(0, 80)),
        Learn(fact=chance.choice(told)),
        SetAside(seat=seat, tile=chance.choice((None, a_tile(chance)))),
    )
    return chance.choice(some if chance.random() < 0.95 else (Finish(), PutMapAway()))


def _of_tile(state: State, _: int, chance: Random) -> AnyMove:
    x, y = a_spot(state, chance)
    return CorrectTile(x=x, y=y, tile=a_tile(chance))


def _on_the_map(state: State, seat: int, chance: Random) -> AnyMove:
    """Whoever has the turn, wherever it may not be."""
    x, y = a_spot(state, chance)
    edge = chance.choice(PARTS)
    there = chance.choice([one.place for one in state.standing if one.place] or [Place(x=x, y=y, edge=edge)])
    return chance.choice(
        (
            LayTile(seat=seat, x=x + chance.randint(-1, 1), y=y + chance.randint(-1, 1), tile=a_tile(chance)),
            PlaceMeeple(seat=seat, edge=edge),
            PlaceMeeple(seat=seat, edge=edge, x=x, y=y),
            TakeBack(seat=seat, x=there.x, y=there.y, edge=there.edge),
            Done(seat=seat),
        )
    )


def _in_the_ledger(state: State, seat: int, chance: Random) -> AnyMove:
    on, n = chance.choice(tuple(Terrain)), chance.randint(-1, 12)
    taken = TakeOff(
        on=on, tiles=chance.choice((None, n)), cities=chance.choice((None, 2)), closed=chance.random() < 0.5
    )
    return chance.choice(
        (
            Turn(seat=seat),
            Turn(seat=seat, act=PlaceOn(on=on)),
            Turn(seat=seat, act=taken),
            CountLeft(seat=seat, on=on, n=n),
        )
    )


def a_tile(chance: Random, tiles: tuple[str, ...] = TILES) -> str:
    """However it lies; or something that is no tile."""
    text = chance.choice(tiles)
    return turned(tile(text), chance.randrange(4)).text if text != TILES[-1] else text


def a_spot(state: State, chance: Random) -> Spot:
    """Where a tile lies, most often; the first one lies there before any step."""
    spots = state.land.spots if state.land else ((0, 0),)
    return chance.choice((spots[0], chance.choice(spots), (chance.randint(-9, 9), chance.randint(-9, 9))))


def a_standing(state: State, chance: Random) -> Place | Terrain:
    x, y = a_spot(state, chance)
    place = Place(x=x, y=y, edge=chance.choice(PARTS))
    terrain = chance.choice(tuple(Terrain))
    return chance.choice((place, place, place, terrain) if state.land else (terrain, terrain, terrain, place))
