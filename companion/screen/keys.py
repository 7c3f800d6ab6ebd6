"""What keys do on the screen that is open; those that work everywhere are in `shortcuts`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Any, Final

from companion.screen import theme

ON_ITS_WAY: Final = 2.0
"""Seconds in which a field that takes the focus over has it, however slow the client."""

SIGNS: Final = "1234567890ABC"
"""What answers are chosen by, one after the other: a board has more places than there are digits."""
ARROWS: Final = {"ARROW UP": (0, -1), "ARROW RIGHT": (1, 0), "ARROW DOWN": (0, 1), "ARROW LEFT": (-1, 0)}
"""As the client calls them, and how far each leads across and down."""


def sign(number: int) -> str:
    """The key of an answer; none for those beyond."""
    return SIGNS[number - 1 : number]


class Keys:
    """One per window. A screen sets what its keys do whenever it is drawn, and lets them go when it is left."""

    def __init__(self) -> None:
        self.owner = ""
        """The screen whose keys they are."""
        self.named: Mapping[str, Callable[[], Any]] = {}
        self.listed: Sequence[Callable[[], Any]] = ()
        """What `SIGNS` choose, in their order."""
        self.legend: Mapping[str, str] = {}
        """The keys as they are written, and the phrases that say what each does: for the list of shortcuts."""
        self.field: int | None = None
        """The text field that has the focus, or had it when it left the screen: then it does not say so."""
        self._awaited = 0.0
        self._address_until = 0.0

    def find(self, key: str) -> Callable[[], Any] | None:
        if key in self.named:
            return self.named[key]
        at = SIGNS.find(key) if len(key) == 1 else -1
        return self.listed[at] if 0 <= at < len(self.listed) else None

    def belong(self, owner: str) -> None:
        if self.owner != owner:
            self.clear()
            self.owner = owner

    def release(self, owner: str) -> None:
        """A screen is heard to have gone after the next one was drawn: that one's keys stay."""
        if self.owner == owner:
            self.clear()

    def await_field(self) -> None:
        """A field gives the focus to the one that takes its place: what is typed meanwhile is meant for that."""
        self._awaited = monotonic() + ON_ITS_WAY

    def expect_no_field(self) -> None:
        """Another screen comes: what is typed there is meant for it."""
        self._awaited = 0.0

    @property
    def awaits_field(self) -> bool:
        return monotonic() < self._awaited

    def enter(self, field: int) -> None:
        self.field, self._awaited = field, 0.0

    def leave(self, field: int) -> bool:
        """Whether the focus was only taken from it, by another address: then it is given back, and nothing is a key."""
        # Who goes from one field to the next may be heard to enter that before they leave this.
        if self.field != field:
            return False
        if monotonic() < self._address_until:
            return True
        self.field = None
        return False

    def address_changes(self) -> None:
        """The client takes the focus from any field then."""
        self._address_until = float("inf")

    def address_changed(self) -> None:
        self._address_until = monotonic() + theme.ADDRESS_SETTLES

    def clear(self) -> None:
        self.owner, self.named, self.listed, self.legend = "", {}, (), {}
