"""The bin: what is deleted is kept until it is emptied, and then nothing of it is left, nor its names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.disk.bin import empty_bin, in_bin
from companion.disk.matches import Total
from companion.disk.saves import Saves
from tests.companion.saved import a_match, ids

NAME = "Zuzanna"


def holding(folder: Path, text: str) -> list[str]:
    return [path.name for path in folder.rglob("*") if path.is_file() and text.encode() in path.read_bytes()]


@pytest.fixture
def saves(tmp_path: Path, at_every_write: None) -> Saves:
    """With a match that is deleted, one that is kept, each with back-ups, and a file that is not ours."""
    saves = Saves(tmp_path)
    for match_id, name in (("a1", NAME), ("b2", "Ola")):
        for _ in range(3):
            saves.keep_match(a_match(match_id, totals=(Total(player=name, points=7),)))
            saves.shelf()
    (tmp_path / "matches" / f"{NAME}.txt").write_text(NAME)
    (tmp_path / "set-aside" / "folder" / "deeper").mkdir(parents=True)
    saves.put_away("a1")
    saves.shelf()
    return saves


def test_what_is_deleted_lies_in_the_bin_with_its_back_ups(saves: Saves, tmp_path: Path) -> None:
    assert in_bin(saves) == 5
    assert holding(tmp_path, NAME)


def test_emptying_the_bin_leaves_nothing_of_it_nor_of_its_names(saves: Saves, tmp_path: Path) -> None:
    assert empty_bin(saves) == 0
    assert in_bin(saves) == 0
    assert holding(tmp_path, NAME) == []
    assert not list((tmp_path / "set-aside").iterdir())


def test_what_is_on_the_shelf_keeps_its_back_ups(saves: Saves, tmp_path: Path) -> None:
    kept = sorted(path.name for path in (tmp_path / "backups" / "matches").glob("b2.*"))
    empty_bin(saves)
    assert ids(saves) == ["b2"]
    assert sorted(path.name for path in (tmp_path / "backups" / "matches").iterdir()) == kept != []


@pytest.mark.parametrize("why", ["gone", "out of reach"])
def test_back_ups_of_matches_that_cannot_be_listed_stay(
    saves: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    kept = sorted(path.name for path in (tmp_path / "backups" / "matches").iterdir())
    if why == "gone":
        (tmp_path / "matches").rename(tmp_path / "elsewhere")
    else:
        out_of_reach(monkeypatch, tmp_path / "matches")
    assert empty_bin(saves) == 0
    assert sorted(path.name for path in (tmp_path / "backups" / "matches").iterdir()) == kept != []


def out_of_reach(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Nothing of this folder is told to anybody; a computer's administrator is refused nothing by its mode alone."""
    look, known = Path.iterdir, Path.exists

    def iterdir(path: Path) -> Iterator[Path]:
        if path == folder:
            raise PermissionError(13, "Permission denied")
        return look(path)

    def exists(path: Path) -> bool:
        return path.parent != folder and known(path)

    monkeypatch.setattr(Path, "iterdir", iterdir)
    monkeypatch.setattr(Path, "exists", exists)


def test_what_cannot_be_removed_is_counted(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(13, "Permission denied")

    monkeypatch.setattr(Path, "unlink", refuse)
    assert empty_bin(saves) == 4


def test_a_link_in_the_bin_is_removed_and_not_followed(saves: Saves, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "photo").write_text("mine")
    (tmp_path / "set-aside" / "link").symlink_to(tmp_path / "elsewhere")
    assert empty_bin(saves) == 0
    assert (tmp_path / "elsewhere" / "photo").exists()
