"""Waste in memory, and when it is not looked for."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


def set_apart() -> None:
    """What is loaded by now stays: to look through all of it would hold up a tap every few moments."""
    gc.freeze()


@contextmanager
def left_alone() -> Iterator[None]:
    """For what is over before any of it would be worth looking for: to load modules makes much and leaves none."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
