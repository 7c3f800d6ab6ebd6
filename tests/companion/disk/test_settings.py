"""Settings as earlier versions wrote them, kept for ever in `settings_samples/format-<n>.json`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from companion.disk.preferences import Look
from companion.disk.saves import SETTINGS, Saves
from companion.disk.settings import Acquaintance, LastTable, PageMark

SAMPLES = Path(__file__).parent / "settings_samples"


@pytest.fixture(params=sorted(path.name for path in SAMPLES.iterdir()))
def saves(request: pytest.FixtureRequest, tmp_path: Path) -> Saves:
    shutil.copy(SAMPLES / request.param, tmp_path / "settings.json")
    return Saves(tmp_path)


def test_todays_format_has_its_sample() -> None:
    assert (SAMPLES / f"format-{SETTINGS.format}.json").is_file()


def test_what_was_marked_and_remembered_says_of_which_game_it_is(saves: Saves) -> None:
    settings = saves.settings()
    assert (settings.language, settings.look, settings.text_size, settings.calm) == ("pl", Look.DARK, 125, True)
    assert settings.people == (Acquaintance(name="Zażółć", pieces={"farshore": "crab"}), Acquaintance(name="Ёжик"))
    assert settings.last == (LastTable(game="farshore", kind="solo", people=("Zażółć",), level="bold"),)
    assert settings.favourites == tuple(
        PageMark(game="farshore", entry=entry) for entry in ("wind_rose", "card_galleon")
    )
    assert settings.recently_read == tuple(
        PageMark(game="farshore", entry=entry) for entry in ("krabita_route", "wind_rose")
    )
    assert settings.boxes_offered == ("farshore",)
    assert settings.shown_games is None
    assert saves.notices == []


def test_what_was_read_is_kept_in_todays_format(saves: Saves) -> None:
    settings = saves.settings()
    saves.keep_settings(settings)
    assert Saves(saves.folder).settings() == settings


def test_what_somebody_plays_one_game_with_says_nothing_of_another() -> None:
    ola = Acquaintance(name="Ola", pieces={"farshore": "crab"})
    assert (ola.piece("farshore"), ola.piece("toy")) == ("crab", "")
