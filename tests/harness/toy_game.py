"""A game of the tests' own, known to the app for a while."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from companion import games

PLACES = ("companion.match.table", "companion.views.new.setup_bar")
"""Where rules are asked for by a game's name."""


def introduce(monkeypatch: pytest.MonkeyPatch, game: Any, **screens: Any) -> None:
    """Its rules, and the screens it has of its own, if any."""
    for place in PLACES:
        monkeypatch.setattr(f"{place}.game", lambda game_id: game if game_id == game.id else games.game(game_id))
    if screens:
        shown = SimpleNamespace(**screens)
        monkeypatch.setattr(
            "companion.views.chosen_game.screens",
            lambda game_id: shown if game_id == game.id else games.screens(game_id),
        )
