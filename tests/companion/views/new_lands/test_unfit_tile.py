"""A tile that fits nowhere: it may be named as it leaves the game."""

from __future__ import annotations

import pytest

from companion.backend import Backend
from rules.new_lands.ask.tiles import misfits
from rules.new_lands.components.tile import tile
from rules.new_lands.moves import SetAside
from rules.new_lands.setup import Depth
from rules.new_lands.tiles import fitting
from tests.companion.views.new_lands.at_lands import Taps, seated
from tests.rules.new_lands.tables import a_setup

EN = Taps("en")


async def test_a_tile_that_fits_nowhere_can_be_named(backend: Backend) -> None:
    setup = a_setup(2, Depth.MAP).replace(start="Snesw")
    async with seated(backend, setup) as (window, table):
        await window.tap("Free spots (4)")
        await window.tap("It fits none: which tile?")
        found = misfits(table.state)
        assert "Pnesw" in found
        await window.tap(EN.picture("Pnesw"))
        assert table.journal.moves[-1] == SetAside(seat=0, tile="Pnesw")
        assert table.state.gone == ("Pnesw",)
        assert window.reads("Ola: lay a tile")


async def test_only_tiles_that_fit_nowhere_are_offered(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP).replace(start="Snesw")) as (window, table):
        await window.tap("Free spots (4)")
        await window.tap("It fits none: which tile?")
        land = table.state.land
        assert land is not None
        assert EN.picture("Snesw") not in window.names()
        assert all(fitting(land, tile(text)) is None for text in misfits(table.state))


async def test_where_every_known_tile_fits_that_is_said(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP).replace(start="Sn.Ps.Mew*1")) as (window, _):
        await window.tap("Free spots (4)")
        await window.tap("It fits none: which tile?")
        assert window.reads("Every tile that is known fits somewhere.")


@pytest.mark.parametrize(("language", "written"), [("en", "(Mnesw)"), ("pl", "(Gnesw)"), ("ru", "(Гnesw)")])
async def test_a_tile_is_written_in_the_letters_of_the_language(backend: Backend, language: str, written: str) -> None:
    """In files it is always P M S; on a Polish screen M is the sea."""
    words = Taps(language)
    async with seated(backend, a_setup(2, Depth.MAP).replace(start="Snesw"), language=language) as (window, _):
        await window.tap(words.text("new_lands_table.spots_listed", n=4))
        await window.tap(words.text("new_lands_table.aside"))
        assert any(name and name.endswith(written) for name in window.names())
