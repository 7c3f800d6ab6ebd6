"""Waste in memory, looked for while a picture is being read: in the middle of an answer that takes as long as three."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

ENOUGH: Final = 3
"""Rounds of Python's own since all was looked through; of itself it does so after ten, whoever waits."""
OLDEST: Final = 2


def set_apart() -> None:
    """What is loaded by now stays: to look through all of it would hold up a tap every few moments."""
    gc.freeze()


def collect_waste() -> None:
    """Look through what has come since, if that is worth it."""
    if gc.get_freeze_count() and gc.get_count()[OLDEST] >= ENOUGH:
        gc.collect()


@contextmanager
def left_alone() -> Iterator[None]:
    """For what is over before any of it would be worth looking for: to load modules makes much and leaves none."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
