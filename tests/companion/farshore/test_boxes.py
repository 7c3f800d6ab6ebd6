"""What a match teaches is in My box."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.preferences import Preferences
from companion.disk.saves import Saves
from companion.farshore.boxes import learn
from companion.screen.caller import Caller
from companion.screen.store import Store
from rules.farshore.components.box import IslandText, TrackFix, WindTile
from rules.farshore.components.ship import Track
from rules.farshore.components.traits import Colour
from tests.companion.views.at_box import kept
from tests.harness.window import Window


async def test_the_table_teaches_the_box_unless_there_is_no_room(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    stores: list[Store] = []
    async with Window(_window(backend, stores)) as _:
        store = stores[0]
        for colour in Colour:
            await learn(store, WindTile(stack="A", traits=(colour,)))
        assert [tile.traits for tile in kept(backend).wind_tiles] == [(colour,) for colour in list(Colour)[:4]]
        await learn(store, TrackFix(track=Track(values=(0, 1), chests=())))
        assert kept(backend).track == Track(values=(0, 1), chests=())

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(Saves, "keep_box", full)
        await learn(store, IslandText(text="waiting"))
        assert store.trouble is not None
        await store.prefer(calm=True)
        assert store.trouble is not None
        await store.keep_again()
        assert store.trouble is not None
        monkeypatch.undo()
        await store.keep_again()
        assert store.trouble is None
        assert kept(backend).islands == (IslandText(text="waiting"),)


def _window(backend: Backend, stores: list[Store]) -> Callable[[ft.Page], None]:
    def main(page: ft.Page) -> None:
        stores.append(Store(backend, page, "en", backend.settings, Caller(), Preferences()))

    return main
