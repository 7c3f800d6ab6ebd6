"""The search field, and below it what was found or what there is to browse."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.screen import theme
from companion.screen.addresses import rules_route
from companion.screen.boundary import component
from companion.screen.rule_search import SEARCH, Loaded, RuleSearch, fetched
from companion.screen.store import Store
from companion.views.rules.to_table import to_table
from companion.widgets.controls import icon_button
from companion.widgets.game_signs import game_chips
from companion.widgets.layout import title
from companion.widgets.typing import Typed

LONGEST: Final = 200
FIELD: Final = {
    "prefix_icon": ft.Icons.SEARCH,
    "autocorrect": False,
    "max_length": LONGEST,
    "counter": "",
    "border": ft.OutlineInputBorder(border_radius=theme.RADIUS),
}


def _open_best(store: Store, game_id: str) -> None:
    """Enter opens the best answer."""
    if fetched(game_id, SEARCH):
        from companion.views.rules import lists

        if best := lists.best(game_id, store.rule_search.query, store.language):
            store.go(rules_route(game_id, best))


@component
def Asking(
    store: Store,
    game_id: str,
    games: tuple[str, ...],
    rule_search: RuleSearch,
    there: Loaded,
    beside_a_page: bool = False,
) -> ft.Control:
    """`games`: those one can change to."""
    query, calls = rule_search.query, rule_search.calls
    # Who comes back to what they found wants to read on, not to type.
    focus = ft.use_memo(lambda: not query and (not beside_a_page or calls > 0), [calls])
    field = Typed(
        store.text("rules.search"),
        query,
        rule_search.ask,
        store,
        {**FIELD, "hint_text": store.text(f"{game_id}_rules.hint"), "autofocus": focus},
        partial(_open_best, store, game_id),
    )
    return ft.Column(
        [
            _head(store, game_id, games, _anew(field, calls)),
            _below(store, game_id, rule_search, there),
        ],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _head(store: Store, game_id: str, games: tuple[str, ...], field: ft.Control) -> ft.Control:
    """What stays above the list: the way to the table, the games, the field."""
    search = store.rule_search
    clear = [icon_button(store.text("rules.clear"), ft.Icons.CLOSE, search.start_over)] if search.query else []
    return ft.Container(
        ft.Column(
            [
                ft.Row([*to_table(store), title(store.text("rules.title"))]),
                *game_chips(store, games, game_id, lambda chosen: store.go(rules_route(chosen))),
                ft.Row([field, *clear]),
            ],
            spacing=theme.GAP,
            tight=True,
        ),
        padding=ft.Padding.only(
            left=theme.PAGE_PADDING, right=theme.PAGE_PADDING, top=theme.PAGE_PADDING, bottom=theme.GAP
        ),
    )


def _anew(field: ft.Control, calls: int) -> ft.Control:
    """A new one for each call: only a field that is new to the screen takes the focus."""
    return ft.Container(field, key=f"field{calls}", expand=True)


def _below(store: Store, game_id: str, rule_search: RuleSearch, there: Loaded) -> ft.Control:
    asked = bool(rule_search.query.strip())
    if not (there.search if asked else there.pages):
        return ft.Container(expand=True)
    from companion.views.rules import lists

    if asked:
        return lists.Found(store, game_id, rule_search.query, there.answering)
    return lists.Contents(store, game_id, store.marks)
