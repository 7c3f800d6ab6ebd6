"""`companion replay`: the log and the score of a match file, or one clear line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.backend import Backend
from companion.command.replay import replay_file
from companion.disk.matches import MATCH
from companion.disk.text_files import MEGABYTES
from companion.languages import LANGUAGES
from companion.score.opening import start_sheet
from companion.score.sharing.match_file import match_text
from rules.farshore.components.box import Box
from tests.companion.views.score.at_sheet import position

GAMES = Path(__file__).parents[2] / "rules" / "farshore" / "games"
SOLO = GAMES / "solo_bold.json"


def written(folder: Path, match: object) -> Path:
    path = folder / "match.json"
    path.write_text(match if isinstance(match, str) else json.dumps(match, ensure_ascii=False), "utf-8")
    return path


def solo() -> Any:
    return json.loads(SOLO.read_text("utf-8"))


def test_a_match_is_told_step_by_step_with_its_score(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_file(SOLO, as_json=False, lang="en") == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert lines[0] == "   1. Ola: worker – Island 1."
    assert "      Krabita: ship to 10." in lines
    assert "Ola: 37 points" in lines
    assert "Krabita: 196 points" in lines
    assert err == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_recorded_game_can_be_told_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for path in GAMES.glob("*.json"):
        assert replay_file(path, as_json=False, lang=lang) == 0
    assert "farshore." not in capsys.readouterr().out


def test_the_score_names_krabita_and_points_as_the_log_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_file(SOLO, as_json=False, lang="ru") == 0
    out = capsys.readouterr().out
    assert {"Ola: 37 очков", "Крабита: 196 очков"} <= set(out.splitlines())
    assert "Krabita" not in out


def test_a_program_gets_steps_players_and_winners(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_file(str(SOLO), as_json=True, lang="pl") == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["winners"] == ["Krabita"]
    assert [(player["name"], player["total"], player["rank"]) for player in answer["players"]] == [
        ("Ola", 37, 2),
        ("Krabita", 196, 1),
    ]
    assert sum(line["points"] for line in answer["players"][0]["lines"]) == 37
    assert len(answer["steps"]) == 64
    assert answer["steps"][0] == ["Ola: robotnik – Wyspa 1."]
    assert answer["misfit"] is None


def test_the_first_step_that_does_not_fit_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = solo()
    match["journal"]["entries"][2]["move"]["place"] = {"spot": "island", "which": "1"}
    path = written(tmp_path, match)
    assert replay_file(path, as_json=False, lang="en") == 2
    out, err = capsys.readouterr()
    assert out.count(". ") >= 2
    assert (
        err == f"{path}: step 3 does not fit: A worker of Ola already stands there, and there is room for one only.\n"
    )
    assert replay_file(path, as_json=True, lang="en") == 2
    assert json.loads(capsys.readouterr().out)["misfit"]["step"] == 3


def test_a_match_that_is_still_going_is_told_as_far_as_it_went(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = solo()
    match["journal"]["cursor"] = 3
    assert replay_file(written(tmp_path, match), as_json=False, lang="ru") == 0
    assert "   3. Ola: работник — Причалы." in capsys.readouterr().out


def test_a_move_that_changes_nothing_still_has_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = solo()
    nothing = {"kind": "played", "move": {"kind": "treasures", "seat": 0, "n": 0}}
    match["journal"] = {"setup": match["journal"]["setup"], "entries": [nothing], "cursor": 1}
    assert replay_file(written(tmp_path, match), as_json=False, lang="en") == 0
    assert capsys.readouterr().out.startswith("   1. Noted.\n")


def test_a_file_of_the_data_folder_is_understood_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_file(written(tmp_path, {"match": {"1": solo()}}), as_json=False, lang="en") == 0
    assert "Ola: 37 points" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "this match was only scored: it has no moves to replay."),
        ("pl", "ta partia została tylko policzona: nie ma w niej ruchów do odtworzenia."),
        ("ru", "эту партию только подсчитали: ходов, которые можно повторить, в ней нет."),
    ],
)
async def test_a_match_that_was_only_scored_says_that_it_has_no_moves(
    backend: Backend, tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    scored = start_sheet(backend, position("krabita_wins"), Box(), finished=True)
    await scored.saved()
    path = written(tmp_path, match_text(scored.match.snapshot()()))
    assert replay_file(path, as_json=False, lang=lang) == 2
    assert capsys.readouterr() == ("", f"{path}: {said}\n")


BROKEN: dict[str, tuple[object, str]] = {
    "not JSON": ("{", "expected JSON"),
    "a list": ([], "expected an object"),
    "nothing in it": ({}, "game: missing"),
    "an unknown game": ({"game": "chess"}, "game: missing"),
    "a game that is no name": ({"game": ["farshore"]}, "game: missing"),
    "no journal": ({"game": "farshore"}, "journal: missing"),
    "a newer format": ({"game": "farshore", "format": MATCH.format + 1}, "later version"),
    "a format that is no number": ({"game": "farshore", "format": "1"}, "format: missing"),
    "an empty table": ({"match": {}}, "expected an object"),
    "a journal that is none": ({"game": "farshore", "journal": 7}, "journal: missing"),
    "a set-up that is none": ({"game": "farshore", "journal": {"setup": {"people": 3}}}, "journal.setup.people"),
    "nested deeply": ('{"game": "farshore", "journal": ' + '{"setup": ' * 900 + "1" + "}" * 901, "journal.setup"),
    "nested without end": ("[" * 200_000, "expected JSON"),
    "a number without end": ('{"game": ' + "9" * 10_000 + "}", "game: missing"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_one_clear_line(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content, complaint = BROKEN[name]
    path = written(tmp_path, content)
    assert replay_file(path, as_json=False, lang="en") == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{path}: ")
    assert complaint in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (
            lambda match: match["entries"][1]["move"].update(spot={"spot": "docks", "spaces": 9}),
            "entries[1].move.spot.spaces",
        ),
        (lambda match: match["entries"][0]["move"].pop("seat"), "entries[0].move.seat"),
        (lambda match: match["entries"][0]["move"].update(kind="fly"), "entries[0].move"),
        (lambda match: match.update(cursor=1_000), "journal"),
        (lambda match: match.update({"x" * 400: 1}), "journal.xxx"),
        (lambda match: match.update(entries={}), "entries"),
    ],
)
def test_the_field_that_is_wrong_is_named(
    change: Any, field: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = solo()
    change(match["journal"])
    assert replay_file(written(tmp_path, match), as_json=True, lang="en") == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert f"{field}" in err
    assert len(err) < 1_000


def test_a_table_nobody_can_sit_down_to_is_told_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = solo()
    match["journal"]["setup"]["krabita"] = None
    assert replay_file(written(tmp_path, match), as_json=False, lang="en") == 2
    assert "nobody can sit down to this table: One person alone" in capsys.readouterr().err


def test_no_file_a_folder_and_a_file_too_large(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_file(tmp_path / "nowhere.json", as_json=False, lang="en") == 2
    assert "no such file" in capsys.readouterr().err
    assert replay_file(tmp_path, as_json=False, lang="en") == 2
    assert "folder" in capsys.readouterr().err
    assert replay_file(SOLO / "inside.json", as_json=False, lang="en") == 2
    assert "no such file" in capsys.readouterr().err
    huge = tmp_path / "huge.json"
    huge.write_bytes(b" " * (MEGABYTES * 2**20 + 1))
    assert replay_file(huge, as_json=False, lang="en") == 2
    assert "too large" in capsys.readouterr().err
    binary = tmp_path / "binary.json"
    binary.write_bytes(bytes(range(256)))
    assert replay_file(binary, as_json=False, lang="en") == 2
    assert "expected JSON" in capsys.readouterr().err
    assert replay_file("x" * 5_000, as_json=False, lang="en") == 2
    complaint = capsys.readouterr().err
    assert "cannot be read" in complaint
    assert len(complaint) < 500


def test_a_name_with_control_characters_stays_on_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = solo()
    match["journal"]["setup"]["people"][0]["name"] = "O\x1b[31m\nla"
    assert replay_file(written(tmp_path, match), as_json=False, lang="en") == 0
    assert "\x1b" not in capsys.readouterr().out
