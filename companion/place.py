"""The place the app runs in: a computer with its server or window, a package on a phone, a browser alone.

What differs between them is asked here and nowhere else.
"""

from __future__ import annotations

import locale
import os
import sys
from collections import deque
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, Protocol, TypeVar

if TYPE_CHECKING:
    from companion.browser import Browser

T = TypeVar("T")


class Writer(Protocol):
    """Does what touches the disk, one thing after the other."""

    async def do(self, task: Callable[[], T]) -> T:
        """What `task` returns, once what it wrote is safe; `OSError` when it is not."""

    def close(self) -> None:
        """Waits for what is still being written."""


class Place:
    """A computer: a command opens the app, a thread writes, phones on the same network may join."""

    packaged: ClassVar = False
    """Flet starts it: there is no command line, and nowhere to print."""
    goes_on: ClassVar = False
    """Showing the app returns at once, and the app goes on: nothing may be closed behind it."""
    offers_network: ClassVar = True
    shows_folder: ClassVar = True
    sealed: ClassVar = False
    """The files of the app came as one whole: none of them is other than when it was built."""
    pen: ClassVar = "companion.score.sharing.pillow_pen"
    """The module that draws pictures."""
    long_record: ClassVar = 500
    """Steps of a match; fewer are followed in less time than it takes to see them."""
    browser: Browser | None = None
    """The one that keeps everything, where there is no disk."""

    def languages(self) -> tuple[str, ...]:
        """What the system speaks, first choice first."""
        named = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        return (*named, locale.getlocale()[0] or "")

    def writer(self) -> Writer:
        from companion.disk.one_thread import OneThread

        return OneThread()

    @property
    def pictured(self) -> bool:
        """Whether a first picture is there; only where the work for anything else would hold it up is that asked."""
        return True

    async def first_picture(self) -> None:
        """Waits until it is there."""

    async def do_in_pieces(self, work: Iterable[object]) -> None:
        """What takes long, off the screen's own thread."""
        import asyncio

        await asyncio.to_thread(deque[object], work, 0)


class Package(Place):
    """A phone or a computer with the app as Flet packs it."""

    packaged = True
    offers_network = False


class BrowserPlace(Package):
    """A browser that runs the whole app itself and keeps the files; it has no threads and no folders to look into."""

    goes_on = True
    shows_folder = False
    sealed = True
    pen = "companion.score.sharing.canvas_pen"
    long_record = 20

    def __init__(self) -> None:
        from companion.browser import Browser

        self.browser = self._keeper = Browser()

    def languages(self) -> tuple[str, ...]:
        return self._keeper.languages

    def writer(self) -> Writer:
        return self._keeper

    @property
    def pictured(self) -> bool:
        return self._keeper.pictured

    async def first_picture(self) -> None:
        await self._keeper.first_picture()

    async def do_in_pieces(self, work: Iterable[object]) -> None:
        await self._keeper.do_in_pieces(work)


COMPUTER: Final = Place()
PACKAGE: Final = Package()


def here() -> Place:
    if in_browser():
        return browser_place()
    return PACKAGE if "FLET_PLATFORM" in os.environ else COMPUTER


def in_browser() -> bool:
    return sys.platform == "emscripten"


@cache
def browser_place() -> BrowserPlace:
    return BrowserPlace()
