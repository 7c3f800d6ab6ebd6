"""Whatever the disk does at whatever step, the next start opens everything."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.disk import copies, storage
from companion.disk.copies import CopyResult, bring
from companion.disk.saves import Saves
from companion.disk.settings import Settings
from rules.kernel import phrase
from tests.companion.saved import Box, a_match, ids, out_of_reach, pack
from tests.harness.faults import every_fault

BEFORE, AFTER = Settings(language="pl"), Settings(language="ru")
Act = Callable[[Path], object]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in use, with back-ups, in which each write makes one more."""
    monkeypatch.setattr(storage, "GENERATION_AGE", 0)
    folder = tmp_path / "folder"
    saves = Saves(folder)
    for minutes in (0, 1, 2):
        saves.keep_match(a_match("a1", minutes))
        saves.keep_match(a_match("b2", minutes))
        saves.keep_settings(BEFORE)
        saves.keep_box("toy", Box(told=("before",)))
    saves.shelf()
    return folder


def keep_match(folder: Path) -> None:
    Saves(folder).keep_match(a_match("a1", minutes=3))


def keep_new_match(folder: Path) -> None:
    Saves(folder).keep_match(a_match("c3"))


def keep_settings(folder: Path) -> None:
    Saves(folder).keep_settings(AFTER)


def keep_box(folder: Path) -> None:
    Saves(folder).keep_box("toy", Box(told=("after",)))


def look_at_shelf(folder: Path) -> None:
    (folder / "index.json").unlink(missing_ok=True)
    Saves(folder).shelf()


@pytest.mark.parametrize("act", [keep_match, keep_new_match, keep_settings, keep_box, look_at_shelf])
def test_a_failure_or_a_kill_at_any_step_costs_nothing_that_was_confirmed(folder: Path, act: Act) -> None:
    count = 0
    for fault in every_fault(folder, act):
        saves = Saves(fault.folder)
        assert set(ids(saves)) - {"c3"} == {"a1", "b2"}, fault
        assert saves.match("a1") in (a_match("a1", 2), a_match("a1", 3)), fault
        assert saves.match("b2") == a_match("b2", 2), fault
        assert saves.settings() in (BEFORE, AFTER), fault
        assert saves.box("toy", Box) in (Box(told=("before",)), Box(told=("after",))), fault
        assert saves.notices == [], fault
        assert not list(fault.folder.rglob("*.draft")), fault
        if fault.confirmed:
            assert is_done(act, saves), fault
        act(fault.folder)
        assert is_done(act, Saves(fault.folder)), fault
        count += 1
    assert count > 30


def is_done(act: Act, saves: Saves) -> bool:
    done: dict[Act, bool] = {
        keep_match: saves.match("a1") == a_match("a1", 3),
        keep_new_match: saves.match("c3") == a_match("c3"),
        keep_settings: saves.settings() == AFTER,
        keep_box: saves.box("toy", Box) == Box(told=("after",)),
        look_at_shelf: set(ids(saves)) == {"a1", "b2"},
    }
    return done[act]


def test_a_failure_while_a_damaged_match_is_restored_leaves_it_to_be_restored(folder: Path) -> None:
    (folder / "matches" / "a1.json").write_bytes(b"damaged")
    for fault in every_fault(folder, lambda folder: Saves(folder).match("a1")):
        saves = Saves(fault.folder)
        assert saves.match("a1") == a_match("a1", 1), fault
        assert set(ids(saves)) == {"a1", "b2"}, fault
        kept_aside = [path.read_bytes() for path in (fault.folder / "set-aside").iterdir()]
        assert b"damaged" in kept_aside, fault


def test_a_failure_while_a_file_is_set_aside_loses_nothing_of_it(folder: Path) -> None:
    (folder / "matches" / "c3.json").write_bytes(b"damaged")
    for fault in every_fault(folder, lambda folder: Saves(folder).shelf()):
        saves = Saves(fault.folder)
        assert set(ids(saves)) == {"a1", "b2"}, fault
        assert [path.read_bytes() for path in (fault.folder / "set-aside").iterdir()] == [b"damaged"], fault


def test_a_failure_at_the_very_first_start_is_made_good_by_the_next(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for fault in every_fault(tmp_path / "folder", lambda folder: Saves(folder).keep_match(a_match())):
        saves = Saves(fault.folder)
        saves.keep_match(a_match())
        assert (ids(saves), saves.notices) == (["a1"], []), fault


def test_a_failure_while_a_copy_is_brought_back_is_made_good_by_bringing_it_again(folder: Path, tmp_path: Path) -> None:
    elsewhere = Saves(tmp_path / "elsewhere")
    for name in ("a1", "c3"):
        elsewhere.keep_match(a_match(name, minutes=9))
    copy = pack(elsewhere)
    for fault in every_fault(folder, lambda folder: bring(Saves(folder), copy)):
        saves = Saves(fault.folder)
        assert set(ids(saves)) >= {"a1", "b2"}, fault
        assert saves.match("a1") in (a_match("a1", 2), a_match("a1", 9)), fault
        assert saves.notices == [], fault
        bring(saves, copy)
        assert [saves.match(name) for name in ("a1", "c3")] == [a_match("a1", 9), a_match("c3", 9)], fault


def test_a_file_that_the_disk_does_not_give_costs_no_other_one_its_copy(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves, elsewhere = Saves(folder), Saves(tmp_path / "elsewhere")
    out_of_reach(monkeypatch, folder / "matches" / "a1.json")
    copy = copies.pack(saves)
    assert (copy.last, copy.unread) == ("", 1)
    assert bring(elsewhere, copy.packed) == CopyResult(added=1)
    assert ids(elsewhere) == ["b2"]
    assert saves.notices == [phrase("saves.unreachable", file="a1.json", why="Input/output error")]
