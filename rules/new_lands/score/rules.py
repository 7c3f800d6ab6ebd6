"""How New Lands counts a score sheet, as the shell asks for it."""

from __future__ import annotations

from typing import Final

from rules.new_lands.components.box import Box
from rules.new_lands.score.checks import check
from rules.new_lands.score.differences import differences
from rules.new_lands.score.scoring import score_sheet
from rules.new_lands.score.sheet import Group, Sheet
from rules.new_lands.score.verdict import verdict
from rules.sheet import SheetRules


def fields(sheet: Sheet, at: int) -> tuple[str, ...]:
    """Corrections and meeples taken back come from a match alone."""
    player = sheet.players[at]
    followed = ("taken", "corrections") if player.taken or player.corrections else ()
    return ("points", *followed, "meeples")


SHEET_RULES: Final[SheetRules[Sheet, Box]] = SheetRules(
    sheet=Sheet,
    box=Box,
    groups=tuple(Group),
    # Of a match every scoring is in its terrain, of a sheet from nothing in the points so far.
    if_any=tuple(group for group in Group if group is not Group.END),
    fields=fields,
    read=Sheet.read,
    check=check,
    score=score_sheet,
    verdict=verdict,
    differences=differences,
)
