"""`companion score` of what is no position of New Lands: one clear line, a whole sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.score.report import score_file

OLA = {"name": "Ola"}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": [{**OLA, "points": "31"}]}, "players[0].points: expected a whole number."),
        ({"players": [{**OLA, "points": 3.5}]}, "players[0].points: expected a whole number."),
        ({"players": [{**OLA, "corrections": None}]}, "players[0].corrections: expected a whole number."),
        ({"players": [{**OLA, "points": [3, "4"]}]}, "players[0].points[1]: expected a whole number."),
        ({"players": [{**OLA, "meeples": 4}]}, "players[0].meeples: expected a list."),
        (
            {"players": [{**OLA, "meeples": [{"on": "moon"}]}]},
            "players[0].meeples[0].on: expected one of plain, mountain, sea.",
        ),
        (
            {"players": [{**OLA, "meeples": [{}]}]},
            "players[0].meeples[0]: expected a meeple: a terrain with its numbers, or a place of the map.",
        ),
        ({"players": []}, "the whole file: expected players, or a map."),
    ],
)
def test_what_was_expected_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: dict[str, Any], said: str
) -> None:
    file = tmp_path / "p.json"
    file.write_text(json.dumps({"game": "new_lands", **wrong}), "utf-8")
    assert score_file(file, as_json=False, lang="en") == 2
    assert capsys.readouterr().err == f"{file}: {said}\n"
