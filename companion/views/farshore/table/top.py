"""Above the question: whose turn it is, the ways out of the table, what happened last and how to take it back."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion import theme
from companion.boundary import component
from companion.sitting import Saving, Sitting
from companion.store import Store
from companion.views.farshore.table.board import called
from companion.widgets.controls import Weight, button, icon_button
from companion.widgets.layout import column
from rules.farshore.state import Phase

HELP = {
    Phase.PERSON: "turn",
    Phase.TILE: "winds_of_change",
    Phase.WEATHER: "weather",
    Phase.TIDE: "high_tide",
    Phase.ROUTE: "krabita_route",
    Phase.CARD: "krabita_plan",
    Phase.LOOKOUT: "krabita_route",
    Phase.CLAIM: "map_requirements",
    Phase.VALUE: "map_top_tile",
    Phase.DECK_DRAW: "krabita_turn",
    Phase.PLAN_DRAW: "krabita_summer",
    Phase.MAP: "krabita_map_choice",
    Phase.WAITING: "passing",
    Phase.OVER: "scoring",
}
"""The rule that matters now."""


def top_row(sitting: Sitting) -> ft.Control:
    store, match = sitting.store, f"/match/{sitting.table.id}"
    title = ft.Semantics(
        content=ft.Text(_title(sitting), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, weight=ft.FontWeight.W_600),
        heading_level=1,
        container=True,
    )
    return ft.Row(
        [
            icon_button(store.text("farshore_table.leave_table"), ft.Icons.ARROW_BACK, lambda: store.go("/")),
            ft.Container(title, expand=True),
            SaveSign(store, sitting.saving),
            icon_button(store.text("farshore_table.players"), ft.Icons.GROUPS_OUTLINED, _toggling(sitting)),
            icon_button(store.text("log.title"), ft.Icons.HISTORY, lambda: store.go(f"{match}/log")),
            icon_button(
                store.text("farshore_table.score"), ft.Icons.EMOJI_EVENTS_OUTLINED, lambda: store.go(f"{match}/score")
            ),
            icon_button(store.text("farshore_table.help"), ft.Icons.HELP_OUTLINE, lambda: store.go(_help(sitting))),
        ],
        spacing=0,
    )


def _toggling(sitting: Sitting) -> Callable[[], None]:
    return lambda: sitting.open("" if sitting.panel == "players" else "players")


def _help(sitting: Sitting) -> str:
    return f"/rules/{HELP[sitting.state.phase]}"


def _title(sitting: Sitting) -> str:
    store, state = sitting.store, sitting.state
    if state.phase is Phase.OVER:
        return store.text("farshore_table.over")
    player = state.players[state.turn]
    return store.text("farshore_table.turn_of", name=called(store, state, state.turn), season=player.season.value)


@component
def SaveSign(store: Store, saving: Saving) -> ft.Control:
    """Whether the disk has everything; drawn apart from the table, for it changes after every move."""
    if saving.failing:
        icon, key, colour = ft.Icons.SAVE_OUTLINED, "not_saved", ft.Colors.ERROR
    elif saving.kept:
        icon, key, colour = ft.Icons.CHECK_CIRCLE_OUTLINE, "saved", ft.Colors.ON_SURFACE_VARIANT
    else:
        icon, key, colour = ft.Icons.SAVE_OUTLINED, "saving", ft.Colors.ON_SURFACE_VARIANT
    words = store.text(f"farshore_table.{key}")
    return ft.Icon(icon, size=18, color=colour, semantics_label=words, tooltip=words)


@component
def SaveBanner(store: Store, saving: Saving) -> ft.Control:
    if not saving.failing:
        return ft.Container()
    return ft.Container(
        ft.Text(store.text("farshore_table.failing"), color=ft.Colors.ON_ERROR_CONTAINER),
        bgcolor=ft.Colors.ERROR_CONTAINER,
        padding=ft.Padding.all(12),
    )


def last_line(sitting: Sitting) -> ft.Control:
    """What the last move did and which pieces it moves: it stays until the next one, so nobody has to hurry."""
    store, table = sitting.store, sitting.table
    lines = [store.say(line) for line in table.last]
    if not lines and not table.journal.can_redo:
        return ft.Container()
    said = [ft.Text(line, theme_style=ft.TextThemeStyle.BODY_MEDIUM) for line in lines]
    redo = icon_button(store.text("farshore_table.redo"), ft.Icons.REDO, sitting.redo)
    return ft.Container(
        ft.Row(
            [
                ft.Semantics(content=ft.Container(column(said)), live_region=True, expand=True),
                *(
                    [button(store.text("shell.undo"), sitting.undo, icon=ft.Icons.UNDO, weight=Weight.QUIET)]
                    if lines
                    else ()
                ),
                *([redo] if table.journal.can_redo else ()),
            ],
            spacing=4,
        ),
        bgcolor=ft.Colors.SECONDARY_CONTAINER,
        border_radius=theme.SMALL_RADIUS,
        padding=ft.Padding.only(left=12, right=4, top=4, bottom=4),
    )
