"""What a table puts right in its panels: points after the end, who sits there, how many tiles are left."""

from __future__ import annotations

from companion.backend import Backend
from rules.moves import Leave
from rules.new_lands.final import total
from rules.new_lands.moves import Finish, Turn
from rules.new_lands.reasons import Reason
from rules.new_lands.setup import Depth, Halfway, Midway, Setup
from rules.new_lands.state import Phase
from tests.companion.views.new_lands.at_lands import Taps, seated
from tests.rules.new_lands.tables import a_setup

EN = Taps("en")
END = Finish(insist=(Reason.TILES_LEFT,))


def on_four_tiles(**more: int) -> Setup:
    """Ola's explorer stands on a plain of four tiles and is worth 4 points at the end."""
    halves = (Halfway(points=37, places=("a1e",)), Halfway())
    text = "Pe.Snsw Sn.Ss.Pew Sn.Ss.Pew Sn.Ss.Pew"
    midway = Midway(players=halves, left=80, map=text)
    return a_setup(2, Depth.MAP, start=None, midway=midway, **more)


async def test_a_point_more_after_the_end_is_one_more_than_with_the_final_scoring(backend: Backend) -> None:
    async with seated(backend, on_four_tiles(), END) as (window, table):
        await window.tap("Players")
        await window.tap("Ola: 41 points")
        await window.tap(EN.text("controls.more", what="Points"))
        assert total(table.state, 0) == 42
        await window.tap(EN.text("controls.less", what="Points"))
        assert total(table.state, 0) == 41


async def test_after_the_end_the_strip_tells_points_with_the_final_scoring(backend: Backend) -> None:
    async with seated(backend, on_four_tiles(), END) as (window, _):
        assert "Ola, 41 points, 3 at home" in window.names()


async def test_whoever_left_by_mistake_comes_back_to_the_table(backend: Backend) -> None:
    async with seated(backend, a_setup(3), Leave(seat=1)) as (window, table):
        await window.tap("Players")
        await window.tap("Jan: 0 points")
        assert "Leaves the table" not in window.names()
        await window.tap("Back at the table")
        assert table.state.players[1] == table.state.players[0]
        assert table.state.turns == (28, 28, 27)


async def test_a_game_that_has_more_tiles_after_all_goes_on(backend: Backend) -> None:
    async with seated(backend, a_setup(2, removed=81), Turn(seat=0), Turn(seat=1)) as (window, table):
        assert table.state.over
        await window.tap("Players")
        assert not window.reads("Whose turn is it?")
        await window.tap("One tile more to draw")
        assert (table.state.phase, table.state.left) == (Phase.TURN, 1)
        assert window.reads("Whose turn is it?")


async def test_a_game_the_table_ended_asks_for_no_tiles(backend: Backend) -> None:
    async with seated(backend, on_four_tiles(), END) as (window, _):
        await window.tap("Players")
        assert "One tile more to draw" not in window.names()
