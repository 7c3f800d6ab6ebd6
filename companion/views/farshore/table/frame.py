"""What the panes of the table have in common: how many buttons fit side by side, how a panel is headed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import flet as ft

from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.store import Store
from companion.widgets.controls import Act, icon_button
from companion.widgets.layout import column
from rules.farshore.components.cards import CardId
from rules.farshore.components.places import Place, Spot
from rules.farshore.components.traits import Colour

T = TypeVar("T")


def use_choice(window: TableWindow, what: str, first: T) -> tuple[T, Callable[[T], None]]:
    """A half-made choice: it waits while something else lies over it, and starts anew when the match goes on."""
    place, choices = (window.panel, what), window.panels.choices
    _, draw = ft.use_state(0)

    def choose(chosen: T) -> None:
        window.panels.choices[place] = chosen
        draw(lambda times: times + 1)

    return choices.get(place, first), choose


def across(store: Store, usual: int) -> int:
    """Fewer buttons in a row when the text is large: words are not broken apart."""
    size = store.settings.text_size
    if size <= theme.SMALL_TEXT:
        return usual
    return max(2, usual - 1) if size <= theme.LARGE_TEXT else max(1, min(2, usual - 1))


def hues_across(store: Store) -> int:
    """The five colours in one row, where their words are not broken apart."""
    size = store.settings.text_size
    return len(Colour) if size <= theme.SMALL_TEXT else 3 if size <= theme.LARGE_TEXT else 2


def panel(window: TableWindow, heading: str, *content: ft.Control, entry: str = "") -> ft.Control:
    """A part of the table opened large, with the way to its rule and the way back."""
    return column([PanelHeading(window.store, heading, entry, window.close), *content])


@component
def _PanelHeading(store: Store, heading: str, entry: str, close: Act) -> ft.Control:
    title = ft.Semantics(
        content=ft.Text(heading, theme_style=ft.TextThemeStyle.TITLE_LARGE), heading_level=2, container=True
    )
    rule = [_rule(store, entry)] if entry else []
    way_back = icon_button(store.text("shell.close"), ft.Icons.CLOSE, close)
    return ft.Row([ft.Container(title, expand=True), *rule, way_back])


PanelHeading = memo(_PanelHeading)


def _rule(store: Store, entry: str) -> ft.Control:
    return icon_button(
        store.text("farshore_table.rule"), ft.Icons.MENU_BOOK_OUTLINED, lambda: store.go(f"/rules/farshore/{entry}")
    )


def short_name(window: TableWindow, place: Place) -> str:
    """The picture says what kind of place it is; the word below which one."""
    store = window.store
    match place.spot:
        case Spot.SHORE:
            return store.text("farshore_table.shore", resource=place.which)
        case Spot.RED_CARD if place.which:
            return card_name(window, place.which)
        case Spot.ISLAND if place.which and len(window.state.islands) > 1:
            return store.text("farshore_table.island", n=int(place.which))
        case spot:
            return store.text(f"farshore.place_{spot}")


def card_name(window: TableWindow, card: CardId) -> str:
    return window.store.called(window.state.facts.name(card))
