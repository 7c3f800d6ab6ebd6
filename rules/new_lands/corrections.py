"""Corrections: the table is right, whatever was recorded."""

from __future__ import annotations

from rules.kernel import IllegalMove, refuse
from rules.new_lands.components.box import Box, KindOf, StartTile
from rules.new_lands.components.kinds import kind
from rules.new_lands.components.numbers import DRAWN, MEEPLES
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.components.tile import Tile
from rules.new_lands.final import total
from rules.new_lands.land.land import Land
from rules.new_lands.ledger import check_count
from rules.new_lands.moves import CorrectMeeple, CorrectPlayer, CorrectTable, CorrectTile
from rules.new_lands.players import Meeple, Place
from rules.new_lands.reasons import Reason
from rules.new_lands.start import first_land, learned, standing
from rules.new_lands.state import Due, State
from rules.new_lands.tell.naming import spot_name
from rules.new_lands.tiles import check_edges, read_tile
from rules.new_lands.turns import check_seat, tracked, without


def correct_player(state: State, move: CorrectPlayer) -> State:
    check_seat(state, move.seat)
    player = state.players[move.seat]
    if move.points is not None:
        check_count(move.points)
        by = move.points - total(state, move.seat)
        player = player.replace(corrections=(*player.corrections, by) if by else player.corrections)
    if move.home is not None:
        check_count(move.home)
        _check_meeples(state, move, move.home + len(state.of(move.seat)))
        player = player.replace(home=move.home)
    if move.left is not None:
        player = player.replace(left=move.left)
    return state.with_player(move.seat, player)


def _check_meeples(state: State, move: CorrectPlayer | CorrectMeeple, n: int) -> None:
    if n > MEEPLES:
        refuse(move, Reason.MEEPLES_OVER, name=state.name(move.seat), n=n, limit=MEEPLES)


def correct_meeple(state: State, move: CorrectMeeple) -> State:
    check_seat(state, move.seat)
    if move.lift is not None:
        state = _lifted(state, move, move.lift)
    return state if move.add is None else _added(state, move, move.add)


def _lifted(state: State, move: CorrectMeeple, at: Place | Terrain) -> State:
    """Home again, without points."""
    where = at if isinstance(at, Terrain) else standing(move.seat, tracked(state), at).place
    found = next((one for one in state.of(move.seat) if where in (one.on, one.place)), None)
    if found is None:
        raise IllegalMove(Reason.NO_SUCH_MEEPLE, name=state.name(move.seat))
    player = state.players[move.seat]
    after = state.with_player(move.seat, player.replace(home=player.home + 1))
    return after.replace(standing=without(after.standing, found))


def _added(state: State, move: CorrectMeeple, at: Place | Terrain) -> State:
    meeple = _there(state, move.seat, at)
    player = state.players[move.seat]
    if not player.home:
        _check_meeples(state, move, max(MEEPLES, len(state.of(move.seat))) + 1)
    after = state.with_player(move.seat, player.replace(home=max(0, player.home - 1)))
    return after.replace(standing=(*after.standing, meeple))


def _there(state: State, seat: int, at: Place | Terrain) -> Meeple:
    if isinstance(at, Place):
        return standing(seat, tracked(state), at, state.laid)
    if state.land is not None:
        raise IllegalMove(Reason.NO_SUCH_PART)
    return Meeple(seat=seat, on=at, since=state.laid)


def correct_tile(state: State, move: CorrectTile) -> State:
    """A tile of the set-up shows something else: the land is laid again."""
    land, one = tracked(state), read_tile(move.tile)
    spot = (move.x, move.y)
    before = first_land(state.setup) or Land()
    if spot not in land.at:
        raise IllegalMove(Reason.PLACE_EMPTY, place=spot_name(spot))
    if spot not in before.at:
        # A tile that a step laid is changed in that step, and the rest is counted again.
        raise IllegalMove(Reason.NOT_NOW)
    again, others = Land(), Land()
    for at, lying in zip(land.spots, land.tiles, strict=True):
        again = again.lay(at, one if at == spot else lying)
        others = others if at == spot else others.lay(at, lying)
    check_edges(others.asks(spot), move, one)
    meeples = tuple(_on_new_tile(again, meeple) for meeple in state.standing)
    after = state.replace(land=again, standing=meeples)
    return after.replace(box=_relearned(state, after, land.tiles[land.at[spot]], one))


def _relearned(before: State, after: State, wrong: Tile, right: Tile) -> Box:
    """The box with the tile as it is: the wrong one was never seen."""
    midway = after.setup.midway
    if not (midway and midway.map):
        return after.box.learn(StartTile(tile=right.text))
    name, told = kind(wrong), after.setup.box.copies.get(kind(wrong), 0)
    if before.box.copies.get(name) == before.used(name) > told:
        copies = max(told, after.used(name))
        fact = KindOf(tile=name, copies=copies)
        after = after.replace(box=after.box.learn(fact) if copies else after.box.forget(fact))
    return learned(after, kind(right))


def _on_new_tile(land: Land, meeple: Meeple) -> Meeple:
    assert meeple.place is not None
    return standing(meeple.seat, land, meeple.place, meeple.since)


def correct_table(state: State, move: CorrectTable) -> State:
    if move.left is not None:
        check_count(move.left)
        most = DRAWN - state.setup.removed - len(state.gone)
        if move.left > most:
            raise IllegalMove(Reason.COUNT_OVER, n=move.left, limit=most)
        state = state.replace(laid=most - move.left)
    if move.turn is None:
        return state
    check_seat(state, move.turn)
    if state.players[move.turn].left:
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    return state.replace(turn=move.turn, due=Due.TILE, acted=None) if move.turn != state.turn else state
