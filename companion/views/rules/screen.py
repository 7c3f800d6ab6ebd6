"""`/rules`: the search and the topics; beside them, or in their place on a phone, the page that was opened."""

from __future__ import annotations

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.rule_search import SEARCH, RuleSearch, fetch, fetched
from companion.screen.store import Store
from companion.views.rules.asking import Asking

TOPIC = "topic"
"""`/rules/topic/<topic or card colour>` lists pages; anything else after `/rules/` is a page."""


@component
def Rules(store: Store) -> ft.Control:
    params = ft.use_route_params()
    page, of = params.get("page") or "", params.get("of") or ""
    # The pages are loaded when someone first comes here: starting the app does not wait for them.
    _arrivals, count = ft.use_state(0)
    language = store.language

    async def load() -> None:
        await fetch(language, lambda: count(lambda so_far: so_far + 1))

    ft.use_effect(load, [language])
    searchable = fetched(language) and fetched(SEARCH)
    shown = _shown(store, page, of) if fetched(language) else ft.Container(expand=True)
    if not store.wide:
        return shown if page else Asking(store, store.rule_search, searchable, fetched(language))
    if not page and fetched(language):
        shown = Beside(store, store.rule_search, searchable)
    return ft.Row(
        [
            ft.Container(
                Asking(store, store.rule_search, searchable, fetched(language), bool(page)), width=theme.LOOK_UP
            ),
            ft.VerticalDivider(width=1),
            ft.Container(shown, expand=True),
        ],
        expand=True,
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _shown(store: Store, page: str, of: str) -> ft.Control:
    from companion.views.rules import entry, lists

    if page == TOPIC:
        return lists.TopicPage(store, of)
    return entry.Entry(store, page) if page and not of else lists.missing(store)


@component
def Beside(store: Store, rule_search: RuleSearch, searchable: bool) -> ft.Control:
    """What a wide screen shows before anything is opened: the best answer so far, else what one read before."""
    from companion.views.rules import entry, lists

    best = lists.best(rule_search.query, store.language) if searchable else ""
    return entry.Preview(store, best) if best else lists.Known(store, store.marks)
