"""Players as the reader calls them: Krabita's name depends on the language."""

from __future__ import annotations

from typing import TypeVar

from companion.screen.words import Translate
from rules.farshore.score.sheet import Krabita, Person, Sheet
from rules.kernel import phrase

SheetT = TypeVar("SheetT", bound=Sheet)


def called(player: Person | Krabita, say: Translate) -> str:
    return say(phrase("farshore_sheet.captain", name=player.name)) if isinstance(player, Krabita) else player.name


def as_read(sheet: SheetT, say: Translate) -> SheetT:
    """The same sheet with Krabita called as this language calls her; to be told, never to be kept."""
    players = tuple(player.replace(name=called(player, say)) for player in sheet.players)
    return sheet if players == sheet.players else sheet.replace(players=players)
