"""Above the question: whose turn it is, the ways out of the table, what happened last and how to take it back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import flet as ft

from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.redraw import Redraw
from companion.screen.store import Store
from companion.views.farshore.table.board import called
from companion.widgets.controls import Action, Emphasis, button, icon_button
from companion.widgets.help import help_button
from rules.farshore.components.traits import Season
from rules.farshore.state import Phase

MOMENTS: Final[Mapping[Phase, tuple[str, ...]]] = {
    Phase.PERSON: ("turn", "worker", "play_card", "prepare"),
    Phase.TILE: ("winds_of_change",),
    Phase.WEATHER: ("weather",),
    Phase.TIDE: ("high_tide",),
    Phase.ROUTE: ("krabita.route",),
    Phase.CARD: ("krabita.card", "krabita.plan"),
    Phase.LOOKOUT: ("krabita.lookout", "krabita.route"),
    Phase.CLAIM: ("krabita.maps", "map"),
    Phase.VALUE: ("krabita.maps", "map"),
    Phase.DECK_DRAW: ("krabita.season",),
    Phase.PLAN_DRAW: ("krabita.season", "krabita.plan"),
    Phase.MAP: ("krabita.maps", "krabita.autumn"),
    Phase.WAITING: ("pass", "krabita.autumn"),
    Phase.OVER: ("over", "score"),
}
"""What the rules that matter now have to do with."""


def top_row(window: TableWindow) -> ft.Control:
    # The sign is drawn with every move, so that no picture ever says too early that the disk has it.
    store, sign = window.store, SaveSign(window, window.saving)
    ways = WaysOut(store, window, _moments(window))
    if store.wide or store.settings.text_size < theme.LARGE_TEXT:
        return ft.Row([WayBack(store, _title(window)), sign, ways], spacing=0)
    # Beside the ways out, large words would be broken in the middle.
    below = ft.Container(_heading(_title(window)), padding=ft.Padding.symmetric(horizontal=theme.INSET))
    return ft.Column([ft.Row([WayBack(store, ""), sign, ways], spacing=0), below], spacing=0)


@component
def _WayBack(store: Store, heading: str) -> ft.Control:
    return ft.Row(
        [
            icon_button(store.text("farshore_table.leave_table"), ft.Icons.ARROW_BACK, lambda: store.go("/")),
            ft.Container(
                _heading(heading) if heading else None, expand=True, padding=ft.Padding.only(right=theme.NEAR)
            ),
        ],
        spacing=0,
        expand=True,
    )


def _heading(words: str) -> ft.Control:
    shown = ft.Text(words, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, weight=ft.FontWeight.W_600)
    return ft.Semantics(content=shown, heading_level=1, container=True)


WayBack = memo(_WayBack)


@component
def _WaysOut(store: Store, window: TableWindow, moments: tuple[str, ...]) -> ft.Control:
    match = f"/match/{window.table.id}"
    return ft.Row(
        [
            icon_button(store.text("farshore_table.players"), ft.Icons.GROUPS_OUTLINED, Action(_toggle, window)),
            icon_button(store.text("log.title"), ft.Icons.HISTORY, lambda: store.go(f"{match}/log")),
            icon_button(
                store.text("farshore_table.score"), ft.Icons.EMOJI_EVENTS_OUTLINED, lambda: store.go(f"{match}/score")
            ),
            help_button(store, window.table.game.id, moments),
        ],
        spacing=0,
        tight=True,
    )


WaysOut = memo(_WaysOut)


def _toggle(window: TableWindow) -> None:
    if window.panel == "players":
        window.close()
    else:
        window.open("players")


def _moments(window: TableWindow) -> tuple[str, ...]:
    """In a person's turn the season they are in comes first; in winter, with which nothing comes, the next one."""
    state = window.state
    if state.phase is not Phase.PERSON:
        return MOMENTS[state.phase]
    season = max(state.people[state.turn].season, Season.SPRING)
    return (f"season.{season}", *MOMENTS[Phase.PERSON])


def _title(window: TableWindow) -> str:
    store, state = window.store, window.state
    if state.phase is Phase.OVER:
        return store.text("farshore_table.over")
    player = state.players[state.turn]
    return store.text("farshore_table.turn_of", name=called(store, state, state.turn), season=player.season.value)


@component
def SaveSign(window: TableWindow, _saving: Redraw) -> ft.Control:
    """Whether the disk has everything."""
    store, table = window.store, window.table
    if table.failing:
        icon, key, colour = ft.Icons.SAVE_OUTLINED, "not_saved", ft.Colors.ERROR
    elif table.kept:
        icon, key, colour = ft.Icons.CHECK_CIRCLE_OUTLINE, "saved", ft.Colors.ON_SURFACE_VARIANT
    else:
        icon, key, colour = ft.Icons.SAVE_OUTLINED, "saving", ft.Colors.ON_SURFACE_VARIANT
    words = store.text(f"farshore_table.{key}")
    return ft.Icon(icon, size=theme.MARK, color=colour, semantics_label=words, tooltip=words)


@component
def SaveBanner(window: TableWindow, _saving: Redraw) -> ft.Control:
    store = window.store
    if not window.table.failing:
        return ft.Container()
    return ft.Container(
        ft.Text(store.text("farshore_table.failing"), color=ft.Colors.ON_ERROR_CONTAINER),
        bgcolor=ft.Colors.ERROR_CONTAINER,
        padding=ft.Padding.all(theme.INSET),
    )


def last_line(window: TableWindow) -> ft.Control:
    """What the last move did and which pieces it moves: it stays until the next one, so nobody has to hurry."""
    store, table = window.store, window.table
    return LastLine(store, window, tuple(store.say(line) for line in table.last), table.journal.can_redo)


@component
def _LastLine(store: Store, window: TableWindow, lines: tuple[str, ...], can_redo: bool) -> ft.Control:
    if not lines and not can_redo:
        return ft.Container()
    said = [ft.Text(line, theme_style=ft.TextThemeStyle.BODY_MEDIUM) for line in lines]
    large = store.settings.text_size > theme.LARGE_TEXT
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
def _Steps(store: Store, window: TableWindow, can_undo: bool, can_redo: bool) -> ft.Control:
    undo = button(store.text("shell.undo"), window.undo, icon=ft.Icons.UNDO, weight=Emphasis.QUIET)
    redo = icon_button(store.text("farshore_table.redo"), ft.Icons.REDO, window.redo)
    return ft.Row([*([undo] if can_undo else ()), *([redo] if can_redo else ())], spacing=theme.NEAR, tight=True)


Steps = memo(_Steps)
