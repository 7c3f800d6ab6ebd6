"""What every window of this process shares: the saves, the settings, where phones may connect."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from companion.disk.saves import Saves, Shelved
from companion.disk.settings import Settings
from companion.match.open_match import OpenMatch
from companion.match.table import Table
from rules.kernel import Model, Phrase

log = logging.getLogger("tidekeeper")
T = TypeVar("T")


class Backend:
    """Disk work happens here, in one thread of its own and in order, so that no screen ever waits for it."""

    def __init__(self, saves: Saves, phone_address: str | None = None) -> None:
        self._saves = saves
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="saves")
        self.folder = saves.folder
        self.phone_address = phone_address
        self.settings: Settings = saves.settings()
        self.shelf: tuple[Shelved, ...] = saves.shelf()
        self.boxes: frozenset[str] = saves.boxes()
        """The games of whose boxes somebody has told what is printed there."""
        self.tables: dict[str, Table] = {}
        """The matches that are open."""
        self.papers: dict[str, OpenMatch] = {}
        """The score sheets that are open; what is on one, its game knows."""
        self._closed: dict[str, tuple[OpenMatch, ...]] = {}
        """Those of deleted matches: windows may still sit there."""

    @property
    def notices(self) -> tuple[Phrase, ...]:
        """What the folder has had to say so far, oldest first."""
        return tuple(self._saves.notices)

    async def work(self, task: Callable[[Saves], T]) -> T:
        """Do `task` on the saves; `OSError` when the disk refuses."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, task, self._saves)

    async def keep_settings(self, settings: Settings) -> None:
        """In force at once; `OSError` when they could not be kept for the next start."""
        self.settings = settings
        kept = await self.work(lambda saves: saves.keep_settings(settings))
        if self.settings is settings:
            self.settings = kept

    # Matches

    async def table(self, match_id: str) -> Table | None:
        """The match at this table, opened once and shared; None when there is none, `Unplayable` when it is not one."""
        if (table := self.tables.get(match_id)) is not None:
            return table
        match = await self.work(lambda saves: saves.match(match_id))
        # Another window may have opened it meanwhile.
        return None if match is None else self.tables.setdefault(match_id, Table(match, self.work))

    def start(self, game_id: str, setup: Model) -> Table:
        """Sit down to a new match; `IllegalMove` when nobody can."""
        table = Table.opened(game_id, setup, self.work)
        self.tables[table.id] = table
        return table

    async def saved(self, match_id: str) -> None:
        """Wait until everything played and entered is on disk, or has just failed to get there."""
        for kept in (self.tables.get(match_id), self.papers.get(match_id)):
            if kept is not None:
                await kept.saved()

    async def all_saved(self) -> None:
        """`OSError` when something cannot be brought to the disk."""
        for kept in self._open():
            await kept.saved()
        if any(kept.failing for kept in self._open()):
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    def unkept(self) -> tuple[OpenMatch, ...]:
        """What is open and not on the disk yet, tables before sheets."""
        return tuple(kept for kept in self._open() if not kept.kept)

    def close_match(self, match_id: str) -> Callable[[], None]:
        """Close the table and the sheet of a match; what is returned opens them again.

        A window may still sit there and go on: then they are open again too. They have to be the very same ones, as
        two tables of one match would write over each other.
        """
        table, paper = self.tables.pop(match_id, None), self.papers.pop(match_id, None)
        closed = tuple(kept for kept in (table, paper) if kept is not None)
        self._closed[match_id] = closed

        def reopen() -> None:
            while stops:
                stops.pop()()
            if any(kept.replaced for kept in closed):
                return
            self._closed.pop(match_id, None)
            if table is not None:
                self.tables.setdefault(match_id, table)
            if paper is not None:
                self.papers.setdefault(match_id, paper)

        stops = [kept.listen(reopen) for kept in closed]
        return reopen

    def replace_match(self, match_id: str) -> list[OpenMatch]:
        """Close the table and the sheet of a match for good, in favour of what the disk has; returns them.

        Also called in the thread that writes, before anything else of theirs can be written there.
        """
        closed = [kept for shared in (self.tables, self.papers) if (kept := shared.pop(match_id, None)) is not None]
        closed += self._closed.pop(match_id, ())
        for kept in closed:
            kept.replaced = True
        return closed

    async def look_at_shelf(self) -> tuple[Shelved, ...]:
        self.shelf, self.boxes = await self.work(lambda saves: (saves.shelf(), saves.boxes()))
        return self.shelf

    def close(self) -> None:
        """Waits for what is still being written, and writes what was still waiting for its turn."""
        self._thread.shutdown(wait=True)
        for kept in self._open():
            try:
                kept.write_last(self._saves)
            except Exception:
                log.exception("%s could not be kept", kept.id)

    def _open(self) -> tuple[OpenMatch, ...]:
        return (*self.tables.values(), *self.papers.values())
