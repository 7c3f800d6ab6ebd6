"""What is worked out of our files once: kept, checked, and never missed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from platformdirs import user_cache_path

from companion import place, prepared
from companion.prepared import GENERATIONS, sum_of, written

MADE = {"a": [1, 2.5, "ż"], "b": {"c": None}}


class Maker:
    """Counts how often it is asked."""

    def __init__(self, made: Any = MADE) -> None:
        self.made = made
        self.asked = 0

    def __call__(self) -> Any:
        self.asked += 1
        return self.made


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "cache"
    monkeypatch.setattr(prepared, "_folder", lambda: folder)
    monkeypatch.setattr(prepared, "files", lambda _: tmp_path / "data")
    return folder


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    folder = tmp_path / "sources"
    (folder / "inside").mkdir(parents=True)
    (folder / "one.toml").write_text("one")
    (folder / "inside" / "two.toml").write_text("two")
    return folder


def ask(sources: Path, make: Callable[[], Any]) -> Any:
    return prepared.prepared("thing", lambda: sum_of([sources]), make)


def test_what_is_kept_is_not_made_again(cache: Path, sources: Path) -> None:
    make = Maker()
    assert [ask(sources, make), ask(sources, make)] == [MADE, MADE]
    assert make.asked == 1
    assert len(list(cache.iterdir())) == 1


@pytest.mark.parametrize("change", ["content", "name", "more", "less"])
def test_other_sources_are_read_anew(cache: Path, sources: Path, change: str) -> None:
    ask(sources, Maker("old"))
    two = sources / "inside" / "two.toml"
    if change == "content":
        two.write_text("owt")
    elif change == "name":
        two.rename(two.with_name("three.toml"))
    elif change == "more":
        (sources / "three.toml").touch()
    else:
        two.unlink()
    assert ask(sources, Maker("new")) == "new"


def test_byte_code_is_no_source(sources: Path) -> None:
    before = sum_of([sources])
    (sources / "__pycache__").mkdir()
    (sources / "__pycache__" / "one.pyc").touch()
    assert sum_of([sources]) == before


@pytest.mark.parametrize("damage", [b"", b"no head", b"x y\n{}", b"cut", b"flipped"])
def test_what_is_damaged_is_made_again(cache: Path, sources: Path, damage: bytes) -> None:
    ask(sources, Maker())
    (kept,) = cache.iterdir()
    whole = kept.read_bytes()
    kept.write_bytes({b"cut": whole[:-3], b"flipped": whole.replace(b"2.5", b"2.6")}.get(damage, damage))
    make = Maker()
    assert ask(sources, make) == MADE
    assert make.asked == 1
    assert kept.read_bytes() == whole


@pytest.mark.parametrize("way", ["file in the way", "no room"])
def test_a_folder_that_takes_nothing_is_no_harm(
    cache: Path, sources: Path, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    if way == "no room":
        monkeypatch.setattr(Path, "write_bytes", full)
    else:
        cache.touch()
    assert ask(sources, Maker()) == MADE
    assert not cache.is_dir() or not list(cache.iterdir())


def test_only_a_few_versions_are_kept(cache: Path, sources: Path) -> None:
    for n in range(GENERATIONS + 3):
        (sources / "one.toml").write_text(str(n))
        ask(sources, Maker(n))
    assert len(list(cache.iterdir())) == GENERATIONS
    make = Maker("not asked")
    assert ask(sources, make) == GENERATIONS + 2


def test_what_a_build_brought_is_taken_when_it_was_made_of_these_files(cache: Path, sources: Path) -> None:
    built = sources.with_name("data") / "prepared" / "thing.json"
    built.parent.mkdir(parents=True)
    built.write_bytes(written(sum_of([sources]), "built"))
    assert ask(sources, Maker("made")) == "built"
    built.write_bytes(written("of others", "built"))
    assert ask(sources, Maker("made")) == "made"


def test_a_sealed_place_believes_what_came_with_it(cache: Path, sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Sealed(place.Place):
        sealed = True

    monkeypatch.setattr(prepared, "here", Sealed)
    built = sources.with_name("data") / "prepared" / "thing.json"
    assert ask(sources, Maker("made")) == "made"
    built.parent.mkdir(parents=True)
    built.write_bytes(written("whatever", "built"))
    assert ask(sources, Maker("made")) == "built"


@pytest.mark.parametrize("chosen", ["", "/somewhere/else"])
def test_the_cache_folder_is_the_one_platformdirs_names(chosen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", chosen)
    prepared._folder.cache_clear()
    try:
        assert prepared._folder() == user_cache_path("tidekeeper", appauthor=False)
    finally:
        prepared._folder.cache_clear()


def test_where_there_is_no_home_everything_is_made_anew(sources: Path, no_home: None) -> None:
    prepared._folder.cache_clear()
    make = Maker()
    try:
        assert [ask(sources, make), ask(sources, make)] == [MADE, MADE]
    finally:
        prepared._folder.cache_clear()
    assert make.asked == 2
    assert not list(Path().iterdir())
