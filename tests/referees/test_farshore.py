"""Farshore against its referee: whole games by chance, with effects, corrections and people who leave."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.farshore.game import GAME
from rules.farshore.moves import CorrectKrabita, CorrectPerson, Sail, Shells, ShipAt, Treasures
from rules.farshore.players import Krabita, Person, Player
from rules.farshore.reasons import Reason
from rules.farshore.state import State
from rules.kernel import Move
from rules.moves import Leave
from tests.referees.comparing import MANY, compare
from tests.referees.farshore.referee import Match
from tests.rules.farshore.tables import EVERY_KIND

ASIDE = 0.08
LEAVING = 0.004
ALONE = ("solo bold", "solo, a whole box", "solo, other readings", "solo, unknown tiles")
FEW = (*ALONE, "3 and Krabita", "4", "Krabita only, 1", "Krabita only, 3")
GAMES = 28
"""Of each table, in `make soak`: more than 300 in all."""


def seen(state: State) -> dict[str, Any]:
    tiles = {"A": state.rose.a, "B": state.rose.b}
    shown = {stack: sorted(tile.traits) if tile else None for stack, tile in tiles.items()}
    table = {"awaits": state.phase.value, "winds": state.winds.value, "flooded": sorted(state.flooded), "tiles": shown}
    turn = {} if state.over else {"turn": state.turn}
    return {**table, **turn, "players": [_player(player) for player in state.players]}


def _player(player: Player) -> dict[str, Any]:
    common = {
        "season": player.season.value,
        "ready": player.ready,
        "placed": sorted((place.spot.value, str(place.which)) for place in player.placed),
        "maps": {tile.kind: tile.value for tile in sorted(player.maps or (), key=lambda tile: str(tile.kind))},
        "treasures": player.treasures,
        "ship": player.ship,
        "passed": player.passed,
    }
    if isinstance(player, Person):
        city = player.city
        return {**common, "city": sorted(city.cards), "anchors": sorted(city.anchored), "shells": player.shells}
    assert isinstance(player, Krabita)
    plan = {marker.colour.value: marker.row for marker in player.plan.markers}
    cards = sorted(card.colour.value for card in player.cards)
    return {**common, "city": cards, "hand": player.hand, "plan": plan}


def aside(state: State, chance: Random) -> Iterator[Move]:
    """Now and then a card has an effect, somebody looks at the track again, or somebody goes."""
    seat = chance.randrange(len(state.players))
    value = chance.choice(state.facts.track.values)
    back = (Reason.SHIP_MOVES_BACK,)
    correct = CorrectPerson(seat=seat, ship=value) if seat < len(state.people) else CorrectKrabita(ship=value)
    moves = (
        Shells(seat=seat, n=chance.randint(-2, 4)),
        Treasures(seat=seat, n=chance.randint(-3, 2)),
        Sail(seat=seat, spaces=chance.randint(-4, 4), insist=back),
        ShipAt(seat=seat, value=value, insist=back),
        correct,
    )
    if chance.random() < ASIDE:
        yield chance.choice(moves)
    if chance.random() < LEAVING and seat < len(state.people):
        yield Leave(seat=seat)


def against_the_referee(name: str, seed: int) -> int:
    setup = EVERY_KIND[name]
    return compare(GAME, setup, Match(setup.model_dump(mode="json")), seen, Random(seed), aside)


@pytest.mark.parametrize("name", FEW)
def test_a_game_goes_as_its_referee_says(name: str) -> None:
    assert against_the_referee(name, seed=1) > 20


@pytest.mark.long
def test_hundreds_of_games_go_as_their_referee_says() -> None:
    played = [against_the_referee(name, seed) for name in EVERY_KIND for seed in range(2, 2 + GAMES)]
    assert len(played) >= MANY
    print(f"\nFarshore against its referee: {len(played)} games, {sum(played)} moves, no difference")
