"""What the page of the static site offers to Python, for tests in which no browser is."""

from __future__ import annotations

import asyncio
import sys
from types import ModuleType

import pytest

from companion import place
from companion.browser import BRIDGE


class Bridge(ModuleType):
    """With a store that can refuse."""

    def __init__(self) -> None:
        super().__init__(BRIDGE)
        self.languages, self.lasting, self.shares, self.updated = ["xx-XX", "ru-RU", "en"], False, True, True
        self.stored = 0
        self.refusal: Exception | None = None
        self.pictured = True

    @property
    async def shown(self) -> None:
        while not self.pictured:
            await asyncio.sleep(0.01)

    async def store(self) -> None:
        await asyncio.sleep(0)
        if self.refusal:
            raise self.refusal
        self.stored += 1


def stand_in_browser(monkeypatch: pytest.MonkeyPatch) -> Bridge:
    """From now on the app takes this place for a browser alone."""
    bridge = Bridge()
    monkeypatch.setitem(sys.modules, BRIDGE, bridge)
    monkeypatch.setattr(place, "in_browser", lambda: True)
    there = place.BrowserPlace()
    monkeypatch.setattr(place, "browser_place", lambda: there)
    return bridge
