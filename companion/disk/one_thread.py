"""The one thread that touches the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class OneThread:
    """Everything in order, and no screen ever waits for it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="saves")

    async def do(self, task: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, task)

    def close(self) -> None:
        self._thread.shutdown(wait=True)
