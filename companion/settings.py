"""What a person chose about the app itself."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from pydantic import Field

from rules.kernel import Model

TEXT_SIZES: Final = (85, 100, 125, 150, 200)
"""Per cent."""


class Look(StrEnum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Settings(Model):
    language: str | None = None
    """None: the language of the system."""
    look: Look = Look.SYSTEM
    text_size: int = Field(default=100, ge=TEXT_SIZES[0], le=TEXT_SIZES[-1])
    calm: bool = False
    """Nothing moves that need not."""
