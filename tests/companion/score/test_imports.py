"""Files that somebody brings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.backend import Backend
from companion.disk.file_facts import LARGEST
from companion.disk.saves import MATCH
from companion.score.bad_files import BadFile
from companion.score.imports import ImportedScore, recognise
from companion.score.opening import start_sheet
from companion.score.positions import position_text
from companion.score.scored_files import read_scored
from companion.score.sharing.csv_table import as_csv
from companion.score.sharing.match_file import match_text
from companion.screen.words import translator
from rules.farshore.components.box import Box
from rules.farshore.moves import PlayCard
from tests.companion.score.sharing.results import result
from tests.companion.views.at_table import setup
from tests.companion.views.score.at_sheet import NAMES, position

GAMES = Path(__file__).parents[3] / "tests" / "rules" / "farshore" / "games"


def read(name: str, content: bytes, box: Box) -> ImportedScore:
    return recognise(name, content).read(box)


@pytest.mark.parametrize("name", NAMES)
def test_what_the_sheet_writes_is_read_as_the_same_score(name: str) -> None:
    shared = result(name)
    for file, content, kind in (
        ("a.json", position_text(shared.sheet, shared.box), "position"),
        ("a.csv", as_csv(shared), "table"),
    ):
        brought = read(file, content.encode(), Box())
        assert brought.kind == kind
        assert brought.scored.scores == shared.scores


async def test_a_match_comes_with_its_sheet_or_with_what_it_recorded(backend: Backend) -> None:
    begun = start_sheet(backend, position("shared_victory"), Box(), finished=True)
    brought = read("m.json", match_text(begun.match.snapshot()()).encode(), Box())
    assert brought.kind == "match"
    assert brought.scored.scores == begun.scored.scores
    await begun.saved()
    table = backend.start("farshore", setup())
    assert table.play(PlayCard(seat=0, card="diver")) is None
    await table.saved()
    match = await backend.work(lambda saves: saves.match(table.id))
    assert match is not None
    recorded = read("m.json", match_text(match).encode(), Box())
    assert recorded.scored.sheet.people[0].cards == ("diver",)


async def test_a_damaged_match_says_what_is_wrong(backend: Backend) -> None:
    begun = start_sheet(backend, position("alone"), Box())
    await begun.saved()
    kept = begun.match.snapshot()()
    for changes, key in (
        ({"game": "chess"}, "share.other_game"),
        ({"sheet": {"players": 3}}, "share.broken_match"),
        ({"sheet": None, "journal": {"setup": {}}}, "share.broken_match"),
    ):
        with pytest.raises(BadFile) as bad:
            read("m.json", match_text(kept.replace(**changes)).encode(), Box())
        assert bad.value.phrase.key == key
    newer = json.loads(match_text(kept))
    newer[MATCH.name]["1"]["format"] = 99
    with pytest.raises(BadFile) as bad:
        read("m.json", json.dumps(newer).encode(), Box())
    assert bad.value.phrase.key == "share.newer"


@pytest.mark.parametrize("name", ["four_people", "solo_bold"])
def test_a_match_that_stands_alone_comes_to_what_the_command_says(name: str) -> None:
    """As players send it: without its id or its day, and with a word about it."""
    path = GAMES / f"{name}.json"
    brought = read(path.name, path.read_bytes(), Box())
    assert brought.kind == "match"
    assert brought.scored.scores == read_scored(path).scores


@pytest.mark.parametrize("wrong", [{"game": "chess"}, {"rules_version": 99}, {"format": 0}])
def test_a_match_that_stands_alone_is_refused_in_the_words_of_the_command(
    wrong: dict[str, object], tmp_path: Path
) -> None:
    path = tmp_path / "m.json"
    path.write_text(json.dumps({"game": "farshore", "journal": None, **wrong}))
    with pytest.raises(BadFile) as said:
        read_scored(path)
    with pytest.raises(BadFile) as bad:
        read(path.name, path.read_bytes(), Box())
    assert bad.value.phrase == said.value.phrase.replace(params={**said.value.phrase.params, "file": "m.json"})


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"\x89PNG\r\n\x1a\n\xff\xfe", "share.not_text"),
        (b" " * (LARGEST + 1), "share.too_large"),
        (b"hello", "share.in_file"),
        (b"{", "misreading.file_json"),
        (b'{"game": "farshore", "players": []}', "misreading.field_wrong"),
        (b'{"match": {}}', "share.broken_match"),
    ],
)
def test_what_is_no_file_of_ours_says_so_in_every_language(content: bytes, key: str) -> None:
    with pytest.raises(BadFile) as bad:
        read("holiday.txt", content, Box())
    assert bad.value.phrase.key == key
    for language in ("en", "pl", "ru"):
        assert "holiday.txt" in translator(language)(bad.value.phrase)
