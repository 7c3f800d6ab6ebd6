"""What every window of this process shares: the saves, the settings, where phones may connect."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from companion.saves import Saves, Shelved
from companion.settings import Settings
from companion.table import Table
from rules.kernel import Model, Phrase

T = TypeVar("T")


class Desk:
    """Disk work happens here, in one thread of its own and in order, so that no screen ever waits for it."""

    def __init__(self, saves: Saves, phone_address: str | None = None) -> None:
        self._saves = saves
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="saves")
        self.folder = saves.folder
        self.phone_address = phone_address
        self.settings: Settings = saves.settings()
        self.shelf: tuple[Shelved, ...] = saves.shelf()
        self.boxed = saves.has_box()
        """Whether anybody has told what is printed in their own box."""
        self.tables: dict[str, Table] = {}
        """The matches that are open."""

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
        await self.work(lambda saves: saves.keep_settings(settings))

    # Matches

    async def table(self, match_id: str) -> Table | None:
        """The match at this table, opened once and shared; None when there is none, `Unplayable` when it is not one."""
        if match_id not in self.tables:
            match = await self.work(lambda saves: saves.match(match_id))
            if match is None:
                return None
            # Another window may have opened it meanwhile.
            self.tables.setdefault(match_id, Table(match, self.work))
        return self.tables[match_id]

    def start(self, game_id: str, setup: Model) -> Table:
        """Sit down to a new match; `IllegalMove` when nobody can."""
        table = Table.opened(game_id, setup, self.work)
        self.tables[table.id] = table
        return table

    async def let_go(self, match_id: str) -> None:
        """Close the table of a match, once everything played is on disk."""
        if (table := self.tables.pop(match_id, None)) is not None:
            await table.saved()

    async def look_at_shelf(self) -> tuple[Shelved, ...]:
        self.shelf, self.boxed = await self.work(lambda saves: (saves.shelf(), saves.has_box()))
        return self.shelf

    def close(self) -> None:
        """Waits for what is still being written."""
        self._thread.shutdown(wait=True)
