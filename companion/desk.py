"""What every window of this process shares: the saves, the settings, where phones may connect."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from companion.saves import Saves, Shelved
from companion.settings import Settings

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
        self.notices = tuple(saves.notices)
        """What the folder had to say when it was opened."""

    async def work(self, task: Callable[[Saves], T]) -> T:
        """Do `task` on the saves; `OSError` when the disk refuses."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, task, self._saves)

    async def keep_settings(self, settings: Settings) -> None:
        """In force at once; `OSError` when they could not be kept for the next start."""
        self.settings = settings
        await self.work(lambda saves: saves.keep_settings(settings))

    def close(self) -> None:
        """Waits for what is still being written."""
        self._thread.shutdown(wait=True)
