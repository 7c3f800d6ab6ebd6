"""Files that cannot be read: set aside with a notice, restored where there is a back-up, never deleted, never fatal."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from companion.disk.file_facts import LARGEST
from companion.disk.saves import MATCH, Saves
from companion.disk.settings import Settings
from rules.kernel import phrase
from tests.companion.saved import Box, a_match, ids

GARBAGE = {
    "empty": b"",
    "binary": b"\x00\x01\xfe\xff" * 50,
    "words": "Zażółć, not JSON".encode(),
    "foreign": b'{"some": {"other": "app"}}',
    "list": b"[1, 2, 3]",
    "nested": b'{"match": ' + b"[" * 60_000,
    "zip": b"PK\x03\x04rest",
}


def aside(folder: Path) -> list[bytes]:
    """What was set aside, in the order of time."""
    return [path.read_bytes() for path in sorted((folder / "set-aside").iterdir())]


@pytest.mark.parametrize("content", GARBAGE.values(), ids=GARBAGE)
@pytest.mark.parametrize("name", ["settings.json", "box-toy.json", "matches/a1.json"])
def test_a_file_that_is_not_ours_is_set_aside_with_a_notice(tmp_path: Path, name: str, content: bytes) -> None:
    Saves(tmp_path)
    (tmp_path / name).write_bytes(content)
    saves = Saves(tmp_path)
    assert (saves.settings(), saves.box("toy", Box), saves.shelf()) == (Settings(), None, ())
    assert saves.notices == [phrase("saves.set_aside", file=Path(name).name)]
    assert (aside(tmp_path), (tmp_path / name).exists()) == ([content], False)
    assert Saves(tmp_path).settings() == Settings()


def test_a_match_cut_off_anywhere_is_set_aside_and_the_others_open(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.keep_match(a_match("b2"))
    saves.keep_match(a_match("a1"))
    path = tmp_path / "matches" / "a1.json"
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        saves = Saves(tmp_path)
        assert ids(saves) == ["b2"], length
        assert saves.notices == [phrase("saves.set_aside", file="a1.json")], length
    assert sorted(map(len, aside(tmp_path))) == list(range(len(whole)))


def test_a_match_cut_off_anywhere_comes_back_from_its_back_up(tmp_path: Path, at_every_write: None) -> None:
    saves = Saves(tmp_path)
    saves.keep_match(a_match())
    saves.keep_match(a_match(minutes=1))
    path = tmp_path / "matches" / "a1.json"
    whole = path.read_bytes()
    for length in range(0, len(whole), 7):
        path.write_bytes(whole[:length])
        saves = Saves(tmp_path)
        assert saves.match("a1") == a_match(), length
        assert saves.notices == [phrase("saves.restored", file="a1.json")], length
        assert Saves(tmp_path).match("a1") == a_match(), length
    assert whole[:7] in aside(tmp_path)


def test_settings_and_a_box_come_back_from_their_back_ups(tmp_path: Path, at_every_write: None) -> None:
    saves = Saves(tmp_path)
    for language in ("pl", "ru"):
        saves.keep_settings(Settings(language=language))
        saves.keep_box("toy", Box(told=(language,)))
    for name in ("settings.json", "box-toy.json"):
        (tmp_path / name).write_bytes(b"damaged")
    saves = Saves(tmp_path)
    assert (saves.settings(), saves.box("toy", Box)) == (Settings(language="pl"), Box(told=("pl",)))


def test_a_file_too_large_to_be_ours_is_set_aside(tmp_path: Path) -> None:
    Saves(tmp_path)
    with (tmp_path / "matches" / "a1.json").open("wb") as file:
        file.truncate(LARGEST + 1)
    saves = Saves(tmp_path)
    assert (saves.shelf(), len(saves.notices)) == ((), 1)
    assert [path.stat().st_size for path in (tmp_path / "set-aside").iterdir()] == [LARGEST + 1]


@pytest.mark.parametrize(
    "name", ["holiday.jpg", "My match (1).json", "con.json", "x" * 200, "a1.json.bak", "\N{SPIRAL SHELL}" * 63]
)
def test_a_file_among_the_matches_that_is_none_is_set_aside(tmp_path: Path, name: str) -> None:
    Saves(tmp_path)
    (tmp_path / "matches" / name).write_bytes(b"somebody's")
    saves = Saves(tmp_path)
    assert saves.shelf() == ()
    assert (saves.notices, aside(tmp_path)) == ([phrase("saves.set_aside", file=name)], [b"somebody's"])


def test_a_name_that_is_no_text_can_be_told_all_the_same(tmp_path: Path) -> None:
    Saves(tmp_path)
    Path(os.fsdecode(bytes(tmp_path / "matches") + b"/caf\xe9.json")).write_bytes(b"somebody's")
    saves = Saves(tmp_path)
    saves.shelf()
    assert saves.notices == [phrase("saves.set_aside", file="caf\N{REPLACEMENT CHARACTER}.json")]


def test_a_folder_named_like_a_match_is_set_aside_with_all_it_holds(tmp_path: Path) -> None:
    Saves(tmp_path)
    (tmp_path / "matches" / "a1.json").mkdir()
    (tmp_path / "matches" / "a1.json" / "inside").write_text("precious")
    saves = Saves(tmp_path)
    assert (saves.shelf(), saves.notices) == ((), [phrase("saves.set_aside", file="a1.json")])
    assert [path.read_text() for path in tmp_path.glob("set-aside/*/inside")] == ["precious"]


@pytest.mark.timeout(20)
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such thing")
@pytest.mark.parametrize("name", ["settings.json", "box-toy.json", "index.json"])
def test_what_looks_like_a_file_and_never_ends_is_not_read(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / name)
    saves = Saves(tmp_path)
    assert (saves.settings(), saves.box("toy", Box), saves.shelf()) == (Settings(), None, ())
    saves.keep_match(a_match())
    saves.shelf()
    assert not (tmp_path / name).is_fifo()


@pytest.mark.parametrize("name", ["settings.json", "box-toy.json"])
def test_a_folder_where_a_file_of_ours_belongs_makes_way(tmp_path: Path, name: str) -> None:
    (tmp_path / name / "deeper").mkdir(parents=True)
    saves = Saves(tmp_path)
    assert (saves.settings(), saves.box("toy", Box)) == (Settings(), None)
    assert saves.notices == [phrase("saves.set_aside", file=name)]
    saves.keep_settings(Settings(calm=True))
    saves.keep_box("toy", Box())
    (found,) = (tmp_path / "set-aside").iterdir()
    assert (found / "deeper").is_dir()


def test_a_folder_in_the_place_of_a_file_costs_nothing_that_has_a_back_up(tmp_path: Path, at_every_write: None) -> None:
    for language in ("pl", "ru"):
        Saves(tmp_path).keep_settings(Settings(language=language))
    (tmp_path / "settings.json").unlink()
    (tmp_path / "settings.json").mkdir()
    saves = Saves(tmp_path)
    assert (saves.settings(), saves.notices) == (
        Settings(language="pl"),
        [phrase("saves.restored", file="settings.json")],
    )
    assert Saves(tmp_path).settings() == Settings(language="pl")


def test_a_link_that_leads_nowhere_is_set_aside(tmp_path: Path) -> None:
    Saves(tmp_path)
    (tmp_path / "matches" / "a1.json").symlink_to(tmp_path / "gone")
    saves = Saves(tmp_path)
    assert (saves.shelf(), saves.notices) == ((), [phrase("saves.set_aside", file="a1.json")])


def test_what_file_managers_leave_behind_stays_and_is_not_spoken_of(tmp_path: Path) -> None:
    Saves(tmp_path)
    for name in (".DS_Store", "desktop.ini", "Thumbs.db"):
        (tmp_path / "matches" / name).write_bytes(b"x")
    saves = Saves(tmp_path)
    assert (saves.shelf(), saves.notices, aside(tmp_path)) == ((), [], [])


@pytest.mark.parametrize("name", ["matches", "backups", "set-aside"])
def test_a_file_where_a_folder_of_ours_belongs_makes_way(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"somebody's")
    saves = Saves(tmp_path)
    saves.keep_match(a_match())
    assert (ids(saves), saves.notices) == (["a1"], [phrase("saves.set_aside", file=name)])
    assert aside(tmp_path) == [b"somebody's"]


def test_nothing_that_was_set_aside_is_replaced_by_what_follows(tmp_path: Path) -> None:
    for n in range(20):
        Saves(tmp_path)
        (tmp_path / "settings.json").write_bytes(b"damage %d" % n)
        Saves(tmp_path).settings()
    assert sorted(aside(tmp_path)) == sorted(b"damage %d" % n for n in range(20))


def test_the_folder_for_it_is_made_again_where_somebody_deleted_it(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    (tmp_path / "set-aside").rmdir()
    (tmp_path / "matches" / "holiday.jpg").write_bytes(b"somebody's")
    assert saves.shelf() == ()
    assert (saves.notices, aside(tmp_path)) == ([phrase("saves.set_aside", file="holiday.jpg")], [b"somebody's"])
    shutil.rmtree(tmp_path / "set-aside")
    (tmp_path / "box-toy.json").write_bytes(b"damaged")
    assert saves.box("toy", Box) is None
    assert aside(tmp_path) == [b"damaged"]


# A newer version's files


def newer(path: Path, kind: str) -> bytes:
    path.write_text(json.dumps({kind: {"1": {"format": MATCH.format + 1, "all": "different"}}}), "utf-8")
    return path.read_bytes()


def test_a_newer_versions_match_is_shown_cannot_be_opened_and_stays_untouched(tmp_path: Path) -> None:
    Saves(tmp_path).keep_match(a_match("b2"))
    before = newer(tmp_path / "matches" / "a1.json", "match")
    saves = Saves(tmp_path)
    assert {entry.id: entry.openable for entry in saves.shelf()} == {"a1": False, "b2": True}
    assert (saves.match("a1"), saves.notices) == (None, [phrase("saves.newer", file="a1.json")])
    with pytest.raises(OSError, match="newer"):
        saves.keep_match(a_match("a1"))
    assert (tmp_path / "matches" / "a1.json").read_bytes() == before


def test_a_newer_versions_settings_and_box_are_gone_without_and_stay_untouched(tmp_path: Path) -> None:
    before = newer(tmp_path / "settings.json", "settings"), newer(tmp_path / "box-toy.json", "box")
    saves = Saves(tmp_path)
    assert (saves.settings(), saves.box("toy", Box), len(saves.notices)) == (Settings(), None, 2)
    with pytest.raises(OSError, match="newer"):
        saves.keep_settings(Settings(calm=True))
    with pytest.raises(OSError, match="newer"):
        saves.keep_box("toy", Box())
    assert ((tmp_path / "settings.json").read_bytes(), (tmp_path / "box-toy.json").read_bytes()) == before


# A disk that refuses


def contents(folder: Path) -> set[bytes]:
    return {path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def refusing(*_: Any, **__: Any) -> None:
    raise PermissionError(13, "Permission denied")


@pytest.mark.parametrize(("at", "refused"), [(Path, "open"), (Path, "rename"), (os, "scandir"), (Path, "stat")])
def test_what_the_system_forbids_is_a_notice_and_no_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: Any, refused: str
) -> None:
    saves = Saves(tmp_path)
    saves.keep_match(a_match())
    (tmp_path / "settings.json").write_bytes(b"damaged")
    (tmp_path / "matches" / "foreign.txt").write_bytes(b"somebody's")
    before = contents(tmp_path)
    monkeypatch.setattr(at, refused, refusing)
    assert saves.settings() == Settings()
    saves.shelf()
    monkeypatch.undo()
    assert any(notice.key == "saves.unreachable" for notice in saves.notices)
    assert before <= contents(tmp_path)


def test_a_back_up_is_used_even_where_it_cannot_be_put_in_place(
    tmp_path: Path, at_every_write: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Saves(tmp_path)
    saves.keep_match(a_match())
    saves.keep_match(a_match(minutes=1))
    (tmp_path / "matches" / "a1.json").write_bytes(b"damaged")
    monkeypatch.setattr(shutil, "copyfile", refusing)
    assert saves.match("a1") == a_match()
    assert saves.notices == [phrase("saves.unreachable", file="a1.json", why="Permission denied")]
    assert (tmp_path / "matches" / "a1.json").read_bytes() == b"damaged"


def test_a_draft_that_was_cut_off_is_swept_away_and_somebody_elses_stays(tmp_path: Path) -> None:
    Saves(tmp_path).keep_match(a_match())
    for name in ("settings.json.draft", "matches/a1.json.draft", "novel.draft"):
        (tmp_path / name).write_text("half a")
    assert ids(Saves(tmp_path)) == ["a1"]
    assert [path.name for path in tmp_path.rglob("*.draft")] == ["novel.draft"]
