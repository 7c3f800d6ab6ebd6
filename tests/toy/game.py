"""The toy game as the shell knows it."""

from __future__ import annotations

from typing import Final

from rules.kernel import Game, Journal
from tests.toy.reasons import Reason
from tests.toy.rules import Add, Setup, State, apply, question, score, start, tell
from tests.toy.sheet import RECORD, SHEET_RULES

GAME: Final[Game[Setup, State, Add]] = Game(
    id="toy",
    rules_version=1,
    journal=Journal[Setup, Add],
    start=start,
    apply=apply,
    question=question,
    score=score,
    tell=tell,
    reasons=Reason,
    sheet=SHEET_RULES,
    record=RECORD,
)
