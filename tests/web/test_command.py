"""`python -m web FOLDER`."""

from __future__ import annotations

from pathlib import Path

import pytest

from web import __main__ as command


@pytest.mark.parametrize("there", ["holiday.jpg", "a file"])
def test_what_is_no_site_of_ours_is_not_replaced(
    tmp_path: Path, there: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "build", lambda *_: pytest.fail("built"))
    folder = tmp_path / "mine"
    if there == "a file":
        folder.touch()
    else:
        folder.mkdir()
        (folder / there).touch()
    assert command.main([str(folder)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert str(folder) in line


@pytest.mark.parametrize("there", ["", "sw.js"])
def test_an_empty_folder_and_a_site_of_ours_are(tmp_path: Path, there: str, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[Path] = []
    monkeypatch.setattr(command, "build", lambda _, folder: built.append(folder))
    monkeypatch.setattr(command, "tidekeeper", lambda: None)
    if there:
        (tmp_path / there).touch()
    assert command.main([str(tmp_path)]) == 0
    assert built == [tmp_path]
