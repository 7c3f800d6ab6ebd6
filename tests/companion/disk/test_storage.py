"""One file that is always whole, and its back-ups."""

from __future__ import annotations

import errno
import os
import stat
import time
from pathlib import Path
from typing import Any

import pytest

from companion.disk import storage
from companion.disk.drafts import DRAFT
from companion.disk.file_facts import LARGEST
from companion.disk.storage import GENERATIONS, AtomicStorage, Unreadable
from tests.harness.faults import every_fault, steps

OLD = {"kind": {"1": {"n": 1, "text": "zażółć"}}}
NEW = {"kind": {"1": {"n": 2, "text": "ежик"}}}


def a_file(folder: Path) -> AtomicStorage:
    return AtomicStorage(folder / "file.json", folder / "backups")


def numbers(file: AtomicStorage) -> list[Any]:
    """What the generations hold, newest first."""
    found = (AtomicStorage(path, path.parent).read() for path in file.generations())
    return [tables and tables["kind"]["1"]["n"] for tables in found]


def write(file: AtomicStorage, n: int) -> None:
    file.write({"kind": {"1": {"n": n}}})


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    a_file(tmp_path).write(OLD)
    assert a_file(tmp_path).read() == OLD
    a_file(tmp_path).write(NEW)
    assert a_file(tmp_path).read() == NEW
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["file.json"]


def test_where_there_is_no_file_there_is_nothing(tmp_path: Path) -> None:
    assert a_file(tmp_path).read() is None


def test_half_a_character_costs_that_character_and_not_the_match(tmp_path: Path) -> None:
    a_file(tmp_path).write({"kind": {"1": {"name": "Ola \ud83e"}}})
    assert a_file(tmp_path).read() == {"kind": {"1": {"name": "Ola ?"}}}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff\xfe\x80binary",
        b"PK\x03\x04",
        b"just words",
        b"[1, 2]",
        b'"text"',
        b"null",
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"{" + b'"n": ' + b"9" * 5_000 + b"}",
        '{"a": 1}'.encode("utf-16"),
    ],
    ids=["empty", "binary", "zip", "words", "list", "text", "null", "nested", "nested deep", "long number", "utf-16"],
)
def test_what_we_did_not_write_is_unreadable(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file.json").write_bytes(content)
    with pytest.raises(Unreadable):
        a_file(tmp_path).read()


def test_a_file_cut_off_anywhere_is_unreadable(tmp_path: Path) -> None:
    a_file(tmp_path).write(OLD)
    whole = (tmp_path / "file.json").read_bytes()
    for length in range(len(whole)):
        (tmp_path / "file.json").write_bytes(whole[:length])
        with pytest.raises(Unreadable):
            a_file(tmp_path).read()


def test_a_file_too_large_to_be_ours_is_not_even_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (tmp_path / "file.json").open("wb") as file:
        file.truncate(LARGEST + 1)
    monkeypatch.setattr(Path, "open", lambda *_: pytest.fail("it was read"))
    with pytest.raises(Unreadable):
        a_file(tmp_path).read()


def test_of_a_file_that_says_it_is_small_no_more_is_read_than_ours_can_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "LARGEST", 100)
    (tmp_path / "file.json").write_text("{}" + " " * 200)
    monkeypatch.setattr(Path, "stat", lambda _: os.stat_result((stat.S_IFREG, *(0,) * 9)))
    with pytest.raises(Unreadable):
        a_file(tmp_path).read()


@pytest.mark.parametrize("what", ["folder", "link", "dangling link"])
def test_what_stands_where_a_draft_belongs_neither_blocks_nor_redirects_a_write(tmp_path: Path, what: str) -> None:
    file, elsewhere = a_file(tmp_path), tmp_path / "elsewhere"
    draft = file.path.with_name(file.path.name + DRAFT)
    if what == "folder":
        (draft / "deeper").mkdir(parents=True)
    else:
        draft.symlink_to(elsewhere)
        if what == "link":
            elsewhere.write_text("theirs")
    file.write(NEW)
    assert file.read() == NEW
    assert not file.path.is_symlink()
    assert (elsewhere.read_text() if what == "link" else "theirs") == "theirs"
    assert elsewhere.exists() == (what == "link")


