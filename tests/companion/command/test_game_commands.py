"""Commands that games bring, and files that say of which game they are."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest

from companion.command.launch import main
from companion.games import GameEntry, registered
from tests.toy.tables import a_journal

pytestmark = pytest.mark.usefixtures("one_game", "toy")


def test_a_game_may_bring_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["count", "2", "3", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "Sum: 5\n"


def test_it_is_listed_and_explained_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help", "--lang", "pl"])
    assert "dodaj liczby" in capsys.readouterr().out


def test_what_it_does_not_understand_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["count", "--lang", "en"])
    assert refused.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_command_is_loaded_only_when_it_is_called(toy: GameEntry) -> None:
    def load() -> NoReturn:
        raise RuntimeError("loaded")

    with registered(replace(toy, id="other", commands={"heavy": load})):
        assert main(["rules", "zeppelin", "--game", "toy", "--lang", "en", "--json"]) == 0
        with pytest.raises(RuntimeError, match="loaded"):
            main(["heavy"])


@pytest.mark.parametrize("game_id", ["toy", "farshore"])
def test_rules_can_be_asked_of_one_game(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "limit", "--game", game_id, "--json", "--lang", "en"]) == 0
    assert {answer["game"] for answer in json.loads(capsys.readouterr().out)} == {game_id}


def test_a_game_that_nobody_knows_is_one_line_and_exit_2(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["rules", "limit", "--game", "chess", "--lang", "en"])
    assert refused.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "chess" in said


@pytest.mark.parametrize("content", ["{}", "no json", '{"game": "chess", "players": []}', "[]", '{"game": 3}'])
def test_a_position_file_of_no_game_is_refused_in_one_line(
    tmp_path: Path, content: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "sheet.json"
    file.write_text(content)
    assert main(["score", str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_match_file_is_replayed_by_its_own_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps({"game": "toy", "journal": a_journal(2, 3).model_dump(mode="json")}))
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert "Ola added 2." in capsys.readouterr().out
