"""A sheet whose meeples were told by their places on a map."""

from __future__ import annotations

from companion.backend import Backend
from companion.score.opening import start_sheet
from companion.screen.app import app
from rules.new_lands.components.box import Box
from rules.new_lands.score.sheet import Player, Sheet, Stood
from tests.harness.window import Window

PLACES = (Stood(at="a1e"), Stood(at="b1w"), Stood(at="a1e"))


async def test_a_meeple_told_by_its_place_can_be_taken_away(backend: Backend) -> None:
    """The place was a wrong one, or the meeple had come home: on the screen there is no other way to put it right."""
    sheet = Sheet(players=(Player(name="Ola", meeples=PLACES), Player(name="Jan")), map="Pe.Snsw Pw.Snes")
    opened = start_sheet(backend, sheet, Box())
    await opened.saved()
    async with Window(app(backend, "en"), route=f"/match/{opened.match.id}/score") as window:
        await window.settle()
        await window.tap("Meeples left")
        await window.tap("Take away: 3. a1e")
        assert opened.sheet.players[0].meeples == PLACES[:2]
        await window.tap("Take away: 1. a1e")
        assert opened.sheet.players[0].meeples == PLACES[1:2]
        assert "Ola, 2 points" in window.names()
