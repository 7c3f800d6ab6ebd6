"""What Krabita does in one go is one step to whoever reads of it."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.farshore.components.traits import Season
from rules.farshore.game import GAME
from rules.farshore.krabita.moves import (
    ClaimMaps,
    DrawFromDeck,
    FollowRoute,
    KrabitaDraws,
    KrabitaPlays,
    LookForPurple,
    NotInBay,
)
from rules.farshore.moves import PlaceWorker
from rules.farshore.tell.procedure import furthest_season, goes_on
from tests.harness.autoplay import autoplay
from tests.rules.farshore.tables import a_setup


def pairs() -> set[tuple[type, type, bool]]:
    """The kinds of moves that follow each other in some games, and whether the second goes on with the first."""
    found: set[tuple[type, type, bool]] = set()
    for seed in range(8):
        moves: Any = autoplay(GAME, a_setup(1), Random(seed)).moves
        states = [GAME.start(a_setup(1))]
        for move in moves:
            states.append(GAME.apply(states[-1], move))
        for at in range(1, len(moves)):
            found.add((type(moves[at - 1]), type(moves[at]), goes_on(states[at - 1], states[at])))
    return found


PAIRS = pairs()


def test_the_lookout_and_what_it_finds_are_one_step() -> None:
    assert (FollowRoute, LookForPurple, True) in PAIRS
    assert (FollowRoute, LookForPurple, False) not in PAIRS


def test_a_bay_searched_in_vain_and_the_card_from_the_deck_are_one_step() -> None:
    assert (NotInBay, KrabitaPlays, True) in PAIRS
    assert (NotInBay, KrabitaPlays, False) not in PAIRS


def test_the_cards_of_a_new_season_are_one_step() -> None:
    assert (KrabitaDraws, KrabitaDraws, True) in PAIRS
    assert (ClaimMaps, DrawFromDeck, True) in PAIRS


def test_a_turn_of_somebody_else_is_a_step_of_its_own() -> None:
    assert not [first for first, second, together in PAIRS if second is PlaceWorker and together]
    assert not [second for first, second, together in PAIRS if first is PlaceWorker and together]


def test_the_year_is_as_far_as_the_first_player() -> None:
    state = GAME.start(a_setup(2))
    ahead = state.with_player(1, state.people[1].replace(season=Season.SUMMER))
    assert furthest_season(ahead) is Season.SUMMER
