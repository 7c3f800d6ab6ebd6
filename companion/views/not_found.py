"""An address that leads nowhere, and a match that is not there."""

from __future__ import annotations

import flet as ft

from companion.screen.boundary import component
from companion.screen.store import Store
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import note, row, screen, title


@component
def NotFound(store: Store) -> ft.Control:
    return _nowhere(store, "not_found.title", "not_found.text")


def no_match(store: Store, why: str) -> ft.Control:
    return _nowhere(store, "match.gone", why)


def _nowhere(store: Store, what: str, why: str) -> ft.Control:
    return screen(
        title(store.text(what)),
        note(store.text(why)),
        row(button(store.text("not_found.home"), lambda: store.go("/"), weight=Emphasis.MAIN)),
    )
