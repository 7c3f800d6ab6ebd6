"""The map by keys, turned to one's chair, and what a complete box tells of it."""

from __future__ import annotations

from typing import Any

from companion.backend import Backend
from companion.views.new_lands.table.map_view import nearest
from rules.new_lands.ask.tiles import offers
from rules.new_lands.components.tile import tile, turned
from rules.new_lands.land.map_text import land_of
from rules.new_lands.moves import Done, LayTile, PlaceMeeple
from rules.new_lands.setup import Depth
from tests.companion.views.new_lands.at_lands import Taps, seated
from tests.rules.new_lands.tables import WHOLE_BOX, a_setup

EN = Taps("en")
PLUS = "- Ps.Mnew - / Pe.Mnsw Pnesw Pw.Mnes / - Pn.Mesw -"


def test_an_arrow_leads_to_the_nearest_free_spot_that_way() -> None:
    land = land_of(PLUS)
    assert nearest(land, (1, 1), 0, -1, 0) == (1, -1)
    assert nearest(land, (1, -1), 0, 1, 0) in {(0, 0), (2, 0)}
    assert nearest(land, (0, 0), 1, 0, 0) == (2, 0)
    assert nearest(land, (3, 1), 1, 0, 0) is None


def test_arrows_go_by_what_is_seen() -> None:
    land = land_of(PLUS)
    # After a quarter turn clockwise what lay to the left lies above.
    assert nearest(land, (1, 1), 0, -1, 1) == (-1, 1)


async def test_a_tile_is_laid_by_keys_alone(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP), width=1280) as (window, table):
        await window.press("L")
        assert window.reads("Free spots (4)")
        await window.press("1")
        for key in "222":  # mountains at the three open edges
            await window.press(key)
        await window.press("1")
        laid = table.journal.moves[-1]
        assert isinstance(laid, LayTile)
        assert sorted(tile(laid.tile).edges)[:3] == ["M", "M", "M"]


async def test_zero_is_nothing_more_and_m_opens_the_meeples(backend: Backend) -> None:
    moves = (LayTile(seat=0, x=0, y=1, tile="Pnesw"), PlaceMeeple(seat=0, edge="n"))
    async with seated(backend, a_setup(2, Depth.MAP), *moves) as (window, table):
        await window.press("M")
        assert window.reads("Meeples (1)")
        await window.press("Escape")
        for name in EN.of(table.state, LayTile(seat=1, x=0, y=2, tile="Pn.Sesw")):
            await window.tap(name)
        await window.press("0")
        assert table.journal.moves[-1] == Done(seat=1)


async def test_the_view_turns_and_so_does_everything_that_is_chosen_there(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP)) as (window, table):
        below = EN.spot(table.state, (0, 1))
        assert below in window.names()
        await window.tap("Turn the view")
        assert below not in window.names()
        # What lay below the start tile lies to its left now, and asks for its plain on the right.
        await window.tap("1 left of the start tile: right plain")
        await window.tap(EN.edges("SPSS", len(_known(table, "SPSS"))))
        seen = _known(table, "SPSS")[0]
        await window.tap(EN.picture(seen))
        laid = table.journal.moves[-1]
        assert isinstance(laid, LayTile)
        assert (laid.x, laid.y) == (0, 1)
        assert tile(laid.tile).edges == "PSSS"
        assert turned(tile(laid.tile), 1).text == seen
        assert "Explorer (right)" in window.names()


def _known(table: Any, seen: str) -> list[str]:
    edges = seen[1:] + seen[:1]
    found = next(choice for choice in offers(table.state, (0, 1)) if choice.edges == edges)
    return [turned(tile(one.tile), 1).text for one in found.pictures]


async def test_a_complete_box_tells_what_is_left(backend: Backend) -> None:
    setup = a_setup(2, Depth.MAP, box=WHOLE_BOX)
    async with seated(backend, setup, LayTile(seat=0, x=0, y=1, tile="Pnesw")) as (window, table):
        copies = table.state.box.copies["Pnesw"]
        await window.tap("Players")
        await window.tap("What is left")
        assert window.reads("82 tiles are not on the table.")
        labels = [getattr(control, "label", None) for control in window.controls()]
        assert any(f"(Pnesw): {copies - 1} left" in str(label) for label in labels)


async def test_an_incomplete_box_says_nothing_of_what_is_left(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP)) as (window, _):
        await window.tap("Players")
        assert "What is left" not in window.names()


async def test_tiles_say_who_laid_them(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP), LayTile(seat=0, x=0, y=1, tile="Pnesw")) as (window, _):
        labels = [str(getattr(control, "label", "")) for control in window.controls()]
        assert any(label.startswith("tile 1, Ola: ") for label in labels)
        assert any(label.startswith("start tile: ") for label in labels)
