"""The static site of the app, built once for all tests, and a screen that opens it.

    with Site(folder) as site, SiteScreen(browser, site, locale="pl-PL") as screen:
        screen.open("/settings")

It lies below an address of its own, as on a host that serves more than one thing.
"""

from __future__ import annotations

import os
import threading
from pathlib import Path
from typing import Any, ClassVar, Self

from filelock import FileLock
from playwright.sync_api import Browser

from tests.harness.browser import PHONE, At, Screen
from web.pack import Program, tidekeeper
from web.serve import address, server
from web.site import build

BELOW = "some/where"
QUICK = """
from companion.command.launch import main as launch
from companion.screen.reading_time import ReadingTime
from itertools import count

def main():
    ReadingTime.clock = staticmethod(count(0.0).__next__)
    launch()
"""
"""As `tests/harness/quick_reader.py`: whoever plays a seeded game has read every picture at once."""


def quick_reader() -> Program:
    whole = tidekeeper()
    return Program({**whole.files, "quick_reader.py": QUICK.encode()}, whole.requirements, "quick_reader", whole.ahead)


def built(folder: Path) -> Path:
    """The folder to serve; whoever comes first builds the site in it."""
    site = folder / "site"
    with FileLock(folder / "site.lock"):
        if not site.exists():
            build(quick_reader(), site / BELOW)
    return site


def shared_folder(basetemp: Path) -> Path:
    """Where every process of this run finds it."""
    return basetemp.parent if "PYTEST_XDIST_WORKER" in os.environ else basetemp


class Site(At):
    """The site on a plain file server, which can be stopped and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._port = 0

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        self._server = server(self.folder, self._port)
        self._port = self._server.server_port
        self.origin = address(self._server).rstrip("/")
        self.address = f"{self.origin}/{BELOW}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class SiteScreen(Screen):
    """One browser with a memory of its own; the app runs in it."""

    patience: ClassVar[int] = 60_000

    def __init__(self, browser: Browser, site: Site, size: dict[str, Any] = PHONE, **context: Any) -> None:
        super().__init__(browser, site, size, **context)

    def open(self, path: str = "/", see: str | None = None) -> Self:
        """A screen by its address, from the start of the app on."""
        self.page.goto("about:blank")
        self.page.goto(self.served.address + ("" if path == "/" else f"#{path}"))
        return self.wake(see)

    def wake(self, see: str | None = None) -> Self:
        self.page.locator("html[data-shown]").wait_for(state="attached", timeout=120_000)
        return super().wake(see)

    def go(self, path: str, see: str | None = None) -> None:
        """To another screen of the running app, by its address."""
        self.page.evaluate("path => { location.hash = path }", path)
        if see:
            self.see(see)

    def restored(self) -> None:
        """Python began with the memory that the build has taken."""
        assert self.page.locator("html[data-restored]").count() == 1

    def kept_offline(self) -> None:
        """Wait until the browser has everything it needs without a network."""
        self.page.locator("html[data-offline]").wait_for(state="attached", timeout=120_000)

    def forget_fetched(self) -> None:
        """Clear what the browser remembers of the network by itself."""
        self.context.new_cdp_session(self.page).send("Network.clearBrowserCache")

    def downloaded(self, name: str) -> bytes:
        """What a tap on `name` saves."""
        with self.page.expect_download() as download:
            self.tap(name)
        return Path(download.value.path()).read_bytes()

    def bring(self, copy: Path, name: str, see: str) -> None:
        """Bring a copy back in the settings, where a button is called `name`."""
        self.scroll(3000)
        with self.page.expect_file_chooser() as chooser:
            self.tap(name)
        chooser.value.set_files(copy)
        self.see(see)
