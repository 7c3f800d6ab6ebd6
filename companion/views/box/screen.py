"""The way into My box of a game: an overview, and a screen for each of its drawers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import flet as ft

from companion.box.files import ImportedBox
from companion.box.kind import BoxKind
from companion.box.own_box import OwnBox, my_box
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.box.overview import overview
from companion.views.box.preview import preview
from companion.views.not_found import NotFound

OnTop = Callable[[Any], Iterable[ft.Control]]
"""What a game asks before its drawers; takes the box of the window."""
Besides = Callable[[Store, Any], Iterable[str]]
"""What a box tells that lies in no drawer."""


def _nothing(*_: object) -> tuple[()]:
    return ()


@component
def BoxScreen(
    store: Store, kind: BoxKind[Any], part: str, on_top: OnTop = _nothing, besides: Besides = _nothing
) -> ft.Control:
    nothing: OwnBox[Any] | None = None
    own, set_own = ft.use_state(nothing)

    async def look() -> None:
        set_own(OwnBox(store, kind, await my_box(store, kind)))

    ft.use_effect(look, [])
    drawer = kind.drawer(part)
    if part and drawer is None:
        return NotFound(store)
    if own is None:
        return ft.Container(expand=True)
    if drawer is None:
        return _Overview(own, on_top, besides)
    shown: ft.Control = drawer.screen()(own)
    return shown


@component
def _Overview(own: OwnBox[Any], on_top: OnTop, besides: Besides) -> ft.Control:
    nothing: ImportedBox[Any] | None = None
    brought, set_brought = ft.use_state(nothing)
    if brought is not None:
        return preview(own, brought, lambda: set_brought(None), besides(own.store, brought.box))
    return overview(own, set_brought, on_top(own))
