"""What the Ledger asks: a turn in one step, and at the end one meeple after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.kernel import IllegalMove, phrase
from rules.new_lands.ask.answers import LandsEntry, LandsOption, LandsQuestion, answer
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.ledger import check_left, check_turn, turn
from rules.new_lands.moves import CountLeft, PlaceOn, TakeOff, Turn
from rules.new_lands.state import Due, State
from rules.refusals import refused

COUNTED: Final = range(13)
"""What is offered for a meeple left at the end; larger numbers are entered."""
SAMPLES: Final = ((1, False), (2, False), (3, False), (3, True))
"""Counts and whether the area is closed: what random play takes of all the numbers one can enter."""


def ask_turn(state: State, of: int | None = None) -> LandsQuestion:
    """Of whoever's turn it is, or of a later seat: those between laid a tile without more."""
    seat = state.turn if of is None else of
    name, laid = state.name(seat), state.due is Due.MEEPLE and seat == state.turn
    move = Turn(seat=seat)
    nothing = answer(move, "answer_nothing", refused(check_turn, state, move), laid="yes" if laid else "no")
    return LandsQuestion(
        who=name,
        ask=phrase("new_lands.ask_rest" if laid else "new_lands.ask_turn", name=name),
        why=(
            phrase("new_lands.why_left", n=state.left),
            phrase("new_lands.why_home", name=name, n=state.players[seat].home),
        ),
        options=(nothing, *_placings(state, seat)),
        entries=tuple(_takings(state, seat)),
    )


def _placings(state: State, seat: int) -> Iterator[LandsOption]:
    for on in Terrain:
        move = Turn(seat=seat, act=PlaceOn(on=on))
        yield answer(move, "answer_place_on", refused(check_turn, state, move), on=on.value)


def _takings(state: State, seat: int) -> Iterator[LandsEntry]:
    out = {meeple.on for meeple in state.of(seat)}
    for on in (terrain for terrain in Terrain if terrain in out):
        samples = tuple(move for n, closed in SAMPLES if _lawful(state, move := _taken(seat, on, n, closed)))
        if samples:
            yield LandsEntry.of(phrase("new_lands.answer_take_off", on=on.value), *samples)


def _taken(seat: int, on: Terrain, n: int, closed: bool) -> Turn:
    """A meeple taken back, with no more numbers than its terrain needs."""
    tiles = n if on is Terrain.PLAIN or (on is Terrain.SEA and closed) else None
    cities = None if on is Terrain.PLAIN else n
    return Turn(seat=seat, act=TakeOff(on=on, tiles=tiles, cities=cities, closed=closed))


def _lawful(state: State, move: Turn) -> bool:
    try:
        turn(state, move)
    except IllegalMove:
        return False
    return True


def ask_count(state: State) -> LandsQuestion:
    meeple = min(state.standing, key=lambda one: (one.seat, list(Terrain).index(one.on)))
    name = state.name(meeple.seat)
    counts = (n for n in COUNTED if n or meeple.on is not Terrain.PLAIN)
    moves = (CountLeft(seat=meeple.seat, on=meeple.on, n=n) for n in counts)
    return LandsQuestion(
        who=name,
        ask=phrase("new_lands.ask_count", name=name, on=meeple.on.value),
        why=(phrase("new_lands.why_count"),),
        options=tuple(
            answer(move, "answer_count", refused(check_left, state, move), on=meeple.on.value, n=move.n)
            for move in moves
        ),
    )
