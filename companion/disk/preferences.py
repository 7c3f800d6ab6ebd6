"""What a device chose for itself: the phone beside the laptop keeps its own language, look and size of text."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Self

from pydantic import Field, field_validator

from companion.languages import LANGUAGES
from rules.kernel import Model

TEXT_SIZES: Final = (85, 100, 125, 150, 200)
"""Per cent."""
MOST_DEVICES: Final = 100
"""Those that chose last are remembered."""


class Look(StrEnum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Preferences(Model):
    """The choices of one device; without any it follows its system."""

    language: str | None = None
    """None: the language of the system."""
    look: Look = Look.SYSTEM
    text_size: int = Field(default=100, ge=TEXT_SIZES[0], le=TEXT_SIZES[-1])
    calm: bool = False
    """Nothing moves that need not."""
    awake: bool = True
    """The screen stays on during a match."""
    sleep_told: bool = False
    """Its reader has heard that this browser lets it fall asleep."""
    vibration: bool = True
    """A phone answers a tap with a touch."""
    shown_games: tuple[str, ...] | None = None
    """The boxes its owner has; None: nobody has said."""
    switches: tuple[str, ...] = ()
    """Small choices of single games, by their names, that are not as they come."""

    @field_validator("language")
    @classmethod
    def _spoken(cls, language: str | None) -> str | None:
        """One that this version does not speak is no reason to lose the other choices."""
        return language if language in LANGUAGES else None

    @property
    def preferences(self) -> Preferences:
        """These choices alone, whatever else they were kept with."""
        return Preferences(**{name: getattr(self, name) for name in Preferences.model_fields})


class Devices(Model):
    """The devices that have chosen something, by their tokens, the latest first."""

    chosen: dict[str, Preferences] = Field(default_factory=dict)

    def with_choice(self, token: str, preferences: Preferences) -> Self:
        others = ((other, theirs) for other, theirs in self.chosen.items() if other != token)
        return self.replace(chosen=dict([(token, preferences), *others][:MOST_DEVICES]))
