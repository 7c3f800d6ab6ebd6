"""The colours of the rows of a receipt: as the game chose them, else in their order."""

from __future__ import annotations

from collections.abc import Iterable

from companion.drawings.bars import Tones, in_order
from companion.games import game, screens
from companion.screen.palette import Palette


def group_tones(game_id: str, palette: Palette, others: Iterable[str] = ()) -> Tones:
    """Of the rows a game has, and of `others` that a damaged file may name."""
    shown, rules = screens(game_id), game(game_id)
    groups = dict.fromkeys((*(rules.sheet.groups if rules and rules.sheet else ()), *others))
    return {**in_order(palette, groups), **(shown.tones(palette) if shown and shown.tones else {})}
