"""Garbage in memory: when Python looks for it, and when it does not."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from asyncio import TimerHandle

BEING_READ: Final = 0.5
"""Seconds after something new was shown: it is drawn by then and being read, and the second tap of two has come."""
SPARE: Final = 200
"""Times as long as the last look took, before the next: many windows share one memory, and it holds all of them up."""
SCREENS: Final = 20
"""Set apart before all is looked through again: most of them have gone by then."""


class _Looks:
    """What stays, and when the rest is looked through."""

    begun: ClassVar[bool] = False
    """Whether the app has started; before that nothing is set apart."""
    screens: ClassVar[int] = 0
    """Set apart since all was looked through."""
    setting_apart: ClassVar[TimerHandle | None] = None
    waiting: ClassVar[bool] = False
    due: ClassVar[float] = 0.0
    clock: ClassVar[Callable[[], float]] = staticmethod(time.monotonic)


def set_apart() -> None:
    """What is loaded by now stays: to look through all of it would hold up a tap every few moments."""
    gc.freeze()
    _Looks.begun = True


def screen_opened() -> None:
    """A screen is there: once it is being read, what it holds is looked through and set apart too."""
    if _Looks.begun:
        if _Looks.setting_apart is not None:
            _Looks.setting_apart.cancel()
        _Looks.setting_apart = _when_read(set_screen_apart)


def set_screen_apart() -> None:
    """Looks through what has come since; now and then through all, as screens have gone."""
    _Looks.setting_apart = None
    _Looks.screens += 1
    if _Looks.screens >= SCREENS:
        _Looks.screens = 0
        gc.unfreeze()
    look()
    gc.freeze()


def window_given_up() -> None:
    """What it held was set apart, and has gone now, as with a screen."""
    _Looks.screens += 1


def answer_written() -> None:
    """While the next question is being read, what the last one left is looked for: else it would be in an answer."""
    if _Looks.begun and not _Looks.waiting:
        _Looks.waiting = True
        _when_read(_look_if_due)


def _when_read(call: Callable[[], None]) -> TimerHandle:
    # A short command comes here for nothing but to be left alone: it does not wait for this to be loaded.
    from asyncio import get_running_loop

    return get_running_loop().call_later(BEING_READ, call)


def _look_if_due() -> None:
    _Looks.waiting = False
    if _Looks.clock() >= _Looks.due:
        look()


def look() -> None:
    """Through all that was not set apart."""
    began = _Looks.clock()
    gc.collect()
    took = _Looks.clock() - began
    _Looks.due = began + SPARE * took


@contextmanager
def left_alone() -> Iterator[None]:
    """For what is over before any of it would be worth looking for: to load modules makes much and leaves none."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
