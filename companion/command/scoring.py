"""`companion score FILE`: the file says of which game it is, and that game prints its receipt."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from companion.command.text_files import NoText, text_of
from companion.games import GameEntry, game_entries, game_entry, oldest_game

MEGABYTES: Final = 2


def score_file(path: str, as_json: bool, lang: str) -> int:
    """The exit code."""
    entry = _reading(game_of_file(path))
    assert entry is not None
    assert entry.report is not None
    return entry.report()(path, as_json, lang)


def game_of_file(path: str) -> str:
    """The game a position file names; empty where it names none, or cannot be read: then its reader says why."""
    try:
        held = json.loads(text_of(Path(path), MEGABYTES))
    except (NoText, ValueError, RecursionError):
        return ""
    named = held.get("game") if isinstance(held, dict) else None
    return named if isinstance(named, str) else ""


def _reading(game_id: str) -> GameEntry | None:
    """The game that reads the file: the one it names, else the oldest, which says what is wrong with it."""
    asked = (game_entry(game_id), game_entry(oldest_game()), *game_entries())
    return next((entry for entry in asked if entry and entry.report), None)
