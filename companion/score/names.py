"""Players as the reader calls them: what an opponent is called depends on the language."""

from __future__ import annotations

from typing import Any

from companion.score.game_parts import ScoreParts
from companion.score.scored_sheet import ScoredSheet
from companion.screen.words import Translate
from rules.sheet import Player


def name_as_read(player: Player, box: Any, parts: ScoreParts, say: Translate) -> str:
    name = parts.called(player, box)
    return name if isinstance(name, str) else say(name)


def sheet_as_read(scored: ScoredSheet, parts: ScoreParts, say: Translate) -> ScoredSheet:
    """The same with opponents called as this box or this language calls them; to be told, never to be kept."""
    sheet = scored.sheet
    players = tuple(player.replace(name=name_as_read(player, scored.box, parts, say)) for player in sheet.players)
    return scored if players == sheet.players else scored.with_sheet(sheet.replace(players=players))
