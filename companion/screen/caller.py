"""Who opens a window: which device it is, whether it is this computer, which languages its reader has."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

SHARE: Final = "share"
AWAKE: Final = "awake"


@dataclass(frozen=True)
class Caller:
    """A device as the server sees it; as it stands, the window of this computer that needs no server."""

    token: str = "window"
    """What it is known by from one visit to the next; empty for one that keeps no cookies."""
    here: bool = True
    """Whether it is this very computer."""
    languages: tuple[str, ...] = ()
    """What its browser asks for, first choice first."""
    can: frozenset[str] | None = None
    """Of what not every browser can, what this one says it can; None where it has said nothing."""

    @property
    def shares(self) -> bool:
        """Whether it has a sheet from which texts and files are sent on."""
        return SHARE in (self.can or ())

    @property
    def falls_asleep(self) -> bool:
        """Whether its browser lets nobody keep the screen awake, as on a page that is not secure."""
        return self.can is not None and AWAKE not in self.can


CALLER: Final = ContextVar("caller", default=Caller())  # noqa: B039
"""Set by whatever accepts a connection, for the windows it opens."""
