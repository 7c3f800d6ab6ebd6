"""A match open in this process: every window of it shares one, and whatever changes is soon on disk."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Final

from companion.disk.saves import Match, Saves

log = logging.getLogger("tidekeeper")
Writing = Callable[[Saves], Match]
"""Does something with the match and returns what the disk has, or is to have."""
Work = Callable[[Writing], Awaitable[Match]]
"""Does something with the saves, off the screen's loop."""
PICTURE_FIRST: Final = 0.03
"""Seconds that the windows get to draw a change before it is written: both want the processor at the same moment."""
RETRY: Final = 5.0
"""Seconds until a write that failed is tried again."""


class OpenMatch(ABC):
    """What changes is in force at once; `kept` says whether the disk has it."""

    def __init__(self, match: Match, work: Work) -> None:
        self._match = match
        self._work = work
        self._listeners: list[Callable[[], None]] = []
        self._changes = 0
        self._saving: asyncio.Task[None] | None = None
        self.kept = True
        self.failing = False
        """The last write failed; it is tried again until it succeeds."""
        self.replaced = False
        """Another state of the match has taken its place: nothing of this one is written any more."""

    @property
    def id(self) -> str:
        return self._match.id

    @property
    def version(self) -> int:
        """Another number after every change."""
        return self._changes

    def listen(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Have `listener` called after every change; call what is returned to stop that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def saved(self) -> None:
        """Wait until everything is on disk, or has just failed to get there."""
        if self._saving is not None:
            await asyncio.wait([self._saving], timeout=RETRY)

    def tell_replaced(self) -> None:
        """Whoever shows it opens the match anew."""
        self._changes += 1
        self._announce()

    def write_last(self, saves: Saves) -> None:
        """Write what no write has brought to the disk yet; there will be no other. Whatever `saves` raises."""
        if not self.kept:
            self._match = self._writing()(saves)
            self.kept = True

    @abstractmethod
    def latest(self) -> Writing:
        """Makes, in the thread that writes, the match as it is to be kept now; `OSError` when the disk refuses.

        It holds frozen values only: the match may go on meanwhile.
        """

    def _writing(self) -> Writing:
        latest = self.latest()

        def write(saves: Saves) -> Match:
            match = latest(saves)
            saves.keep_match(match)
            return match

        return write

    def _unless_replaced(self, write: Writing) -> Writing:
        """A write may wait behind the very work that replaces the match."""
        return lambda saves: self._match if self.replaced else write(saves)

    def _changed(self) -> None:
        self._changes += 1
        self.kept = False
        # Before anybody hears of it: a window that fails to draw it must not cost the change.
        if self._saving is None or self._saving.done():
            self._saving = asyncio.get_running_loop().create_task(self._save())
        self._announce()

    def _announce(self) -> None:
        for listener in tuple(self._listeners):
            try:
                listener()
            except Exception:
                # One window that fails must not keep the others from hearing, nor the match from being written.
                log.exception("%s could not be shown", self.id)

    async def _save(self) -> None:
        await asyncio.sleep(PICTURE_FIRST)
        while not self.kept and not self.replaced:
            changes = self._changes
            try:
                self._match = await self._work(self._unless_replaced(self._writing()))
            except Exception as error:
                # Whatever it was, nobody may believe that the match is kept.
                if not isinstance(error, OSError):
                    log.exception("%s could not be kept", self.id)
                self.failing = True
                self._announce()
                await asyncio.sleep(RETRY)
            else:
                self.failing = False
                self.kept = changes == self._changes
        self._announce()
