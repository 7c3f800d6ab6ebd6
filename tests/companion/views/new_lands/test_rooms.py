"""New Lands in the shared rooms: set-up to the first turn, the sheet, My box, the command line."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import flet as ft
import pytest

from companion.backend import Backend
from companion.score.report import score_file
from companion.score.scored_sheet import ScoredSheet
from companion.score.sharing.result import Result
from companion.score.sharing.text import as_text
from companion.screen.app import app
from companion.screen.words import translator
from rules.new_lands.components.box import Box
from rules.new_lands.components.numbers import NUMBERS
from rules.new_lands.score.sheet import Sheet
from tests.harness.window import Window
from tests.rules.new_lands.tables import WHOLE_BOX

SHEET = {
    "game": "new_lands",
    "players": [
        {
            "name": "Ola",
            "points": 37,
            "meeples": [{"on": "plain", "tiles": 5}, {"on": "sea", "cities": 3, "tiles": 4, "closed": True}],
        },
        {"name": "Jan", "points": [12, 9, 14], "meeples": [{"on": "mountain", "cities": 6}]},
    ],
}


@pytest.mark.parametrize(("kind", "steps"), [("ledger", 2), ("map", 3)])
async def test_a_set_up_leads_to_the_first_turn(backend: Backend, kind: str, steps: int) -> None:
    async with Window(app(backend, "en"), route=f"/new/new_lands/{kind}") as window:
        await window.settle()
        for step in range(steps):
            if kind == "map" and step == 2:
                await window.tap(next(name for name in window.names() if name and name.startswith("sea above")))
            await window.tap("Next")
        await window.tap("Start")
        await window.settle()
        assert (window.page.route or "").startswith("/match/")
        assert window.texts()[0] == "Player 1"
        assert ("The whole map" in window.names()) == (kind == "map")


async def test_fewer_tiles_than_none_are_none(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/new/new_lands/ledger") as window:
        await window.settle()
        await window.tap("Next")
        await window.tap("In the middle of a game")
        await window.tap("Next")
        await window.enter("Tiles still to be drawn", "-5")
        await window.tap("Start")
        table = await backend.table((window.page.route or "").removeprefix("/match/"))
        assert table is not None
        midway = table.journal.setup.midway
        assert midway is not None
        assert midway.left == 0


async def test_a_finished_table_is_entered_from_nothing(backend: Backend) -> None:
    async with Window(app(backend, "pl"), route="/score/new_lands") as window:
        await window.settle()
        assert window.names()


async def test_the_box_is_taught_and_forgets(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/box/new_lands/start") as window:
        await window.settle()
        await window.tap("It shows exactly this")
        await window.settle()
        told = await backend.work(lambda saves: saves.box("new_lands", Box))
        assert told is not None
        assert told.start is not None
        await window.tap("Forget the start tile")
        await window.settle()
        told = await backend.work(lambda saves: saves.box("new_lands", Box))
        assert told is not None
        assert told.start is None


async def test_a_board_that_is_forgotten_is_not_told_again_by_the_next_keep(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/box/new_lands/board") as window:
        await window.enter("Spaces on the board", "37")
        await window.tap("Keep")
        assert window.reads("37 spaces")
        await window.tap("Forget the length")
        (field,) = window.all(ft.TextField)
        assert field.value == str(NUMBERS.board.spaces)


async def test_too_many_tiles_are_said_however_many_kinds_are_in_question(backend: Backend) -> None:
    twice = tuple(one.replace(copies=2) for one in WHOLE_BOX.kinds)
    await backend.work(lambda saves: saves.keep_box("new_lands", WHOLE_BOX.replace(kinds=twice)))
    async with Window(app(backend, "pl"), route="/box/new_lands") as window:
        doubt = [text for text in window.texts() if text.startswith("Według Twojego pudełka")]
        assert len(doubt) == 1
        assert doubt[0].endswith(f"; i jeszcze rodzajów: {len(twice) - 6}.")


async def test_every_known_kind_is_listed_in_its_drawer(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/box/new_lands/kinds") as window:
        await window.settle()
        right = [name for name in window.names() if name and name.endswith("): right as reported")]
        assert len(set(right)) == len(right) == 44


def test_a_position_file_is_scored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(SHEET))
    assert score_file(path, True, "en") == 0
    told = json.loads(capsys.readouterr().out)
    assert [player["total"] for player in told["players"]] == [45, 41]
    assert "areas" not in told


def test_a_map_answers_its_areas(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "table.json"
    players = [{"name": "Ola", "points": 3, "meeples": ["a1e"]}]
    path.write_text(json.dumps({"game": "new_lands", "map": "Pe.Snsw Pw.Snes", "players": players}))
    assert score_file(path, True, "en") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["players"][0]["total"] == 5
    plain = next(row for row in told["areas"] if row["terrain"] == "plain")
    assert (plain["tiles"], plain["closed"], plain["now"]) == (2, True, 2)


@pytest.mark.parametrize(
    "meeple",
    [
        {"on": "forest"},
        {"on": "plain"},
        {"on": "plain", "tiles": 0},
        {"on": "sea", "cities": -1},
        {"cities": 3},
        "a1e",
    ],
)
def test_bad_input_is_one_line_that_names_the_field(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], meeple: object
) -> None:
    path = tmp_path / "table.json"
    path.write_text(json.dumps({"game": "new_lands", "players": [{"name": "Ola", "meeples": [meeple]}]}))
    assert score_file(path, False, "en") == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "players[0].meeples" in said


async def test_removed_tiles_can_be_named_where_the_box_is_known_whole(backend: Backend) -> None:
    await backend.work(lambda saves: saves.keep_box("new_lands", WHOLE_BOX))
    async with Window(app(backend, "en"), route="/new/new_lands/map") as window:
        await window.settle()
        await window.tap("Next")
        for _ in range(2):
            await window.tap("Removed tiles: one more")
        await window.tap("Next")
        await window.tap("Next")
        assert window.reads("Removed tiles by name: 0 of 2")
        offered = [name for name in window.names() if name and name.startswith("Removed: ")]
        assert len(offered) == len(WHOLE_BOX.kinds)
        await window.tap(offered[0])
        await window.tap(offered[1])
        assert window.reads("Removed tiles by name: 2 of 2")
        await window.tap(next(name for name in window.names() if name and name.startswith("Not removed after all: ")))
        assert window.reads("Removed tiles by name: 1 of 2")
        await window.tap("Start")
        await window.settle()
        table = backend.open_table(window.page.route.rpartition("/")[2])
        assert table is not None
        assert len(table.state.setup.removed_tiles) == 1
        assert table.state.copies_left(table.state.setup.removed_tiles[0]) is not None


def test_a_row_in_which_nobody_has_a_line_is_not_told() -> None:
    """On a sheet from nothing the points so far hold every scoring: `Plains 0` beside a plain at the end misled."""
    scored = ScoredSheet(Sheet.read(SHEET, Box()), Box())
    result = Result(scored, datetime(2026, 3, 1, tzinfo=UTC), translator("en"))
    assert as_text(result).splitlines()[4:8] == [
        "Ola: 45 points, 1st",
        "  So far 37 · At the end 8",
        "Jan: 41 points, 2nd",
        "  So far 35 · At the end 6",
    ]
