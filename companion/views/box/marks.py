"""Where a fact comes from, as a sign and a word; and what the screens of My box have in common."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Protocol

import flet as ft

from companion.lookup.fact_sources import fact_source
from companion.lookup.lookup import lookup
from companion.screen import theme
from companion.screen.addresses import box_route
from companion.screen.store import Store
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import note, row, screen, title

YOURS: Final = "yours"
UNKNOWN: Final = "unknown"
SIGNS: Final[Mapping[str, ft.IconData]] = {
    "rulebook": ft.Icons.MENU_BOOK,
    "reported": ft.Icons.FORUM_OUTLINED,
    "ours": ft.Icons.LIGHTBULB_OUTLINE,
    YOURS: ft.Icons.PERSON,
    UNKNOWN: ft.Icons.HELP_OUTLINE,
}
"""By the word for an origin that the facts of every game use."""
PAGE: Final = re.compile(r"p\. (\d+)")


class Source(Protocol):
    """Who says so, and where."""

    @property
    def origin(self) -> str: ...
    @property
    def where(self) -> str: ...


def mark(store: Store, game_id: str, source: Source | str | None) -> ft.Control:
    """A sign and a word: from the rulebook, reported, our conclusion, yours, or not known yet."""
    return _marked(store, origin(source), origin_words(store, game_id, source))


def origin(source: Source | str | None) -> str:
    if source is None:
        return UNKNOWN
    return source if isinstance(source, str) else source.origin


def legend(store: Store) -> ft.Control:
    return ft.Column(
        [
            ft.Row(
                [_sign(store, one), ft.Text(store.text("box.means", origin=one), expand=True)],
                spacing=theme.GAP,
            )
            for one in SIGNS
        ],
        spacing=theme.GAP,
    )


def origin_words(store: Store, game_id: str, source: Source | str | None) -> str:
    if source is None:
        return store.text("box.unknown")
    words = store.text(f"box.origin_{origin(source)}")
    page = None if isinstance(source, str) else PAGE.match(source.where)
    found = lookup(game_id)
    if page is None or found is None:
        return words
    return store.text("box.on_page", words=words, page=fact_source(found, int(page[1]), store.language))


def drawer_screen(store: Store, game_id: str, name: str, *content: ft.Control) -> ft.Control:
    """One kind of component, with the way back to the whole box."""
    return screen(
        row(
            button(
                store.text("box.back"),
                lambda: store.go(box_route(game_id)),
                icon=ft.Icons.ARROW_BACK,
                weight=Emphasis.QUIET,
            )
        ),
        title(store.text(f"{game_id}_box.{name}")),
        note(store.text(f"{game_id}_box.{name}_about")),
        *content,
    )


def apart(field: ft.Control) -> ft.Control:
    """With room for the name of a filled field, which rises above its edge; and not read together with what is near."""
    return ft.Semantics(content=ft.Container(field, padding=ft.Padding.only(top=theme.GAP)), container=True)


def _marked(store: Store, origin: str, words: str) -> ft.Control:
    return ft.Row(
        [
            _sign(store, origin),
            ft.Text(words, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=ft.Colors.ON_SURFACE_VARIANT, expand=True),
        ],
        spacing=theme.SNUG,
    )


def _sign(store: Store, origin: str) -> ft.Control:
    return ft.Icon(
        SIGNS[origin],
        size=theme.MARK * store.preferences.text_size / 100,
        color=ft.Colors.PRIMARY if origin == YOURS else ft.Colors.ON_SURFACE_VARIANT,
    )
