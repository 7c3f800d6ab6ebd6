"""Whose turn it is, and when it ends."""

from __future__ import annotations

from rules.kernel import IllegalMove, Move, refuse
from rules.moves import OfPlayer
from rules.new_lands.land.land import Land
from rules.new_lands.players import Meeple
from rules.new_lands.reasons import Reason
from rules.new_lands.state import Due, State


def check_seat(state: State, seat: int) -> None:
    if seat >= len(state.players):
        raise IllegalMove(Reason.NO_SUCH_PLAYER)


def tracked(state: State) -> Land:
    """The land, where somebody follows it."""
    if state.land is None:
        raise IllegalMove(Reason.NOT_TRACKED)
    return state.land


def out_of_turn(state: State, move: OfPlayer) -> None:
    refuse(move, Reason.OUT_OF_TURN, turn=state.name(state.turn), name=state.name(move.seat))


def check_tiles(state: State, move: Move, n: int = 1) -> None:
    """A tile must be there to be drawn (Koniec gry)."""
    if n > state.left:
        refuse(move, Reason.NO_TILES_LEFT, n=state.left)


def turn_over(state: State, seat: int, acted: bool) -> State:
    """The turn of `seat` is over: the next person lays a tile."""
    return state.replace(turn=state.seat_after(seat), due=Due.TILE, acted=seat if acted else None)


def without(standing: tuple[Meeple, ...], meeple: Meeple) -> tuple[Meeple, ...]:
    """One meeple less."""
    at = standing.index(meeple)
    return (*standing[:at], *standing[at + 1 :])
