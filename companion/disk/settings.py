"""What a person chose about the app itself."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

from pydantic import Field, field_validator

from companion.languages import LANGUAGES
from rules.kernel import Model

TEXT_SIZES: Final = (85, 100, 125, 150, 200)
"""Per cent."""


class Look(StrEnum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


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


class Settings(Model):
    language: str | None = None
    """None: the language of the system."""
    look: Look = Look.SYSTEM
    text_size: int = Field(default=100, ge=TEXT_SIZES[0], le=TEXT_SIZES[-1])
    calm: bool = False
    """Nothing moves that need not."""
    awake: bool = True
    """The screen stays on during a match."""
    vibration: bool = True
    """A phone answers a tap with a touch."""
    people: tuple[Acquaintance, ...] = ()
    """Names to offer, the latest first."""
    last: tuple[LastTable, ...] = ()
    favourites: tuple[PageMark, ...] = ()
    """Pages of the rule look-up, the latest first."""
    recently_read: tuple[PageMark, ...] = ()
    """Likewise."""
    boxes_offered: tuple[str, ...] = ()
    """The games of which someone has seen that a box can be described, and has done it or passed on."""
    shown_games: tuple[str, ...] | None = None
    """The boxes that are here; None: nobody has said."""
    chosen_game: str = ""
    """The game whose rules or box were last asked for by name; empty before anybody did."""

    @field_validator("language")
    @classmethod
    def _spoken(cls, language: str | None) -> str | None:
        """One that this version does not speak is no reason to lose the other settings."""
        return language if language in LANGUAGES else None


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
