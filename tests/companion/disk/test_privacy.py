"""Whatever is kept is for its owner's eyes alone."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.disk import storage
from companion.disk.folder import Claim
from companion.disk.privacy import close_to_others
from companion.disk.saves import Saves
from companion.disk.settings import Settings
from tests.companion.saved import a_match
from tests.harness.browser import Served


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """A system where whatever is made is everybody's, unless its maker says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def open_to_others(folder: Path) -> list[str]:
    """What somebody else could read, by its name and mode."""
    found = (folder, *folder.rglob("*"))
    return [f"{path.name} {mode:o}" for path in found if (mode := stat.S_IMODE(path.lstat().st_mode)) & 0o077]


def test_folders_are_0700_and_files_0600_from_the_first_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "GENERATION_AGE", 0)
    folder = tmp_path / "data"
    claim = Claim(folder)
    claim.announce("http://127.0.0.1:1/")
    saves = Saves(folder)
    for _ in range(2):
        saves.keep_match(a_match())
        saves.keep_settings(Settings(text_size=150))
    saves.shelf()
    saves.copy_aside("a1")
    saves.set_match_aside(a_match())
    assert len(list(folder.rglob("*"))) > 10
    assert open_to_others(folder) == []
    claim.release()


def test_what_an_earlier_version_left_open_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    (folder / "matches").mkdir(parents=True)
    (folder / "backups" / "matches").mkdir(parents=True)
    for name in ("settings.json", "matches/a1.json", "backups/matches/a1.1.json", "in-use.lock"):
        (folder / name).write_text("{}")
    assert len(open_to_others(folder)) == 8
    Claim(folder).release()
    assert open_to_others(folder) == []


def test_what_is_not_ours_in_a_chosen_folder_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "holiday.jpg").write_bytes(b"")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "settings.json").symlink_to(tmp_path / "elsewhere")
    close_to_others(tmp_path)
    assert stat.S_IMODE((tmp_path / "holiday.jpg").stat().st_mode) == 0o666
    assert stat.S_IMODE((tmp_path / "elsewhere").stat().st_mode) == 0o777


def test_what_lies_in_a_folder_that_a_link_leads_to_stays_as_it_is(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "a1.json").write_text("{}")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "matches").symlink_to(elsewhere)
    before = open_to_others(elsewhere)
    close_to_others(tmp_path / "data")
    assert open_to_others(elsewhere) == before == ["elsewhere 777", "a1.json 666"]


def test_a_place_that_everybody_uses_is_not_taken_from_them(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    close_to_others(tmp_path)
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o1777


def test_the_app_leaves_nothing_open_to_others(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    (folder / "matches").mkdir(parents=True)
    (folder / "matches" / "broken.json").write_text("{")
    with Served(folder, "--lan", "127.0.0.2"):
        assert open_to_others(folder) == []
