"""How the app is told to end: the terminal that is closed, the system that shuts down, Ctrl+C. All end it in order."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

CONSOLE_CLOSES: Final = (2, 5, 6)
"""What Windows calls it when the console is closed, when somebody logs off, when the system shuts down."""
LAST_WORDS: Final = 4.0
"""Seconds that Windows is kept waiting while the last write is done; it gives no more than five."""


IMPATIENT: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


@contextmanager
def undisturbed() -> Iterator[None]:
    """For the last write: whoever presses Ctrl+C once more does not end it in the middle."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {one: signal.signal(one, signal.SIG_IGN) for one in IMPATIENT}
    try:
        yield
    finally:
        for one, listener in before.items():
            signal.signal(one, listener)


def end_in_order(end: Callable[[], None], ended: threading.Event) -> None:
    """Have `end` called when the terminal goes; `ended` is set when everything is written.

    Ctrl+C and SIGTERM are listened to elsewhere. Whoever has the app outlive its terminal (`nohup`) is obeyed.
    """
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        signal.signal(signal.SIGHUP, lambda *_: end())
    if sys.platform == "win32":
        _mind_console(end, ended)


def _mind_console(end: Callable[[], None], ended: threading.Event) -> None:
    """Windows tells a function in a thread of its own, and ends the process when that returns."""
    import ctypes

    def closing(event: int) -> bool:
        if event not in CONSOLE_CLOSES:
            return False
        end()
        ended.wait(LAST_WORDS)
        return True

    windows: Any = ctypes
    _KEPT.append(windows.WINFUNCTYPE(ctypes.c_bool, ctypes.c_uint)(closing))
    windows.windll.kernel32.SetConsoleCtrlHandler(_KEPT[-1], True)


_KEPT: Final[list[Any]] = []
"""What Windows may call must not be collected."""
