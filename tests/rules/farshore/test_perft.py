"""How many ways a match can begin; the numbers are counted by hand."""

from __future__ import annotations

import pytest

from rules.farshore.components.box import Box
from rules.farshore.components.traits import Level
from rules.farshore.game import GAME
from rules.farshore.setup import Depth
from tests.rules.farshore.tables import FIFTH, SIXTH, a_table
from tests.rules.perft import ways

KNOWN = Box(map_needs=(FIFTH, SIXTH))
CARDS = 48 * 2
"""Each of the 48, from the hand or from the bay."""


@pytest.mark.parametrize(
    ("people", "level", "count"),
    [
        (1, Level.SHY, 4 + 1 + 2 + CARDS + 2),  # shores, the island, docks and lookout, cards, two maps nobody knows
        (2, None, 4 + 2 + 2 + CARDS + 2),
        (4, None, 4 + 4 + 2 + CARDS + 2),
    ],
)
def test_a_first_turn(people: int, level: Level | None, count: int) -> None:
    assert ways(GAME, a_table(people, level), 1) == count


def test_maps_that_are_known_and_not_met_are_no_way_to_begin() -> None:
    assert ways(GAME, a_table(2, None, box=KNOWN), 1) == 4 + 2 + 2 + CARDS


def test_krabitas_first_turn() -> None:
    """Four shores, the island, another place, docks twice, the lookout in five colours."""
    table = a_table(1, tracking=Depth.KRABITA_ONLY)
    prepare = 1
    assert ways(GAME, table, 1) == 4 + 1 + 1 + 2 + 5 + prepare


def test_a_first_turn_and_krabitas_answer() -> None:
    """She has 13 ways; one less when Ola stands on a shore or on the island."""
    elsewhere = 2 + CARDS
    assert ways(GAME, a_table(1, box=KNOWN), 2) == (4 + 1) * 12 + elsewhere * 13


def test_two_first_turns() -> None:
    """The second person lacks the place the first one took; a copy less of a card leaves at least one."""
    everything = 4 + 2 + 2 + CARDS
    assert ways(GAME, a_table(2, None, box=KNOWN), 2) == (4 + 2) * (everything - 1) + (2 + CARDS) * everything
