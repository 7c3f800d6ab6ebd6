"""The way into My box: an overview, and a screen for each kind of component."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.farshore.boxes import OwnBox, my_box
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.farshore.box.cards import Cards
from companion.views.farshore.box.files import ImportedBox
from companion.views.farshore.box.maps import Maps
from companion.views.farshore.box.overview import overview
from companion.views.farshore.box.preview import preview
from companion.views.farshore.box.routes import Routes
from companion.views.farshore.box.texts import Islands, Shores, Weather
from companion.views.farshore.box.tiles import Tiles
from companion.views.farshore.box.track import TrackScreen
from companion.views.not_found import NotFound

PARTS: Final[dict[str, Callable[[OwnBox], ft.Control]]] = {
    "tiles": Tiles,
    "maps": Maps,
    "cards": Cards,
    "shores": Shores,
    "track": TrackScreen,
    "islands": Islands,
    "weather": Weather,
    "routes": Routes,
}


@component
def Box(store: Store, part: str) -> ft.Control:
    nothing: OwnBox | None = None
    own, set_own = ft.use_state(nothing)

    async def look() -> None:
        set_own(OwnBox(store, await my_box(store)))

    ft.use_effect(look, [])
    if part and part not in PARTS:
        return NotFound(store)
    if own is None:
        return ft.Container(expand=True)
    return PARTS[part](own) if part else _Overview(own)


@component
def _Overview(own: OwnBox) -> ft.Control:
    nothing: ImportedBox | None = None
    brought, set_brought = ft.use_state(nothing)
    if brought is not None:
        return preview(own, brought, lambda: set_brought(None))
    return overview(own, set_brought)
