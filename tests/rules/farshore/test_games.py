"""Whole recorded games, replayed to scores that were added up by hand; the sums stand in the files."""

from __future__ import annotations

import pytest

from rules.farshore.components.traits import Level
from rules.farshore.game import GAME
from rules.farshore.setup import Opponent
from tests.rules.recorded import assert_comes_to_its_totals, records_beside

GAMES = records_beside(__file__)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_comes_to_the_score_added_up_by_hand(name: str) -> None:
    assert_comes_to_its_totals(GAME, GAMES[name])


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_a_recorded_game_answers_the_question_of_its_moment(name: str) -> None:
    """Or is an effect, a name told later, or something the table insisted on."""
    journal = GAME.journal.model_validate(GAMES[name]["journal"])
    state = GAME.start(journal.setup)
    for move in journal.moves:
        question = GAME.question(state)
        assert question is not None
        offered = move in [answer.move for answer in question.answers]
        assert offered or move.insist or move.kind in ("shells", "treasures", "name_tile")
        state = GAME.apply(state, move)
    assert GAME.question(state) is None


def test_the_recorded_games_cover_every_level_and_table() -> None:
    setups = [GAME.journal.model_validate(GAMES[name]["journal"]).setup for name in GAMES]
    assert {setup.krabita.level for setup in setups if isinstance(setup.krabita, Opponent)} == set(Level)
    assert {(len(setup.people), setup.krabita is not None) for setup in setups} >= {
        (1, True),
        (2, True),
        (3, True),
        (4, False),
    }
