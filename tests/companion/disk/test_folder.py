"""The data folder has one owner at a time."""

from __future__ import annotations

import os
import shutil
import signal
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.disk import folder as folders
from companion.disk.bin import empty_bin
from companion.disk.folder import Claim, InUse, data_folder, write_private
from companion.disk.saves import Saves
from tests.companion.saved import Box, a_match
from tests.harness.browser import Served

HOLD = """
import sys, time
from pathlib import Path
from companion.disk.folder import Claim
claim = Claim(Path(sys.argv[1]))
if len(sys.argv) > 2:
    claim.announce(sys.argv[2])
print("held", flush=True)
time.sleep(60)
"""


def holder(folder: Path, *address: str) -> subprocess.Popen[str]:
    """Another process that has the folder."""
    command = [sys.executable, "-c", HOLD, str(folder), *address]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    process.stdout.close()
    return process


def test_the_folder_is_the_chosen_one_else_the_packages_else_the_systems(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "system"))
    monkeypatch.delenv("FLET_APP_STORAGE_DATA", raising=False)
    usual = data_folder()
    assert usual.name == "tidekeeper"
    monkeypatch.setenv("FLET_APP_STORAGE_DATA", str(tmp_path / "package"))
    assert data_folder() == tmp_path / "package"
    assert data_folder(str(tmp_path / "chosen")) == tmp_path / "chosen"
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder("~/mine") == tmp_path / "mine"


def test_a_second_process_learns_where_the_first_one_is(tmp_path: Path) -> None:
    first = holder(tmp_path, "http://127.0.0.1:8733/?key=abc")
    with pytest.raises(InUse) as used:
        Claim(tmp_path)
    assert used.value.address == "http://127.0.0.1:8733/?key=abc"
    first.kill()
    first.wait()


def test_deleting_the_lock_file_lets_no_second_process_in(tmp_path: Path) -> None:
    first = holder(tmp_path, "http://127.0.0.1:8733/")
    (tmp_path / "in-use.lock").unlink()
    with pytest.raises(InUse):
        Claim(tmp_path)
    first.kill()
    first.wait()
    Claim(tmp_path).release()


def test_what_a_killed_process_leaves_behind_does_not_stop_the_next(tmp_path: Path) -> None:
    first = holder(tmp_path, "http://127.0.0.1:1/")
    first.send_signal(signal.SIGKILL)
    first.wait()
    assert (tmp_path / "address").exists()
    claim = Claim(tmp_path)
    assert not (tmp_path / "address").exists()
    claim.release()


