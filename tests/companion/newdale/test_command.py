"""`companion odds` of files that somebody else may have written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.command.launch import main

MILL = {"name": "Mill", "need": {"yellow": 2, "red": 2}, "lazy": 1, "diligent": 2}
ASKED = json.dumps({"game": "newdale", "printed": {"yellow": 1, "red": 1}, "hooded": 3, "buildings": [MILL]})


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (ASKED.replace('"hooded": 3', '"hooded": 3, "hooded": 4'), "the field hooded stands there twice."),
        (ASKED.replace('"hooded": 3', f'"hooded": {"9" * 5_000}'), "hooded: expected"),
        ("[" * 100_000, "not a position file, its values are nested too deeply."),
        ("no json", "not valid JSON (line 1, column 1)."),
        ("\ufeff" + ASKED, ""),
    ],
)
def test_an_odd_file_gets_the_line_that_a_position_gets(
    content: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "asked.json"
    file.write_text(content, "utf-8")
    assert main(["odds", str(file), "--lang", "en"]) == (2 if said else 0)
    assert capsys.readouterr().err.removeprefix(f"{file}: ").startswith(said)
