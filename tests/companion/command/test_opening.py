"""The app as a package: no command line, no browser, no terminal."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.backend import Backend
from companion.command import launch
from companion.disk.folder import Claim
from tests.harness.window import Window

Main = Callable[[ft.Page], None]


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the package's window shows; Flet is told that it runs in one, and its window is one in memory."""
    monkeypatch.setenv("FLET_PLATFORM", "android")
    monkeypatch.setenv("FLET_APP_STORAGE_DATA", str(tmp_path / "storage"))
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    monkeypatch.setattr("sys.argv", ["python", "--not", "ours"])
    shown: list[str] = []

    def run(main: Main, **_: Any) -> None:
        async def look() -> None:
            async with Window(main) as window:
                shown.extend(window.texts())

        asyncio.run(look())

    monkeypatch.setattr(ft, "run", run)
    return shown


def test_a_package_opens_its_window_on_the_folder_it_was_given(texts: list[str], tmp_path: Path) -> None:
    assert launch.main() == 0
    assert "Tidekeeper" in texts
    assert (tmp_path / "storage" / "matches").is_dir()
    Claim(tmp_path / "storage").release()


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_whoever_is_impatient_does_not_end_the_last_write_in_its_middle(
    texts: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: signal.Signals
) -> None:
    written: list[bool] = []

    def close(self: Backend, close: Callable[[Backend], None] = Backend.close) -> None:
        os.kill(os.getpid(), told)
        time.sleep(0.05)
        close(self)
        written.append(True)

    monkeypatch.setattr(Backend, "close", close)
    before = signal.signal(told, signal.default_int_handler)
    try:
        with suppress(KeyboardInterrupt):
            launch.main()
        assert (written, signal.getsignal(told)) == ([True], signal.default_int_handler)
    finally:
        signal.signal(told, before)
    Claim(tmp_path / "storage").release()


def test_a_package_that_is_open_already_says_so_in_its_window(
    texts: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.disk.folder.PATIENCE", 0)
    claim = Claim(tmp_path / "storage")
    assert launch.main() == 0
    assert texts == ["Tidekeeper jest już otwarty."]
    claim.release()


@pytest.mark.parametrize("folder", ["file", "~nobody-at-all/data"])
def test_a_package_whose_folder_cannot_be_used_says_so_in_its_window(
    texts: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FLET_APP_STORAGE_DATA", folder)
    assert launch.main() == 0
    (told,) = texts
    assert told.startswith(f"Nie można użyć folderu danych {folder}: ")
