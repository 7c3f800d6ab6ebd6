"""How many ways a match can begin; the numbers are counted by hand."""

from __future__ import annotations

import pytest

from rules.new_lands.game import GAME
from rules.new_lands.setup import Depth
from rules.new_lands.start import start
from rules.new_lands.state import State
from tests.rules.new_lands.tables import a_ledger, a_setup


def ways(state: State, depth: int) -> int:
    question = GAME.question(state)
    assert question is not None
    if depth == 1:
        return len(question.answers)
    return sum(ways(GAME.apply(state, answer.move), depth - 1) for answer in question.answers)


@pytest.mark.parametrize(
    ("depth", "games"),
    [
        (1, 4),  # nothing more, or a meeple on one of three terrains
        (2, 4 * 4),
        (3, 4 * (4 + 3 * 8)),  # who has a meeple out can take it back with one of four sampled counts
    ],
)
def test_a_ledger_of_two(depth: int, games: int) -> None:
    assert ways(a_ledger(), depth) == games


def test_a_map_begins_with_four_spots_and_four_tiles_each_or_one_set_aside() -> None:
    assert ways(start(a_setup(2, Depth.MAP)), 1) == 4 * 4 + 1