def test_what_could_not_be_read_again_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = a_file(tmp_path)
    file.write(OLD)
    monkeypatch.setattr(storage, "LARGEST", 40)
    with pytest.raises(OSError, match="too large"):
        file.write({"match": {"1": {"name": "ł" * 21}}})
    monkeypatch.undo()
    assert file.read() == OLD


# When the disk fails


def test_a_write_is_synced_before_it_is_renamed_and_the_folder_after(tmp_path: Path, at_every_write: None) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    for n in range(GENERATIONS + 1):
        write(a_file(folder), n)
    taken = steps(folder, lambda folder: a_file(folder).write(NEW))
    assert taken == [
        *("touch", "open", "write", "fsync"),
        *("touch", "copyfile", "replace", "replace", "replace"),
        *("replace", "open folder", "fsync"),
    ]


def test_a_failure_at_any_step_leaves_the_old_content_or_the_new_and_never_less(
    tmp_path: Path, at_every_write: None
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    for n in (7, 8, 9):
        write(a_file(folder), n)
    a_file(folder).write(OLD)
    kinds = set()
    for fault in every_fault(folder, lambda folder: a_file(folder).write(NEW)):
        file = a_file(fault.folder)
        content = file.read()
        assert content in (OLD, NEW), fault
        assert content == NEW or not fault.confirmed, fault
        assert len(numbers(file)) >= 2, fault  # a rotation that was cut off costs one generation at most
        assert fault.kill or not list(fault.folder.glob("*.draft")), fault
        a_file(fault.folder).write(NEW)
        assert a_file(fault.folder).read() == NEW, fault
        kinds.add((content == NEW, fault.confirmed))
    assert kinds == {(False, False), (True, False), (True, True)}


def test_a_failing_back_up_does_not_stop_the_save(tmp_path: Path, at_every_write: None) -> None:
    a_file(tmp_path).write(OLD)
    (tmp_path / "backups").write_text("in the way")
    a_file(tmp_path).write(NEW)
    assert a_file(tmp_path).read() == NEW


# Generations


def test_what_stands_where_the_draft_of_a_back_up_belongs_does_not_block_it(
    tmp_path: Path, at_every_write: None
) -> None:
    (tmp_path / "backups" / "file.1.json.draft" / "deeper").mkdir(parents=True)
    write(a_file(tmp_path), 1)
    write(a_file(tmp_path), 2)
    assert numbers(a_file(tmp_path)) == [1]


def test_the_generations_rotate_and_the_oldest_goes(tmp_path: Path, at_every_write: None) -> None:
    file = a_file(tmp_path)
    seen = []
    for n in range(1, 6):
        write(file, n)
        seen.append(numbers(file))
    assert seen == [[], [1], [2, 1], [3, 2, 1], [4, 3, 2]]


def test_moves_in_quick_succession_make_no_back_up_each(tmp_path: Path) -> None:
    file = a_file(tmp_path)
    for n in range(1, 6):
        write(file, n)
    assert numbers(file) == [1]


@pytest.mark.parametrize("drift", [-3_600, 3_600], ids=["set back", "set forward"])
def test_a_clock_that_was_set_anew_is_harmless(tmp_path: Path, drift: int) -> None:
    file = a_file(tmp_path)
    for n in (1, 2):
        write(file, n)
    moment = time.time() + drift
    os.utime(file.generations()[0], (moment, moment))
    write(file, 3)
    assert (file.read(), numbers(file)) == ({"kind": {"1": {"n": 3}}}, [2, 1])


def test_a_restored_generation_takes_the_place_of_the_file_and_stays_a_generation(
    tmp_path: Path, at_every_write: None
) -> None:
    file = a_file(tmp_path)
    for n in (1, 2, 3):
        write(file, n)
    file.path.write_bytes(b"damaged")
    file.restore(file.generations()[0])
    assert (file.read(), numbers(file)) == ({"kind": {"1": {"n": 2}}}, [2, 1])


def test_a_file_system_that_cannot_sync_a_folder_is_no_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sync = os.fsync

    def files_only(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, "Invalid argument")
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", files_only)
    a_file(tmp_path).write(NEW)
    assert a_file(tmp_path).read() == NEW
