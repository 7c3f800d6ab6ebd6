"""The line that tells how points come about, and the turns that are left, in grammar that holds for every number."""

from __future__ import annotations

import pytest

from companion.backend import Backend
from companion.screen.words import translator
from rules.kernel import phrase
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.moves import PlaceOn, TakeOff, Turn
from rules.new_lands.setup import Depth
from tests.companion.views.new_lands.at_lands import seated
from tests.rules.new_lands.tables import a_map, a_setup

OUT = (Turn(seat=0, act=PlaceOn(on=Terrain.PLAIN)), Turn(seat=1))


async def test_a_closed_area_begins_with_three_tiles(backend: Backend) -> None:
    async with seated(backend, a_setup(2), *OUT) as (window, table):
        await window.tap("Take back explorer 1")
        assert window.reads("Tiles: 1 = 1")
        await window.tap("Closed")
        assert window.reads("2 × 3 tiles = 6")
        await window.tap("Write down 6")
        assert table.journal.moves[-1] == Turn(seat=0, act=TakeOff(on=Terrain.PLAIN, tiles=3, closed=True))


@pytest.mark.parametrize(
    ("tiles", "told"), [("1 tile", "One tile only, as open: 1"), ("2 tiles", "Two tiles only, as open: 2")]
)
async def test_a_small_closed_area_is_said_to_count_as_open(backend: Backend, tiles: str, told: str) -> None:
    async with seated(backend, a_setup(2), *OUT) as (window, _):
        for name in ("Take back explorer 1", "Closed", tiles):
            await window.tap(name)
        assert window.reads(told)


async def test_one_tile_by_the_other_reading_is_told_with_the_closed_formula(backend: Backend) -> None:
    """Ruling one_tile_area."""
    async with seated(backend, a_setup(2, rulings=("one_tile_area",)), *OUT) as (window, _):
        for name in ("Take back explorer 1", "Closed", "1 tile"):
            await window.tap(name)
        assert window.reads("2 × 1 tile = 2")


async def test_an_area_of_one_tile_on_a_map_is_not_told_as_two(backend: Backend) -> None:
    state = a_map("Pn.Pe.Ms.Mw.S*1")
    setup = state.setup
    assert setup.depth is Depth.MAP
    async with seated(backend, setup) as (window, _):
        await window.tap("Players")
        await window.tap("All areas (5)")
        await window.tap("Sea, closed. Tiles 0. Now 1, end 1")
        assert window.reads("Taken back now. One tile only, as open: 1 = 1")


@pytest.mark.parametrize(
    ("language", "n", "each", "more"),
    [
        ("pl", 1, "po 1 turze", "po 1 turze, Ola 2"),
        ("pl", 2, "po 2 tury", "po 2 tury, Ola 3"),
        ("pl", 5, "po 5 tur", "po 5 tur, Ola 6"),
        ("pl", 22, "po 22 tury", "po 22 tury, Ola 23"),
        ("en", 1, "1 turn each", "1 turn each, Ola 2"),
    ],
)
def test_turns_left_are_told_in_the_right_form(language: str, n: int, each: str, more: str) -> None:
    say = translator(language)
    assert say(phrase("new_lands_table.turns_each", n=n)) == each
    assert say(phrase("new_lands_table.turns_more", n=n, names="Ola", more=n + 1)) == more
