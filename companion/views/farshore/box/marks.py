"""Where a fact comes from, as a sign and a word; and what the screens of My box have in common."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import flet as ft

from companion.farshore.pages import page_of_fact
from companion.screen import theme
from companion.screen.store import Store
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import note, row, screen, title
from rules.farshore.components.printed import Origin, Source

SIGNS: Final[Mapping[str, ft.IconData]] = {
    Origin.RULEBOOK: ft.Icons.MENU_BOOK,
    Origin.REPORTED: ft.Icons.FORUM_OUTLINED,
    Origin.OURS: ft.Icons.LIGHTBULB_OUTLINE,
    Origin.YOURS: ft.Icons.PERSON,
    "unknown": ft.Icons.HELP_OUTLINE,
}
PAGE: Final = re.compile(r"p\. (\d+)")


def mark(store: Store, source: Source | Origin | None) -> ft.Control:
    """A sign and a word: from the rulebook, reported, our conclusion, yours, or not known yet."""
    origin = source.origin if isinstance(source, Source) else source
    return _marked(store, origin or "unknown", origin_words(store, source))


def legend(store: Store) -> ft.Control:
    return ft.Column(
        [
            ft.Row(
                [_sign(store, origin), ft.Text(store.text("farshore_box.means", origin=str(origin)), expand=True)],
                spacing=theme.GAP,
            )
            for origin in SIGNS
        ],
        spacing=theme.GAP,
    )


def origin_words(store: Store, source: Source | Origin | None) -> str:
    if source is None:
        return store.text("farshore_box.unknown")
    origin = source.origin if isinstance(source, Source) else source
    words = store.text(f"farshore_facts.origin_{origin}")
    page = PAGE.match(source.where) if isinstance(source, Source) else None
    if page is None:
        return words
    return store.text("farshore_box.on_page", words=words, page=page_of_fact(int(page[1]), store.language))


def part_screen(store: Store, name: str, *content: ft.Control) -> ft.Control:
    """One kind of component, with the way back to the whole box."""
    return screen(
        row(
            button(
                store.text("farshore_box.back"),
                lambda: store.go("/box/farshore"),
                icon=ft.Icons.ARROW_BACK,
                weight=Emphasis.QUIET,
            )
        ),
        title(store.text(f"farshore_box.{name}")),
        note(store.text(f"farshore_box.{name}_about")),
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
    yours = origin == Origin.YOURS
    return ft.Icon(
        SIGNS[origin],
        size=theme.MARK * store.settings.text_size / 100,
        color=ft.Colors.PRIMARY if yours else ft.Colors.ON_SURFACE_VARIANT,
    )
