"""What a move was, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rules.kernel import Phrase, phrase
from rules.moves import Leave
from rules.new_lands.components.tile import tile
from rules.new_lands.final import total
from rules.new_lands.land.land import Land
from rules.new_lands.moves import (
    AnyMove,
    CountLeft,
    Done,
    Finish,
    LayTile,
    Learn,
    PlaceMeeple,
    PlaceOn,
    PutMapAway,
    SetAside,
    TableMove,
    TakeBack,
    TakeOff,
    Turn,
)
from rules.new_lands.players import Meeple
from rules.new_lands.reasons import Reason
from rules.new_lands.score.scoring import end_why, taken_why
from rules.new_lands.score.standing import stood
from rules.new_lands.state import Due, State
from rules.new_lands.tell.corrected import corrected
from rules.new_lands.tell.naming import part_name, spot_name, tile_name


def headline(before: State, after: State, move: AnyMove) -> Iterator[Phrase]:
    match move:
        case LayTile():
            yield from _silent(before, move)
            yield _laid(after, move)
        case PlaceMeeple():
            yield _placed(after, move)
        case TakeBack():
            yield from _taken(before, after, move)
        case Done():
            yield phrase("new_lands.log_done", name=before.name(move.seat))
        case Turn():
            yield from _turn(before, after, move)
        case CountLeft():
            yield _counted(after, move)
        case SetAside() | PutMapAway() | Finish() | Leave() | Learn():
            yield from _of_table(before, after, move)
        case _:
            yield from corrected(before, move)


def _silent(before: State, move: LayTile | SetAside) -> Iterator[Phrase]:
    """The next person's tile says that the one before did nothing more."""
    if before.due is Due.MEEPLE and before.land is not None and move.seat != before.turn:
        yield phrase("new_lands.log_done", name=before.name(before.turn))


def _laid(after: State, move: LayTile) -> Phrase:
    n, name = after.lying - 1, after.name(move.seat)
    return phrase(
        "new_lands.log_lay", name=name, n=n, spot=spot_name((move.x, move.y)), tile=tile_name(tile(move.tile))
    )


def _placed(after: State, move: PlaceMeeple) -> Phrase:
    meeple = after.standing[-1]
    land, place = _standing(after, meeple)
    number = land.at[place]
    one = land.tiles[number]
    part = part_name(one, one.part(move.edge) or 0)
    return phrase("new_lands.log_place", name=after.name(move.seat), on=meeple.on.value, n=number, part=part)


def _standing(state: State, meeple: Meeple) -> tuple[Land, tuple[int, int]]:
    assert state.land is not None
    assert meeple.place is not None
    return state.land, meeple.place.spot


def _taken(before: State, after: State, move: TakeBack) -> Iterator[Phrase]:
    line = after.players[move.seat].scored[-1]
    meeple = next(one for one in before.standing if one not in after.standing or _twice(before, after, one))
    land, spot = _standing(before, meeple)
    why = taken_why(stood(line), before.one_tile)
    name, now = before.name(move.seat), total(after, move.seat)
    on, n = line.on.value, land.at[spot]
    yield phrase("new_lands.log_take", name=name, on=on, n=n, why=why, points=line.points, total=now)
    area = before.area(meeple)
    if area and (own := area.cities.bit_count()) < line.cities:
        plains = sum(plain.cities > 0 for plain in land.plains_beside(area).values())
        yield phrase("new_lands.log_mountain", n=line.cities, own=own, others=line.cities - own, plains=plains)


def _twice(before: State, after: State, meeple: Meeple) -> bool:
    """Equal meeples can stand on one part where a table insisted on it."""
    return before.standing.count(meeple) > after.standing.count(meeple)


def _turn(before: State, after: State, move: Turn) -> Iterator[Phrase]:
    name, seat = before.name(move.seat), before.turn
    again = move.act is not None and move.seat == before.acted != before.turn
    while seat != move.seat and not again and not before.players[move.seat].left:
        theirs = before.due is Due.TILE or seat != before.turn
        yield phrase("new_lands.log_tile_only" if theirs else "new_lands.log_done", name=before.name(seat))
        seat = before.seat_after(seat)
    laid = after.laid > before.laid
    match move.act:
        case None:
            yield phrase("new_lands.log_tile_only" if laid else "new_lands.log_done", name=name)
        case PlaceOn(on=on):
            yield phrase("new_lands.log_place_on" if laid else "new_lands.log_place_only", name=name, on=on.value)
        case TakeOff(on=on):
            line = after.players[move.seat].scored[-1]
            why, now = taken_why(stood(line), before.one_tile), total(after, move.seat)
            yield phrase("new_lands.log_take_off", name=name, on=on.value, why=why, points=line.points, total=now)
        case _:
            assert_never(move.act)


def _counted(after: State, move: CountLeft) -> Phrase:
    line = after.players[move.seat].scored[-1]
    return phrase("new_lands.log_end", name=after.name(move.seat), why=end_why(stood(line)), n=line.points)


def _of_table(before: State, after: State, move: TableMove) -> Iterator[Phrase]:
    match move:
        case SetAside():
            yield from _silent(before, move)
            yield from _set_aside(before, after, move)
        case PutMapAway():
            yield phrase("new_lands.log_put_map_away")
        case Finish():
            yield phrase("new_lands.log_finish", n=before.left)
        case Leave():
            yield phrase("new_lands.log_leave", name=before.name(move.seat))
        case Learn(fact=learned):
            yield phrase("new_lands.log_learn", fact=learned.fact)
        case _:
            assert_never(move)


def _set_aside(before: State, after: State, move: SetAside) -> Iterator[Phrase]:
    name = before.name(move.seat)
    if move.tile is None:
        yield phrase("new_lands.log_set_aside", name=name)
    else:
        yield phrase("new_lands.log_set_aside_named", name=name, tile=tile_name(tile(move.tile)))
    if before.setup.removed and before.even and not after.even:
        # The tiles removed before the game made turns equal; one less undoes it.
        yield phrase(Reason.FEWER_TILES, n=after.left)
