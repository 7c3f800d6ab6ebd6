"""The free builder: a tile of any shape, by taps."""

from __future__ import annotations

from companion.backend import Backend
from companion.views.new_lands.free_tile import free_tile
from rules.new_lands.components.kinds import form
from rules.new_lands.components.tile import tile
from rules.new_lands.moves import LayTile
from rules.new_lands.setup import Depth
from tests.companion.views.new_lands.at_lands import Taps, seated
from tests.rules.new_lands.tables import a_setup

EN = Taps("en")


def test_edges_of_one_terrain_are_one_part_until_they_are_parted() -> None:
    made = free_tile("PPSS")
    assert form(made.tile) == form(tile("Pne.Ssw"))
    apart = made.join(0, 1)
    assert sorted(apart.tile.sides) == ["e", "n", "sw"]
    assert apart.join(0, 1).tile == made.tile


def test_a_part_inside_comes_and_goes() -> None:
    made = free_tile("PPPP").with_inner("S")
    assert made.tile.text == tile("S.Pnesw").text
    assert made.without_inner(0).tile.text == "Pnesw"


def test_what_touches_can_be_told_and_cities_go_with_it() -> None:
    made = free_tile("MPSS")
    mountain, plain, sea = made.parts
    assert made.tile == tile("Mn.Pe.Ssw")
    touching = made.touch(frozenset((mountain, plain)))
    assert touching.tile == tile("Mn.Pe.Ssw~12")
    shore = (0, 2)
    with_city = touching.with_city(shore)
    assert len(with_city.tile.cities) == 1
    assert len(with_city.with_city(shore).tile.cities) == 2
    assert not with_city.with_city(shore).with_city(shore).tile.cities
    assert not with_city.touch(frozenset((mountain, sea))).tile.cities


def test_nine_parts_are_the_most() -> None:
    made = free_tile("PMPM").join(0, 2).join(1, 3)
    for _ in range(9):
        made = made.with_inner("S")
    assert len(made.tile.terrains) == 9


async def test_a_tile_of_no_reported_shape_is_built_by_taps(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP)) as (window, table):
        await window.tap(EN.spot(table.state, (0, 1)))
        await window.tap("None of these")
        await window.tap(EN.edges("PMSS", 0))
        await window.tap("Another shape")
        await window.tap("Inside: a sea")
        await window.tap("plain (above) + mountains (right)")
        await window.tap("mountains (right) + sea (below and left)")
        await window.tap(next(name for name in window.names() if name and name.endswith(": no city")))
        await window.tap("Lay it")
        laid = table.journal.moves[-1]
        assert isinstance(laid, LayTile)
        one = tile(laid.tile)
        assert one.edges == "PMSS"
        assert len(one.terrains) == 4
        assert len(one.cities) == 1
