"""The key that a button takes while it is drawn, and shows: a digit, and a letter where there are more answers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass
class Digit:
    """What the next button that can be chosen is chosen by; empty where no key is left."""

    sign: str
    shown: bool
    """Where there is likely a keyboard."""
    free: bool = True
    grey: bool = False
    """The button said that it is grey: then the digit is the next one's."""


_OFFERED: ContextVar[Digit | None] = ContextVar("offered", default=None)


@contextmanager
def offered(digit: Digit) -> Iterator[Digit]:
    """Whatever is drawn meanwhile may take it, once."""
    before = _OFFERED.set(digit)
    try:
        yield digit
    finally:
        _OFFERED.reset(before)


def take_digit(grey: bool) -> str | None:
    """The digit to show; nothing on a grey button, on one that has none, and where there is no keyboard."""
    digit = _OFFERED.get()
    if digit is None or not digit.free:
        return None
    digit.free, digit.grey = False, grey
    return digit.sign if digit.sign and digit.shown and not grey else None
