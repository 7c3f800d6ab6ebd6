"""An area lit up: its tiles, the cities that count, where it is open; in words with its three sums."""

from __future__ import annotations

from companion.backend import Backend
from companion.views.new_lands.table.lit_area import lit_area
from companion.views.new_lands.table.seen import TILE_SIDE, middle, spot_at
from rules.new_lands.land.map_text import land_of
from rules.new_lands.moves import LayTile, PlaceMeeple, TakeBack
from rules.new_lands.setup import Depth, Halfway, Midway
from tests.companion.views.new_lands.at_lands import seated
from tests.rules.new_lands.tables import a_setup

MOUNTAIN = "- Ps.Snew*1 / Sn.Ps.Mew*1 Pn.Ps.Mew / Pn.Sesw*1 Pn.Sesw*1"
"""W12: a mountain of two tiles with one port of its own and three cities on plains beside it."""
SPOT = (0, 1)


def test_a_mountain_lights_its_tiles_its_plains_and_every_city_that_counts() -> None:
    land = land_of(MOUNTAIN)
    part = land.part(SPOT, "e")
    assert part is not None
    lit = lit_area(land, land.area(part))
    assert not lit.closed
    assert len(lit.gaps) == 2
    assert [one.spot for one in lit.tiles if one.parts] == [(0, 1), (1, 1)]
    assert sum(len(one.cities) for one in lit.tiles) == 4
    assert {one.spot for one in lit.tiles if one.beside} == {(1, 0), (0, 1), (1, 1), (0, 2), (1, 2)}


async def test_a_meeple_explains_its_count_and_is_taken_back_from_there(backend: Backend) -> None:
    halves = (Halfway(places=("a2e",)), Halfway())
    midway = Midway(players=halves, left=40, turn=0, map=MOUNTAIN)
    setup = a_setup(2, Depth.MAP, start=None, midway=midway)
    async with seated(backend, setup, LayTile(seat=0, x=0, y=3, tile="Sn.Pesw")) as (window, table):
        await window.tap("Meeples (1)")
        row = next(name for name in window.names() if name and name.startswith("Ola: robber"))
        await window.tap(row)
        assert window.reads("4 cities: 1 of its own, 3 on 3 plains.")
        assert window.reads("Taken back now. Cities: 4 = 4")
        assert window.reads("Once closed, at least. 2 × 4 cities = 8")
        assert window.reads("Left to the end. Cities: 4 = 4")
        await window.tap("Robber home: 4")
        assert isinstance(table.journal.moves[-1], TakeBack)
        assert table.state.players[0].points == 4


async def test_a_meeple_of_somebody_else_says_why_it_stays(backend: Backend) -> None:
    moves = (LayTile(seat=0, x=0, y=1, tile="Pnesw"), PlaceMeeple(seat=0, edge="n"))
    async with seated(backend, a_setup(2, Depth.MAP), *moves) as (window, table):
        await window.tap("Meeples (1)")
        await window.tap(next(name for name in window.names() if name and name.startswith("Ola: explorer")))
        await window.tap("Explorer home: 2")
        assert len(table.journal.moves) == 2
        assert "Our table says so" in window.names()


async def test_every_area_can_be_reached_without_tapping_the_map(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP)) as (window, _):
        await window.tap("Players")
        await window.tap("All areas (3)")
        await window.tap("Sea, open. Tiles 0. Now 1, end 1")
        assert window.reads("Tiles 1, cities 1, open to 1 spot.")
        assert window.reads("Once closed, at least. Two tiles only, as open: 1 = 1")


def test_a_point_of_the_turned_scene_lies_on_the_spot_that_is_drawn_there() -> None:
    for quarters in range(4):
        for spot in ((0, 0), (3, -2), (-4, 1)):
            x, y = middle(spot, quarters)
            assert spot_at(x + TILE_SIDE / 3, y - TILE_SIDE / 3, quarters) == spot
