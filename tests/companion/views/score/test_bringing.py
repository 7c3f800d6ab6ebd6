"""Files of scores and matches, shown before they are kept, in memory."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.saves import Saves, Status
from companion.match import open_match
from companion.score.bad_files import BadFile
from companion.score.opening import open_sheet, start_sheet
from companion.score.positions import position_text
from companion.screen.app import app
from companion.views.score import bringing
from rules.farshore.components.box import Box
from rules.kernel import phrase
from tests.companion.views.score.at_sheet import position, totals_on
from tests.harness.window import Window

GAMES = Path(__file__).parents[4] / "tests" / "rules" / "farshore" / "games"


async def test_a_file_is_shown_before_it_is_kept(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/score/farshore") as window:
        content = position_text(position("shared_victory"), Box()).encode()
        window.wire.replies["pick_files"] = [{"id": 1, "name": "p.json", "size": len(content), "bytes": content}]
        await window.tap("Choose a file")
        await window.settle()
        assert window.reads("Shared victory with 35 points: Ola, Marek.")
        assert await backend.look_at_shelf() == ()
        await window.tap("Never mind")
        await window.tap("Choose a file")
        await window.settle()
        await window.tap("Keep it")
        await window.settle()
        assert totals_on(window) == {"Ola": 35, "Marek": 35, "Zosia": 18}
        kept = await open_sheet(backend, window.page.route.split("/")[2])
        assert kept is not None
        await kept.saved()
    assert [kept.status for kept in await backend.look_at_shelf()] == [Status.FINISHED]


async def test_a_match_that_does_not_say_how_it_stands_is_told_by_its_record(backend: Backend) -> None:
    """As a player sends it who had a move refused: the totals are worked out by hand in the file."""
    file = GAMES / "four_people.json"
    content, totals = file.read_bytes(), json.loads(file.read_text("utf-8"))["totals"]
    async with Window(app(backend, "en"), route="/score/farshore") as window:
        window.wire.replies["pick_files"] = [{"id": 1, "name": "m.json", "size": len(content), "bytes": content}]
        await window.tap("Choose a file")
        await window.settle()
        assert window.reads("A whole match.")
        await window.tap("Keep it")
        await window.settle()
    (kept,) = await backend.look_at_shelf()
    assert kept.status is Status.FINISHED
    assert {total.player: total.points for total in kept.totals} == totals


async def test_a_file_is_read_while_every_window_goes_on(backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    readers: list[threading.Thread] = []

    def read(*_: object) -> None:
        readers.append(threading.current_thread())
        raise BadFile(phrase("share.newer", file="p.json"))

    monkeypatch.setattr(bringing, "recognise", read)
    async with Window(app(backend, "en"), route="/score/farshore") as window:
        window.wire.replies["pick_files"] = [{"id": 1, "name": "p.json", "size": 2, "bytes": b"{}"}]
        await window.tap("Choose a file")
        await window.settle()
        assert window.reads("saved by a newer version")
    assert threading.main_thread() not in readers != []


async def test_a_bad_file_says_what_is_wrong_and_a_match_comes_under_its_own_name(backend: Backend) -> None:
    begun = start_sheet(backend, position("krabita_wins"), Box(), finished=True)
    await begun.saved()
    file = Path(backend.folder, "matches", f"{begun.id}.json").read_bytes()
    async with Window(app(backend, "en"), route="/score/farshore") as window:
        window.wire.replies["pick_files"] = [{"id": 1, "name": "x.csv", "size": 3, "bytes": b"name,ship\nOla,far\n"}]
        await window.tap("Choose a file")
        await window.settle()
        (trouble,) = [text for text in window.all(ft.Text) if "expected a whole number" in str(text.value)]
        assert trouble.value == "x.csv: line 2, ship: expected a whole number."
        assert trouble.color == ft.Colors.ERROR
        window.wire.replies["pick_files"] = [{"id": 1, "name": "m.json", "size": 3, "bytes": file}]
        await window.tap("Choose a file")
        await window.settle()
        assert window.reads("A whole match.")
        await window.tap("Keep it")
        await window.settle()
        assert totals_on(window) == {"Ola": 55, "Krabita": 87}
        assert begun.id not in window.page.route


@pytest.mark.parametrize("kind", ["position", "match"])
async def test_a_file_that_cannot_be_written_is_not_said_to_be_on_the_shelf(
    backend: Backend, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    begun = start_sheet(backend, position("krabita_wins"), Box(), finished=True)
    await begun.saved()
    monkeypatch.setattr(open_match, "RETRY", 0.05)
    match = Path(backend.folder, "matches", f"{begun.id}.json").read_bytes()
    content = match if kind == "match" else position_text(position("krabita_wins"), Box()).encode()
    async with Window(app(backend, "en"), route="/score/farshore") as window:
        window.wire.replies["pick_files"] = [{"id": 1, "name": "m.json", "size": 3, "bytes": content}]
        await window.tap("Choose a file")
        with monkeypatch.context() as patch:
            patch.setattr(Saves, "keep_match", full)
            await window.tap("Keep it")
            async with asyncio.timeout(5):
                while not window.reads("This could not be written to disk."):
                    await asyncio.sleep(open_match.RETRY)
        assert not window.reads("It is on the shelf")
        if kind == "match":
            await window.tap("Keep it")
        async with asyncio.timeout(5):
            while len(await backend.look_at_shelf()) < 2:
                await asyncio.sleep(open_match.RETRY)
