"""The Ledger's form for a closed sea where there is little height: one row of numbers each, larger ones by steps."""

from __future__ import annotations

import pytest

from companion.backend import Backend
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.moves import PlaceOn, TakeOff, Turn
from tests.companion.views.new_lands.at_lands import Taps, seated
from tests.rules.new_lands.tables import a_setup

EN = Taps("en")
OUT = (Turn(seat=0, act=PlaceOn(on=Terrain.SEA)), Turn(seat=1))


@pytest.mark.parametrize(("width", "height"), [(360, 600), (844, 390)])
async def test_a_closed_sea_is_counted_in_two_rows_and_by_steps(backend: Backend, width: int, height: int) -> None:
    async with seated(backend, a_setup(2), *OUT, width=width, height=height) as (window, table):
        await window.tap("Take back sailor 1")
        await window.tap("Closed")
        assert [n for n in window.names() if n and n.endswith((" city", " cities"))] == [
            EN.text("new_lands.cities", n=n) for n in range(6)
        ]
        for name in ("5 cities", "3 tiles", "Tiles: one more"):
            await window.tap(name)
        await window.tap(EN.text("new_lands_table.write_down", n=9))
        assert table.journal.moves[-1] == Turn(seat=0, act=TakeOff(on=Terrain.SEA, tiles=4, cities=5, closed=True))


async def test_the_short_word_for_two_tiles_is_spoken_in_full(backend: Backend) -> None:
    async with seated(backend, a_setup(2), *OUT, width=360, height=600) as (window, _):
        await window.tap("Take back sailor 1")
        assert window.reads("2 tiles")
        assert EN.text("new_lands_table.small") in window.names()
