"""What a person chose about the app itself."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

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
    piece: str = ""


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
    favourites: tuple[str, ...] = ()
    """Entries of the rule look-up, the latest first."""
    recently_read: tuple[str, ...] = ()
    """Likewise."""
    box_offered: bool = False
    """Someone has seen that a box can be described, and has done it or passed on."""

    @field_validator("language")
    @classmethod
    def _spoken(cls, language: str | None) -> str | None:
        """One that this version does not speak is no reason to lose the other settings."""
        return language if language in LANGUAGES else None
