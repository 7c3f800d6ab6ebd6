"""`companion rules WORDS…` answers on the terminal."""

from __future__ import annotations

import json

import pytest

from companion.lookup.command import rules_command

pytestmark = pytest.mark.usefixtures("one_game")


def test_the_best_answer_is_printed_first_with_its_source(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_command(["hand", "limit"], as_json=False, lang="en") == 0
    printed = capsys.readouterr().out
    assert printed.startswith("How many cards may I hold?\n  8.")
    assert "(Polish rulebook, p. 8; Russian rulebook, p. 8)" in printed


def test_an_open_question_is_printed_with_both_readings(capsys: pytest.CaptureFixture[str]) -> None:
    rules_command(["marker", "in", "summer"], as_json=False, lang="en")
    printed = capsys.readouterr().out
    assert "The app follows: No:" in printed
    assert "Another reading: A card played from the bay" in printed
    assert "The set-up lets you choose." in printed


def test_an_example_is_printed_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    rules_command(["map", "points"], as_json=False, lang="en")
    assert "Example: Tiles 2, 1 and 0" in capsys.readouterr().out


def test_json_is_a_list_of_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_command(["galeon"], as_json=True, lang="pl") == 0
    answers = json.loads(capsys.readouterr().out)
    assert answers[0]["id"] == "card_galleon"
    assert answers[0]["title"] == "Galeon"
    assert answers[0].keys() == {"game", "id", "title", "text", "source"}


def test_answers_are_few(capsys: pytest.CaptureFixture[str]) -> None:
    rules_command(["card"], as_json=True, lang="en")
    assert 1 <= len(json.loads(capsys.readouterr().out)) <= 5


def test_nothing_found_is_said_on_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_command(["xyzzyplugh"], as_json=False, lang="pl") == 1
    assert capsys.readouterr() == ("", "Nic nie znaleziono: xyzzyplugh\n")


def test_nothing_found_is_an_empty_list_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_command(["xyzzyplugh"], as_json=True, lang="en") == 1
    assert json.loads(capsys.readouterr().out) == []


@pytest.mark.parametrize("words", [[], [""], ["  ", ""]])
def test_no_words_are_bad_input(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_command(words, as_json=False, lang="en") == 2
    assert capsys.readouterr().err.count("\n") == 1
