"""Every game brings what no test can find out by itself: one that comes later hears of it here, not from a soak."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.disk.saves import Saves
from tests.bench.seeded import SEEDED
from tests.harness.evenings import EVENINGS
from tests.harness.every_game import GAMES, brought
from tests.harness.on_disk import only_match_on_disk
from tests.journeys.test_keyboard import TABLES


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_brings_an_evening_and_a_table_at_a_desk(game_id: str) -> None:
    assert callable(brought(EVENINGS, game_id, "evening in tests/harness/evenings.py"))
    assert brought(TABLES, game_id, "table in tests/journeys/test_keyboard.py").moves > 0


def test_answers_of_every_game_are_measured(tmp_path: Path) -> None:
    measured = set()
    for word, game in SEEDED.items():
        game.lay(Saves(tmp_path / word))
        measured.add(only_match_on_disk(tmp_path / word).game)
    assert {*GAMES} - measured == set(), "tests/bench/seeded.py has no seeded game of these"


def test_a_game_that_lacks_something_hears_what() -> None:
    with pytest.raises(LookupError, match="chess brings no evening"):
        brought(EVENINGS, "chess", "evening")
