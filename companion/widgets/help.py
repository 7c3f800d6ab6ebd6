"""The "?" of a screen: the rules that matter at this moment, answers and all."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.rule_search import fetch, fetched
from companion.screen.store import Store
from companion.widgets.controls import button, icon_button, tile
from companion.widgets.layout import title

LISTED = 8


def help_button(store: Store, moments: str | tuple[str, ...]) -> ft.Control:
    """Opens what has to do with these moments of the game, best first."""
    return Help(store, (moments,) if isinstance(moments, str) else moments)


@component
def Help(store: Store, moments: tuple[str, ...]) -> ft.Control:
    opened, set_opened = ft.use_state(False)
    language = store.language

    async def open_sheet() -> None:
        if not fetched(language):
            await fetch(language, lambda: set_opened(True))
        set_opened(True)

    sheet = _sheet(store, moments, lambda: set_opened(False)) if opened and fetched(language) else None
    ft.use_dialog(sheet)
    return icon_button(store.text("rules.now"), ft.Icons.HELP_OUTLINE, open_sheet)


def _sheet(store: Store, moments: tuple[str, ...], close: Callable[[], None]) -> ft.BottomSheet:
    # Loaded with the pages: a table does not wait for the look-up before someone asks.
    from companion.lookup.book import rules_about

    def go(route: str) -> None:
        close()
        store.go(route)

    answers = rules_about(moments, store.language)[:LISTED]
    return ft.BottomSheet(
        ft.ListView(
            [
                ft.Row(
                    [
                        ft.Container(title(store.text("rules.now")), expand=True),
                        icon_button(store.text("shell.close"), ft.Icons.CLOSE, close),
                    ]
                ),
                *(tile(page.title, page.text, partial(go, f"/rules/{page.id}")) for page in answers),
                ft.Row(
                    [button(store.text("rules.search_all"), partial(go, "/rules"), icon=ft.Icons.SEARCH)], wrap=True
                ),
            ],
            padding=theme.SCROLLED,
            spacing=theme.GAP,
        ),
        scrollable=True,
        show_drag_handle=True,
        draggable=True,
        use_safe_area=True,
        size_constraints=ft.BoxConstraints(max_width=theme.READABLE),
        on_dismiss=lambda: close(),
    )