def test_a_folder_that_is_deleted_and_made_again_lets_no_second_process_in(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    claim = Claim(folder)
    claim.announce("http://127.0.0.1:1/")
    saves = Saves(folder, claim.hold)
    shutil.rmtree(folder)
    saves.keep_match(a_match())
    with pytest.raises(InUse, match="http://127"):
        Claim(folder)
    claim.release()
    Claim(folder).release()


def test_nothing_is_written_where_another_process_has_made_the_folder_again(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    claim = Claim(folder)
    saves = Saves(folder, claim.hold)
    shutil.rmtree(folder)
    second = holder(folder, "http://127.0.0.1:2/")
    with pytest.raises(OSError, match="busy"):
        saves.keep_match(a_match())
    assert not (folder / "matches").exists()
    assert (folder / "address").read_text() == "http://127.0.0.1:2/"
    second.kill()
    second.wait()
    saves.keep_match(a_match())
    claim.release()


@contextmanager
def another_has_made_the_folder(tmp_path: Path) -> Iterator[Saves]:
    """Ours of before; there lie a match, one that is damaged and something in the bin, and stay as they are."""
    claim = Claim(folder := tmp_path / "data")
    ours = Saves(folder, claim.hold)
    shutil.rmtree(folder)
    second = holder(folder)
    Saves(folder).keep_match(a_match())
    (folder / "matches" / "b2.json").write_text("{")
    (folder / "set-aside" / "c3.json").write_text("{")
    there = {path: path.read_bytes() for path in folder.rglob("*.json")}
    try:
        yield ours
        assert {path: path.read_bytes() for path in folder.rglob("*.json")} == there
    finally:
        second.kill()
        second.wait()
        claim.release()


def adopt_box(saves: Saves) -> None:
    saves.adopt_box("toy", {"box": {"1": {"format": 1}}}, Box)


@pytest.mark.parametrize(
    "do",
    [
        adopt_box,
        lambda saves: saves.set_match_aside(a_match()),
        lambda saves: saves.copy_aside("a1"),
        lambda saves: saves.put_away("a1"),
        lambda saves: saves.put_back("d4", saves.folder / "set-aside" / "c3.json"),
    ],
)
def test_nothing_is_moved_nor_added_where_another_process_has_made_the_folder_again(
    tmp_path: Path, do: Callable[[Saves], None]
) -> None:
    with another_has_made_the_folder(tmp_path) as saves, pytest.raises(OSError, match="busy"):
        do(saves)


@pytest.mark.parametrize("do", [Saves.shelf, empty_bin])
def test_a_look_at_the_folder_of_another_process_leaves_it_as_it_is(
    tmp_path: Path, do: Callable[[Saves], object]
) -> None:
    """Neither what is damaged there, nor what is in the bin, is ours to tidy up."""
    with another_has_made_the_folder(tmp_path) as saves:
        do(saves)


@pytest.mark.parametrize("do", [adopt_box, lambda saves: saves.set_match_aside(a_match())])
def test_whatever_is_brought_makes_a_deleted_folder_again(tmp_path: Path, do: Callable[[Saves], None]) -> None:
    claim = Claim(folder := tmp_path / "data")
    saves = Saves(folder, claim.hold)
    shutil.rmtree(folder)
    do(saves)
    assert len([*folder.glob("box-toy.json"), *folder.glob("set-aside/*")]) == 1
    assert saves.folders.made_again
    with pytest.raises(InUse):
        Claim(folder)
    claim.release()


@pytest.mark.parametrize("name", ["in-use.lock", "address"])
def test_a_folder_where_a_file_of_ours_belongs_makes_way(tmp_path: Path, name: str) -> None:
    (tmp_path / name / "deeper").mkdir(parents=True)
    claim = Claim(tmp_path)
    claim.announce("http://127.0.0.1:1/")
    with pytest.raises(InUse, match="http"):
        Claim(tmp_path)
    claim.release()
    (aside,) = (tmp_path / "set-aside").iterdir()
    assert (aside / "deeper").is_dir()


@pytest.mark.parametrize("what", ["folder", "link"])
def test_what_stands_where_a_draft_belongs_neither_blocks_nor_redirects_an_address(tmp_path: Path, what: str) -> None:
    draft, elsewhere = tmp_path / "address.draft", tmp_path / "elsewhere"
    if what == "folder":
        (draft / "deeper").mkdir(parents=True)
    else:
        elsewhere.write_text("theirs")
        draft.symlink_to(elsewhere)
    claim = Claim(tmp_path)
    claim.announce("http://127.0.0.1:1/")
    with pytest.raises(InUse, match="http"):
        Claim(tmp_path)
    assert not (tmp_path / "address").is_symlink()
    assert what == "folder" or elsewhere.read_text() == "theirs"
    claim.release()


def test_a_folder_that_was_given_back_can_be_had_again(tmp_path: Path) -> None:
    claim = Claim(tmp_path)
    claim.announce("http://127.0.0.1:1/")
    claim.release()
    assert not (tmp_path / "address").exists()
    Claim(tmp_path).release()


def test_a_folder_is_given_back_once(tmp_path: Path) -> None:
    """Whoever has it since has said where it is."""
    claim = Claim(tmp_path)
    claim.release()
    other = Claim(tmp_path)
    other.announce("http://127.0.0.1:1/")
    claim.release()
    assert (tmp_path / "address").exists()
    other.release()


def test_an_address_that_is_not_there_yet_is_waited_for(tmp_path: Path) -> None:
    first = holder(tmp_path)
    threading.Timer(0.3, write_private, (tmp_path / "address", "http://here/")).start()
    with pytest.raises(InUse) as used:
        Claim(tmp_path)
    assert used.value.address == "http://here/"
    first.kill()
    first.wait()


def test_a_process_that_does_not_say_where_it_is_is_not_waited_for_in_vain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "PATIENCE", 0.2)
    first = holder(tmp_path)
    (tmp_path / "address").write_bytes(b"\xff\xfe not text")
    started = time.monotonic()
    with pytest.raises(InUse) as used:
        Claim(tmp_path)
    assert used.value.address == ""
    assert time.monotonic() - started < 2
    first.kill()
    first.wait()


@pytest.mark.parametrize("before", [None, 0o644])
def test_the_address_is_for_its_owner_alone(tmp_path: Path, before: int | None) -> None:
    if before:
        (tmp_path / "address").write_text("old")
        (tmp_path / "address").chmod(before)
    claim = Claim(tmp_path)
    claim.announce("http://127.0.0.1:8733/?key=secret")
    assert stat.S_IMODE((tmp_path / "address").stat().st_mode) == 0o600
    assert (tmp_path / "address").read_text() == "http://127.0.0.1:8733/?key=secret"
    claim.release()


def test_a_second_start_opens_the_first_ones_address_and_is_done(tmp_path: Path) -> None:
    """The browser is a script that writes down what it was asked to open."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    environment = {**os.environ, "BROWSER": str(browser), "DISPLAY": ":99", "LC_ALL": "C.UTF-8"}
    with Served(tmp_path / "data") as first:
        command = [sys.executable, "-m", "companion", "--data", str(tmp_path / "data")]
        second = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=30, check=False)
        assert (second.returncode, second.stderr) == (0, "")
        assert second.stdout == f"Tidekeeper already uses this folder: {first.address}\n"
        assert (tmp_path / "opened").read_text().strip() == first.address
