"""A match on the shelf: who, how it stands, when; and what can be done with it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

import flet as ft

from companion.disk.saves import Shelved, Status
from companion.match.naming import again_route, can_play_again, main_route, player_name
from companion.match.statistics import winners
from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.store import Store
from companion.views.match_line import day, of_game, standing
from companion.views.shelf.browsing import Browsing
from companion.widgets.controls import Act, button, icon_button, tile
from companion.widgets.game_signs import small_sign
from companion.widgets.layout import alone, card, row
from rules.kernel import phrase

SIGNS: Final = {
    Status.RUNNING: ft.Icons.SAILING,
    Status.FINISHED: ft.Icons.FLAG,
    Status.ABANDONED: ft.Icons.ANCHOR,
}


@dataclass(frozen=True, eq=False)
class Hands:
    """What a line can do; always the same object, so that it is no reason to draw the line again."""

    browsing: Browsing


@component
def _Entry(store: Store, hands: Hands, entry: Shelved, opened: bool, several: bool) -> ft.Control:
    """`several`: matches of more than one game lie here, so each says its own."""
    name, browsing = standing(store, entry), hands.browsing
    if not entry.openable:
        return card(_closed(store, entry))
    line = tile(
        name,
        of_game(store, entry, detail(store, entry), several),
        lambda: store.go(main_route(entry)),
        leading=_leading(store, entry, several),
    )
    icon = ft.Icons.EXPAND_LESS if opened else ft.Icons.MORE_HORIZ
    more = icon_button(store.text("shelf.actions", name=name), icon, partial(browsing.turn, entry.id))
    # Else a screen reader takes the whole line of the list for one button.
    head = ft.Row([ft.Semantics(content=line, container=True, expand=True), alone(more)], spacing=0)
    if not opened:
        return card(head)
    actions = ft.Container(_actions(store, browsing, entry), padding=ft.Padding.all(theme.PAGE_PADDING))
    return card(ft.Column([head, actions], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))


Entry = memo(_Entry)


def _leading(store: Store, entry: Shelved, several: bool) -> ft.Control:
    status = ft.Icon(SIGNS[entry.status], color=ft.Colors.PRIMARY)
    return ft.Row([small_sign(store, entry.game), status], spacing=theme.NEAR, tight=True) if several else status


def detail(store: Store, entry: Shelved) -> str:
    """Its state, when, against whom, how far it got."""
    summary = entry.summary
    parts = [store.text("shelf.status", status=entry.status.value), day(store, entry)]
    if summary and summary.level:
        level = phrase(f"{entry.game}.level", level=summary.level)
        parts.append(store.text(f"{entry.game}_shelf.level", level=level))
    if summary and entry.status is Status.FINISHED and (won := winners(summary)):
        names = ", ".join(store.say(player_name(entry.game, part.name, None)) for part in won)
        parts.insert(0, store.text("shelf.won_by", names=names))
    if not entry.tracked:
        parts.append(store.text("shelf.only_sheet"))
    elif entry.status is Status.RUNNING and summary and summary.when:
        parts.append(store.say(summary.when))
    return " · ".join(part for part in parts if part)


def _actions(store: Store, browsing: Browsing, entry: Shelved) -> ft.Control:
    def go(route: str) -> Act:
        return partial(store.go, route)

    buttons: list[ft.Control] = []
    running = entry.status is Status.RUNNING
    if entry.status is Status.ABANDONED:
        buttons.append(_button(store, "take_up", partial(browsing.take_up, entry), ft.Icons.SAILING))
    elif entry.tracked and running:
        buttons.append(_button(store, "continue", go(f"/match/{entry.id}"), ft.Icons.SAILING))
    buttons.append(_button(store, "sheet", go(f"/match/{entry.id}/score"), ft.Icons.CALCULATE_OUTLINED))
    if entry.tracked:
        buttons.append(_button(store, "log", go(f"/match/{entry.id}/log"), ft.Icons.HISTORY))
        if can_play_again(entry):
            buttons.append(_button(store, "again", go(again_route(entry)), ft.Icons.REPLAY))
    if running:
        buttons.append(_button(store, "abandon", partial(browsing.abandon, entry), ft.Icons.ANCHOR))
    buttons.append(_button(store, "take_off", partial(browsing.take_off, entry), ft.Icons.DELETE_OUTLINE))
    return row(*buttons)


def _button(store: Store, name: str, act: Act, icon: ft.IconData) -> ft.Control:
    return button(store.text(f"shelf.{name}"), act, icon=icon)


def _closed(store: Store, entry: Shelved) -> ft.Control:
    return ft.ListTile(
        leading=ft.Icon(ft.Icons.LOCK_OUTLINE),
        title=ft.Text(store.text("shelf.closed")),
        subtitle=ft.Text(store.text("shelf.closed_about", file=f"{entry.id}.json")),
    )
