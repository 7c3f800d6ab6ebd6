"""The signs on the pictures of tiles are explained below them, each where it is to be seen."""

from __future__ import annotations

import pytest

from companion.backend import Backend
from companion.languages import LANGUAGES
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.moves import Done, LayTile
from rules.new_lands.setup import Depth
from tests.companion.views.new_lands.at_lands import Taps, seated
from tests.harness.window import Window
from tests.rules.new_lands.tables import WHOLE_BOX, a_setup

EN = Taps("en")
LETTERS = "P plain, M mountains, S sea."


def explained(window: Window) -> list[str]:
    return [words for words in window.texts() if words.endswith(LETTERS)]


async def test_a_number_on_four_edges_and_the_plus_are_explained(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP)) as (window, table):
        assert window.reads("Tap a free spot (+) on the map.")
        await window.tap(EN.spot(table.state, (1, 0)))
        assert explained(window) == [
            "A number: so many known tiles have these edges. +: none is known yet; you build yours once. " + LETTERS
        ]


async def test_tiles_lying_flat_need_nothing_but_their_letters(backend: Backend) -> None:
    setup = a_setup(2, Depth.MAP)
    lay = (LayTile(seat=0, x=1, y=0, tile="Mw.Pnes"), LayTile(seat=1, x=0, y=1, tile="Pnesw"), Done(seat=1))
    async with seated(backend, setup, *lay) as (window, table):
        await window.tap(EN.spot(table.state, (1, 1)))
        assert explained(window) == [LETTERS]


async def test_in_a_whole_box_the_number_is_what_is_left_and_is_spoken_too(backend: Backend) -> None:
    setup = a_setup(2, Depth.MAP, box=WHOLE_BOX)
    lay = (LayTile(seat=0, x=1, y=0, tile="Mw.Pnes"), LayTile(seat=1, x=0, y=1, tile="Pnesw"), Done(seat=1))
    async with seated(backend, setup, *lay) as (window, table):
        await window.tap(EN.spot(table.state, (1, 1)))
        assert explained(window) == ["The number: so many of it are left to draw. " + LETTERS]
        assert EN.picture("Pnesw", 0) in window.names()
        assert EN.picture("Pnesw", 0).endswith(": 0 left")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_are_those_of_the_pictures(language: str) -> None:
    taps = Taps(language)
    named = [
        f"{taps.text('new_lands_table.letter', on=on.value)} {taps.text('new_lands.terrain', on=on.value)}"
        for on in Terrain
    ]
    assert taps.text("new_lands_table.legend_letters") == ", ".join(named) + "."
