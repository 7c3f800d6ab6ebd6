"""How Newdale counts a score sheet, as the shell asks for it."""

from __future__ import annotations

from typing import Final

from rules.newdale.components.box import Box
from rules.newdale.score.checks import check
from rules.newdale.score.differences import differences
from rules.newdale.score.scoring import score_sheet
from rules.newdale.score.sheet import Group, Sheet
from rules.newdale.score.verdict import verdict
from rules.sheet import SheetRules


def fields(_sheet: Sheet, _at: int) -> tuple[str, ...]:
    """The same for everybody."""
    return ("track", "fists", "goal", "coins", "mission", "buildings", "chapter")


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
