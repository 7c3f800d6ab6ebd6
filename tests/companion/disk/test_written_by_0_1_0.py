"""Files that version 0.1.0 wrote, kept for ever: they open with the state, the score and the log they had there.

`expected.json` was written by it too: of each match in the copy its state, its scores and the keys of its log.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.disk.copies import bring
from companion.disk.saves import Saves
from companion.disk.settings import Settings
from companion.disk.stored_phrases import renamed_phrases
from companion.score.imports import recognise
from rules.farshore.components.box import Box
from rules.farshore.game import GAME
from rules.farshore.state import State

HERE = Path(__file__).parent / "written_by_0_1_0"
EXPECTED: dict[str, Any] = json.loads((HERE / "expected.json").read_text("utf-8"))
LOST = (87, 182)
"""Ola and Krabita, in the match that each of the other files holds."""


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    saves = Saves(tmp_path)
    bring(saves, (HERE / "copy.zip").read_bytes())
    assert saves.notices == []
    return saves


def today(keys: list[str]) -> list[str]:
    return [renamed_phrases().get(key, key) for key in keys]


def test_a_copy_brings_its_matches_and_box_and_leaves_the_settings_here(saves: Saves) -> None:
    assert {entry.id for entry in saves.shelf()} == set(EXPECTED)
    box = saves.box("farshore", Box)
    assert box is not None
    assert box.cards[0].id == "galleon"
    assert saves.settings() == Settings()


@pytest.mark.parametrize("match_id", EXPECTED)
def test_a_match_has_the_state_the_score_and_the_log_it_had(saves: Saves, match_id: str) -> None:
    match, expected = saves.match(match_id), EXPECTED[match_id]
    assert match is not None
    journal = GAME.journal.model_validate(match.journal)
    state = GAME.start(journal.setup)
    log = []
    for move in journal.moves:
        log.append([phrase.key for phrase in GAME.tell(state, move)])
        state = GAME.apply(state, move)
    assert log == [today(keys) for keys in expected["log"]]
    assert state == State.model_validate(expected["state"])
    assert [score.model_dump(mode="json") for score in GAME.score(state)] == expected["scores"]
    assert tuple(total.points for total in match.totals) == tuple(score.total for score in GAME.score(state))


@pytest.mark.parametrize(
    ("name", "kind"), [("match.json", "match"), ("position.json", "position"), ("table.csv", "table")]
)
def test_a_file_that_was_shared_is_brought_in_with_its_score(name: str, kind: str) -> None:
    file = recognise(name, (HERE / name).read_bytes())
    found = file.read(Box())
    assert (file.game, found.kind) == ("farshore", kind)
    assert tuple(score.total for score in found.scored.scores) == LOST
