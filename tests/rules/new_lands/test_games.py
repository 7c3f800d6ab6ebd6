"""Whole recorded games, replayed to scores that were added up apart from the rules; the sums stand in the files."""

from __future__ import annotations

import pytest

from rules.new_lands.components.terrain import Spot
from rules.new_lands.game import GAME
from rules.new_lands.players import Place
from rules.new_lands.setup import Depth
from tests.rules.new_lands.flood import Flood, Flooded, value
from tests.rules.recorded import assert_comes_to_its_totals, records_beside

GAMES = records_beside(__file__)
ENTERED = ("lay_tile", "turn", "set_aside", "put_map_away", "leave", "correct_player")
"""Open answers, of which a question holds samples, and what can be told at any time."""


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_comes_to_the_score_that_was_added_up(name: str) -> None:
    assert_comes_to_its_totals(GAME, GAMES[name])


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_a_recorded_game_answers_the_question_of_its_moment(name: str) -> None:
    journal = GAME.journal.model_validate(GAMES[name]["journal"])
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
    game = GAMES[name]
    state = GAME.replay(GAME.journal.model_validate(game["journal"]))
    for score in GAME.score(state):
        summands = game["arithmetic"][score.player].rpartition(". ")[2].partition(" = ")[0].split("+")
        assert sorted(line.points for line in score.lines) == sorted(map(int, summands))


def test_the_recorded_games_cover_both_depths_and_two_to_five_people() -> None:
    setups = [GAME.journal.model_validate(GAMES[name]["journal"]).setup for name in GAMES]
    assert {(len(setup.people), setup.depth) for setup in setups} == {
        (2, Depth.MAP),
        (3, Depth.MAP),
        (4, Depth.LEDGER),
        (5, Depth.MAP),
    }


def area_at(texts: dict[Spot, str], place: Place) -> Flooded:
    """What a flood finds from the place of a meeple."""
    flood = Flood(texts)
    sides = flood.tiles[place.spot].sides
    inside = [at for at, edges in enumerate(sides) if not edges]
    at = next((at for at, edges in enumerate(sides) if place.edge in edges), None)
    return flood.area((place.spot, inside[int(place.edge[1:] or 1) - 1] if at is None else at))


@pytest.mark.parametrize("name", [name for name in GAMES if "map" in name])
def test_every_meeple_of_a_recorded_map_scores_what_a_flood_counts(name: str) -> None:
    journal = GAME.journal.model_validate(GAMES[name]["journal"])
    state = GAME.start(journal.setup)
    texts = {(0, 0): str(journal.setup.start)}
    for move in journal.moves:
        after = GAME.apply(state, move)
        if move.kind == "lay_tile":
            texts[move.x, move.y] = move.tile
        if move.kind == "take_back":
            meeple = next(one for one in state.standing if one not in after.standing)
            assert meeple.place is not None
            found = area_at(texts, meeple.place)
            assert after.players[move.seat].scored[-1].points == value(found, closed=not found.gaps)
        state = after
    for seat, score in enumerate(GAME.score(state)):
        ends = sorted(line.points for line in score.lines if line.group == "end")
        places = [meeple.place for meeple in state.of(seat) if meeple.place]
        assert not places or ends == sorted(value(area_at(texts, place), closed=False) for place in places)


def test_both_depths_and_a_map_put_away_are_recorded_to_their_last_tile() -> None:
    """Two maps, a Ledger, a map put away: all tiles but those removed for equal turns."""
    whole = {"two_on_a_whole_map": 82, "five_on_a_map": 80, "four_with_a_ledger": 83, "a_whole_map_put_away": 81}
    for name, tiles in whole.items():
        state = GAME.replay(GAME.journal.model_validate(GAMES[name]["journal"]))
        assert state.laid + len(state.gone) == tiles
        assert state.left == 0
