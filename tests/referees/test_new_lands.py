"""New Lands against its referee: whole Ledgers and Maps by chance, maps put away, tiles set aside, people who leave."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.kernel import Move
from rules.moves import Leave
from rules.new_lands.game import GAME
from rules.new_lands.moves import PutMapAway, SetAside
from rules.new_lands.players import Meeple
from rules.new_lands.state import Phase, State
from tests.referees.comparing import MANY, compare
from tests.referees.new_lands.referee import Match
from tests.rules.new_lands.tables import EVERY_KIND

LEAVING = 0.004
PUTTING_AWAY = 0.002
STUCK = 0.01
GAMES = 26
"""Of each table, in `make soak`: more than 300 in all."""


def seen(state: State) -> dict[str, Any]:
    turn = {} if state.over else {"turn": state.turn}
    people = [(player.points, player.home) for player in state.players]
    standing = sorted(_standing(state, meeple) for meeple in state.standing)
    return {"awaits": state.phase.value, "left": state.left, **turn, "people": people, "standing": standing}


def _standing(state: State, meeple: Meeple) -> tuple[Any, ...]:
    place = meeple.place
    where = (place.x, place.y, place.edge) if place else ()
    worth = state.numbers(meeple)
    numbers = (worth.now, worth.close, worth.end, worth.tiles, worth.cities, worth.gaps) if worth else ()
    return meeple.seat, meeple.on.value, where, numbers


def aside(state: State, chance: Random) -> Iterator[Move]:
    """Now and then a tile fits nowhere, the map is put away, or somebody goes."""
    if chance.random() < STUCK and state.phase in (Phase.TILE, Phase.TURN):
        yield SetAside(seat=state.turn)
    if chance.random() < PUTTING_AWAY and state.phase is Phase.TILE:
        yield PutMapAway()
    if chance.random() < LEAVING:
        yield Leave(seat=chance.randrange(len(state.players)))


def against_the_referee(name: str, seed: int) -> int:
    setup = EVERY_KIND[name]
    return compare(GAME, setup, Match(setup.model_dump(mode="json")), seen, Random(seed), aside)


@pytest.mark.parametrize("name", EVERY_KIND)
def test_a_game_goes_as_its_referee_says(name: str) -> None:
    assert against_the_referee(name, seed=1) > 20


@pytest.mark.long
def test_hundreds_of_games_go_as_their_referee_says() -> None:
    played = [against_the_referee(name, seed) for name in EVERY_KIND for seed in range(2, 2 + GAMES)]
    assert len(played) >= MANY
    print(f"\nNew Lands against its referee: {len(played)} games, {sum(played)} moves, no difference")
