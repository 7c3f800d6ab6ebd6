"""My Lil' Everdell against its referee: whole games by chance, with extra and lost cards and people who leave."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.kernel import Move
from rules.lil_everdell.components.parades import ParadeKind
from rules.lil_everdell.components.traits import CELLS
from rules.lil_everdell.game import GAME
from rules.lil_everdell.moves import LoseCard, PlayCard
from rules.lil_everdell.players import Laid, Person, Player
from rules.lil_everdell.state import State
from rules.moves import Leave
from tests.referees.comparing import MANY, compare
from tests.referees.lil_everdell.referee import Match
from tests.rules.lil_everdell.tables import EVERY_KIND

ASIDE = 0.06
LEAVING = 0.01
GAMES = 24
"""Of each table, in `make soak`: more than 300 in all."""
TURNS = 4 * 3
"""Of one player, in a whole game."""


def seen(state: State) -> dict[str, Any]:
    moment = {"awaits": state.phase.value, "round": state.round, "sun": state.sun}
    turn = {"turn": state.turn} if state.begun else {}
    stacks = {kind.value: list(state.left(kind)) for kind in ParadeKind}
    lies = {"deck": (state.deck, state.display), "stacks": stacks}
    return {**moment, **turn, **lies, "players": [_player(player) for player in state.players]}


def _player(player: Player) -> dict[str, Any]:
    return {
        "cards": sorted((card.colour.value, card.kind.value, card.card or "") for card in player.cards),
        "parades": {token.kind.value: token.value for token in player.parades or ()},
        "friends": sorted((place.spot.value, place.at) for place in player.friends or ()),
        "gone": isinstance(player, Person) and player.left,
    }


def aside(state: State, chance: Random) -> Iterator[Move]:
    """Now and then an effect brings or takes a card, or somebody goes."""
    seat = chance.randrange(len(state.players))
    colour, kind = chance.choice(CELLS)
    cards = len(state.players[seat].cards)
    if chance.random() < ASIDE and state.person(seat):
        yield PlayCard(seat=seat, laid=Laid(colour=colour, kind=kind, points=2), extra=True)
    if chance.random() < ASIDE and cards:
        yield LoseCard(seat=seat, at=chance.randrange(cards))
    if chance.random() < LEAVING and state.person(seat):
        yield Leave(seat=seat)


def against_the_referee(name: str, seed: int) -> int:
    setup = EVERY_KIND[name]
    return compare(GAME, setup, Match(setup.model_dump(mode="json")), seen, Random(seed), aside)


@pytest.mark.parametrize("name", EVERY_KIND)
def test_a_game_goes_as_its_referee_says(name: str) -> None:
    assert against_the_referee(name, seed=1) >= TURNS


@pytest.mark.long
def test_hundreds_of_games_go_as_their_referee_says() -> None:
    played = [against_the_referee(name, seed) for name in EVERY_KIND for seed in range(2, 2 + GAMES)]
    assert len(played) >= MANY
    print(f"\nMy Lil' Everdell against its referee: {len(played)} games, {sum(played)} moves, no difference")
