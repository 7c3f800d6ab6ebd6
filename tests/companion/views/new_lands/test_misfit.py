"""A map whose record today's rules follow to the middle only."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.screen.app import app
from tests.harness.every_game import played
from tests.harness.window import Window


async def test_a_map_that_is_followed_to_the_middle_only_is_drawn_as_far_as_that(tmp_path: Path) -> None:
    match = played("new_lands", "Map, 3", 3, 30)
    journal: Any = deepcopy(match.journal)
    laid = [entry["move"] for entry in journal["entries"] if entry["move"]["kind"] == "lay_tile"]
    laid[5].update(x=40, y=40)
    saves = Saves(tmp_path)
    saves.keep_match(match.replace(journal=journal))
    async with Window(app(Backend(saves), "en"), route="/match/a1") as window:
        assert not window.reads("This part could not be shown")
