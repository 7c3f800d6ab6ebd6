"""Whether a window of its own can be opened; Flet's desktop package is stood in for, it need not be installed."""

from __future__ import annotations

import importlib.util
import socket
import sys
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

import pytest

from companion.command import desktop_window
from rules.kernel import phrase


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
