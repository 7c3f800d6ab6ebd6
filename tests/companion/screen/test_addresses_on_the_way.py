"""An address that a person opens while the app's own is still on its way: the screen is that of the address."""

from __future__ import annotations

from typing import Any

import pytest

from companion.backend import Backend
from companion.screen import theme
from companion.screen.app import app
from tests.harness.window import Window


async def tap_settings(window: Window) -> None:
    """Without waiting for the address to follow."""
    (button,) = [bar for bar in window.controls() if type(bar).__name__ == "NavigationBar"]
    window.session.apply_patch(button._i, {"selected_index": 3})
    await window.session.dispatch_event(button._i, "change", 3)


async def open_shelf(window: Window) -> None:
    window.session.apply_page_patch({"route": "/shelf"})
    await window.session.dispatch_event(window.page._i, "route_change", {"route": "/shelf"})


async def test_before_the_address_has_followed(backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Window(app(backend, "en")) as window:
        monkeypatch.setattr(theme, "ADDRESS_FOLLOWS", 0.05)
        await tap_settings(window)
        await open_shelf(window)
        await window.settle()
        assert (window.page.route, "Polski" in window.names()) == ("/shelf", False)


async def test_after_a_reload_that_swallowed_the_address(backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Window(app(backend, "en")) as window:

        def gone(call: Any) -> None:
            """The page that was told to go there is no more."""

        monkeypatch.setattr(window.wire, "_reply", gone)
        await tap_settings(window)
        await open_shelf(window)
        await window.settle()
        assert (window.page.route, "Polski" in window.names()) == ("/shelf", False)


async def test_an_address_of_our_own_that_arrives_late_does_not_call_the_screen_back(backend: Backend) -> None:
    async with Window(app(backend, "en")) as window:
        await window.navigate(1)
        await window.navigate(3)
        assert (window.page.route, "Polski" in window.names()) == ("/settings", True)
