"""What takes long to make and is the same for many screens."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.games import game_ids
from companion.languages import LANGUAGES
from companion.screen import rule_search
from rules.farshore.components.traits import Level
from tests.companion.views.at_shelf import shelved_match
from tests.harness.demo import played, setup


@pytest.fixture(scope="session")
def every_page() -> None:
    """What the first visit to the rules loads, once in a process."""
    for language in LANGUAGES:
        asyncio.run(rule_search.fetch("farshore", language, lambda: None))


@pytest.fixture
def lived_in(tmp_path: Path) -> Iterator[Backend]:
    """A shelf with a match that is over, one that is going on, and one that was only scored."""
    saves = Saves(tmp_path)
    saves.keep_match(played("old", setup("Ola", level=Level.SHY), seed=1, days=0))
    saves.keep_match(played("new", setup("Michał", "Ira"), seed=2, days=9, moves=20))
    saves.keep_match(shelved_match("paper", 0, "Ola", "Łucja"))
    backend = Backend(saves)
    yield backend
    backend.close()


@pytest.fixture(autouse=True)
def known_games(request: pytest.FixtureRequest) -> None:
    """A screen is tried in a house of one game, except where another game tries its own."""
    if request.path.parent.name not in game_ids():
        request.getfixturevalue("one_game")
