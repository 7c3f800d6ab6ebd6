"""What a person chose about the app itself, as far as it belongs to the data folder and not to a device."""

from __future__ import annotations

from typing import Self

from companion.disk.preferences import Preferences
from rules.kernel import Model


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


class Settings(Preferences):
    """What belongs to the data folder. The preferences among it are an earlier version's: whoever opens the app on this
    computer starts from them, and from then on every device has its own."""

    people: tuple[Acquaintance, ...] = ()
    """Names to offer, the latest first."""
    last: tuple[LastTable, ...] = ()
    favourites: tuple[str, ...] = ()
    """Entries of the rule look-up, the latest first."""
    recently_read: tuple[str, ...] = ()
    """Likewise."""
    box_offered: bool = False
    """Someone has seen that a box can be described, and has done it or passed on."""

    @property
    def of_the_folder(self) -> Self:
        """Without any device's preferences: what a copy carries."""
        return self.replace(**dict(Preferences()))
