"""Score sheets laid on the shelf before the app starts, so that a test opens a result instead of typing it in."""

from __future__ import annotations

from pathlib import Path

from companion.backend import Backend
from companion.disk.matches import begun
from companion.disk.saves import Match, Saves
from companion.match.open_match import OpenMatch
from companion.score.open_sheet import OpenSheet
from companion.score.opening import opened_sheet
from companion.score.scored_sheet import ScoredSheet
from rules.farshore.components.box import Box
from rules.farshore.game import GAME
from rules.farshore.score.sheet import Sheet


def shelve(folder: Path, match_id: str, sheet: Sheet) -> None:
    """A finished score under this name."""
    saves = Saves(folder)
    backend = Backend(saves)
    match = OpenMatch(begun(GAME.id, GAME.rules_version).replace(id=match_id), backend.work)
    opened = OpenSheet(match, ScoredSheet(sheet, Box()))
    opened.finished = True
    saves.keep_match(opened.contribution()(match.stored))
    backend.close()


def shelve_otherwise(folder: Path, played: Match, **entered: object) -> None:
    """A match with a finished sheet on which the first player's fields are not as the match was recorded."""
    saves = Saves(folder)
    backend = Backend(saves)
    match = OpenMatch(played, backend.work)
    opened = opened_sheet(match)
    first, *others = opened.sheet.players
    opened.scored = opened.scored.with_sheet(opened.sheet.replace(players=(first.replace(**entered), *others)))
    opened.finished = True
    saves.keep_match(opened.contribution()(match.stored))
    backend.close()
