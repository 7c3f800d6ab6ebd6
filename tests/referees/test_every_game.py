"""Every game has a referee."""

from __future__ import annotations

from importlib import import_module

import pytest

from companion.games import game_ids


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_a_referee(game_id: str) -> None:
    assert isinstance(import_module(f"tests.referees.{game_id}.referee").Match, type)
    assert callable(import_module(f"tests.referees.test_{game_id}").against_the_referee)
