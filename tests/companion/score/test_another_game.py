"""The shared score room with a game that is not the first: nothing of it lies anywhere but in `tests/toy`."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.backend import Backend
from companion.disk.saves import Saves, Status
from companion.score.bad_files import BadFile
from companion.score.group_tones import group_tones
from companion.score.imports import recognise
from companion.score.opening import open_sheet, own_box, start_sheet
from companion.score.positions import position_text
from companion.score.report import score_file
from companion.score.scored_sheet import ScoredSheet
from companion.score.sharing.bg_stats import play
from companion.score.sharing.csv_table import as_csv
from companion.score.sharing.match_file import match_text
from companion.score.sharing.page import as_page
from companion.score.sharing.picture import as_picture
from companion.score.sharing.result import Result
from companion.score.sharing.text import as_text
from companion.screen import shell
from companion.screen.app import app
from companion.screen.palette import LIGHT
from companion.screen.words import translator
from companion.views.score import BringIn
from tests.harness.window import Window
from tests.toy.box import BellFact, Box
from tests.toy.reasons import Reason
from tests.toy.sheet import Player, Sheet
from tests.toy.tables import a_sheet

pytestmark = pytest.mark.usefixtures("one_game", "toy")
BELL_OF_SEVEN = Box(bell=BellFact(points=7))
WHEN = datetime(2026, 5, 1, tzinfo=UTC)


def result(**sums: int) -> Result:
    return Result(ScoredSheet(a_sheet(**sums), Box()), WHEN, translator("en"), "a1")


@pytest.mark.parametrize("kind", ["position", "table", "match"])
async def test_a_file_says_which_game_it_is_of(backend: Backend, kind: str) -> None:
    rung = Sheet(players=(Player(name="Ola", sum=3), Player(name="Jan", sum=31, bell=True)), insist=(Reason.TOO_MANY,))
    begun = start_sheet(backend, rung, BELL_OF_SEVEN)
    written = {
        "position": position_text(begun.sheet, begun.box),
        "table": as_csv(Result(begun.scored, WHEN, translator("en"))),
        "match": match_text(begun.match.snapshot()()),
    }
    file = recognise("f", written[kind].encode())
    assert file.game == "toy"
    found = file.read(BELL_OF_SEVEN)
    assert (found.kind, found.scored.sheet) == (kind, rung)
    assert [score.total for score in found.scored.scores] == [3, 38]
    await begun.saved()


def test_a_table_that_names_no_game_is_of_the_oldest_and_an_unknown_one_is_refused() -> None:
    assert recognise("t.csv", b"name,ship\nOla,3\n").game == "farshore"
    with pytest.raises(BadFile) as bad:
        recognise("t.csv", b"game,name\nchess,Ola\n")
    assert translator("en")(bad.value.phrase) == 't.csv: line 2, game: expected "farshore", "toy".'
    mixed = recognise("t.csv", b"game,name\ntoy,Ola\nfarshore,Jan\n")
    with pytest.raises(BadFile) as bad:
        mixed.read(Box())
    assert translator("en")(bad.value.phrase) == "t.csv: line 3, game: a row of another game."


def test_companion_score_goes_by_the_game_of_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "p.json"
    path.write_text(position_text(a_sheet(Ola=3, Jan=4), Box()))
    assert score_file(path, as_json=True, lang="en") == 0
    assert json.loads(capsys.readouterr().out)["winners"] == ["Jan"]
    path.write_text(position_text(a_sheet(Ola=31), Box()))
    assert score_file(path, as_json=False, lang="en") == 2
    assert "players[0].sum: Ola cannot have added more than 30." in capsys.readouterr().err
    path.write_text('{"game": "chess", "players": []}')
    assert score_file(path, as_json=False, lang="en") == 2
    assert 'game: expected "farshore", "toy".' in capsys.readouterr().err


def test_its_score_leaves_the_app_in_every_form() -> None:
    shared = result(Ola=3, Jan=4)
    assert as_text(shared).splitlines()[:2] == ["The Toy, 2026-05-01", "Jan wins with 4 points."]
    assert "The bell" in as_page(shared, "en")
    assert as_picture(shared).startswith(b"\x89PNG")
    assert play(shared)["game"]["name"] == "The Toy"
    assert set(group_tones("toy", LIGHT)) == {"sum", "bell"}


async def test_its_sheet_is_kept_corrected_and_opened_again(backend: Backend, tmp_path: Path) -> None:
    begun = start_sheet(backend, a_sheet(Ola=3), await own_box(backend, "toy"), finished=True)
    begun.change(a_sheet(Ola=4))
    await begun.saved()
    again = Backend(Saves(tmp_path))
    read = await open_sheet(again, begun.id)
    assert read is not None
    assert (read.sheet, len(read.corrections)) == (a_sheet(Ola=4), 1)
    (entry,) = again.shelf
    assert (entry.game, entry.status, entry.totals[0].points) == ("toy", Status.FINISHED, 4)
    again.close()


@pytest.mark.parametrize("width", [390, 1280])
async def test_a_table_is_scored_on_the_screen_from_start_to_share(backend: Backend, width: int) -> None:
    async with Window(app(backend, "en"), route="/score/toy", width=width) as window:
        assert not window.reads("Krabita")
        await window.enter("Player 1", "Ola")
        await window.tap("Enter the points")
        await window.settle()
        sheet = await open_sheet(backend, window.page.route.split("/")[2])
        assert sheet is not None
        await window.enter("Sum added", "4+3")
        assert sheet.sheet.players[0].sum == 7
        await window.tap("Quick totals")
        await window.enter("The bell", "5")
        assert sheet.sheet.players[0].entered("bell") == 5
        await window.tap("Receipt")
        assert window.reads("So far")
        assert "Player 2: nothing entered yet" in window.names()
        await window.tap("Finish the score")
        assert window.reads("Ola wins with 12 points.")
        await window.tap("Share")
        assert window.reads("The Toy")
        await sheet.saved()


async def test_bring_in_shows_and_keeps_a_file_of_any_game_wherever_it_stands(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shell, "NotFound", BringIn)
    content = position_text(a_sheet(Ola=3, Jan=4), Box()).encode()
    async with Window(app(backend, "en"), route="/nowhere/at/all") as window:
        window.wire.replies["pick_files"] = [{"id": 1, "name": "p.json", "size": 1, "bytes": content}]
        await window.tap("Choose a file")
        await window.settle()
        assert window.reads("Jan wins with 4 points.")
        await window.tap("Keep it")
        await window.settle()
        sheet = await open_sheet(backend, window.page.route.split("/")[2])
        assert sheet is not None
        assert sheet.sheet == a_sheet(Ola=3, Jan=4)
        await sheet.saved()
