"""Data folders as earlier versions wrote them, kept for ever: whatever the app becomes, these must open.

`samples/format-<n>` is a whole folder in that format. A new format gets a folder of its own; none is ever changed.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from companion.disk.documents import document
from companion.disk.preferences import Look
from companion.disk.saves import MATCH, SETTINGS, Saves, Status, Total
from companion.disk.settings import Acquaintance, LastTable
from companion.disk.shelf_index import INDEX
from companion.games import game
from rules.farshore.components.box import Box
from rules.printed import Edition

SAMPLES = Path(__file__).parent / "samples"
FORMATS = sorted(path.name for path in SAMPLES.iterdir())


@pytest.fixture(params=FORMATS)
def saves(request: pytest.FixtureRequest, tmp_path: Path) -> Saves:
    return Saves(shutil.copytree(SAMPLES / request.param, tmp_path / "data"))


def test_todays_format_has_its_sample() -> None:
    newest = max(kind.format for kind in (MATCH, SETTINGS, INDEX))
    assert f"format-{newest}" in FORMATS


def test_the_settings_of_every_version_open(saves: Saves) -> None:
    settings = saves.settings()
    assert (settings.language, settings.look, settings.text_size, settings.calm) == ("pl", Look.DARK, 125, True)
    assert settings.people == (Acquaintance(name="Zażółć", pieces={"farshore": "crab"}), Acquaintance(name="Ёжик"))
    assert settings.last == (LastTable(game="farshore", kind="solo", people=("Zażółć",), level="bold"),)
    assert saves.notices == []


def test_the_box_of_every_version_opens(saves: Saves) -> None:
    box = saves.box("farshore", Box)
    assert box is not None
    assert (box.edition, box.cards[0].id, box.cards[0].points) == (Edition.PL, "galleon", 2)
    assert box.wind_tiles[0].stack == "A"
    assert saves.notices == []


def test_the_matches_of_every_version_open(saves: Saves) -> None:
    assert [entry.id for entry in saves.shelf()] == ["solo", "table"]
    solo = saves.match("solo")
    assert solo is not None
    assert (solo.game, solo.status, solo.started.isoformat()) == (
        "farshore",
        Status.RUNNING,
        "2026-11-02T18:30:00+00:00",
    )
    assert solo.totals == (Total(player="Ola", points=13), Total(player="Krabita", points=32))
    assert saves.notices == []


@pytest.mark.parametrize("match_id", ["solo", "table"])
def test_the_record_of_a_match_of_every_version_can_be_read_as_one(saves: Saves, match_id: str) -> None:
    match = saves.match(match_id)
    assert match is not None
    rules = game(match.game)
    assert rules is not None
    assert len(rules.journal.model_validate(match.journal).moves) == {"solo": 30, "table": 12}[match_id]


def test_the_index_opens_as_long_as_its_format_is_todays() -> None:
    """It is only a cache: an older one is made again."""
    tables = json.loads((SAMPLES / f"format-{INDEX.format}" / "index.json").read_text("utf-8"))
    assert [entry.id for entry in INDEX.parse(document(tables, INDEX.name)).matches] == ["solo", "table"]
