"""The Russian word for an explorer is longer than a button beside three others."""

from __future__ import annotations

from companion.backend import Backend
from companion.screen import theme
from rules.new_lands.moves import LayTile
from rules.new_lands.setup import Depth
from tests.companion.views.new_lands.at_lands import seated
from tests.rules.new_lands.tables import a_setup


async def test_where_a_meeple_may_stand_is_written_short_and_spoken_whole(backend: Backend) -> None:
    """On phones and tablets it was broken apart within the word."""
    tile = LayTile(seat=0, x=0, y=1, tile="Pnesw")
    async with seated(backend, a_setup(2, Depth.MAP), tile, language="ru") as (window, _):
        assert "Первооткрыватель (вся карточка)" in window.names()
        written = [text for text in window.texts() if text.startswith("Первооткр")]
        assert "Первооткр. (вся карточка)" in written
        assert max(len(word) for text in written for word in text.split()) <= theme.TILE_LETTERS
