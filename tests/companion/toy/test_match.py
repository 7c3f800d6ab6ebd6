"""A match of the toy, from the form to the shelf: played, refused, overruled, undone, changed, scored, shared."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import parse_qs, urlsplit

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.saves import Status
from companion.match.table import Table
from companion.score.sharing.bg_stats import ADDRESS
from companion.score.sharing.match_file import match_text
from companion.screen.app import app
from tests.harness.window import Window
from tests.toy.rules import Add, Setup, State

pytestmark = pytest.mark.usefixtures("toy")
FORMS = {
    "Picture": b"\x89PNG",
    "Page to print": b"<!DOCTYPE",
    "Table (CSV)": b"\xef\xbb\xbfgame",
    "Position file": b"{",
}
"""What each button of the sharing screen saves begins with."""


@asynccontextmanager
async def window_at(backend: Backend, route: str, width: int = 390, language: str = "en") -> AsyncIterator[Window]:
    async with Window(app(backend, language), route=route, width=width) as window:
        await window.settle()
        yield window


async def seated(backend: Backend, *numbers: int, robot: bool = False) -> Table[State]:
    table: Table[State] = backend.start("toy", Setup(people=("Ola", "Jan"), robot=robot))
    for n in numbers:
        assert table.play(Add(n=n)) is None
    await table.saved()
    return table


def added(table: Table[State]) -> list[int]:
    return [move.n for move in table.journal.moves]


async def test_it_is_set_up_from_home_and_the_first_number_is_added(backend: Backend) -> None:
    async with window_at(backend, "/new/toy") as window:
        await window.enter("Name of player 1", "Ola")
        await window.enter("Name of player 2", "Jan")
        await window.turn("The robot plays too", True)
        await window.tap("Start")
        table = await backend.table(window.page.route.removeprefix("/match/"))
        assert table is not None
        await window.tap("Add 3")
        await window.enter("A number", "9")
        await window.tap("A number: 9")
        assert window.reads("The robot’s turn")
        await window.tap("The robot adds 2")
        assert added(table) == [3, 9, 2]
        assert window.reads("How much is added?")
        await table.saved()


async def test_a_number_too_big_is_refused_with_its_page_and_the_table_overrules_it(backend: Backend) -> None:
    table = await seated(backend)
    async with window_at(backend, f"/match/{table.id}") as window:
        await window.enter("A number", "12")
        await window.tap("A number: 12")
        assert window.reads("At most 9 at once.")
        assert window.reads("p. 1 (Polish edition)")
        await window.tap("Our table says so")
        assert added(table) == [12]
        await table.saved()


async def test_what_never_yields_offers_no_way_to_overrule_it(backend: Backend) -> None:
    table = await seated(backend)
    async with window_at(backend, f"/match/{table.id}") as window:
        await window.enter("A number", "0")
        await window.tap("A number: 0")
        assert window.reads("0 is nothing to add.")
        assert window.reads("section “The sum”")
        assert "Our table says so" not in window.names()
        await window.tap("Read the rule")
        assert window.page.route == "/rules/toy/limit"
    assert added(table) == []


async def test_the_ruling_lets_a_zeppelin_carry_more(backend: Backend) -> None:
    table: Table[State] = backend.start("toy", Setup(people=("Ola", "Jan"), rulings=("zeppelin",)))
    assert table.play(Add(n=12)) is None
    await table.saved()


async def test_a_step_is_undone_and_an_earlier_one_is_changed(backend: Backend) -> None:
    table = await seated(backend, 1, 2, 3)
    async with window_at(backend, f"/match/{table.id}/log") as window:
        assert window.reads("Jan added 2.")
        await window.tap("Undo")
        assert added(table) == [1, 2]
        await window.tap("Step 1")
        await window.tap("Change step 1")
        await window.enter("A number", "7")
        await window.tap("A number: 7")
        assert added(table) == [7, 2]
        assert window.reads("Ola added 7.")
        await table.saved()


@pytest.mark.parametrize("width", [390, 1280])
async def test_the_end_leads_to_the_sheet_the_receipt_and_every_form_of_sharing(backend: Backend, width: int) -> None:
    table = await seated(backend, 9, 9, 9, 3)
    async with window_at(backend, f"/match/{table.id}", width) as window:
        assert window.reads("The match is over")
        await window.tap("Count the points")
        await window.settle()
        assert window.reads("Ola wins with 18 points.")
        assert window.reads("Rang the bell")
        await window.tap("Finish the score")
        await window.tap("Share")
        (shared,) = [text for text in window.texts() if text.startswith("The Toy, ")]
        assert "Jan: 17 points, 2nd\n  The sum 12 · The bell 5\n" in shared
        for name, begins in FORMS.items():
            await window.tap(name)
            await window.settle()
            assert _saved(window).startswith(begins), name
        assert _play(window)["game"]["name"] == "The Toy"
        await table.saved()
    (entry,) = await backend.look_at_shelf()
    assert (entry.game, entry.status) == ("toy", Status.FINISHED)


def _saved(window: Window) -> bytes:
    calls = [args for name, args in window.wire.invoked if name == "save_file"]
    return bytes(calls[-1]["src_bytes"])


def _play(window: Window) -> dict[str, dict[str, str]]:
    urls = [str(getattr(button.url, "url", button.url)) for button in window.all(ft.Button) if button.url]
    (address,) = [url for url in urls if url.startswith(ADDRESS)]
    play: dict[str, dict[str, str]] = json.loads(parse_qs(urlsplit(address).query)["data"][0])
    return play


async def test_a_match_file_comes_back_on_another_device(backend: Backend) -> None:
    table = await seated(backend, 9, 9, 9, 3)
    content = match_text(table.match.snapshot()()).encode()
    async with window_at(backend, "/bring") as window:
        window.wire.replies["pick_files"] = [{"id": 1, "name": "m.json", "size": 1, "bytes": content}]
        await window.tap("Choose a file")
        await window.settle()
        assert window.reads("A whole match.")
        assert window.reads("Ola wins with 18 points.")
        await window.tap("Keep it")
        await window.settle()
        assert window.page.route.endswith("/score")
        assert table.id not in window.page.route
    assert len(await backend.look_at_shelf()) == 2


async def test_the_shelf_names_it_and_its_statistics_are_its_own(backend: Backend) -> None:
    for numbers in ((9, 9, 2, 9, 1), (9, 8, 2, 9, 2)):
        table = await seated(backend, *numbers, robot=True)
        assert table.status is Status.FINISHED
    async with window_at(backend, "/shelf", language="ru") as window:
        assert window.reads("Робот: 2")
    async with window_at(backend, "/shelf/statistics") as window:
        assert window.reads("Over 2 finished matches.")
        assert window.reads("Against the robot")
        assert window.reads("The bell")
        assert window.reads("The highest number over time")
