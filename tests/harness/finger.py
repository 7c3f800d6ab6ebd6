"""A finger, or a mouse, that comes down on what a browser shows."""

from __future__ import annotations

import time
from typing import Final

from playwright.sync_api import ElementHandle, Error, Locator, Page

from tests.harness.headings import headings
from tests.harness.stillness import STILL

AGAIN: Final = 8
"""Seconds until an answer whose picture stands there unchanged is tapped again: a tap may have come to nothing."""


class Finger:
    """On one page; `patience` in milliseconds."""

    def __init__(self, page: Page, touches: bool, patience: int) -> None:
        self._page, self._touches, self._patience = page, touches, patience / 1000

    def tap(self, found: Locator) -> None:
        while not self._touch(self._lying_still(found)):
            pass

    def answer(self, found: Locator) -> None:
        """Until it is gone, or until something else is asked."""
        shown, asked = self._lying_still(found), headings(self._page)
        while not self._touch(shown):
            shown, asked = self._lying_still(found), headings(self._page)
        deadline, again = (time.monotonic() + seconds for seconds in (self._patience, AGAIN))
        while shown.is_visible() and headings(self._page) == asked:
            assert time.monotonic() < deadline, f"{found} was not taken"
            if time.monotonic() > again and self._touch(shown):
                again += AGAIN
            self._page.wait_for_timeout(20)

    def _lying_still(self, found: Locator) -> ElementHandle:
        """Of several that are made anew one after the other, the last."""
        while not (shown := found.element_handle()).evaluate(STILL):
            pass
        return shown

    def _touch(self, shown: ElementHandle) -> bool:
        """Whether it was still there."""
        try:
            tap = shown.tap if self._touches else shown.click
            tap(force=True)  # some Flet controls lay an invisible node over everything
        except Error as gone:
            if "not attached" not in gone.message:
                raise
            return False
        return True
