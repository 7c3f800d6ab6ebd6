"""The data folder: matches, settings, boxes and the index, as they come and go."""

from __future__ import annotations

import json
import os
import re
import shutil
import time
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest
from pydantic import ValidationError

from companion import __version__
from companion.disk.preferences import Look
from companion.disk.saves import Saves, Shelved, Status, Total, is_match_id
from companion.disk.settings import Settings
from companion.match.summary import Part, Summary
from rules.kernel import phrase
from tests.companion.saved import NOON, Box, a_match, ids


def test_settings_and_boxes_are_kept(tmp_path: Path) -> None:
    chosen = Settings(language="pl", look=Look.DARK, text_size=150, calm=True)
    Saves(tmp_path).keep_settings(chosen)
    Saves(tmp_path).keep_box("toy", Box(told=("a", "b")))
    saves = Saves(tmp_path)
    assert (saves.settings(), saves.box("toy", Box), saves.notices) == (chosen, Box(told=("a", "b")), [])


def test_an_empty_folder_has_the_usual_settings_no_box_and_no_matches(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "not" / "there" / "yet")
    assert (saves.settings(), saves.box("toy", Box), saves.shelf(), saves.notices) == (Settings(), None, (), [])


def test_a_match_is_kept_as_it_is(tmp_path: Path) -> None:
    match = a_match(
        status=Status.FINISHED, totals=(Total(player="Ола", points=61),), caption=phrase("toy.over", who="Ола")
    )
    Saves(tmp_path).keep_match(match)
    assert Saves(tmp_path).match("a1") == match


