"""A real window on a desk, under a display in memory."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from companion.disk.folder import Claim
from tests.harness.virtual_display import LIVELY, seen_on, virtual_display

PICTURE = Path("out", "window.png")


@pytest.mark.long
@pytest.mark.timeout(400)
def test_a_window_shows_the_app_and_closing_it_ends_the_app(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    command = [sys.executable, "-m", "companion", "--window", "--data", str(folder), "--lang", "en", "--port", "0"]
    with virtual_display() as display:
        environment = {**os.environ, "DISPLAY": display, "WAYLAND_DISPLAY": ""}
        app = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            picture = seen_on(display, PICTURE)
            colours = picture.getcolors(100_000)
            assert colours is None or len(colours) > LIVELY
            _close_window(app.pid)
            assert app.wait(30) == 0
        finally:
            app.kill()
    Claim(folder).release()


def _close_window(app: int) -> None:
    """The window is the app's child; it is told to end, as a window manager would tell it."""
    until = time.monotonic() + 20
    while not (children := Path(f"/proc/{app}/task/{app}/children").read_text().split() or _children(app)):
        assert time.monotonic() < until
        time.sleep(0.2)
    for child in children:
        os.kill(int(child), signal.SIGTERM)


def _children(app: int) -> list[str]:
    """Started by whichever of its threads."""
    return [one for task in Path(f"/proc/{app}/task").iterdir() for one in (task / "children").read_text().split()]
