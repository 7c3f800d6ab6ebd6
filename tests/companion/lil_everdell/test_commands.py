"""The command line for a family's files: recorded games, bad input, the look-up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.command.launch import main

GAMES = sorted(Path("tests/rules/lil_everdell/games").glob("*.json"))
JAN: dict[str, Any] = {"name": "Jan"}


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_recorded_game_is_replayed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--json", "--lang", "en"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [player["name"] for player in told["players"]]


@pytest.mark.parametrize(
    ("players", "field", "says"),
    [
        ([{"name": name} for name in "ABCDE"], "players", "four people"),
        ([{"name": "Ola", "tokens": -3}, JAN], "players[0].tokens", "less than none"),
        ([JAN, {"name": "Ola", "resources": "abc"}], "players[1].resources", "whole number"),
        ([JAN, {"name": "Ola", "cards": ["Castel"]}], "players[1].cards[0]", "Castle"),
        ([JAN, {"name": "Ola", "parades": [{"kind": "creatures", "value": 9}]}], "players[1].parades", "3, 4, 5 or 6"),
    ],
)
def test_bad_input_is_one_line_that_names_the_field(
    players: list[dict[str, Any]], field: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps({"game": "lil_everdell", "players": players}), "utf-8")
    assert main(["score", str(file), "--lang", "en"]) == 2
    said = capsys.readouterr().err.strip()
    assert said.count("\n") == 0
    assert field in said
    assert says in said


def test_the_files_own_box_names_its_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By hand: Otter 3 and 2 tokens, 5."""
    otter = {"id": "otter", "printed": "Otter", "colour": "blue", "kind": "creature", "points": 3}
    ola = {"name": "Ola", "cards": [" OTTER"], "tokens": 2}
    file = tmp_path / "table.json"
    file.write_text(json.dumps({"game": "lil_everdell", "box": {"cards": [otter]}, "players": [ola, JAN]}), "utf-8")
    assert main(["score", str(file), "--json", "--lang", "ru"]) == 0
    assert [player["total"] for player in json.loads(capsys.readouterr().out)["players"]] == [5, 0]


@pytest.mark.parametrize(
    ("language", "asked", "entry"),
    [
        ("en", "three green cards", "three_alike"),
        ("pl", "zamek", "purple_bonus"),
        ("ru", "кто ходит первым", "first_player"),
    ],
)
def test_the_look_up_answers_for_this_game_alone(
    language: str, asked: str, entry: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "--game", "lil_everdell", asked, "--json", "--lang", language]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {one["game"] for one in found} == {"lil_everdell"}
    assert entry in [one["id"] for one in found[:3]]