def test_the_shelf_shows_the_running_match_last_changed_first_whatever_time_zone_it_was_in(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    east = timezone(timedelta(hours=9))
    saves.keep_match(a_match("noon"))
    saves.keep_match(a_match("later", minutes=5))
    # 20:50 in the east is ten minutes before noon.
    saves.keep_match(a_match("before", changed=datetime(2026, 5, 1, 20, 50, tzinfo=east)))
    assert ids(saves) == ["later", "noon", "before"]


def test_what_is_over_stands_where_it_was_played_whatever_is_changed_later(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    later = NOON + timedelta(days=9)
    saves.keep_match(a_match("corrected", status=Status.FINISHED, changed=later))
    saves.keep_match(a_match("abandoned", minutes=1, status=Status.ABANDONED, changed=later))
    saves.keep_match(a_match("running", minutes=2, changed=NOON + timedelta(minutes=4)))
    saves.keep_match(a_match("finished", minutes=3, status=Status.FINISHED))
    assert ids(saves) == ["running", "finished", "abandoned", "corrected"]


def test_the_shelf_tells_what_is_known_without_opening(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.keep_match(a_match(status=Status.ABANDONED, totals=(Total(player="Ola", points=3),)))
    (entry,) = saves.shelf()
    assert (entry.id, entry.game, entry.changed, entry.status) == ("a1", "toy", NOON, Status.ABANDONED)
    assert (entry.totals, entry.openable) == ((Total(player="Ola", points=3),), True)


def test_a_match_without_a_time_zone_cannot_be_told_from_others_and_is_refused() -> None:
    with pytest.raises(ValidationError):
        a_match(changed=datetime(2026, 5, 1, 12))


# Names


@pytest.mark.parametrize(
    "name",
    ["", ".", "..", "../a1", "a/b", "a\\b", "a.json", "a b", "A1", "a\n", "a\x00", "ą", "a" * 41, "con", "nul", "com1"],
)
def test_what_could_lead_out_of_the_folder_is_no_name_for_a_match(tmp_path: Path, name: str) -> None:
    (tmp_path / "a1.json").write_text("outside")
    saves = Saves(tmp_path / "data")
    assert not is_match_id(name)
    assert saves.match(name) is None
    with pytest.raises(ValidationError):
        a_match(name)
    with pytest.raises(ValueError, match="not the name"):
        saves.put_away(name)
    assert (tmp_path / "a1.json").read_text() == "outside"


def test_a_match_file_copied_under_another_name_is_a_match_of_its_own(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.keep_match(a_match("a1"))
    shutil.copy(tmp_path / "matches" / "a1.json", tmp_path / "matches" / "b2.json")
    copied = saves.match("b2")
    assert copied is not None
    saves.keep_match(copied.replace(status=Status.ABANDONED))
    assert {entry.id: entry.status for entry in saves.shelf()} == {"a1": Status.RUNNING, "b2": Status.ABANDONED}


# The index


def test_a_second_look_reads_only_what_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = Saves(tmp_path)
    for name in ("a1", "b2", "c3"):
        saves.keep_match(a_match(name))
    assert len(saves.shelf()) == 3
    saves.keep_match(a_match("b2", minutes=9))
    read: list[str] = []
    look_into = Saves._look_into

    def counted(saves: Saves, path: Path) -> Shelved | None:
        read.append(path.name)
        return look_into(saves, path)

    monkeypatch.setattr(Saves, "_look_into", counted)
    assert ids(Saves(tmp_path)) == ["b2", "a1", "c3"]
    assert read == ["b2.json"]


@pytest.mark.parametrize("damage", ["lost", "empty", "binary", "foreign", "newer", "folder"])
def test_an_index_that_is_lost_or_damaged_is_made_again_from_the_matches(tmp_path: Path, damage: str) -> None:
    saves = Saves(tmp_path)
    for name in ("a1", "b2"):
        saves.keep_match(a_match(name))
    saves.shelf()
    index = tmp_path / "index.json"
    index.unlink()
    match damage:
        case "empty" | "binary":
            index.write_bytes(b"" if damage == "empty" else b"\x00\xff")
        case "foreign":
            index.write_text(json.dumps({"index": {"1": {"format": 1, "matches": [{"id": 7}]}}}))
        case "newer":
            index.write_text(json.dumps({"index": {"1": {"format": 2, "trees": []}}}))
        case "folder":
            index.mkdir()
    again = Saves(tmp_path)
    assert (sorted(ids(again)), again.notices) == (["a1", "b2"], [])


def test_an_index_that_tells_of_other_days_is_corrected(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for name in ("a1", "b2"):
        saves.keep_match(a_match(name))
    saves.shelf()
    stale = (tmp_path / "index.json").read_bytes()
    (tmp_path / "matches" / "a1.json").unlink()
    saves.keep_match(a_match("c3"))
    saves.keep_match(a_match("b2", status=Status.FINISHED))
    (tmp_path / "index.json").write_bytes(stale)
    assert {entry.id: entry.status for entry in Saves(tmp_path).shelf()} == {
        "b2": Status.FINISHED,
        "c3": Status.RUNNING,
    }


def test_an_index_that_another_version_wrote_is_made_again(tmp_path: Path) -> None:
    """It may lack what this version shows on the shelf, although no match has changed."""
    saves = Saves(tmp_path)
    saves.keep_match(a_match(totals=(Total(player="Ola", points=3),)))
    saves.shelf()
    index = tmp_path / "index.json"
    tables = json.loads(index.read_text("utf-8"))
    tables["index"]["1"]["version"] = "0.0.1"
    tables["index"]["1"]["matches"][0]["totals"] = []
    index.write_text(json.dumps(tables), "utf-8")
    (entry,) = Saves(tmp_path).shelf()
    assert entry.totals == (Total(player="Ola", points=3),)


def test_an_index_that_tells_less_of_a_match_than_is_wanted_is_made_again(tmp_path: Path) -> None:
    """The same version may have written it, before it learned to ask for more."""
    saves = Saves(tmp_path)
    saves.keep_match(a_match())
    saves.shelf()
    index = tmp_path / "index.json"
    tables = json.loads(index.read_text("utf-8"))
    tables["index"]["1"]["version"] = __version__
    del tables["index"]["1"]["matches"][0]["started"]
    index.write_text(json.dumps(tables), "utf-8")
    (entry,) = Saves(tmp_path).shelf()
    assert entry.started == NOON


def test_the_index_tells_all_of_a_match_and_does_not_write_what_is_always_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a thousand matches, a good part of what an opening had to read was empty."""
    saves = Saves(tmp_path)
    saves.keep_match(a_match(summary=Summary(parts=(Part(name="Ola", points={"cards": 3}),))))
    told = saves.shelf()
    index = json.loads((tmp_path / "index.json").read_text("utf-8"))
    assert "counts" not in index["index"]["1"]["matches"][0]["summary"]
    monkeypatch.setattr(Saves, "_look_into", lambda *_: None)
    assert Saves(tmp_path).shelf() == told


def test_an_index_that_cannot_be_written_is_gone_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = Saves(tmp_path)
    saves.keep_match(a_match())
    monkeypatch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    assert ids(saves) == ["a1"]


# What is worth a copy


def test_everything_a_person_told_and_played_is_worth_a_copy_and_nothing_else(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.keep_settings(Settings())
    saves.keep_box("toy", Box())
    saves.keep_match(a_match())
    saves.shelf()
    for foreign in ("secret", "address", "their-own.json"):
        (tmp_path / foreign).write_text("private")
    (tmp_path / "matches" / "folder.json").mkdir()
    names = [path.relative_to(tmp_path).as_posix() for path in saves.files()]
    assert names == ["box-toy.json", "matches/a1.json"]


@pytest.mark.parametrize("when", ["9999-12-31T23:59:59-14:00", "0001-01-01T00:00:00+14:00"])
def test_a_match_of_no_day_anyone_lives_in_is_set_aside(tmp_path: Path, when: str) -> None:
    """Such a day cannot be told in every time zone."""
    saves = Saves(tmp_path)
    saves.keep_match(a_match("a1"))
    path = tmp_path / "matches" / "a1.json"
    path.write_text(re.sub(r'"changed":"[^"]*"', f'"changed":"{when}"', path.read_text("utf-8")), "utf-8")
    assert Saves(tmp_path).shelf() == ()
    assert len(list((tmp_path / "set-aside").iterdir())) == 1


def test_of_many_foreign_files_it_is_told_once_how_many_they_are(tmp_path: Path) -> None:
    matches = tmp_path / "matches"
    matches.mkdir()
    for n in range(40):
        (matches / f"holiday {n}.jpg").write_bytes(b"")
        (matches / f"b{n}.json").write_text("{")
    saves = Saves(tmp_path)
    assert saves.shelf() == ()
    assert [(notice.key, notice.params) for notice in saves.notices] == [("saves.set_aside_many", {"n": 80})]
    assert len(list((tmp_path / "set-aside").iterdir())) == 80


@pytest.mark.long
def test_thousands_of_foreign_files_cost_no_more_each_than_hundreds(tmp_path: Path) -> None:
    took = {}
    for n in (600, 6_000):
        folder = tmp_path / str(n)
        (folder / "matches").mkdir(parents=True)
        for one in range(n):
            (folder / "matches" / f"holiday {one}.jpg").write_bytes(b"")
        began = time.process_time()
        Saves(folder).shelf()
        took[n] = (time.process_time() - began) / n
    print(f"\na foreign file costs {took[600] * 1e6:.0f} µs among 600, {took[6_000] * 1e6:.0f} among 6,000")
    assert took[6_000] < 2 * took[600]
