"""What a map teaches My box, and what of it goes again with a tile that was taken back."""

from __future__ import annotations

from collections.abc import Mapping

from companion.backend import Backend
from companion.match.table import Table
from companion.new_lands.boxes import Taught
from rules.new_lands.components.box import Box, KindOf
from rules.new_lands.moves import LayTile
from rules.new_lands.setup import Depth
from rules.new_lands.state import State
from tests.companion.views.new_lands.at_lands import seated
from tests.harness.window import Window
from tests.rules.new_lands.tables import a_setup

WRONG, OTHER = "Pnesw", "Mnesw"


async def kept(backend: Backend) -> Mapping[str, int]:
    box = await backend.work(lambda saves: saves.box("new_lands", Box))
    return box.copies if box else {}


async def in_my_box(backend: Backend, **copies: int) -> None:
    kinds = tuple(KindOf(tile=tile, copies=n) for tile, n in copies.items())
    await backend.work(lambda saves: saves.keep_box("new_lands", Box(kinds=kinds)))


async def laid(window: Window, table: Table[State], tile: str, y: int = 1) -> None:
    assert table.play(LayTile(seat=table.state.next_seat if y > 1 else 0, x=0, y=y, tile=tile)) is None
    await window.settle()


async def test_a_tile_that_is_taken_back_was_never_seen(backend: Backend) -> None:
    """A wrong picture was tapped: else My box would count more than 84 tiles one day, and never be whole."""
    async with seated(backend, a_setup(2, Depth.MAP)) as (window, table):
        await laid(window, table, WRONG)
        assert await kept(backend) == {WRONG: 1}
        table.undo()
        await window.settle()
        assert await kept(backend) == {}
        table.redo()
        await window.settle()
        assert await kept(backend) == {WRONG: 1}


async def test_one_tile_after_the_other_is_taken_back(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP)) as (window, table):
        await laid(window, table, WRONG)
        await laid(window, table, WRONG, y=2)
        for left in (2, 1):
            assert await kept(backend) == {WRONG: left}
            table.undo()
            await window.settle()
        assert await kept(backend) == {}


async def test_a_tile_changed_in_its_step_teaches_what_it_really_shows(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP)) as (window, table):
        await laid(window, table, "Pnes.Sw")
        wrong = await kept(backend)
        assert len(wrong) == 1
        table.amend({0: LayTile(seat=0, x=0, y=1, tile=WRONG)})
        await window.settle()
        assert await kept(backend) == {WRONG: 1}


async def test_of_what_my_box_knew_before_nothing_goes(backend: Backend) -> None:
    await in_my_box(backend, **{WRONG: 1})
    async with seated(backend, a_setup(2, Depth.MAP)) as (window, table):
        await laid(window, table, WRONG)
        await laid(window, table, WRONG, y=2)
        assert await kept(backend) == {WRONG: 2}
        table.undo()
        await window.settle()
        assert await kept(backend) == {WRONG: 1}
        table.undo()
        await window.settle()
        assert await kept(backend) == {WRONG: 1}


async def test_what_somebody_told_meanwhile_stays(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP)) as (window, table):
        await laid(window, table, WRONG)
        await in_my_box(backend, **{WRONG: 3, OTHER: 2})
        table.undo()
        await window.settle()
        assert await kept(backend) == {WRONG: 3, OTHER: 2}


async def test_what_a_full_disk_did_not_take_is_taught_once_it_does(backend: Backend) -> None:
    """The same edit is made again: what the box knew before is still what it knew before."""
    taught, before, seen = Taught(), Box(), Box(kinds=(KindOf(tile=WRONG),))
    assert taught.taught(before, seen) == taught.taught(before, seen) == seen
    assert taught.taught(seen, Box()) == before
    assert taught.taught(seen, Box()) == seen  # told by hand since
