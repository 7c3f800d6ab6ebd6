"""How many ways a match can begin; the numbers are counted by hand."""

from __future__ import annotations

import pytest

from rules.new_lands.game import GAME
from rules.new_lands.setup import Depth
from rules.new_lands.start import start
from tests.rules.new_lands.tables import a_ledger, a_setup
from tests.rules.perft import ways


@pytest.mark.parametrize(
    ("depth", "games"),
    [
        (1, 4),  # nothing more, or a meeple on one of three terrains
        (2, 4 * 4),
        (3, 4 * (4 + 3 * 8)),  # who has a meeple out can take it back with one of four sampled counts
    ],
)
def test_a_ledger_of_two(depth: int, games: int) -> None:
    assert ways(GAME, a_ledger(), depth) == games


def test_a_map_begins_with_four_spots_and_four_tiles_each_or_one_set_aside() -> None:
    assert ways(GAME, start(a_setup(2, Depth.MAP)), 1) == 4 * 4 + 1
