"""On a Map: placing a meeple, taking one back (2. Ustawienie pionka, Punktacja obszaru)."""

from __future__ import annotations

from rules.kernel import IllegalMove, refuse
from rules.new_lands.land.land import Land
from rules.new_lands.moves import Done, PlaceMeeple, TakeBack
from rules.new_lands.players import Meeple, Place, Scored
from rules.new_lands.reasons import Reason
from rules.new_lands.start import standing
from rules.new_lands.state import Due, State
from rules.new_lands.turns import check_seat, out_of_turn, tracked, turn_over, without


def place_meeple(state: State, move: PlaceMeeple) -> State:
    meeple = check_place(state, move)
    player = state.players[move.seat]
    after = state.with_player(move.seat, player.replace(home=max(0, player.home - 1)))
    return _acted(after.replace(standing=(*after.standing, meeple)), move)


def take_back(state: State, move: TakeBack) -> State:
    meeple = check_take(state, move)
    scored = _scored(state, meeple)
    after = state.replace(standing=without(state.standing, meeple))
    # Insisted on: the meeple written down as somebody else's was this person's all along.
    owner = after.players[meeple.seat]
    after = after.with_player(meeple.seat, owner.replace(home=owner.home + 1))
    player = after.players[move.seat]
    return _acted(after.with_player(move.seat, player.replace(scored=(*player.scored, scored))), move)


def done(state: State, move: Done) -> State:
    _check_turn(state, move)
    # Insisted on before a tile was laid: the turn is skipped, as for somebody without a tile (open_tiles_end).
    return turn_over(state, move.seat, acted=False) if move.seat == state.turn else state


def check_place(state: State, move: PlaceMeeple) -> Meeple:
    """The meeple that would stand there, or why it may not."""
    land = tracked(state)
    _check_turn(state, move)
    meeple = _meeple(state, land, move)
    if meeple.place is None or meeple.place.spot != land.spots[-1]:
        refuse(move, Reason.NOT_THIS_TILE)
    if not state.players[move.seat].home:
        refuse(move, Reason.NO_MEEPLE_HOME, name=state.name(move.seat))
    area = state.area(meeple)
    # Ruling: claim_closed; the tile that closes a free area may claim it.
    other = next((one for one in state.standing if state.area(one) is area), None)
    if other is not None and other.place is not None:
        on = land.at[other.place.spot]
        refuse(move, Reason.AREA_OCCUPIED, name=state.name(other.seat), on=meeple.on.value, n=on)
    return meeple


def check_take(state: State, move: TakeBack) -> Meeple:
    """The meeple that would come home, or why it may not."""
    land = tracked(state)
    _check_turn(state, move)
    place = standing(move.seat, land, Place(x=move.x, y=move.y, edge=move.edge)).place
    there = [meeple for meeple in state.standing if meeple.place == place]
    if not there:
        raise IllegalMove(Reason.NO_SUCH_MEEPLE, name=state.name(move.seat))
    own = next((meeple for meeple in there if meeple.seat == move.seat), None)
    if own is None:
        refuse(move, Reason.NOT_YOUR_MEEPLE, name=state.name(there[0].seat))
    return own or there[0]


def _meeple(state: State, land: Land, move: PlaceMeeple) -> Meeple:
    x, y = land.spots[-1]
    at = Place(x=x if move.x is None else move.x, y=y if move.y is None else move.y, edge=move.edge)
    return standing(move.seat, land, at, state.laid)


def _scored(state: State, meeple: Meeple) -> Scored:
    found = state.numbers(meeple)
    assert found is not None
    return Scored(
        on=meeple.on,
        tiles=found.tiles,
        cities=found.cities,
        closed=found.closed,
        points=found.now,
        stood=state.stood(meeple),
    )


def _on_turn(state: State, move: PlaceMeeple | TakeBack | Done) -> bool:
    return state.due is Due.MEEPLE and move.seat == state.turn


def _check_turn(state: State, move: PlaceMeeple | TakeBack | Done) -> None:
    """First the tile, then one thing with a meeple, never two (Przebieg gry)."""
    tracked(state)
    check_seat(state, move.seat)
    if _on_turn(state, move):
        return
    if move.seat == state.acted:
        refuse(move, Reason.ONE_ACTION, name=state.name(move.seat))
    elif move.seat == state.turn:
        refuse(move, Reason.TILE_FIRST, name=state.name(move.seat))
    else:
        out_of_turn(state, move)


def _acted(state: State, move: PlaceMeeple | TakeBack) -> State:
    """What was done out of turn leaves the turn as it is."""
    return turn_over(state, move.seat, acted=True) if _on_turn(state, move) else state
