"""A window of its own around the app as it is served: a web view, else a browser without its bars.

`python -m companion.command.web_window ADDRESS FOLDER NAME` is the web view, in a process of its own: it wants the
first thread of one.
"""

from __future__ import annotations

import _thread
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

NAMES: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "brave-browser",
)
ELSEWHERE: Final = (
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge"),
    Path("C:/Program Files/Google/Chrome/Application/chrome.exe"),
    Path("C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe"),
)
UNABLE: Final = 3
"""The exit code of a web view that has nothing here to draw with."""
SIZE: Final = (1100, 800)
SMALLEST: Final = (360, 480)
PROFILE: Final = "window"
"""The folder in the data folder in which a window keeps what it keeps; a browser its place on the screen, too."""
HOLDER: Final = "SingletonLock"
"""Where Chromium says, as a link to nothing, which process of which computer has the profile."""
SIZE_FILE: Final = "window.json"
A_LOOK: Final = 0.5
"""Seconds between two looks at a window that somebody else has opened."""


class WebWindow:
    """Knows what this computer can draw a window with."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder, self._name = folder, name
        self._program: subprocess.Popen[bytes] | None = None
        self._closed = False
        self.failed = False
        """Whether nothing here could open one after all."""

    @property
    def at_hand(self) -> bool:
        return importlib.util.find_spec("webview") is not None or browser() is not None

    def open(self, address: str) -> threading.Thread:
        """When the window is closed, the app ends as after Ctrl+C."""
        opening = threading.Thread(target=self._stay_open, args=(address,), daemon=True)
        opening.start()
        return opening

    def close(self) -> None:
        """The app has ended, and its window ends with it."""
        self._closed = True
        if self._program is not None:
            self._program.terminate()

    def _stay_open(self, address: str) -> None:
        # Less than nothing is a window that was told to end.
        self.failed = not any(self._run(command) <= 0 for command in self.commands(address))
        while _is_open(self._folder / PROFILE):
            time.sleep(A_LOOK)
        if not self._closed:
            _thread.interrupt_main()

    def _run(self, command: list[str]) -> int:
        """How the program ended."""
        self._program = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        return self._program.wait()

    def commands(self, address: str) -> list[list[str]]:
        """The best first; one that is unable says so."""
        found: list[list[str]] = []
        if importlib.util.find_spec("webview") is not None:
            found.append([sys.executable, "-m", __name__, address, str(self._folder), self._name])
        if (program := browser()) is not None:
            found.append([program, *_bare(address, self._folder)])
        return found


def _is_open(profile: Path) -> bool:
    """Whether another browser shows a window of this profile, and the address by now: one whose app was killed."""
    try:
        os.kill(int((profile / HOLDER).readlink().name.rpartition("-")[2]), 0)
    except (OSError, ValueError):
        return False
    return True


def browser() -> str | None:
    """One that can do without its bars."""
    on_path = (found for name in NAMES if (found := shutil.which(name)))
    return next(on_path, None) or next((str(path) for path in ELSEWHERE if path.exists()), None)


def _bare(address: str, folder: Path) -> list[str]:
    options = [f"--app={address}", f"--user-data-dir={folder / PROFILE}", f"--window-size={SIZE[0]},{SIZE[1]}"]
    options += ["--no-first-run", "--no-default-browser-check"]
    # Chromium runs for root only like this.
    return [*options, "--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else options


def main(arguments: Sequence[str]) -> int:
    """The web view, until it is closed."""
    address, folder, name = arguments
    try:
        import webview
        from webview.errors import WebViewException
    except ImportError:
        return UNABLE
    kept = Path(folder, SIZE_FILE)
    width, height = size_kept(kept)
    window: Any = webview.create_window(name, address, width=width, height=height, min_size=SMALLEST)
    window.events.closing += lambda: kept.write_text(json.dumps([window.width, window.height]), "utf-8")
    with as_file(files("companion").joinpath("assets", "icons", "icon-512.png")) as icon:
        try:
            webview.start(icon=str(icon), private_mode=False, storage_path=str(Path(folder, PROFILE)))
        except WebViewException:
            return UNABLE
    return 0


def size_kept(path: Path) -> tuple[int, int]:
    """As it was when it was last closed; the usual one where that is not known or makes no sense."""
    try:
        width, height = json.loads(path.read_text("utf-8"))
        return max(SMALLEST[0], int(width)), max(SMALLEST[1], int(height))
    except (OSError, TypeError, ValueError):
        return SIZE


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
