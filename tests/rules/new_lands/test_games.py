"""Whole recorded games, replayed to scores that were added up apart from the rules; the sums stand in the files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules.new_lands import GAME
from rules.new_lands.setup import Depth

GAMES = {path.stem: path for path in sorted((Path(__file__).parent / "games").glob("*.json"))}
ENTERED = ("lay_tile", "turn", "set_aside", "put_map_away", "leave", "correct_player")
"""Open answers, of which a question holds samples, and what can be told at any time."""


def recorded(name: str) -> Any:
    return json.loads(GAMES[name].read_text("utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_comes_to_the_score_that_was_added_up(name: str) -> None:
    game = recorded(name)
    state = GAME.replay(GAME.journal.model_validate(game["journal"]))
    assert state.over
    assert {score.player: score.total for score in GAME.score(state)} == game["totals"]
    assert game["totals"].keys() == game["arithmetic"].keys()
    for player, sums in game["arithmetic"].items():
        assert added_up(sums) == game["totals"][player]


def added_up(sums: str) -> int:
    """The last sum of the arithmetic, done again."""
    parts, _, total = sums.rpartition(". ")[2].partition(" = ")
    assert sum(map(int, parts.split("+"))) == int(total)
    return int(total)


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_a_recorded_game_answers_the_question_of_its_moment(name: str) -> None:
    journal = GAME.journal.model_validate(recorded(name)["journal"])
    state = GAME.start(journal.setup)
    for move in journal.moves:
        question = GAME.question(state)
        assert question is not None
        assert move.kind in ENTERED or move in [answer.move for answer in question.answers]
        assert GAME.tell(state, move)
        state = GAME.apply(state, move)
    assert GAME.question(state) is None


@pytest.mark.parametrize("name", GAMES)
def test_the_lines_of_the_receipt_are_the_summands_of_the_arithmetic(name: str) -> None:
    game = recorded(name)
    state = GAME.replay(GAME.journal.model_validate(game["journal"]))
    for score in GAME.score(state):
        summands = game["arithmetic"][score.player].rpartition(". ")[2].partition(" = ")[0].split("+")
        assert sorted(line.points for line in score.lines) == sorted(map(int, summands))


def test_the_recorded_games_cover_both_depths_and_two_to_five_people() -> None:
    setups = [GAME.journal.model_validate(recorded(name)["journal"]).setup for name in GAMES]
    assert {(len(setup.people), setup.depth) for setup in setups} == {
        (2, Depth.MAP),
        (3, Depth.MAP),
        (4, Depth.LEDGER),
        (5, Depth.MAP),
    }
