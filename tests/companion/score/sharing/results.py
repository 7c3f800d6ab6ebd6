"""Scores to share, for tests of what leaves the app."""

from __future__ import annotations

from datetime import UTC, datetime

from companion.farshore.score.parts import against
from companion.score.scored_sheet import ScoredSheet
from companion.score.sharing.result import Result
from companion.screen.words import translator
from rules.farshore.components.box import Box
from rules.farshore.components.traits import Level
from rules.farshore.score.sheet import Sheet
from rules.kernel import Phrase
from tests.companion.views.score.at_sheet import position

WHEN = datetime(2026, 3, 1, 19, 5, 7, tzinfo=UTC)


def result(of: str | Sheet, language: str = "en", level: Level | None = None) -> Result:
    sheet = position(of) if isinstance(of, str) else of
    return Result(ScoredSheet(sheet, Box()), WHEN, translator(language), "abc123", _against(level))


def _against(level: Level | None) -> Phrase | None:
    """As the record of a match tells it."""
    return against({"setup": {"krabita": {"level": level.value}}} if level else None)
