"""Scores to share, for tests of what leaves the app."""

from __future__ import annotations

from datetime import UTC, datetime

from companion.farshore.share.result import Result
from companion.farshore.sheets import Counted
from companion.screen.words import translator
from rules.farshore.components.box import Box
from rules.farshore.components.traits import Level
from rules.farshore.score.sheet import Sheet
from tests.companion.views.at_sheet import position

WHEN = datetime(2026, 3, 1, 19, 5, 7, tzinfo=UTC)


def result(of: str | Sheet, language: str = "en", level: Level | None = None) -> Result:
    sheet = position(of) if isinstance(of, str) else of
    return Result(Counted(sheet, Box()), WHEN, translator(language), "abc123", level)
