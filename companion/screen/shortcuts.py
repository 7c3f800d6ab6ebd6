"""Keys that do something wherever one is; they sleep while someone types."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.screen.store import Store


@dataclass(frozen=True)
class Shortcut:
    key: str
    does: str
    """The phrase that says what it does."""
    act: Callable[[Store], None]


def _toggle_help(store: Store) -> None:
    store.help_open = not store.help_open


def _search(store: Store) -> None:
    store.rule_search.start_over()
    store.go("/rules")


HELP: Final = "?"
SHORTCUTS: Final = (
    Shortcut("H", "shortcuts.home", lambda store: store.go("/")),
    Shortcut("R", "shortcuts.rules", lambda store: store.go("/rules")),
    Shortcut("/", "shortcuts.search", _search),
    Shortcut("S", "shortcuts.settings", lambda store: store.go("/settings")),
    Shortcut(HELP, "shortcuts.help", _toggle_help),
)


async def press(store: Store, event: ft.KeyboardEvent) -> None:
    if is_typing(store) or event.ctrl or event.alt or event.meta:
        return
    key = _written(event)
    if _covered(store.page):
        # Who reads a dialog means nothing behind it; the list of shortcuts closes as it was opened.
        if store.help_open and key == HELP:
            _toggle_help(store)
    elif (act := store.keys.find(key)) is not None:
        if isinstance(pending := act(), Awaitable):
            await pending
    else:
        for shortcut in SHORTCUTS:
            if shortcut.key == key:
                shortcut.act(store)


def _covered(page: ft.Page) -> bool:
    """Whether something lies over the screen; a notice only stands beside it."""
    return any(dialog.open and not isinstance(dialog, ft.SnackBar) for dialog in page._dialogs.controls)


def is_typing(store: Store) -> bool:
    """Whether somebody writes in a text field that is still on the screen, or is about to."""
    return store.keys.awaits_field or store.keys.field in store.page.session.index


def _written(event: ft.KeyboardEvent) -> str:
    """The client names the key, not the sign on it: `?` comes as Shift and `/`."""
    return "?" if event.shift and event.key == "/" else event.key.upper()
