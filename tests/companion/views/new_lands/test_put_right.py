"""What a table puts right in its panels: points after the end, who sits there, how many tiles are left."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from rules.moves import Leave
from rules.new_lands.final import total
from rules.new_lands.moves import CorrectMeeple, CorrectTable, Finish, LayTile, PlaceOn, PutMapAway, Turn
from rules.new_lands.players import Place
from rules.new_lands.reasons import Reason
from rules.new_lands.setup import Depth, Halfway, Midway, Setup
from rules.new_lands.state import Phase
from tests.companion.views.new_lands.at_lands import Taps, seated
from tests.rules.new_lands.tables import PLAIN, SEA, a_setup

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


async def test_whoever_left_is_said_to_have_left(backend: Backend) -> None:
    async with seated(backend, a_setup(3), Leave(seat=1)) as (window, _):
        assert "Jan, 0 points, 4 at home, left the table" in window.names()


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
        assert "0 tiles left" in window.texts()  # and no "0 turns each"
        await window.tap("Players")
        assert not window.reads("Whose turn is it?")
        await window.tap("One tile more to draw")
        assert (table.state.phase, table.state.left) == (Phase.TURN, 1)
        assert window.reads("Whose turn is it?")


async def test_a_game_the_table_ended_asks_for_no_tiles(backend: Backend) -> None:
    async with seated(backend, on_four_tiles(), END) as (window, _):
        await window.tap("Players")
        assert "One tile more to draw" not in window.names()


async def test_a_forgotten_meeple_is_added_to_the_area_that_was_tapped(backend: Backend) -> None:
    async with seated(backend, on_four_tiles()) as (window, table):
        await window.tap("Players")
        await window.tap("All areas (8)")
        await window.tap(next(name for name in window.names() if name and name.startswith("Plain, open")))
        await window.tap("Jan’s explorer stands here")
        assert [(one.seat, one.on) for one in table.state.standing] == [(0, PLAIN), (1, PLAIN)]
        assert table.state.area(table.state.standing[0]) is table.state.area(table.state.standing[1])
        assert table.state.players[1].home == 3


async def test_a_meeple_is_moved_to_another_part_of_its_tile(backend: Backend) -> None:
    async with seated(backend, on_four_tiles()) as (window, table):
        await window.tap("Meeples (1)")
        await window.tap(next(name for name in window.names() if name and name.startswith("Ola: explorer")))
        await window.tap("Sailor (above, below and left)")
        assert [one.on for one in table.state.standing] == [SEA]
        assert table.state.players[0].home == 3
        assert window.reads("Ola: sailor")


async def test_a_tile_of_the_set_up_is_put_right(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP)) as (window, table):
        await window.tap("Players")
        await window.tap("All areas (3)")
        await window.tap("Sea, open. Tiles 0. Now 1, end 1")
        assert window.reads("The start tile shows something else")
        for edge in ("above: sea", "right: plain", "below: plain", "left: mountains"):
            await window.tap(edge)
        await window.tap(next(name for name in window.names() if name and name.startswith("Shape 1")))
        await window.tap("This is what it shows")
        assert table.state.land is not None
        assert table.state.land.tiles[0].edges == "SPPM"


async def test_a_tile_that_a_step_laid_is_changed_in_that_step(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP), LayTile(seat=0, x=0, y=1, tile="Pn.Sesw")) as (window, _):
        await window.tap("Players")
        await window.tap("All areas (4)")
        await window.tap("Sea, open. Tiles 1. Now 0, end 0")
        assert window.reads("Put right")
        assert not window.reads("shows something else")


async def test_a_meeple_nobody_wrote_down_comes_home_from_the_person(backend: Backend) -> None:
    async with seated(backend, a_setup(2)) as (window, table):
        for name in ("Players", "Ola: 0 points", "Sailor home", "3 cities", "Write down 3"):
            await window.tap(name)
        assert window.reads("Ola has no meeple there.")
        await window.tap("Our table says so")
        assert table.state.players[0].points == 3
        assert table.state.players[0].home == 4


async def test_more_than_the_numbers_in_sight_begins_after_the_last_of_them(backend: Backend) -> None:
    moves = (Turn(seat=0, act=PlaceOn(on=PLAIN)), Turn(seat=1))
    async with seated(backend, a_setup(2, removed=81), *moves) as (window, _):
        assert "Tiles: 13 or more" in [field.label for field in window.all(ft.TextField)]


async def test_a_meeple_that_was_lifted_leaves_no_other_in_its_panel(backend: Backend) -> None:
    """The next one took its number, and with it the same button."""
    add = CorrectMeeple(seat=1, add=Place(x=1, y=0, edge="e"))
    async with seated(backend, on_four_tiles(), add) as (window, table):
        await window.tap("Meeples (2)")
        await window.tap(next(name for name in window.names() if name and name.startswith("Ola: explorer")))
        await window.tap("It does not stand there: lift it without points")
        assert [one.seat for one in table.state.standing] == [1]
        assert "It does not stand there: lift it without points" not in window.names()


async def test_a_correction_is_not_asked_again(backend: Backend) -> None:
    """The question of that moment would take its place."""
    async with seated(backend, a_setup(2), Turn(seat=0), CorrectTable(left=60)) as (window, table):
        await window.tap("What happened")
        (step,) = (name for name in window.names() if name and name.startswith("Step 2"))
        await window.tap(step)
        assert "Change step 2" not in window.names()
        (step,) = (name for name in window.names() if name and name.startswith("Step 1"))
        await window.tap(step)
        assert "Change step 1" in window.names()
        assert table.state.left == 60


async def test_the_end_is_seen_where_the_game_was_ended_from_a_panel(backend: Backend) -> None:
    """The players lay over it, and the way to the count was out of sight."""
    async with seated(backend, on_four_tiles()) as (window, table):
        await window.tap("Players")
        await window.tap("End the game now")
        await window.tap("Our table says so")
        assert table.state.over
        assert "Count the points" in window.names()


async def test_nobody_has_turns_left_after_the_end(backend: Backend) -> None:
    async with seated(backend, on_four_tiles(), END) as (window, _):
        assert "80 tiles left" in window.texts()


@pytest.mark.parametrize(
    "names",
    [
        ("Players", "All areas (8)"),
        ("Free spots (10)",),
        ("Players", "All areas (8)", "Plain, open. Tiles 0, 1, 2, 3."),
    ],
)
async def test_a_panel_of_the_map_says_when_nobody_follows_it_any_more(
    backend: Backend, names: tuple[str, ...]
) -> None:
    async with seated(backend, on_four_tiles(), PutMapAway()) as (window, table):
        table.undo()
        await window.settle()
        for name in names:
            await window.tap(next(one for one in window.names() if one and one.startswith(name)))
        table.redo()
        await window.settle()
        assert window.reads("Nobody follows the map in this match.")
        assert "This part could not be shown. Everything you entered is safe." not in window.texts()
        await window.tap("Close")
        await window.tap("Tile, nothing more")
        assert table.state.left == 79


async def test_the_panel_of_an_area_says_that_its_tile_has_gone(backend: Backend) -> None:
    """Not that a meeple has come home: none stood there."""
    lay = LayTile(seat=0, x=0, y=1, tile="Pn.Sesw")
    async with seated(backend, a_setup(2, Depth.MAP), lay) as (window, table):
        await window.tap("Players")
        await window.tap("All areas (4)")
        await window.tap("Sea, open. Tiles 1. Now 0, end 0")
        table.undo()
        await window.settle()
        assert window.reads("Nothing lies there: 1 down of the start tile.")


@pytest.mark.parametrize("width", [390, 1300])
async def test_once_the_table_has_ended_the_game_no_spot_asks_for_a_tile(backend: Backend, width: int) -> None:
    """80 tiles are left, and nobody lays one of them."""
    async with seated(backend, on_four_tiles(), width=width) as (window, table):
        spot = EN.spot(table.state, (4, 0))
        assert spot in window.names()
        assert table.play(END) is None
        await window.settle()
        assert spot not in window.names()
        await window.press("L")
        assert not window.reads("Free spots")


async def test_after_the_last_tile_no_free_spots_are_listed(backend: Backend) -> None:
    """What remains to be settled is a meeple."""
    first, last = (LayTile(seat=seat, x=0, y=seat + 1, tile="Pnesw") for seat in range(2))
    async with seated(backend, a_setup(2, Depth.MAP, removed=81), first) as (window, table):
        await window.press("L")
        assert window.reads("Free spots (6)")
        await window.tap("Close")
        assert table.play(last) is None
        await window.settle()
        await window.press("L")
        assert not window.reads("Free spots")
