"""The way back to the table for who came from a match, however far they have read on."""

from __future__ import annotations

import flet as ft

from companion.screen.store import Store
from companion.widgets.controls import icon_button


def to_table(store: Store) -> list[ft.Control]:
    """From the list."""
    match = _match(store)
    return [icon_button(store.text("log.to_table"), ft.Icons.ARROW_BACK, lambda: store.go(match))] if match else []


def to_table_beside_back(store: Store, here: str) -> list[ft.Control]:
    """From the page `here`, whose Back leads to another page; beside a list, that has the way already."""
    match, now = _match(store), store.trail.now
    # The trail hears of a page after it was drawn.
    came_from = store.trail.before("") if now == here else now
    if not match or store.wide or came_from == match:
        return []
    return [icon_button(store.text("log.to_table"), ft.Icons.TABLE_RESTAURANT_OUTLINED, lambda: store.go(match))]


def _match(store: Store) -> str:
    route = store.trail.outside("/rules")
    return route if route.startswith("/match/") else ""
