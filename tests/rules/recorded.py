"""Whole recorded matches of any game: their journal, their totals, and how these were added up."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rules.kernel import Game

NOTHING = "nothing: 0"


def records_beside(test: str) -> Mapping[str, Any]:
    """By name: what the folder `games` holds beside a test."""
    files = sorted((Path(test).parent / "games").glob("*.json"))
    return {file.stem: json.loads(file.read_text("utf-8")) for file in files}


def assert_comes_to_its_totals(game: Game[Any, Any, Any], record: Any) -> None:
    """Replayed to its end, and added up apart from the rules."""
    state = game.replay(game.journal.model_validate(record["journal"]))
    assert game.question(state) is None
    assert {score.player: score.total for score in game.score(state)} == record["totals"]
    assert record["totals"] == {player: _added_up(sums) for player, sums in record["arithmetic"].items()}


def _added_up(sums: str) -> int:
    """The last sum of the arithmetic, done again."""
    if sums == NOTHING:
        return 0
    parts, _, total = sums.rpartition(". ")[2].partition(" = ")
    assert sum(map(int, parts.split("+"))) == int(total)
    return int(total)
