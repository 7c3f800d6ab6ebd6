"""The colours of the rows of a receipt: as the game chose them, else in their order."""

from __future__ import annotations

from collections.abc import Mapping

from companion.drawings.bars import in_order
from companion.score.scored_sheet import parts_of, sheet_rules
from companion.screen.theme import Palette


def group_tones(game_id: str, palette: Palette) -> Mapping[str, str]:
    """`Unscored` for a game that has no sheet."""
    chosen = parts_of(game_id).tones
    return chosen(palette) if chosen else in_order(palette, sheet_rules(game_id).groups)
