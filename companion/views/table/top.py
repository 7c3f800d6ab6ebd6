"""Above the question: whose turn it is, the ways out of the table, what happened last and how to take it back."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.redraw import Redraw
from companion.screen.store import Store
from companion.views.table.game_table import PLAYERS, table_of
from companion.widgets.controls import Action, Emphasis, button, icon_button
from companion.widgets.help import help_button


def top_row(window: TableWindow[Any]) -> ft.Control:
    # The sign is drawn with every move, so that no picture ever says too early that the disk has it.
    store, sign = window.store, SaveSign(window, window.saving)
    ways = WaysOut(store, window, bool(table_of(window).moments(window)))
    title = table_of(window).title(window)
    if store.wide or store.preferences.text_size < theme.LARGE_TEXT:
        return ft.Row([WayBack(store, window, title), sign, ways], spacing=0)
    # Beside the ways out, large words would be broken in the middle.
    below = ft.Container(_heading(title), padding=ft.Padding.symmetric(horizontal=theme.INSET))
    return ft.Column([ft.Row([WayBack(store, window, ""), sign, ways], spacing=0), below], spacing=0)


@component
def _WayBack(store: Store, window: TableWindow[Any], heading: str) -> ft.Control:
    return ft.Row(
        [
            icon_button(store.text("table.leave_table"), ft.Icons.ARROW_BACK, Action(_leave, window)),
            ft.Container(
                _heading(heading) if heading else None, expand=True, padding=ft.Padding.only(right=theme.NEAR)
            ),
        ],
        spacing=0,
        expand=True,
    )


def _leave(window: TableWindow[Any]) -> None:
    window.store.go("/")


def _heading(words: str) -> ft.Control:
    shown = ft.Text(words, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, weight=ft.FontWeight.W_600)
    return ft.Semantics(content=shown, heading_level=1, container=True)


WayBack = memo(_WayBack)


@component
def _WaysOut(store: Store, window: TableWindow[Any], helps: bool) -> ft.Control:
    match = f"/match/{window.table.id}"
    score = icon_button(store.text("table.score"), ft.Icons.EMOJI_EVENTS_OUTLINED, lambda: store.go(f"{match}/score"))
    return ft.Row(
        [
            icon_button(store.text("table.players"), ft.Icons.GROUPS_OUTLINED, Action(_toggle, window)),
            icon_button(store.text("log.title"), ft.Icons.HISTORY, lambda: store.go(f"{match}/log")),
            *([score] if window.table.game.sheet else ()),
            *([help_button(store, window.table.game.id, Action(_moments, window))] if helps else ()),
        ],
        spacing=0,
        tight=True,
    )


WaysOut = memo(_WaysOut)


def _moments(window: TableWindow[Any]) -> tuple[str, ...]:
    """Asked for when somebody asks for help: the button stays the same from one question to the next."""
    return table_of(window).moments(window)


def _toggle(window: TableWindow[Any]) -> None:
    if window.panel == PLAYERS:
        window.close()
    else:
        window.open(PLAYERS)


@component
def SaveSign(window: TableWindow[Any], _saving: Redraw) -> ft.Control:
    """Whether the disk has everything."""
    store, table = window.store, window.table
    if table.failing:
        icon, key, colour = ft.Icons.SAVE_OUTLINED, "not_saved", ft.Colors.ERROR
    elif table.is_saved:
        icon, key, colour = ft.Icons.CHECK_CIRCLE_OUTLINE, "saved", ft.Colors.ON_SURFACE_VARIANT
    else:
        icon, key, colour = ft.Icons.SAVE_OUTLINED, "saving", ft.Colors.ON_SURFACE_VARIANT
    words = store.text(f"table.{key}")
    return ft.Icon(icon, size=theme.MARK, color=colour, semantics_label=words, tooltip=words)


@component
def SaveBanner(window: TableWindow[Any], _saving: Redraw) -> ft.Control:
    store = window.store
    if not window.table.failing:
        return ft.Container()
    return ft.Container(
        ft.Text(store.text("table.failing"), color=ft.Colors.ON_ERROR_CONTAINER),
        bgcolor=ft.Colors.ERROR_CONTAINER,
        padding=ft.Padding.all(theme.INSET),
    )


def last_line(window: TableWindow[Any]) -> ft.Control:
    """What the last move did and which pieces it moves: it stays until the next one, so nobody has to hurry."""
    store, table = window.store, window.table
    return LastLine(store, window, tuple(store.say(line) for line in table.last), table.journal.can_redo)


@component
def _LastLine(store: Store, window: TableWindow[Any], lines: tuple[str, ...], can_redo: bool) -> ft.Control:
    if not lines and not can_redo:
        return ft.Container()
    said = [ft.Text(line, theme_style=ft.TextThemeStyle.BODY_MEDIUM) for line in lines]
    large = store.preferences.text_size > theme.LARGE_TEXT
    told = ft.Semantics(content=ft.Column(list(said), spacing=0), live_region=True, expand=not large)
    steps = Steps(store, window, bool(lines), can_redo)
    return ft.Container(
        ft.Column([told, steps], spacing=0) if large else ft.Row([told, steps], spacing=theme.NEAR),
        bgcolor=ft.Colors.SECONDARY_CONTAINER,
        border_radius=theme.SMALL_RADIUS,
        padding=ft.Padding.only(left=theme.INSET, right=theme.NEAR, top=theme.NEAR, bottom=theme.NEAR),
    )


LastLine = memo(_LastLine)


@component
def _Steps(store: Store, window: TableWindow[Any], can_undo: bool, can_redo: bool) -> ft.Control:
    undo = button(store.text("shell.undo"), window.undo, icon=ft.Icons.UNDO, weight=Emphasis.QUIET)
    redo = icon_button(store.text("table.redo"), ft.Icons.REDO, window.redo)
    return ft.Row([*([undo] if can_undo else ()), *([redo] if can_redo else ())], spacing=theme.NEAR, tight=True)


Steps = memo(_Steps)
