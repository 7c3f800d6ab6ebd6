"""A browser that keeps the files of the app: the folder is a copy in memory of what it has stored."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cached_property
from importlib import import_module
from time import monotonic
from typing import Any, Final, TypeVar

T = TypeVar("T")
BRIDGE: Final = "tidekeeper_js"
"""What `web/page/python_worker.js` offers to Python."""
PIECE: Final = 0.05
"""Seconds the screen may have to wait for its turn, and what the next piece takes."""
FULL: Final = "QuotaExceededError"


class Browser:
    """Does what touches the files at once, then waits until the browser has stored what changed."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    @cached_property
    def _bridge(self) -> Any:
        """There from the first question on: whatever is loaded ahead of a page, in a build, has none."""
        return import_module(BRIDGE)

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(str(language) for language in self._bridge.languages)

    @property
    def lasting(self) -> bool:
        """Whether it has promised not to clear the files away when space is short."""
        return bool(self._bridge.lasting)

    @property
    def shares(self) -> bool:
        """Whether it has a sheet from which files can be sent on."""
        return bool(self._bridge.shares)

    def is_new(self) -> bool:
        """Whether this version has just taken the place of another; true once."""
        new, self._bridge.updated = bool(self._bridge.updated), False
        return new

    @property
    def pictured(self) -> bool:
        """Whether anything of the app is to be seen by now."""
        return bool(self._bridge.pictured)

    async def first_picture(self) -> None:
        """Waits until it is."""
        await self._bridge.shown

    async def do(self, task: Callable[[], T]) -> T:
        """One after the other, as in a thread: what is stored is what this task and those before it have written."""
        async with self._turn:
            try:
                done = task()
            except BaseException:
                with suppress(OSError):
                    await self._store()
                raise
            await self._store()
            return done

    async def do_in_pieces(self, work: Iterable[object]) -> None:
        """There is one thread: between two pieces the screen has its turn."""
        until = monotonic() + PIECE
        for _ in work:
            if monotonic() > until:
                await asyncio.sleep(0)
                until = monotonic() + PIECE

    async def _store(self) -> None:
        try:
            await self._bridge.store()
        except Exception as error:
            number = errno.ENOSPC if FULL in str(error) else errno.EIO
            raise OSError(number, os.strerror(number)) from error

    def close(self) -> None:
        """Nothing is ever left to be written."""
