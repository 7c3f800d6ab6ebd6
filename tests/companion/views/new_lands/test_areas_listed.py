"""The list of all areas: the map for whoever cannot tap it."""

from __future__ import annotations

from companion.backend import Backend
from rules.new_lands.moves import LayTile
from rules.new_lands.setup import Depth
from tests.companion.views.new_lands.at_lands import seated
from tests.rules.new_lands.tables import a_setup


async def test_two_areas_of_a_tile_that_count_alike_are_called_by_their_parts(backend: Backend) -> None:
    """The two plains of the newest tile that touch no other."""
    tile = LayTile(seat=0, x=0, y=1, tile="Ps.Pw.Pn.Se*2")
    async with seated(backend, a_setup(2, Depth.MAP), tile) as (window, table):
        assert table.state.land is not None
        await window.tap("Players")
        await window.tap(next(name for name in window.names() if name and name.startswith("All areas")))
        named = [name for name in window.names() if name and ". Tiles " in name]
        assert len(named) == len(set(named)) == len(table.state.land.areas)
        alike = [name for name in named if name.startswith("Plain, open. Tiles 1.")]
        assert [name.rpartition(" (")[2] for name in sorted(alike)] == ["1: below)", "1: left)"]
        assert sum("(" in name for name in named) == 2
