"""What a match teaches is in My box."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft
import pytest

from companion.desk import Desk
from companion.farshore.boxes import learn
from companion.saves import Saves
from companion.store import Store
from rules.farshore.components.box import IslandText, TrackFix, WindTile
from rules.farshore.components.ship import Track
from rules.farshore.components.traits import Colour
from tests.companion.views.at_box import kept
from tests.harness.window import Window


async def test_the_table_teaches_the_box_unless_there_is_no_room(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    stores: list[Store] = []
    async with Window(_window(desk, stores)) as _:
        store = stores[0]
        for colour in Colour:
            await learn(store, WindTile(stack="A", traits=(colour,)))
        assert [tile.traits for tile in kept(desk).wind_tiles] == [(colour,) for colour in list(Colour)[:4]]
        await learn(store, TrackFix(track=Track(values=(0, 1), chests=())))
        assert kept(desk).track == Track(values=(0, 1), chests=())

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(Saves, "keep_box", full)
        await learn(store, IslandText(text="lost"))
        assert store.trouble is not None


def _window(desk: Desk, stores: list[Store]) -> Callable[[ft.Page], None]:
    def main(page: ft.Page) -> None:
        stores.append(Store(desk, page, "en", desk.settings))

    return main
