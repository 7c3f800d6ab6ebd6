"""Waste in memory: when it is looked for, and when it is not."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar, Final

BEING_READ: Final = 1.0
"""Seconds after a screen was opened: it is drawn by then and being read, and the second tap of two has come."""
GROWN: Final = 2
"""Times as much set apart as when all was looked through last: some of it is of screens that have gone."""


class _Apart:
    """What stays, and when more of it is set apart."""

    least: ClassVar[int] = 0
    """How much there was when all had been looked through; nothing before the app has started."""
    soon: ClassVar[asyncio.TimerHandle | None] = None


def set_apart() -> None:
    """What is loaded by now stays: to look through all of it would hold up a tap every few moments."""
    gc.freeze()
    _Apart.least = gc.get_freeze_count()


def sweep_soon() -> None:
    """A screen was opened: waste is looked for while it is read, and then it stays too, so that no answer waits."""
    if not _Apart.least:
        return
    if _Apart.soon is not None:
        _Apart.soon.cancel()
    _Apart.soon = asyncio.get_running_loop().call_later(BEING_READ, sweep)


def sweep() -> None:
    """Look through what has come since; now and then through all."""
    _Apart.soon = None
    everything = gc.get_freeze_count() > GROWN * _Apart.least
    if everything:
        gc.unfreeze()
    gc.collect()
    gc.freeze()
    if everything:
        _Apart.least = gc.get_freeze_count()


@contextmanager
def left_alone() -> Iterator[None]:
    """For what is over before any of it would be worth looking for: to load modules makes much and leaves none."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
