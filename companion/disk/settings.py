"""What a person chose about the app itself, as far as it belongs to the data folder and not to a device."""

from __future__ import annotations

from typing import Any, Self

from pydantic import Field

from companion.disk.preferences import Preferences
from rules.kernel import Model


class Acquaintance(Model):
    """Someone who played here."""

    name: str
    pieces: dict[str, str] = Field(default_factory=dict)
    """What they last played with, by game."""

    def piece(self, game: str) -> str:
        """Empty where nobody knows."""
        return self.pieces.get(game, "")


class PageMark(Model):
    """A page of a game's rule look-up, liked or read."""

    game: str
    entry: str


class LastTable(Model):
    """How people last sat down to a game, in one of the ways it can be played."""

    game: str
    kind: str
    people: tuple[str, ...]
    level: str = ""
    """The opponent's; empty when there was none."""


class Settings(Preferences):
    """What belongs to the data folder. The preferences among it are an earlier version's: whoever opens the app on this
    computer starts from them, and from then on every device has its own."""

    people: tuple[Acquaintance, ...] = ()
    """Names to offer, the latest first."""
    last: tuple[LastTable, ...] = ()
    favourites: tuple[PageMark, ...] = ()
    """Pages of the rule look-up, the latest first."""
    recently_read: tuple[PageMark, ...] = ()
    """Likewise."""
    boxes_offered: tuple[str, ...] = ()
    """The games of which someone has seen that a box can be described, and has done it or passed on."""
    chosen_game: str = ""
    """The game whose rules or box were last asked for by name; empty before anybody did."""

    @property
    def of_the_folder(self) -> Self:
        """Without any device's preferences: what a copy carries."""
        return self.replace(**dict(Preferences()))


def with_games(game: str, fields: dict[str, Any]) -> dict[str, Any]:
    """Up to format 1 there was one game, and what was marked, offered and remembered did not say which."""
    fields = dict(fields)
    for marks in ("favourites", "recently_read"):
        fields[marks] = [{"game": game, "entry": entry} for entry in fields.get(marks, ())]
    fields["boxes_offered"] = [game] if fields.pop("box_offered", False) else []
    fields["people"] = [_with_pieces(game, person) for person in fields.get("people", ())]
    return fields


def _with_pieces(game: str, person: dict[str, Any]) -> dict[str, Any]:
    piece = person.get("piece", "")
    return {"name": person["name"], "pieces": {game: piece} if piece else {}}
