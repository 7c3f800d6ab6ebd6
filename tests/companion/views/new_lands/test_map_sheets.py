"""The map between two answers: what did not change is neither made nor sent again."""

from __future__ import annotations

import gc
import weakref

import flet as ft

from companion.backend import Backend
from companion.views.new_lands.table.map_view import MapView
from rules.new_lands.moves import LayTile, PlaceMeeple
from rules.new_lands.setup import Depth
from tests.companion.views.new_lands.at_lands import Taps, seated
from tests.harness.window import Window, spoken_name
from tests.rules.new_lands.tables import a_setup

EN = Taps("en")
FIRST = LayTile(seat=0, x=0, y=1, tile="Pnesw")
SECOND = LayTile(seat=1, x=0, y=2, tile="Pn.Sesw")


def _sheets(window: Window) -> dict[object, int]:
    return {sheet.key: id(sheet) for sheet in window.all(ft.Stack) if sheet.key is not None}


async def test_a_meeple_leaves_every_sheet_of_the_map_as_it_was(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP), FIRST) as (window, table):
        before = _sheets(window)
        for name in EN.of(table.state, PlaceMeeple(seat=0, edge="n")):
            await window.tap(name)
        assert before
        assert _sheets(window) == before


async def test_a_tile_changes_its_own_sheet_and_those_of_the_spots_around_it(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP), FIRST) as (window, table):
        before = _sheets(window)
        for name in EN.of(table.state, SECOND):
            await window.tap(name)
        after = _sheets(window)
        changed = {str(key)[0] for key in before if before[key] != after[key]}
        assert changed == {"t", "f"}
        assert sum(before[key] != after[key] for key in before) == 4


async def test_an_undone_tile_can_be_laid_again(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP), FIRST) as (window, table):
        spots = [name for name in window.names() if name and "of the start tile" in name]
        for name in (*EN.of(table.state, SECOND), "Undo"):
            await window.tap(name)
        assert [name for name in window.names() if name and "of the start tile" in name] == spots
        for name in EN.of(table.state, SECOND):
            await window.tap(name)
        assert table.journal.moves[-1] == SECOND


async def test_the_ways_over_the_map_wait_out_of_sight_while_a_tile_is_chosen(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP), FIRST) as (window, table):
        way = next(button for button in window.all(ft.IconButton) if spoken_name(button) == "Closer")
        spot, *taps = EN.of(table.state, SECOND)
        await window.tap(spot)
        assert "Closer" not in window.names()
        for name in taps:
            await window.tap(name)
        assert way in window.all(ft.IconButton)


async def test_a_picture_of_a_tile_is_four_controls(backend: Backend) -> None:
    """Twenty-seven of them come at once."""
    async with seated(backend, a_setup(2, Depth.MAP)) as (window, table):
        await window.tap(EN.spot(table.state, (0, 1)))
        held = [button.content for button in window.all(ft.TextButton) if isinstance(button.content, ft.Stack)]
        pictures = [stack for stack in held if isinstance(stack.controls[0], ft.Image)]
        assert len(pictures) >= 27
        assert all(len(stack.controls) == 2 for stack in pictures)


async def test_a_closed_window_takes_its_map_along(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP), FIRST) as (window, _):
        await window.settle()
        # By its very type: a proxy of something that has gone would be asked in its place.
        views = [weakref.ref(each) for each in gc.get_objects() if type(each) is MapView]
        assert views
    del window
    gc.collect()
    assert [view for view in views if view() is not None] == []
