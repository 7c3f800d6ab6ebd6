"""The way in for phones, as far as a screen deals with it; only an app that is served to browsers has one."""

from __future__ import annotations

from typing import Protocol

from rules.kernel import Phrase


class Doorway(Protocol):
    @property
    def phone(self) -> str | None:
        """The address that a phone opens; None while none is let in."""

    @property
    def asks(self) -> bool:
        """Whether anybody has to show a secret."""

    async def open_to_phones(self) -> Phrase | None:
        """Let phones on the same network in from now on; why not, where that cannot be."""

    async def renew(self) -> str:
        """Make another secret, and throw out every device that had to show the old one.

        The address at which the window that asked for it comes back in; empty where it may stay. `OSError` when the
        new secret cannot be kept.
        """

    def keep(self) -> None:
        """Keep the secret once more, where the folder it lay in was lost. `OSError` when it cannot be kept."""
