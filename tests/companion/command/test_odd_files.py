"""Odd files on the command line: one clear line, and the same one from `score` as from `replay`."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.command.launch import main
from companion.command.replay import replay_file
from companion.score.report import score_file

GAMES = Path(__file__).parents[2] / "rules" / "farshore" / "games"
LONG = "9" * 4_299
COMMANDS: dict[str, Callable[[str | Path, bool, str], int]] = {"score": score_file, "replay": replay_file}
POSITION = {"game": "farshore", "players": [{"name": "Ann", "ship": 2}, {"name": "Jan", "shells": 1}]}


def a_match(*moves: Any, **more: Any) -> dict[str, Any]:
    people = more.pop("people", [{"name": "Ann"}])
    krabita = {"level": "bold", "columns": ["red", "purple", "green", "blue", "brown"]}
    entries = [{"kind": "played", "move": move} for move in moves]
    journal = {"setup": {"people": people, "krabita": krabita}, "entries": entries, "cursor": len(entries)}
    return {"game": "farshore", "format": 1, "rules_version": 1, "journal": journal, **more}


def shells(n: object) -> dict[str, Any]:
    return {"kind": "shells", "seat": 0, "n": n}


def red_card(n: int) -> dict[str, Any]:
    cards = {"kind": "correct_krabita", "cards": {"red": 1}}
    return a_match(cards, {"kind": "pass", "seat": 0, "insist": ["farshore.pass_before_autumn"]}, _route(n))


def _route(n: int) -> dict[str, Any]:
    return {"kind": "follow_route", "spot": {"spot": "red_card", "action": "card", "n": n}}


def told(run: Callable[..., int], path: str | Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = run(path, True, "en")
    err = capsys.readouterr().err
    assert err.count("\n") == (1 if code else 0)
    return code, err


ODD: dict[str, tuple[Any, str]] = {
    "a red card that plays a thousand million cards": (red_card(10**9), "journal.entries[2].move.spot.n: missing, or"),
    "numbers of thousands of digits": (a_match(*[shells(int(LONG))] * 12), "journal.entries[0].move.n: missing, or"),
    "a number without end": ('{"game": "farshore", "journal": {"cursor": ' + "9" * 10_000 + "}}", "journal"),
    "a string for a number": (a_match(shells("3")), "journal.entries[0].move.n: missing, or"),
    "rules of the future": (a_match(shells(3), rules_version=99), "written by a later version of this app."),
    "rules of no version": (a_match(shells(3), rules_version="2"), "rules_version: missing, or"),
    "Ann and ann": (a_match(people=[{"name": "Ann"}, {"name": "ann"}]), "nobody can sit down to this table"),
    "a step that does not fit": (a_match(shells(-3)), "step 1 does not fit"),
    "a field that stands twice": (
        json.dumps(a_match(shells(3))).replace('"n": 3', '"n": 3, "n": 4'),
        "the field n stands there twice.",
    ),
}


@pytest.mark.parametrize("name", ODD)
def test_an_odd_match_gets_the_same_line_from_score_and_replay(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content, complaint = ODD[name]
    path = tmp_path / "match.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    answers = {told(run, path, capsys) for run in COMMANDS.values()}
    assert len(answers) == 1
    code, line = answers.pop()
    assert code == 2
    assert line.removeprefix(f"{path}: ").startswith(complaint)


def test_score_counts_a_match_as_replay_does(capsys: pytest.CaptureFixture[str]) -> None:
    totals = []
    for run in COMMANDS.values():
        assert run(GAMES / "solo_bold.json", True, "en") == 0
        totals.append([(player["name"], player["total"]) for player in json.loads(capsys.readouterr().out)["players"]])
    assert totals == [[("Ola", 37), ("Krabita", 196)]] * 2


def test_score_counts_the_sheet_of_a_match_that_has_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps({"match": {"1": a_match(shells(3), sheet=POSITION)}}), "utf-8")
    assert score_file(path, True, "en") == 0
    assert [player["total"] for player in json.loads(capsys.readouterr().out)["players"]] == [2, 1]
    path.write_text(json.dumps(a_match(shells(3), sheet={"players": 3})), "utf-8")
    assert told(score_file, path, capsys) == (2, f"{path}: sheet: missing, or not what is expected here.\n")


@pytest.mark.parametrize(("run", "content"), [("score", POSITION), ("score", a_match()), ("replay", a_match())])
def test_a_dash_reads_standard_input(
    run: str, content: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(content).encode())))
    assert COMMANDS[run]("-", True, "en") == 0
    assert json.loads(capsys.readouterr().out)["players"][0]["name"] == "Ann"


def test_what_comes_by_standard_input_may_be_wrong_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for run in COMMANDS.values():
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff")))
        code, line = told(run, "-", capsys)
        assert (code, line[:3]) == (2, "-: ")


@pytest.mark.skipif(not Path("/dev/fd").is_dir(), reason="this system has no such thing")
@pytest.mark.parametrize("content", [POSITION, a_match()])
def test_a_pipe_is_read_once(content: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """As a shell hands over what another program prints: `companion score <(program)`."""
    pipe, program = os.pipe()
    os.write(program, json.dumps(content).encode())
    os.close(program)
    assert main(["score", f"/dev/fd/{pipe}", "--json", "--lang", "en"]) == 0
    os.close(pipe)
    assert json.loads(capsys.readouterr().out)["players"][0]["name"] == "Ann"


@pytest.mark.parametrize("run", COMMANDS.values())
def test_a_standard_input_that_is_closed_cannot_be_read(
    run: Callable[[str | Path, bool, str], int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    code, line = told(run, "-", capsys)
    assert (code, line[:3]) == (2, "-: ")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_name_that_the_system_does_not_take_is_a_file_that_cannot_be_read(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "x" * 5_000, "--lang", "en"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith("x: the file cannot be read.")


@pytest.mark.parametrize("command", [["score"], ["score", "--json"], ["replay"], ["replay", "--json"]])
def test_an_answer_for_which_there_is_no_output_is_given_to_nobody(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As where a program was started with its output closed."""
    monkeypatch.setattr(sys, "stdout", None)
    assert main([*command, str(GAMES / "solo_bold.json")]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    "wrong", [["score", "nowhere"], ["replay", "nowhere"], ["rules", ""], ["odds", "nowhere"], ["x"]]
)
def test_a_complaint_for_which_there_is_no_output_is_no_answer(
    wrong: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    try:
        code = main(wrong)
    except SystemExit as left:
        code = int(str(left.code))
    assert (code, capsys.readouterr().out) == (2, "")


@pytest.mark.parametrize("run", COMMANDS.values())
@pytest.mark.parametrize("odd", [{"sheet": 5}, {"rules_version": -5}, {"rules_version": 0}])
def test_a_match_with_an_odd_sheet_or_version_names_the_field(
    run: Callable[[str | Path, bool, str], int],
    odd: dict[str, Any],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(a_match(shells(3)) | odd), "utf-8")
    (field,) = odd
    assert told(run, path, capsys) == (2, f"{path}: {field}: missing, or not what is expected here.\n")


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ([{"name": "Ann"}, {"name": "ann"}], "players[0].name: "),
        ([{"name": "Ann", "ship": "2"}], "players[0].ship: expected a whole number."),
        ([{"name": "Ann", "ship": int(LONG)}], "players[0].ship: expected a whole number from 0 to"),
    ],
)
def test_an_odd_position_is_refused_as_such_a_match_is(
    players: Any, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps({"game": "farshore", "players": players}), "utf-8")
    code, line = told(score_file, path, capsys)
    assert (code, line.removeprefix(f"{path}: ")[: len(said)]) == (2, said)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "expected a list with at least 2 entries."),
        ("pl", "potrzebna jest lista z co najmniej 2 pozycjami."),
        ("ru", "нужен список, в котором хотя бы 2 записи."),
    ],
)
def test_a_track_of_one_value_is_too_short(
    lang: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps({**POSITION, "box": {"track": {"values": [0], "chests": []}}}), "utf-8")
    assert score_file(path, False, lang) == 2
    assert capsys.readouterr().err == f"{path}: box.track.values: {said}\n"


def test_a_field_of_a_position_that_stands_twice_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position.json"
    path.write_text('{"players": [{"name": "Ann", "name": "Jan"}]}', "utf-8")
    assert told(score_file, path, capsys) == (2, f"{path}: the field name stands there twice.\n")
