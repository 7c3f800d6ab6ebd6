"""How the game counts a score sheet, as the shell asks for it."""

from __future__ import annotations

from typing import Final

from rules.lil_everdell.components.box import Box
from rules.lil_everdell.score.checks import check
from rules.lil_everdell.score.differences import differences
from rules.lil_everdell.score.scoring import score_sheet
from rules.lil_everdell.score.sheet import Group, Sheet
from rules.lil_everdell.score.verdict import verdict
from rules.sheet import SheetRules


def fields(sheet: Sheet, at: int) -> tuple[str, ...]:
    """An opponent has neither point tokens nor resources (Sg)."""
    if sheet.players[at].is_opponent:
        return ("cards", "parades")
    return ("cards", "parades", "tokens", "resources")


SHEET_RULES: Final[SheetRules[Sheet, Box]] = SheetRules(
    sheet=Sheet,
    box=Box,
    groups=tuple(Group),
    fields=fields,
    read=Sheet.read,
    check=check,
    score=score_sheet,
    verdict=verdict,
    differences=differences,
)
