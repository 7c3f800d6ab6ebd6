"""The "?" of a screen: the rules that matter at this moment, answers and all."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.screen import theme
from companion.screen.addresses import all_rules, rules_route
from companion.screen.boundary import component
from companion.screen.rule_search import fetch, fetched
from companion.screen.store import Store
from companion.widgets.controls import button, icon_button, tile
from companion.widgets.layout import title

LISTED = 8


Moments = str | tuple[str, ...] | Callable[[], tuple[str, ...]]
"""Of a game, or what says them when somebody asks."""


def help_button(store: Store, game_id: str, moments: Moments) -> ft.Control:
    """Opens what has to do with these moments of a game, best first."""
    return Help(store, game_id, (moments,) if isinstance(moments, str) else moments)


@component
def Help(store: Store, game_id: str, moments: Moments) -> ft.Control:
    opened, set_opened = ft.use_state(False)
    language = store.language

    async def open_sheet() -> None:
        if not fetched(game_id, language):
            await fetch(game_id, language, lambda: set_opened(True))
        set_opened(True)

    shown = opened and fetched(game_id, language)
    ft.use_dialog(_sheet(store, game_id, moments, lambda: set_opened(False)) if shown else None)
    return icon_button(store.text("rules.now"), ft.Icons.HELP_OUTLINE, open_sheet)


def _sheet(store: Store, game_id: str, moments: Moments, close: Callable[[], None]) -> ft.BottomSheet:
    # Loaded with the pages: a table does not wait for the look-up before someone asks.
    from companion.lookup.lookup import lookup

    def go(route: str) -> None:
        close()
        store.go(route)

    found = lookup(game_id)
    answers = found.rules_about(moments() if callable(moments) else moments, store.language)[:LISTED] if found else ()
    return ft.BottomSheet(
        ft.ListView(
            [
                ft.Row(
                    [
                        ft.Container(title(store.text("rules.now")), expand=True),
                        icon_button(store.text("shell.close"), ft.Icons.CLOSE, close),
                    ]
                ),
                ft.Row(
                    [button(store.text("rules.search_all"), partial(go, all_rules(game_id)), icon=ft.Icons.SEARCH)],
                    wrap=True,
                ),
                *(tile(page.title, page.text, partial(go, rules_route(game_id, page.id))) for page in answers),
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
