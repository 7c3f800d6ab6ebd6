"""A window of its own around the app as it is served."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from companion.command import web_window
from companion.command.web_window import SIZE, SIZE_FILE, SMALLEST, UNABLE, WebWindow, main, size_kept

ADDRESS = "http://127.0.0.1:1/"


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Programs that were started, each with what it answers: a web view that is unable, a browser that is closed."""
    started: list[str] = []

    def start(command: list[str], **_: Any) -> Any:
        started.append(command[0])
        return SimpleNamespace(wait=lambda: UNABLE if command[0] == sys.executable else 0)

    monkeypatch.setattr(subprocess, "Popen", start)
    monkeypatch.setattr(web_window, "browser", lambda: "a-browser")
    monkeypatch.setattr("_thread.interrupt_main", lambda: started.append("the end"))
    return started


def with_web_view(monkeypatch: pytest.MonkeyPatch, there: bool) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: object() if there else None)


def test_a_web_view_that_has_nothing_to_draw_with_leaves_it_to_the_browser(
    ran: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with_web_view(monkeypatch, True)
    WebWindow(tmp_path, "Tidekeeper").open(ADDRESS).join(10)
    assert ran == [sys.executable, "a-browser", "the end"]


def test_where_nothing_can_open_one_it_has_failed(
    ran: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with_web_view(monkeypatch, True)
    monkeypatch.setattr(web_window, "browser", lambda: None)
    window = WebWindow(tmp_path, "Tidekeeper")
    window.open(ADDRESS).join(10)
    assert (ran, window.failed) == ([sys.executable, "the end"], True)


def test_without_a_web_view_the_browser_opens_without_its_bars(
    ran: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with_web_view(monkeypatch, False)
    (command,) = WebWindow(tmp_path, "Tidekeeper").commands(ADDRESS)
    assert f"--app={ADDRESS}" in command
    assert f"--user-data-dir={tmp_path / 'window'}" in command


def test_without_either_there_is_no_such_window(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with_web_view(monkeypatch, False)
    monkeypatch.setattr(web_window, "browser", lambda: None)
    assert not WebWindow(tmp_path, "Tidekeeper").at_hand


def a_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    program = tmp_path / "browser"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    with_web_view(monkeypatch, False)
    monkeypatch.setattr(web_window, "browser", lambda: str(program))


def test_a_window_ends_with_the_app_that_opened_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    a_browser(tmp_path, monkeypatch, f"touch {tmp_path}/open; exec sleep 60")
    told: list[str] = []
    monkeypatch.setattr("_thread.interrupt_main", lambda: told.append("the end"))
    window = WebWindow(tmp_path, "Tidekeeper")
    opening = window.open(ADDRESS)
    while not (tmp_path / "open").exists():
        time.sleep(0.02)
    window.close()
    opening.join(10)
    assert not opening.is_alive()
    assert (told, window.failed) == ([], False), "whoever has ended is not told to"


def test_a_window_that_a_killed_app_has_left_is_the_next_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its browser takes the address over, and the one that was started is done at once."""
    a_browser(tmp_path, monkeypatch, "exit 0")
    monkeypatch.setattr(web_window, "A_LOOK", 0.02)
    told: list[str] = []
    monkeypatch.setattr("_thread.interrupt_main", lambda: told.append("the end"))
    left = subprocess.Popen(["sleep", "60"])
    (tmp_path / "window").mkdir()
    (tmp_path / "window" / "SingletonLock").symlink_to(f"a-computer-{left.pid}")
    opening = WebWindow(tmp_path, "Tidekeeper").open(ADDRESS)
    opening.join(1)
    assert (opening.is_alive(), told) == (True, [])
    left.kill()
    left.wait()
    opening.join(10)
    assert told == ["the end"]


@pytest.mark.parametrize(
    ("kept", "size"),
    [("[1300, 900]", (1300, 900)), ("[10, 10]", SMALLEST), ("[1]", SIZE), ("null", SIZE), ("nonsense", SIZE)],
)
def test_the_size_is_the_one_it_was_closed_with(tmp_path: Path, kept: str, size: tuple[int, int]) -> None:
    (tmp_path / "size").write_text(kept)
    assert size_kept(tmp_path / "size") == size


class Closing(list[Any]):
    def __iadd__(self, listener: Any) -> Closing:  # type: ignore[misc]
        self.append(listener)
        return self


def test_a_web_view_remembers_its_size_when_it_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = SimpleNamespace(width=777, height=555, events=SimpleNamespace(closing=Closing()))
    view, errors = ModuleType("webview"), ModuleType("webview.errors")
    made: list[dict[str, Any]] = []

    def create_window(*_: Any, **options: Any) -> Any:
        made.append(options)
        return window

    view.create_window = create_window  # type: ignore[attr-defined]
    view.start = lambda **_: [listener() for listener in window.events.closing]  # type: ignore[attr-defined]
    errors.WebViewException = type("WebViewException", (Exception,), {})  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "webview", view)
    monkeypatch.setitem(sys.modules, "webview.errors", errors)
    assert main([ADDRESS, str(tmp_path), "Tidekeeper"]) == 0
    assert main([ADDRESS, str(tmp_path), "Tidekeeper"]) == 0
    assert [one["width"] for one in made] == [SIZE[0], 777]
    assert json.loads((tmp_path / SIZE_FILE).read_text()) == [777, 555]


def test_a_web_view_that_is_not_installed_says_that_it_is_unable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "webview", None)
    assert main([ADDRESS, str(tmp_path), "Tidekeeper"]) == UNABLE
