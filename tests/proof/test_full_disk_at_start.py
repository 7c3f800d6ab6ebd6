"""A disk that takes nothing from the start: the app opens for reading and for taking a copy, and says so."""

from __future__ import annotations

import errno
import io
import os
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from companion.backend import Backend
from companion.disk import folder as folder_room
from companion.disk.folder import Claim
from companion.disk.saves import Saves
from companion.screen.app import app
from companion.server.secret import secret_of
from tests.harness.browser import Served
from tests.harness.socket import Client
from tests.harness.window import Window
from tests.proof.seated import lay

FULL = ("bash", "-c", 'exec > >(cat) 2>&1; ulimit -f 0; exec "$@"', "bash", sys.executable, "-m")
"""No file may grow; what is printed goes another way."""
BANNER = "Nothing can be written to the data folder"


async def test_on_a_full_disk_everything_can_be_read_and_a_copy_be_taken(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    lay(folder, "a1", moves=5)
    with Served(folder, program=(*FULL, "tests.harness.quick_reader")) as served:
        async with Client(served.origin, "/settings") as window:
            await window.see(BANNER)
            await window.tap("Save a copy of everything")
            await window.until(lambda: bool(window.called("save_file")), "a copy")
            (copy,) = window.called("save_file")
            assert "matches/a1.json" in zipfile.ZipFile(io.BytesIO(copy["src_bytes"])).namelist()
        async with Client(served.origin, "/match/a1/log") as window:
            await window.see("Step 5")


@pytest.fixture
def read_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever would change the disk is refused."""

    def refuse(*_: Any, **__: Any) -> Any:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    for name in ("mkdir", "touch", "rename", "replace", "unlink", "write_text", "write_bytes"):
        monkeypatch.setattr(Path, name, refuse)
    monkeypatch.setattr("filelock.FileLock.acquire", refuse)
    monkeypatch.setattr(os, "chmod", refuse)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    lay(tmp_path / "data", "a1", moves=5)
    return tmp_path / "data"


async def test_a_read_only_folder_is_opened_for_reading(folder: Path, read_only: None) -> None:
    claim = Claim(folder)
    backend = Backend(Saves(folder))
    async with Window(app(backend, "en"), route="/match/a1/log") as window:
        assert window.reads("Step 5")
        assert window.reads(BANNER)
    assert secret_of(folder).value
    claim.announce("http://127.0.0.1:1/")
    backend.close()
    claim.release()


async def test_a_read_only_folder_has_one_owner_too(
    folder: Path, read_only: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder_room, "PATIENCE", 0)
    claim = Claim(folder)
    with pytest.raises(folder_room.InUse):
        Claim(folder)
    claim.release()


async def test_the_banner_goes_when_something_can_be_written(
    folder: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    request.getfixturevalue("read_only")
    backend = Backend(Saves(folder))
    monkeypatch.undo()
    async with Window(app(backend, "en"), route="/settings") as window:
        assert window.reads(BANNER)
        await window.tap("Try again")
        assert not window.reads(BANNER)
    assert backend.trouble is None
    backend.close()
