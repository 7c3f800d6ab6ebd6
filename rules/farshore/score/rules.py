"""How Farshore counts a score sheet, as the shell asks for it."""

from __future__ import annotations

from typing import Final

from rules.farshore.components.box import Box
from rules.farshore.score.checks import check
from rules.farshore.score.deciding import deciding
from rules.farshore.score.differences import differences
from rules.farshore.score.scoring import score_sheet
from rules.farshore.score.sheet import Group, Person, Sheet
from rules.farshore.score.verdict import verdict
from rules.sheet import SheetRules


def fields(sheet: Sheet, at: int) -> tuple[str, ...]:
    """Krabita has neither shells nor resources (p. 16)."""
    if isinstance(sheet.players[at], Person):
        return ("cards", "shells", "treasures", "maps", "ship", "resources")
    return ("cards", "treasures", "maps", "ship")


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
    only_ties=("resources",),
    deciding=deciding,
)
