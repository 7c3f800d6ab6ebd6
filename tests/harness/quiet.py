"""The moment when nothing is under way any more: what a test waits for, instead of for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, Final

PATIENCE: Final = 20
"""Seconds that work in a thread is waited for: a busy machine may need some of them."""
ROUNDS: Final = 2000
"""Two who wait for each other's quiet would never find it."""
QUIET: Final = 3
"""So many rounds without anything to do are quiet: a thread may just be handing over what it has done."""


class Quiet:
    """Watches a loop: what is ready to run in it, and what it has handed to threads."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop: Any = loop  # untyped: its queue of what is ready is its own affair
        self._handed: set[asyncio.Future[Any]] = set()
        self._hand_over = loop.run_in_executor
        loop.run_in_executor = self._watched  # type: ignore[method-assign,assignment]

    def _watched(self, executor: Executor | None, task: Callable[..., Any], *given: Any) -> asyncio.Future[Any]:
        future = self._hand_over(executor, task, *given)
        self._handed.add(future)
        future.add_done_callback(self._handed.discard)
        return future

    def leave(self) -> None:
        """Watchers that stay, one upon the other, end in a recursion too deep."""
        self._loop.run_in_executor = self._hand_over

    async def come(self) -> None:
        still = 0
        for _ in range(ROUNDS):
            await asyncio.sleep(0)
            still = 0 if self._loop._ready else still + 1
            if still and self._handed:
                done, _ = await asyncio.wait(self._handed, timeout=PATIENCE)
                if not done:
                    return
                still = 0
            if still == QUIET:
                return
