"""What the panes of a table have in common: half-made choices, how many buttons fit side by side, a panel's heading."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import flet as ft

from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.screen.addresses import rules_route
from companion.screen.boundary import component, memo
from companion.screen.store import Store
from companion.widgets.answers import grid
from companion.widgets.controls import Act, button, icon_button
from companion.widgets.kept import kept_together
from companion.widgets.layout import column
from companion.widgets.pictures import spoken_drawings

T = TypeVar("T")


def use_choice(window: TableWindow[Any], what: str, first: T, *, counts: bool = False) -> tuple[T, Callable[[T], None]]:
    """A half-made choice: it waits while something else lies over it, and starts anew when the match goes on.

    `counts`: what can be answered stays where it was, however fast one counts; otherwise another picture is shown.
    """
    place, choices = (window.panel, what), window.panels.choices
    _, draw = ft.use_state(0)

    def choose(chosen: T) -> None:
        window.panels.choices[place] = chosen
        if not counts:
            window.store.reading.start()
        draw(lambda times: times + 1)

    return choices.get(place, first), choose


def across(store: Store, usual: int) -> int:
    """Fewer buttons in a row when the text is large: words are not broken apart."""
    size = store.preferences.text_size
    if size <= theme.SMALL_TEXT:
        return usual
    return max(2, usual - 1) if size <= theme.LARGE_TEXT else max(1, min(2, usual - 1))


def answer_list(store: Store, answers: Sequence[ft.Control], *, many: bool = False) -> ft.Control:
    """Big buttons below each other; two abreast on a phone held across, and on any short one where they are `many`."""
    if answers[1:] and (store.shape.flat or (many and store.shape.short)):
        return grid([ft.Container(button, expand=True) for button in answers], across(store, 2))
    between = theme.NEAR if store.shape.short else theme.GAP
    stretch = ft.CrossAxisAlignment.STRETCH
    return kept_together(
        ("answers", between),
        answers,
        lambda: ft.Column(list(answers), spacing=between, horizontal_alignment=stretch),
    )


def running(lines: tuple[str, ...], short: bool) -> tuple[str, ...]:
    """Sentences below each other; as one text where the answers need the height."""
    return (" ".join(lines),) if short and lines else lines


def panel(
    window: TableWindow[Any],
    heading: str,
    *content: ft.Control,
    entry: str = "",
    close: Act | None = None,
    sign: str = "",
) -> ft.Control:
    """A part of the table opened large, with the way to its rule and the way back.

    `sign`: a drawing instead of the heading, which is then only spoken.
    """
    rule = rules_route(window.table.game.id, entry) if entry else ""
    return column([PanelHeading(window.store, heading, rule, close or window.close, sign), *content])


def back_button(store: Store, act: Act) -> ft.Control:
    """To the question before."""
    return button(store.text("table.back"), act, icon=ft.Icons.ARROW_BACK)


@component
def _PanelHeading(store: Store, heading: str, rule: str, close: Act, sign: str) -> ft.Control:
    written = ft.Text(heading, theme_style=ft.TextThemeStyle.TITLE_LARGE)
    title = (
        spoken_drawings((sign,), heading, theme.SIGN, heading=2)
        if sign
        else ft.Semantics(content=written, heading_level=2, container=True)
    )
    way_back = icon_button(store.text("shell.close"), ft.Icons.CLOSE, close)
    return ft.Row([ft.Container(title, expand=True), *_way_to(store, rule), way_back])


PanelHeading = memo(_PanelHeading)


def _way_to(store: Store, rule: str) -> list[ft.Control]:
    name = store.text("table.rule")
    return [icon_button(name, ft.Icons.MENU_BOOK_OUTLINED, lambda: store.go(rule))] if rule else []
