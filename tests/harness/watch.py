"""A watch over a page whose client may crash: some do without a word, and every call would wait for them without end.

It asks the page for a sign of life while a test waits for something else, and closes it when none comes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar, Final

from playwright.sync_api import Error, Page

CRASH: Final = "memory access out of bounds"
PAUSE: Final = 5
"""Seconds between two questions."""


class Watch:
    crashes: ClassVar[list[str]] = []
    """Of the client's own, which nothing of ours brings about and nothing survives but a fresh page."""

    def __init__(self, page: Page, patience: float, hung: Callable[[], object]) -> None:
        """`patience`: seconds without an answer; `hung` is called before such a page is closed."""
        self._patience, self._hung = patience, hung
        page.on("pageerror", self._told)
        # What waits for an answer of the browser runs this meanwhile; no public call does.
        inner: Any = page
        self._asking: asyncio.Task[None] = inner._loop.create_task(self._ask(inner._impl_obj))

    def _told(self, error: Error) -> None:
        if CRASH in str(error):
            Watch.crashes.append(str(error))

    def end(self) -> None:
        self._asking.cancel()

    async def _ask(self, page: Any) -> None:
        while not page.is_closed():
            await asyncio.sleep(PAUSE)
            asked = asyncio.ensure_future(page.evaluate("() => 0", None))
            asked.add_done_callback(_heard)
            answered, _ = await asyncio.wait({asked}, timeout=self._patience)
            if not answered:
                Watch.crashes.append("hangs")
                self._hung()
                await page.context.close("the page hangs")


def _heard(answer: asyncio.Future[object]) -> None:
    """An error tells only that the page was just going somewhere else, or has been closed."""
    if not answer.cancelled():
        answer.exception()
