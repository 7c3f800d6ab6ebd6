"""My box of the toy: one fact, told by its owner, that counts on the sheet."""

from __future__ import annotations

import json

import pytest

from companion.backend import Backend
from companion.score.opening import own_box, start_sheet
from companion.screen.app import app
from tests.harness.window import Window
from tests.toy.box import BellFact, Box
from tests.toy.sheet import Player, Sheet

pytestmark = pytest.mark.usefixtures("toy")


async def test_what_is_printed_on_the_bell_is_told_and_counts(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/box/toy") as window:
        await window.settle()
        assert window.reads("0 of 1 known")
        await window.tap("The bell")
        await window.settle()
        await window.enter("Points on the bell", "8")
        await window.tap("Keep")
        assert window.reads("Noted in your box.")
    told = await own_box(backend, "toy")
    assert told == Box(bell=BellFact(points=8))
    sheet = start_sheet(backend, Sheet(players=(Player(name="Ola", sum=3, bell=True),)), told)
    assert [score.total for score in sheet.scored.scores] == [11]
    await sheet.saved()


async def test_a_box_file_is_shown_before_it_counts(backend: Backend) -> None:
    content = json.dumps({"game": "toy", "box": {"bell": {"points": 6}}}).encode()
    async with Window(app(backend, "en"), route="/box/toy") as window:
        await window.settle()
        window.wire.replies["pick_files"] = [{"id": 1, "name": "b.json", "size": 1, "bytes": content}]
        await window.tap("Read a file")
        await window.settle()
        assert window.reads("The bell: 1")
        await window.tap("Add to my box")
        await window.settle()
    assert await own_box(backend, "toy") == Box(bell=BellFact(points=6))
