"""Above the question: whose turn it is, the ways out of the table, what happened last and how to take it back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import flet as ft

from companion import theme
from companion.boundary import component, memo
from companion.pulse import Pulse
from companion.sitting import Sitting
from companion.store import Store
from companion.views.farshore.table.board import called
from companion.widgets.controls import Do, Weight, button, icon_button
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


def top_row(sitting: Sitting) -> ft.Control:
    # The sign is drawn with every move, so that no picture ever says too early that the disk has it.
    store, sign = sitting.store, SaveSign(sitting, sitting.saving)
    ways = WaysOut(store, sitting, _moments(sitting))
    if store.wide or store.settings.text_size < theme.LARGE_TEXT:
        return ft.Row([WayBack(store, _title(sitting)), sign, ways], spacing=0)
    # Beside the ways out, large words would be broken in the middle.
    below = ft.Container(_heading(_title(sitting)), padding=ft.Padding.symmetric(horizontal=theme.INSET))
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
def _WaysOut(store: Store, sitting: Sitting, moments: tuple[str, ...]) -> ft.Control:
    match = f"/match/{sitting.table.id}"
    return ft.Row(
        [
            icon_button(store.text("farshore_table.players"), ft.Icons.GROUPS_OUTLINED, Do(_toggle, sitting)),
            icon_button(store.text("log.title"), ft.Icons.HISTORY, lambda: store.go(f"{match}/log")),
            icon_button(
                store.text("farshore_table.score"), ft.Icons.EMOJI_EVENTS_OUTLINED, lambda: store.go(f"{match}/score")
            ),
            help_button(store, moments),
        ],
        spacing=0,
        tight=True,
    )


WaysOut = memo(_WaysOut)


def _toggle(sitting: Sitting) -> None:
    if sitting.panel == "players":
        sitting.close()
    else:
        sitting.open("players")


def _moments(sitting: Sitting) -> tuple[str, ...]:
    """In a person's turn the season they are in comes first; in winter, with which nothing comes, the next one."""
    state = sitting.state
    if state.phase is not Phase.PERSON:
        return MOMENTS[state.phase]
    season = max(state.people[state.turn].season, Season.SPRING)
    return (f"season.{season}", *MOMENTS[Phase.PERSON])


def _title(sitting: Sitting) -> str:
    store, state = sitting.store, sitting.state
    if state.phase is Phase.OVER:
        return store.text("farshore_table.over")
    player = state.players[state.turn]
    return store.text("farshore_table.turn_of", name=called(store, state, state.turn), season=player.season.value)


@component
def SaveSign(sitting: Sitting, _saving: Pulse) -> ft.Control:
    """Whether the disk has everything."""
    store, table = sitting.store, sitting.table
    if table.failing:
        icon, key, colour = ft.Icons.SAVE_OUTLINED, "not_saved", ft.Colors.ERROR
    elif table.kept:
        icon, key, colour = ft.Icons.CHECK_CIRCLE_OUTLINE, "saved", ft.Colors.ON_SURFACE_VARIANT
    else:
        icon, key, colour = ft.Icons.SAVE_OUTLINED, "saving", ft.Colors.ON_SURFACE_VARIANT
    words = store.text(f"farshore_table.{key}")
    return ft.Icon(icon, size=theme.MARK, color=colour, semantics_label=words, tooltip=words)


@component
def SaveBanner(sitting: Sitting, _saving: Pulse) -> ft.Control:
    store = sitting.store
    if not sitting.table.failing:
        return ft.Container()
    return ft.Container(
        ft.Text(store.text("farshore_table.failing"), color=ft.Colors.ON_ERROR_CONTAINER),
        bgcolor=ft.Colors.ERROR_CONTAINER,
        padding=ft.Padding.all(theme.INSET),
    )


def last_line(sitting: Sitting) -> ft.Control:
    """What the last move did and which pieces it moves: it stays until the next one, so nobody has to hurry."""
    store, table = sitting.store, sitting.table
    return LastLine(store, sitting, tuple(store.say(line) for line in table.last), table.journal.can_redo)


@component
def _LastLine(store: Store, sitting: Sitting, lines: tuple[str, ...], can_redo: bool) -> ft.Control:
    if not lines and not can_redo:
        return ft.Container()
    said = [ft.Text(line, theme_style=ft.TextThemeStyle.BODY_MEDIUM) for line in lines]
    large = store.settings.text_size > theme.LARGE_TEXT
    told = ft.Semantics(content=ft.Column(list(said), spacing=0), live_region=True, expand=not large)
    steps = Steps(store, sitting, bool(lines), can_redo)
    return ft.Container(
        ft.Column([told, steps], spacing=0) if large else ft.Row([told, steps], spacing=theme.NEAR),
        bgcolor=ft.Colors.SECONDARY_CONTAINER,
        border_radius=theme.SMALL_RADIUS,
        padding=ft.Padding.only(left=theme.INSET, right=theme.NEAR, top=theme.NEAR, bottom=theme.NEAR),
    )


LastLine = memo(_LastLine)


@component
def _Steps(store: Store, sitting: Sitting, can_undo: bool, can_redo: bool) -> ft.Control:
    undo = button(store.text("shell.undo"), sitting.undo, icon=ft.Icons.UNDO, weight=Weight.QUIET)
    redo = icon_button(store.text("farshore_table.redo"), ft.Icons.REDO, sitting.redo)
    return ft.Row([*([undo] if can_undo else ()), *([redo] if can_redo else ())], spacing=theme.NEAR, tight=True)


Steps = memo(_Steps)
