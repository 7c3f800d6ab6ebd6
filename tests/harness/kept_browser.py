"""A browser with a profile on disk, which can be killed: what it has stored is there for the next one.

kept = KeptBrowser(browser.browser_type, folder)
with SiteScreen(as_browser(kept), site) as screen:
    ...
    kept.kill()
"""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Browser, BrowserContext, BrowserType

from tests.harness.chromium import FLAGS, find


class KeptBrowser:
    """Makes one window at a time."""

    def __init__(self, kind: BrowserType, profile: Path) -> None:
        self._kind, self._profile = kind, profile

    def new_context(self, **context: Any) -> BrowserContext:
        return self._kind.launch_persistent_context(self._profile, executable_path=find(), args=FLAGS, **context)

    def kill(self) -> None:
        """Every process of it at once, as the system does when memory is short."""
        while pids := self._pids():
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            time.sleep(0.1)

    def _pids(self) -> list[int]:
        return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdecimal() and self._is_ours(entry)]

    def _is_ours(self, process: Path) -> bool:
        with suppress(OSError):
            return f"--user-data-dir={self._profile}".encode() in (process / "cmdline").read_bytes().split(b"\0")
        return False


def as_browser(kept: KeptBrowser) -> Browser:
    """For what only asks for new windows."""
    return cast("Browser", kept)
