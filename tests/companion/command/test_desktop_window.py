"""Whether a window of its own can be opened; Flet's desktop package is stood in for, it need not be installed."""

from __future__ import annotations

import importlib.util
import socket
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

import pytest

from companion.command import desktop_window
from rules.kernel import phrase
from tests.proof.seated import lay, on_disk


class Desktop(ModuleType):
    """Flet's desktop package, as far as we use it."""

    def __init__(self, failure: Exception | None = None) -> None:
        super().__init__("flet_desktop")
        self.failure = failure
        self.patience: list[float | None] = []

    def ensure_client_cached(self) -> None:
        self.patience.append(socket.getdefaulttimeout())
        if self.failure:
            raise self.failure


ON_DESK = """
import asyncio, os, signal, sys
import flet as ft
from companion.command import desktop_window, launch
from tests.harness.window import Window

signal.signal(signal.SIGHUP, signal.SIG_DFL)  # only the tests may outlive their terminal, as under nohup

def gone_on_with(*_):
    for told in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told, signal.SIG_DFL)

def run(main):
    for told in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told, gone_on_with)
    async def play_and_be_left():
        async with Window(main, route="/match/a1") as window:
            while "Players" not in window.names():
                await window.settle()
            await window.tap("Players")
            await window.tap("Ola")
            await window.tap("Ola: one treasure more")
            os.kill(os.getpid(), signal.Signals[sys.argv[2]])
            await asyncio.sleep(10)
            os._exit(9)
    asyncio.run(play_and_be_left())

desktop_window.at_hand, desktop_window.trouble, ft.run = lambda: True, lambda fetch: None, run
sys.exit(launch.main(["--data", sys.argv[1], "--lang", "en"]))
"""
"""The app on a desk, whose window is one in memory and listens to signals as Flet's does; a move is made, and the app
told to end in the same moment."""


@pytest.mark.parametrize("told", ["SIGHUP", "SIGINT", "SIGTERM"])
def test_the_last_move_is_kept_when_a_window_is_told_to_end(tmp_path: Path, told: str) -> None:
    lay(tmp_path, "a1")
    command = [sys.executable, "-c", ON_DESK, str(tmp_path), told]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
    assert on_disk(tmp_path, "a1") == 1


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Desktop:
    """A computer with a display and the package, and without a client so far."""
    made = Desktop()
    monkeypatch.setitem(sys.modules, "flet_desktop", made)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: made if name == "flet_desktop" else None)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    return made


def test_without_a_home_there_is_no_client(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nowhere)
    assert not desktop_window.at_hand()


def test_a_window_can_be_opened_once_the_client_is_there(desktop: Desktop, tmp_path: Path) -> None:
    assert not desktop_window.at_hand()
    (tmp_path / ".flet" / "client" / "flet-desktop-full-0.0.1").mkdir(parents=True)
    assert not desktop_window.at_hand()
    (tmp_path / ".flet" / "client" / f"flet-desktop-full-{version('flet')}").mkdir()
    assert desktop_window.at_hand()


def test_the_client_is_fetched_only_on_request_and_not_for_ever(desktop: Desktop) -> None:
    assert (desktop_window.trouble(fetch=False), desktop.patience) == (None, [])
    assert (desktop_window.trouble(fetch=True), desktop.patience) == (None, [desktop_window.PATIENCE])
    assert socket.getdefaulttimeout() is None


def test_a_client_that_cannot_be_fetched_is_told_in_one_line(desktop: Desktop) -> None:
    desktop.failure = OSError("no way\n  out")
    assert desktop_window.trouble(fetch=True) == phrase("launch.no_client", why="no way out")
    assert socket.getdefaulttimeout() is None


def test_without_a_display_there_is_no_window(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert desktop_window.trouble(fetch=True) == phrase("launch.no_screen")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert desktop_window.trouble(fetch=True) is None


def test_without_the_package_there_is_no_window(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert desktop_window.trouble(fetch=True) == phrase("launch.no_flet_desktop")
    assert not desktop_window.at_hand()
