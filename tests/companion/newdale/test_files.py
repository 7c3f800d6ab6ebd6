"""Files of Newdale on the command line: positions scored, odds worked out, what is wrong said in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.command.launch import main

POSITION = {
    "game": "newdale",
    "chapter": "II",
    "start": 0,
    "players": [
        {"name": "Ola", "track": 31, "fists": 3, "goal": 6, "coins": 23, "mission": 3, "buildings": 13},
        {"name": "Jan", "track": 28, "fists": 1, "goal": 6, "coins": 10, "mission": 2, "buildings": [9, 8]},
    ],
}


def test_a_position_file_is_scored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION), "utf-8")
    assert main(["score", str(file), "--json", "--lang", "en"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert [player["total"] for player in answer["players"]] == [64, 59]


def test_a_planned_position_tells_the_plan(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Worked example 38: two cards with cotton make yarn, five pairs cloth; six cloth pay the goal."""
    goods = [
        {"good": "coal", "price": 1, "n": 6},
        {"good": "yarn", "price": 2, "n": 3, "chain": ["cotton"]},
        {"good": "cloth", "price": 5, "n": 1, "chain": ["yarn", "coal"]},
    ]
    goal = [{"goods": ["coal", "cloth"], "coins": 30, "points": 9}]
    player = {"name": "Ola", "goods": goods, "hand": {"cotton": 2}}
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "newdale", "goal": goal, "players": [player]}), "utf-8")
    assert main(["score", str(file), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "       9  Chapter goal, paid with 6 × cloth\n" in told
    assert "  2 × yarn « cards with cotton, 5 × cloth « yarn + coal. Goods left, in coins: 1; a point for" in told


PILE = {"good": "cloth", "price": 5, "n": 1}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"chapter": "IX"}, "chapter: There is no chapter “IX”; expected I, II"),
        ({"players": [{"name": name} for name in "abcde"]}, "players: The sheet has 5 people, but at most 4"),
        (
            {"players": [{"name": "Ola", "goods": [{**PILE, "price": "x"}]}]},
            "players[0].goods[0].price: expected a whole",
        ),
        (
            {"players": [{"name": "Ola", "goods": [{**PILE, "chain": ["yarn"]}]}]},
            "players[0].goods: Ola: a chain eats yarn",
        ),
        ({"players": [{"name": "Ola", "fists": 100}]}, "players[0].fists: expected a whole number, at most 99"),
        ({"goal": [{"goods": ["cloth"], "coins": 1, "points": 1}] * 3}, "goal: expected a shorter list, at most 2"),
        (
            {"players": [{"name": "Ola", "goods": [PILE] * 60_000}]},
            "players[0].goods: expected a shorter list, at most 40",
        ),
        ({"box": {"ships": []}}, "box.ships: unknown field"),
    ],
    ids=["no chapter", "5 people", "letters", "nobody makes it", "above 99", "three options", "2 MB", "another box"],
)
def test_a_bad_position_is_one_line_that_names_its_field(
    change: dict[str, object], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({**POSITION, **change}), "utf-8")
    assert main(["score", str(file), "--lang", "en"]) == 2
    complaint = capsys.readouterr().err
    assert f"position.json: {told}" in complaint
    assert complaint.count("\n") == 1


def test_a_ring_of_chains_is_named_and_counted_without_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ring = [{"good": good, "price": 1, "n": 1, "chain": [other]} for good, other in ("ab", "ba")]
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "newdale", "players": [{"name": "Ola", "track": 3, "goods": ring}]}), "utf-8")
    assert main(["score", str(file), "--lang", "en"]) == 0
    assert "Ola: chains feed each other in a ring" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "field"), [({"buildings": [{"name": "Mill", "need": {"yellow": -1}}]}, "need"), ({"draw": 99}, "draw")]
)
def test_bad_odds_are_one_line(
    change: dict[str, object], field: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odds.json"
    asked = {"game": "newdale", "buildings": [{"name": "Mill", "need": {"yellow": 2, "red": 2}}]}
    file.write_text(json.dumps({**asked, **change}), "utf-8")
    assert main(["odds", str(file), "--lang", "en"]) == 2
    complaint = capsys.readouterr().err
    assert field in complaint
    assert complaint.count("\n") == 1


def test_odds_without_a_screen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "odds.json"
    need = {"name": "Mill", "need": {"yellow": 2, "red": 2}}
    file.write_text(json.dumps({"game": "newdale", "printed": {"yellow": 1, "red": 1}, "buildings": [need]}), "utf-8")
    assert main(["odds", str(file), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["buildings"][0]["rows"]["normal"]["success"] == "817/1530"
    assert main(["odds", str(file), "--lang", "pl"]) == 0
    assert "53" in capsys.readouterr().out
