"""`companion score`: receipts of position files."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.languages import LANGUAGES
from companion.score.positions import position_text
from companion.score.report import score_file
from rules.farshore.components.box import Box, CardFix, MapNeeds
from rules.farshore.components.traits import Counts
from rules.farshore.score.sheet import Sheet
from tests.companion.score.position_files import KRABITA, OLA, Write, table


def answer(path: Path, capsys: pytest.CaptureFixture[str], lang: str = "en") -> Any:
    assert score_file(path, as_json=True, lang=lang) == 0
    return json.loads(capsys.readouterr().out)


def test_the_answer_for_programs(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(write(table(OLA, KRABITA)), capsys)
    assert list(told) == ["players", "winners", "warnings"]
    # Ola 3 + 7 + 4 + 8 + 2 + 41, Krabita 24 + 12 + 10 + 1 + 36
    assert [(player["name"], player["total"], player["rank"]) for player in told["players"]] == [
        ("Ola", 65, 2),
        ("Krabita", 83, 1),
    ]
    assert told["winners"] == ["Krabita"]
    assert told["players"][0]["lines"][3] == {
        "group": "purple",
        "text": "Galleon: 1 × 4 (unspent treasures), besides the printed 5",
        "points": 4,
    }
    for player in told["players"]:
        assert sum(line["points"] for line in player["lines"]) == player["total"]


def test_groups_come_in_the_rulebooks_order(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    lines = answer(write(table(OLA, KRABITA)), capsys)["players"][0]["lines"]
    assert list(dict.fromkeys(line["group"] for line in lines)) == [
        "shells",
        "cards",
        "purple",
        "treasures",
        "maps",
        "ship",
    ]


def test_warnings_do_not_stop_the_count(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    (warning,) = answer(write(table({"name": "Ola", "ship": 39}, {"name": "Jan"})), capsys)["warnings"]
    assert "39" in warning
    assert "38" in warning
    assert "40" in warning


def test_the_receipt_for_people(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    ola = {"name": "Ola", "cards": ["gardens", "pirate"], "maps": [2, 1], "ship": 40}
    assert score_file(write(table(ola, {"name": "Jan", "shells": 1})), as_json=False, lang="en") == 0
    assert capsys.readouterr().out.splitlines() == [
        "Ola: 52 points, 1st",
        "  Shells: 0",
        "       0  No shells",
        "  Cards: 4",
        "       4  Gardens",
        "       0  Pirate",
        "  Purple cards: 2",
        "       2  Gardens: 2 × 1 (unique creatures), besides the printed 4",
        "  Treasures: 0",
        "       0  No treasures",
        "  Maps: 6",
        "       6  2 map tiles: 3 × 2 (tile by tile 2 × 2 + 1 × 2)",
        "  Ship: 40",
        "      40  Ship at 40",
        "",
        "Jan: 1 point, 2nd",
        "  Shells: 1",
        "       1  1 shell",
        "  Treasures: 0",
        "       0  No treasures",
        "  Maps: 0",
        "       0  No map tiles",
        "  Ship: 0",
        "       0  Ship at 0",
        "",
        "Ola wins with 52 points.",
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Shared victory with 2 points: Ola, Jan."]),
        ("pl", ["Wspólne zwycięstwo, 2 punkty: Ola, Jan."]),
        ("ru", ["Общая победа, 2 очка: Ola, Jan."]),
    ],
)
def test_the_result_is_told_in_the_readers_language(
    write: Write, capsys: pytest.CaptureFixture[str], lang: str, said: list[str]
) -> None:
    path = write(table({"name": "Ola", "ship": 2}, {"name": "Jan", "ship": 2}))
    assert score_file(path, as_json=False, lang=lang) == 0
    assert capsys.readouterr().out.splitlines()[-1:] == said


def test_krabita_is_called_as_the_language_calls_her_and_by_one_name_for_programs(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(table(OLA, KRABITA))
    assert score_file(path, as_json=False, lang="ru") == 0
    out = capsys.readouterr().out
    assert "Крабита: 83 очка, 1-е место" in out.splitlines()
    assert "Krabita" not in out
    assert answer(path, capsys, "ru")["winners"] == ["Krabita"]


EVERY_LINE = table(
    {
        **OLA,
        "cards": ["harbor", "pilgrim", "admiral", "guild_master", "sculptor", "manor", "windmill", "governor", "grove"],
        "maps": [1, {"kind": "each_colour", "value": 0}],
        "ship": 39,
    },
    {**KRABITA, "shells": 1, "resources": 1},
    {"name": "Jan", "totals": {"cards": 20}, "cards": ["pirate", "pirate"]},
    insist=["unique_twice"],
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_untranslated(write: Write, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert score_file(write(EVERY_LINE), as_json=False, lang=lang) == 0
    out = capsys.readouterr().out
    assert "farshore_" not in out
    assert "{" not in out


def test_a_table_that_insists_is_counted_and_marked(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    position = table({"name": "Jan", "cards": ["galley", "galley"]}, insist=["unique_twice"])
    told = answer(write(position), capsys)
    assert told["players"][0]["total"] == 6
    assert told["warnings"][0].startswith("Our table says so: Jan has 2 copies of Galley")


def test_a_byte_order_mark_is_no_trouble(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    content = b"\xef\xbb\xbf" + json.dumps(table(OLA)).encode()
    assert answer(write(content), capsys)["players"][0]["total"] == 65


def test_a_console_without_the_letters_shows_question_marks(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    console = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", console)
    assert score_file(write(table({"name": "Żółw"}, {"name": "Jan"})), as_json=False, lang="ru") == 0
    console.flush()
    assert b"???" in console.buffer.getvalue()


def test_the_players_box_counts_where_the_file_brings_none(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    box = Box().learn(CardFix(id="diver", points=5))
    assert score_file(write(table({"name": "Ola", "cards": ["diver"]})), as_json=True, lang="en", box=box) == 0
    assert json.loads(capsys.readouterr().out)["players"][0]["total"] == 5


def test_a_sheet_written_to_a_file_counts_the_same_anywhere(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    box = Box().learn(CardFix(id="inn", printed="Gospoda", points=7)).learn(MapNeeds(kind="sixth", needs=Counts(red=1)))
    players = [{"name": "Ola", "cards": ["gospoda"], "maps": [{"kind": "red", "value": 2}]}, {"krabita": True}]
    sheet = Sheet.read({"players": players, "insist": ["city_over"]}, box)
    path = write(position_text(sheet, box))
    assert json.loads(path.read_text("utf-8"))["game"] == "farshore"
    told = answer(path, capsys)
    assert told["players"][0]["total"] == 7 + 2
    assert told["warnings"] == []


def test_an_ordinary_sheet_is_written_without_a_box(write: Write) -> None:
    assert "box" not in json.loads(position_text(Sheet.read(table(OLA), Box()), Box()))


@pytest.mark.parametrize("as_json", [True, False])
def test_the_file_is_only_read(write: Write, capsys: pytest.CaptureFixture[str], as_json: bool) -> None:
    path = write(table(OLA, KRABITA))
    before = path.read_bytes(), path.stat().st_mtime_ns
    score_file(path, as_json=as_json, lang="en")
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_programs_hear_of_no_winner_while_a_tie_is_open(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    marek = {"name": "Marek", "ship": 30, "maps": [2]}
    told = answer(write(table({"name": "Ola", "ship": 30, "totals": {"maps": 2}}, marek)), capsys)
    assert ([player["rank"] for player in told["players"]], told["winners"]) == ([1, 1], [])
    told = answer(write(table({"name": "Ola", "ship": 30, "maps": [1, 1]}, marek)), capsys)
    assert ([player["rank"] for player in told["players"]], told["winners"]) == ([1, 2], ["Ola"])


def test_people_read_of_no_places_while_a_tie_is_open(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    ola, marek = {"name": "Ola", "ship": 30, "totals": {"maps": 2}}, {"name": "Marek", "ship": 30, "maps": [2]}
    assert score_file(write(table(ola, marek)), as_json=False, lang="en") == 0
    headings = [line for line in capsys.readouterr().out.splitlines() if line.startswith(("Ola", "Marek"))]
    assert [line.partition(" ")[2] for line in headings[:2]] == [headings[0].partition(" ")[2]] * 2
