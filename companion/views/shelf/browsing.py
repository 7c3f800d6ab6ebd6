"""One window at the shelf: what it looks for, and what it does with what it finds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import flet as ft

from companion.disk.saves import Shelved, Status
from companion.match import shelving
from companion.match.statistics import people
from companion.screen.store import Store
from rules.kernel import Model, phrase
from rules.letters import fold

PAGE: Final = 12
"""Matches shown at first: more than fit on a screen, few enough to come at once."""
MORE: Final = 50
folded: Final = lru_cache(maxsize=4096)(fold)
"""Names are compared at every keystroke."""


class Wanted(Model):
    """What someone looks for; empty: anything."""

    words: str = ""
    status: Status | None = None
    opponent: bool | None = None
    """With one that the app plays, or without."""
    person: str = ""
    game: str = ""

    def fits(self, entry: Shelved) -> bool:
        names = players(entry)
        return (
            (self.status is None or entry.status is self.status)
            and (not self.game or entry.game == self.game)
            and (self.opponent is None or self.opponent is _against_opponent(entry))
            and (not self.person or self.person in names)
            and all(any(word in folded(name) for name in names) for word in folded(self.words).split())
        )


ANYTHING: Final = Wanted()


def players(entry: Shelved) -> tuple[str, ...]:
    if entry.summary:
        return tuple(part.name for part in entry.summary.parts)
    return tuple(total.player for total in entry.totals)


def persons(entries: Iterable[Shelved], most: int) -> tuple[str, ...]:
    """Up to so many who sat at a table most often, by name: so each keeps its place from match to match."""
    named = [name for name in people(entry.summary for entry in entries if entry.summary) if name]
    return tuple(sorted(named[:most], key=folded))


def _against_opponent(entry: Shelved) -> bool:
    return entry.summary is not None and entry.summary.opponent is not None


@ft.observable
@dataclass
class Browsing:
    store: Store
    entries: tuple[Shelved, ...] = ()
    wanted: Wanted = field(default_factory=Wanted)
    shown: int = PAGE
    narrowing: bool = False
    """Whether the rarer filters lie open."""
    opened: str = ""
    """The match whose actions lie open."""

    @property
    def found(self) -> list[Shelved]:
        return [*self.entries] if self.wanted == ANYTHING else [e for e in self.entries if self.wanted.fits(e)]

    @property
    def parted(self) -> bool:
        """Whether some matches, of the game that is asked for, were against an opponent and some were not."""
        of_game = [entry for entry in self.entries if self.wanted.game in ("", entry.game)]
        return self.wanted.opponent is not None or len({_against_opponent(entry) for entry in of_game}) > 1

    def look_for(self, **changes: object) -> None:
        self.wanted, self.shown = self.wanted.replace(**changes), PAGE

    def turn_filters(self) -> None:
        """Putting them away takes back what they asked for: nobody should miss matches for what is out of sight."""
        if self.narrowing:
            self.look_for(opponent=None, person="")
        self.narrowing = not self.narrowing

    def show_more(self) -> None:
        self.shown += MORE

    def turn(self, match_id: str) -> None:
        self.opened = "" if self.opened == match_id else match_id

    async def look(self) -> None:
        entries = await self.store.backend.look_at_shelf()
        if entries != self.entries:
            self.entries = entries

    async def abandon(self, entry: Shelved) -> None:
        await self._do(shelving.abandon(self.store.backend, entry), "abandoned", lambda: self._take_up(entry))

    async def take_up(self, entry: Shelved) -> None:
        await self._do(shelving.abandon(self.store.backend, entry, abandoned=False), "taken_up")

    async def take_off(self, entry: Shelved) -> None:
        try:
            back = await shelving.take_off(self.store.backend, entry)
        except FileNotFoundError:
            # Another window has done so.
            await self.look()
            return
        except OSError:
            self.store.tell(phrase("shelf.stays"))
            return
        await self.look()
        self.store.tell(phrase("shelf.taken_off"), undo=lambda: self._put_back(back))

    async def _do(self, doing: Awaitable[None], done: str, undo: Callable[[], None] | None = None) -> None:
        try:
            await doing
        except OSError:
            self.store.tell(phrase("shelf.not_kept"))
        else:
            self.store.tell(phrase(f"shelf.{done}"), undo=undo)
        await self.look()

    def _take_up(self, entry: Shelved) -> None:
        self.store.page.run_task(self.take_up, entry)

    def _put_back(self, back: Callable[[], Awaitable[None]]) -> None:
        async def put() -> None:
            await self._do(back(), "put_back")

        self.store.page.run_task(put)
