"""Waste in memory, looked for while a picture is being read: in the middle of an answer that takes as long as three."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import ClassVar, Final

ENOUGH: Final = 3
"""Rounds of Python's own since all was looked through; of itself it does so after ten, whoever waits."""
OLDEST: Final = 2
SPARE: Final = 50
"""Times as long as the last look took, before the next: many windows share one memory, and it holds all of them up."""


def set_apart() -> None:
    """What is loaded by now stays: to look through all of it would hold up a tap every few moments."""
    gc.freeze()


class _Looking:
    """When all may be looked through again."""

    due: ClassVar[float] = 0.0
    clock: ClassVar[Callable[[], float]] = staticmethod(time.monotonic)


def collect_waste() -> None:
    """Look through what has come since, if that is worth it and has not held up others just now."""
    began = _Looking.clock()
    if gc.get_freeze_count() and gc.get_count()[OLDEST] >= ENOUGH and began >= _Looking.due:
        gc.collect()
        _Looking.due = began + SPARE * (_Looking.clock() - began)


@contextmanager
def left_alone() -> Iterator[None]:
    """For what is over before any of it would be worth looking for: to load modules makes much and leaves none."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
