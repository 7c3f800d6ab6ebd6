"""Whole recorded games, replayed to scores that were added up by hand; the sums stand in the files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rules.lil_everdell.components.traits import Challenge, Royal
from rules.lil_everdell.game import GAME
from rules.lil_everdell.moves import AnyMove, OpponentCard, PlayCard
from rules.lil_everdell.score.rules import SHEET_RULES
from rules.lil_everdell.score.sheet import Player
from rules.lil_everdell.score.standing import RECORD
from rules.lil_everdell.setup import Depth
from rules.lil_everdell.state import State
from rules.scores import Score, winners

GAMES = {path.stem: path for path in sorted((Path(__file__).parent / "games").glob("*.json"))}
AT_ANY_TIME = ("roll_d8", "name_card", "lose_card", "leave")


def recorded(name: str) -> Any:
    return json.loads(GAMES[name].read_text("utf-8"))


def replayed(game: Any) -> State:
    return GAME.replay(GAME.journal.model_validate(game["journal"]))


def counted(game: Any) -> tuple[Score, ...]:
    """The sheet the match fills in, and what its players entered at the end."""
    state = replayed(game)
    sheet = RECORD.filled(state)
    players = [
        Player.model_validate({**dict(player), **game["entered"].get(player.name, {})}) for player in sheet.players
    ]
    return SHEET_RULES.score(sheet.replace(players=tuple(players)), state.box)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_comes_to_the_score_added_up_by_hand(name: str) -> None:
    game = recorded(name)
    assert replayed(game).over
    scores = counted(game)
    assert {score.player: score.total for score in scores} == game["totals"]
    assert [score.player for score in winners(scores)] == game["winners"]
    assert game["totals"].keys() == game["arithmetic"].keys()
    for score in scores:
        *parts, total = sums(game["arithmetic"][score.player])
        assert total == (group_points(score), score.total)
        assert all(sum(added) == said for added, said in parts)


def sums(arithmetic: str) -> list[tuple[tuple[int, ...], int]]:
    """Every sum of the arithmetic, the whole one last: what is added up, and what was said to come of it."""
    found = re.findall(r"([0-9]+(?:\+[0-9]+)+) = ([0-9]+)", arithmetic)
    return [(tuple(map(int, added.split("+"))), int(said)) for added, said in found]


def group_points(score: Score) -> tuple[int, ...]:
    """Group by group, as the sum of each player is written down; an opponent has three."""
    rows = ("purple", "cards", "parades") if score.player in tuple(Royal) else SHEET_RULES.groups
    return tuple(sum(line.points for line in score.lines if line.group == group) for group in rows)


def bare(move: AnyMove) -> AnyMove:
    """Points of a card without a name are entered freely: no answer lists them."""
    return move.replace(laid=move.laid.replace(points=None)) if isinstance(move, PlayCard | OpponentCard) else move


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_a_recorded_game_answers_the_question_of_its_moment(name: str) -> None:
    """Or happens at any time."""
    journal = GAME.journal.model_validate(recorded(name)["journal"])
    state = GAME.start(journal.setup)
    for move in journal.moves:
        question = GAME.question(state)
        assert question is not None
        offered = bare(move) in [answer.move for answer in question.answers]
        assert offered or move.kind in AT_ANY_TIME or (isinstance(move, PlayCard) and move.extra)
        assert GAME.tell(state, move) or move.kind == "parade_value"
        state = GAME.apply(state, move)
    assert GAME.question(state) is None


def test_the_recorded_games_cover_every_depth_opponent_challenge_and_table() -> None:
    setups = [GAME.journal.model_validate(recorded(name)["journal"]).setup for name in GAMES]
    assert len(setups) >= 6
    assert {setup.tracking for setup in setups} == set(Depth)
    assert {setup.opponent.who for setup in setups if setup.opponent} == set(Royal)
    assert {challenge for setup in setups for challenge in setup.challenges} == set(Challenge)
    assert {(len(setup.people), setup.opponent is not None) for setup in setups} >= {
        (1, True),
        (2, True),
        (2, False),
        (3, False),
        (4, False),
    }
