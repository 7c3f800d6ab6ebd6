"""Players as the reader calls them: what an opponent is called depends on the language."""

from __future__ import annotations

from typing import Any

from companion.score.game_parts import ScoreParts
from companion.screen.words import Translate
from rules.sheet import Player


def name_as_read(player: Player, parts: ScoreParts, say: Translate) -> str:
    name = parts.called(player)
    return name if isinstance(name, str) else say(name)


def sheet_as_read(sheet: Any, parts: ScoreParts, say: Translate) -> Any:
    """The same sheet with opponents called as this language calls them; to be told, never to be kept."""
    players = tuple(player.replace(name=name_as_read(player, parts, say)) for player in sheet.players)
    return sheet if players == sheet.players else sheet.replace(players=players)
