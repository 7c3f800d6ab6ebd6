"""One value in one file: its kind, its format, and how older formats are read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.disk import storage
from companion.disk.documents import Drawer, Kind, Newer
from companion.disk.storage import Unreadable
from rules.kernel import Model


class Note(Model):
    """Format 1 had `text`, format 2 named it `words`, format 3 counts them."""

    words: str
    count: int


def rename_text(fields: dict[str, Any]) -> dict[str, Any]:
    return {"words": fields["text"].strip()}


def count_words(fields: dict[str, Any]) -> dict[str, Any]:
    return {**fields, "count": len(fields["words"].split())}


NOTE = Kind("note", Note, format=3, migrations={1: rename_text, 2: count_words})


def a_drawer(folder: Path) -> Drawer[Note]:
    return Drawer(folder / "note.json", folder / "backups", NOTE)


def write_raw(folder: Path, document: Any, kind: str = "note") -> None:
    (folder / "note.json").write_text(json.dumps({kind: {"1": document}}), "utf-8")


@pytest.mark.parametrize(
    "written",
    [
        {"format": 1, "text": " two words "},
        {"format": 2, "words": "two words"},
        {"format": 3, "words": "two words", "count": 2},
    ],
    ids=["format 1", "format 2", "format 3"],
)
def test_every_older_format_is_read_as_todays(tmp_path: Path, written: dict[str, Any]) -> None:
    write_raw(tmp_path, written)
    assert a_drawer(tmp_path).read() == Note(words="two words", count=2)


def test_a_value_is_written_in_todays_format(tmp_path: Path) -> None:
    a_drawer(tmp_path).write(Note(words="one", count=1))
    written = json.loads((tmp_path / "note.json").read_text("utf-8"))
    assert written == {"note": {"1": {"format": 3, "words": "one", "count": 1}}}


def test_reading_an_older_format_leaves_the_file_as_it_is(tmp_path: Path) -> None:
    write_raw(tmp_path, {"format": 1, "text": "old"})
    before = (tmp_path / "note.json").read_bytes()
    a_drawer(tmp_path).read()
    assert (tmp_path / "note.json").read_bytes() == before


@pytest.mark.parametrize(
    "written",
    [
        {},
        {"words": "no format", "count": 2},
        {"format": 0, "text": "x"},
        {"format": -1, "text": "x"},
        {"format": "3", "words": "x", "count": 1},
        {"format": True, "text": "x"},
        {"format": 3.0, "words": "x", "count": 1},
        {"format": 3, "words": "x"},
        {"format": 3, "words": "x", "count": 1, "extra": 1},
        {"format": 1, "words": "a field that format 1 had not"},
        {"format": 1, "text": ["not text"]},
        {"format": 2, "words": None},
        {"format": 3, "words": {"a": "b"}, "count": []},
    ],
    ids=str,
)
def test_what_fits_no_format_is_unreadable(tmp_path: Path, written: dict[str, Any]) -> None:
    write_raw(tmp_path, written)
    with pytest.raises(Unreadable):
        a_drawer(tmp_path).read()


@pytest.mark.parametrize("tables", [{}, {"note": []}, {"note": {}}, {"note": {"1": 7}}, {"note": {"2": {"format": 3}}}])
def test_a_file_without_our_document_is_unreadable(tmp_path: Path, tables: Any) -> None:
    (tmp_path / "note.json").write_text(json.dumps(tables), "utf-8")
    with pytest.raises(Unreadable):
        a_drawer(tmp_path).read()


def test_a_document_of_another_kind_is_unreadable(tmp_path: Path) -> None:
    write_raw(tmp_path, {"format": 3, "words": "x", "count": 1}, kind="match")
    with pytest.raises(Unreadable):
        a_drawer(tmp_path).read()


def test_a_step_between_formats_that_was_forgotten_makes_no_half_read_value(tmp_path: Path) -> None:
    gap = Kind("note", Note, format=3, migrations={1: rename_text})
    write_raw(tmp_path, {"format": 2, "words": "x"})
    with pytest.raises(Unreadable):
        Drawer(tmp_path / "note.json", tmp_path, gap).read()


def test_a_newer_format_is_refused_and_cannot_be_overwritten(tmp_path: Path) -> None:
    write_raw(tmp_path, {"format": 4, "words": "from tomorrow", "mood": "calm"})
    before = (tmp_path / "note.json").read_bytes()
    with pytest.raises(Newer):
        a_drawer(tmp_path).read()
    with pytest.raises(OSError, match="newer"):
        a_drawer(tmp_path).write(Note(words="today", count=1))
    assert (tmp_path / "note.json").read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"damaged", b"{}"])
def test_a_damaged_file_can_be_overwritten(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "note.json").write_bytes(content)
    a_drawer(tmp_path).write(Note(words="today", count=1))
    assert a_drawer(tmp_path).read() == Note(words="today", count=1)


def test_the_back_up_is_the_newest_that_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "GENERATION_AGE", 0)
    drawer = a_drawer(tmp_path)
    for n in range(1, 5):
        drawer.write(Note(words="w", count=n))
    newest, middle, oldest = drawer.storage.generations()
    assert drawer.back_up() == (newest, Note(words="w", count=3))
    newest.write_bytes(b"damaged")
    assert drawer.back_up() == (middle, Note(words="w", count=2))
    middle.write_text(json.dumps({"note": {"1": {"format": 9}}}), "utf-8")
    assert drawer.back_up() == (oldest, Note(words="w", count=1))
    oldest.unlink()
    assert drawer.back_up() is None


def test_a_back_up_in_an_older_format_serves_too(tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    older = {"note": {"1": {"format": 1, "text": "old but good"}}}
    (tmp_path / "backups" / "note.1.json").write_text(json.dumps(older), "utf-8")
    found = a_drawer(tmp_path).back_up()
    assert found is not None
    assert found[1] == Note(words="old but good", count=3)
