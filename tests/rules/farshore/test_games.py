"""Whole recorded games, replayed to scores that were added up by hand; the sums stand in the files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules.farshore.components.traits import Level
from rules.farshore.game import GAME
from rules.farshore.setup import Opponent

GAMES = {path.stem: path for path in sorted((Path(__file__).parent / "games").glob("*.json"))}


def recorded(name: str) -> Any:
    return json.loads(GAMES[name].read_text("utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_comes_to_the_score_added_up_by_hand(name: str) -> None:
    game = recorded(name)
    state = GAME.replay(GAME.journal.model_validate(game["journal"]))
    assert state.over
    assert {score.player: score.total for score in GAME.score(state)} == game["totals"]
    assert game["totals"].keys() == game["arithmetic"].keys()
    for player, sums in game["arithmetic"].items():
        assert added_up(sums) == game["totals"][player]


def added_up(sums: str) -> int:
    """The last sum of the arithmetic, done again."""
    if sums == "nothing: 0":
        return 0
    parts, _, total = sums.rpartition(". ")[2].partition(" = ")
    assert sum(map(int, parts.split("+"))) == int(total)
    return int(total)


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_a_recorded_game_answers_the_question_of_its_moment(name: str) -> None:
    """Or is an effect, a name told later, or something the table insisted on."""
    journal = GAME.journal.model_validate(recorded(name)["journal"])
    state = GAME.start(journal.setup)
    for move in journal.moves:
        question = GAME.question(state)
        assert question is not None
        offered = move in [answer.move for answer in question.answers]
        assert offered or move.insist or move.kind in ("shells", "treasures", "name_tile")
        state = GAME.apply(state, move)
    assert GAME.question(state) is None


def test_the_recorded_games_cover_every_level_and_table() -> None:
    setups = [GAME.journal.model_validate(recorded(name)["journal"]).setup for name in GAMES]
    assert {setup.krabita.level for setup in setups if isinstance(setup.krabita, Opponent)} == set(Level)
    assert {(len(setup.people), setup.krabita is not None) for setup in setups} >= {
        (1, True),
        (2, True),
        (3, True),
        (4, False),
    }
