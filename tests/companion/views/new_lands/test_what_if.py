"""What would it be worth? A switch that is off: then answers tell nothing beside their names."""

from __future__ import annotations

import flet as ft

from companion.backend import Backend
from rules.new_lands.moves import LayTile, PlaceMeeple
from rules.new_lands.setup import Depth
from tests.companion.views.new_lands.at_lands import Taps, seated
from tests.harness.window import spoken_name
from tests.rules.new_lands.tables import a_setup

EN = Taps("en")
BEFORE = (LayTile(seat=0, x=0, y=1, tile="Pnesw"), PlaceMeeple(seat=0, edge="n"))
"""Ola's explorer on a plain of two tiles."""
NEXT = LayTile(seat=1, x=0, y=2, tile="Pnesw")


async def test_nobody_is_told_unasked(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP), *BEFORE) as (window, table):
        for name in EN.of(table.state, NEXT):
            await window.tap(name)
        assert table.journal.moves[-1] == NEXT
        assert not window.reads("end ")


async def test_its_switch_stands_where_all_buttons_begin(backend: Backend) -> None:
    """Alone in the panel it stood in the middle, among buttons at the left."""
    async with seated(backend, a_setup(2, Depth.MAP), *BEFORE) as (window, _):
        await window.tap("Players")
        rows = [row for row in window.all(ft.Row) if row.wrap]
        assert any(spoken_name(each) == "What would it be worth?" for row in rows for each in row.controls)


async def test_a_tile_tells_first_what_it_changes_for_whom(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP), *BEFORE) as (window, table):
        await window.tap("Players")
        await window.tap("What would it be worth?")
        await window.tap("Close")
        for name in EN.of(table.state, NEXT):
            await window.tap(name)
        assert table.state.laid == 1
        assert window.reads("Ola, explorer: now 2, then 3; end 2, then 3")
        await window.tap("Lay it")
        assert table.journal.moves[-1] == NEXT
        assert window.reads("Jan: a meeple?")
        # The plain of three tiles on which an explorer would stand.
        assert window.reads("now 3, end 3")


async def test_a_tile_that_changes_nothing_says_so_and_can_be_put_back(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP), *BEFORE) as (window, table):
        await window.tap("Players")
        await window.tap("What would it be worth?")
        await window.tap("Close")
        for name in EN.of(table.state, LayTile(seat=1, x=0, y=-1, tile="Snesw")):
            await window.tap(name)
        assert window.reads("Changes nothing for the meeples that stand.")
        await window.tap("Back")
        assert window.reads("Jan: which tile?")
        assert table.state.laid == 1
