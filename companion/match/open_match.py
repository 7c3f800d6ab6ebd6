"""A match open in this process: every window of it shares one, and whatever changes is soon on disk."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from companion.disk.matches import this_moment
from companion.disk.saves import Match, Saves, Status
from companion.garbage import answer_written

if TYPE_CHECKING:
    from companion.match.table import Table
    from companion.score.open_sheet import OpenSheet

log = logging.getLogger("tidekeeper")
Snapshot = Callable[[], Match]
"""Makes the match as it was when the snapshot was taken, in whatever thread: it holds frozen values only."""
Contribution = Callable[[Match], Match]
"""The match with what one face of it says; like a snapshot, to be made in whatever thread."""
Writing = Callable[[Saves], Match]
Work = Callable[[Writing], Awaitable[Match]]
"""Does something with the saves, off the screen's loop."""
PICTURE_FIRST: Final = 0.03
"""Seconds that the windows get to draw a change before it is written: both want the processor at the same moment."""
RETRY: Final = 5.0
"""Seconds until a write that failed is tried again."""


class OpenMatch:
    """The stored match, its two faces, and the only one who writes it. What changes is in force at once."""

    def __init__(self, match: Match, work: Work) -> None:
        self.stored = match
        """As the disk has it, or is to have it before anything else."""
        self.table: Table | None = None
        """The record of a match that is followed, once somebody has asked for it."""
        self.sheet: OpenSheet | None = None
        """Its score sheet, once somebody has asked for it."""
        self.is_saved = True
        self.failing = False
        """The last write failed; it is tried again until it succeeds."""
        self.replaced = False
        """Another state of the match has taken its place: nothing of this one is written any more."""
        self._work = work
        self._listeners: list[Callable[[], None]] = []
        self._changed: list[MatchFace] = []
        """The faces that were changed here, the latest last: it has the last word."""
        self._changes = 0
        self._saving: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def tracked(self) -> bool:
        """Whether there is a record of it, and not a score sheet alone."""
        return self.stored.journal is not None

    @property
    def length(self) -> int:
        """Steps of the record, as it is stored."""
        entries = (self.stored.journal or {}).get("entries")
        return len(entries) if isinstance(entries, list) else 0

    def sheet_in_use(self) -> OpenSheet | None:
        """Its score sheet, where somebody has asked for it or has put anything on it; None where it cannot be shown."""
        if self.sheet is None and self.stored.sheet is not None:
            # A sheet knows the table, and the table its match.
            from companion.score.opening import opened_sheet
            from companion.score.scored_sheet import Unscored

            with suppress(Unscored):
                opened_sheet(self).follow_record()
        return self.sheet

    def listen(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Have `listener` called after every change; call what is returned to stop that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def announce(self) -> None:
        for listener in tuple(self._listeners):
            try:
                listener()
            except Exception:
                # One window that fails must not keep the others from hearing, nor the match from being written.
                log.exception("%s could not be shown", self.id)

    def tell_replaced(self) -> None:
        """Whoever shows it opens the match anew."""
        for face in (self.table, self.sheet):
            if face is not None:
                face.version += 1
        self.announce()

    def abandon(self, abandoned: bool = True) -> None:
        """Set it down for good, or take it up again; where there is a table, ask that instead."""
        status = Status.ABANDONED if abandoned else Status.RUNNING
        self.stored, self._changed = self.snapshot()().replace(status=status), []
        self.save()

    # Writing

    def snapshot(self) -> Snapshot:
        """What is to be on disk now."""
        if self.is_saved:
            return partial(_as_it_is, self.stored)
        stored, contributions, now = self.stored, [face.contribution() for face in self._changed], this_moment()

        def made() -> Match:
            match = stored
            for contribute in contributions:
                match = contribute(match)
            return match.replace(changed=now)

        return made

    def save(self, face: MatchFace | None = None) -> None:
        """Have it written soon: `face`, or the match itself, was changed."""
        if face is not None:
            self._changed = [*(other for other in self._changed if other is not face), face]
        self._changes += 1
        self.is_saved = False
        # Before anybody hears of it: a window that fails to draw it must not cost the change.
        if self._saving is None or self._saving.done():
            self._saving = asyncio.get_running_loop().create_task(self._save())
        self.announce()

    async def saved(self) -> None:
        """Wait until everything is on disk, or has just failed to get there."""
        if self._saving is not None:
            await asyncio.wait([self._saving], timeout=RETRY)

    def write_last(self, saves: Saves, again: bool = False) -> None:
        """Write what no write has brought to the disk yet, or what lies there no longer; there will be no other.
        Whatever `saves` raises."""
        if again or not self.is_saved:
            self.stored = self._writing()(saves)
            self.is_saved = True

    def _writing(self) -> Writing:
        snapshot = self.snapshot()

        def write(saves: Saves) -> Match:
            # A write may wait behind the very work that replaces the match.
            if self.replaced:
                return self.stored
            match = snapshot()
            saves.keep_match(match)
            return match

        return write

    def _written(self, match: Match, instead_of: Match, changes: int) -> None:
        """The disk has the match as it was after so many changes."""
        if self.stored is instead_of:
            self.stored = match
        if changes == self._changes:
            self.is_saved, self._changed = True, []

    async def _save(self) -> None:
        await asyncio.sleep(PICTURE_FIRST)
        while not self.is_saved and not self.replaced:
            changes, stored = self._changes, self.stored
            try:
                written = await self._work(self._writing())
            except Exception as error:
                # Whatever it was, nobody may believe that the match is kept.
                if not isinstance(error, OSError):
                    log.exception("%s could not be kept", self.id)
                self.failing = True
                self.announce()
                await asyncio.sleep(RETRY)
            else:
                self.failing = False
                self._written(written, stored, changes)
                if self.is_saved or self.replaced:
                    self.announce()
                    answer_written()


def _as_it_is(match: Match) -> Match:
    return match


class MatchFace(ABC):
    """One side of an open match, as its windows see it: the table or the score sheet."""

    def __init__(self, match: OpenMatch) -> None:
        self.match = match
        self.version = 0
        """Another number after every change of this face."""

    @property
    def id(self) -> str:
        return self.match.id

    @property
    def is_saved(self) -> bool:
        return self.match.is_saved

    @property
    def failing(self) -> bool:
        return self.match.failing

    @property
    def replaced(self) -> bool:
        return self.match.replaced

    def listen(self, listener: Callable[[], None]) -> Callable[[], None]:
        return self.match.listen(listener)

    async def saved(self) -> None:
        await self.match.saved()

    @abstractmethod
    def contribution(self) -> Contribution:
        """What this face says of the match now."""

    def save(self) -> None:
        """This face was changed: every window hears of it, and the disk soon has it."""
        self.version += 1
        self.match.save(self)
