"""The set-up: a game that is already going, and only the questions that matter to so many people."""

from __future__ import annotations

import pytest

from companion.backend import Backend
from companion.screen.app import app
from rules.new_lands.setup import Setup
from tests.harness.window import Window
from tests.rules.new_lands.tables import WHOLE_BOX

MIDDLE = "In the middle of a game"
ROW = "Pe.Snsw Sn.Ss.Pew"


def at_setup(backend: Backend, kind: str) -> Window:
    return Window(app(backend, "en"), route=f"/new/new_lands/{kind}")


async def tapped(window: Window, *names: str) -> None:
    await window.settle()
    for name in names:
        await window.tap(name)


async def started(backend: Backend, window: Window) -> Setup:
    await window.tap("Start")
    await window.settle()
    table = backend.open_table((window.page.route or "").rpartition("/")[2])
    assert table is not None
    setup: Setup = table.state.setup
    return setup


async def test_a_game_in_the_middle_is_laid_out_already(backend: Backend) -> None:
    async with at_setup(backend, "ledger") as window:
        await tapped(window, "Next", MIDDLE, "Next")
        assert (await started(backend, window)).midway is not None


async def test_removed_tiles_are_named_in_the_middle_too(backend: Backend) -> None:
    await backend.work(lambda saves: saves.keep_box("new_lands", WHOLE_BOX))
    async with at_setup(backend, "map") as window:
        await tapped(window, "Next", "Removed tiles: one more", MIDDLE, "Next")
        assert window.reads("Removed tiles by name: 0 of 1")


async def test_a_map_in_the_middle_with_too_few_tiles_is_doubted(backend: Backend) -> None:
    async with at_setup(backend, "map") as window:
        await tapped(window, "Next", MIDDLE, "Next")
        await window.enter("Tiles still to be drawn", "40")
        await window.enter("The map as text", ROW)
        assert window.reads("2 tiles lie on the map; with 40 to be drawn it should be 44.")
        assert any(name and name.startswith("Rule, section “") for name in window.names())
        await window.enter("Tiles still to be drawn", "82")
        assert not window.reads("2 tiles lie on the map")
        midway = (await started(backend, window)).midway
        assert midway is not None
        assert midway.map == ROW


async def test_a_map_in_the_middle_without_a_text_asks_what_the_start_tile_shows(backend: Backend) -> None:
    async with at_setup(backend, "map") as window:
        await tapped(window, "Next", MIDDLE, "Next", "Next")
        assert window.reads("What does the start tile show?")
        await window.tap(next(name for name in window.names() if name and name.startswith("sea above")))
        assert (await started(backend, window)).start


@pytest.mark.parametrize(("people", "asked"), [(2, False), (4, False), (5, True)])
async def test_how_many_are_removed_is_settled_only_where_the_readings_differ(
    backend: Backend, people: int, asked: bool
) -> None:
    """Ruling removed_with_five."""
    async with at_setup(backend, "ledger") as window:
        await tapped(window, *["Add a person"] * (people - 2), "Next")
        assert window.reads("What is a closed area of one tile worth?")
        assert window.reads("How many tiles are removed with five people?") == asked
