"""A fixed seeded game on a map: 83 tiles drawn from a mixed box, each laid where it fits, and what followed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from rules.new_lands.ask.tiles import offers
from rules.new_lands.components.box import Box
from rules.new_lands.components.kinds import form
from rules.new_lands.components.terrain import Spot
from rules.new_lands.components.tile import Tile, tile, turned
from rules.new_lands.game import GAME
from rules.new_lands.moves import AnyMove, LayTile, PlaceMeeple, SetAside, TakeBack
from rules.new_lands.setup import Depth, Setup
from rules.new_lands.state import Phase, State
from tests.rules.new_lands.tables import WHOLE_BOX, a_setup

SEED: Final = 11
PASSES: Final = 0.3
"""How often somebody does nothing more."""


def seeded_setup(*, complete: bool = False) -> Setup:
    return a_setup(2, Depth.MAP, box=WHOLE_BOX if complete else Box())


def seeded_moves(setup: Setup, *, near: bool = False) -> Iterator[tuple[State, AnyMove]]:
    """Each state with the move that follows; nothing more is simply the next person's tile.

    `near`: tiles are laid close to the one before, where a phone shows the spot without being moved.
    """
    chance, state = Random(SEED), GAME.start(setup)
    deck = [one.tile for one in WHOLE_BOX.kinds for _ in range(one.copies)]
    chance.shuffle(deck)
    while not state.over:
        follows = _after_tile(state, chance) if state.phase is Phase.MEEPLE else None
        move = follows or _drawn(state, tile(deck.pop()), chance, near)
        yield state, move
        state = GAME.apply(state, move)


def _after_tile(state: State, chance: Random) -> AnyMove | None:
    question = GAME.question(state)
    assert question is not None
    lawful = [option.move for option in question.options if option.refusal is None]
    if not state.left:
        return chance.choice(lawful)
    acts = [move for move in lawful if isinstance(move, PlaceMeeple | TakeBack)]
    return None if not acts or chance.random() < PASSES else chance.choice(acts)


def _drawn(state: State, drawn: Tile, chance: Random, near: bool) -> AnyMove:
    assert state.land is not None
    x, y = state.land.spots[-1]
    seat = state.next_seat if state.phase is Phase.MEEPLE else state.turn
    ways = [
        (spot, lying)
        for spot, asks in sorted(state.land.free.items())
        for lying in (turned(drawn, quarters) for quarters in range(4))
        if all(ask in (".", edge) for ask, edge in zip(asks, lying.edges, strict=True))
    ]
    if not ways:
        return SetAside(seat=seat)
    far = {spot: abs(spot[0] - x) + 2 * abs(spot[1] - y) for spot, _ in ways}
    least = min(far.values())
    spot, lying = chance.choice([way for way in ways if not near or far[way[0]] == least])
    return LayTile(seat=seat, x=spot[0], y=spot[1], tile=as_offered(state, spot, lying) or lying.text)


def as_offered(state: State, spot: Spot, lying: Tile) -> str:
    """The text by which a known tile is offered at a spot; nothing for one that nobody has entered yet."""
    pictures = (one for choice in offers(state, spot) for one in choice.pictures if choice.edges == lying.edges)
    return next((one.tile for one in pictures if form(tile(one.tile)) == form(lying)), "")
