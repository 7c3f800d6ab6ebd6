"""The way into a match: finds it, sits down at it, and shows the screen asked for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

from companion.match.table import Table, Unplayable
from companion.match.table_window import TableWindow
from companion.screen.boundary import component
from companion.screen.redraw import Redraw
from companion.screen.store import Store
from companion.screen.subscriptions import use_subscription
from companion.views.not_found import no_match
from companion.views.table.game_table import open_window
from companion.views.table.log import Log
from companion.views.table.screen import TableScreen
from rules.kernel import phrase

Opens = Callable[[Store, Table], TableWindow]
Shows = Callable[[TableWindow], ft.Control]
LEFT: Final = "match/left"
"""Where the session holds how somebody last sat at a table."""
LOOK_UP: Final = "/rules"


@component
def AtTable(store: Store) -> ft.Control:
    return _anew(store, TableScreen, _taken_up)


@component
def AtLog(store: Store) -> ft.Control:
    return _anew(store, Log, open_window)


def _anew(store: Store, show: Shows, sits: Opens) -> ft.Control:
    """Another address is another match."""
    match_id = ft.use_route_params().get("id", "")
    return ft.Container(_Sat(store, match_id, show, sits), key=match_id, expand=True)


@component
def _Sat(store: Store, match_id: str, show: Shows, sits: Opens) -> ft.Control:
    first = ft.use_memo(lambda: _at_once(store, match_id, sits), [])
    window, set_window = ft.use_state(first)
    missing, set_missing = ft.use_state("")

    async def sit() -> None:
        if window and window.table.id == match_id and not window.table.replaced:
            return
        try:
            table = await store.backend.table(match_id)
        except Unplayable:
            set_missing("match.unplayable")
            return
        if table is None:
            set_missing("match.missing")
        else:
            set_window(sits(store, table))

    ft.use_effect(sit, [match_id])
    if missing:
        return no_match(store, missing)
    if window is None:
        return ft.Container(expand=True)
    return _Attended(window, window.redraw, show, sit)


def _at_once(store: Store, match_id: str, sits: Opens) -> TableWindow | None:
    """A match that is open already need not be waited for."""
    table = store.backend.open_table(match_id)
    return sits(store, table) if table else None


def _taken_up(store: Store, table: Table) -> TableWindow:
    """Whoever only looked up a rule sits down again to what lay open before."""
    session = store.page.session.store
    left: TableWindow | None = session.get(LEFT) if session.contains_key(LEFT) else None
    if left is None or left.table is not table or not store.trail.now.startswith(LOOK_UP):
        left = open_window(store, table)
        session.set(LEFT, left)
    left.refused = None
    return left


@component
def _Attended(window: TableWindow, _redraw: Redraw, show: Shows, sit: Callable[[], Awaitable[None]]) -> ft.Control:
    """Follows the match for as long as it is on the screen."""
    use_subscription(window.store.subscriptions, window.follow, [window.table, window.store.returns])
    ft.use_effect(sit, [window.table.replaced])
    _keep_awake(window.store)
    return show(window)


def _keep_awake(store: Store) -> None:
    """For as long as the match is on the screen, where the device lets us."""
    device, wanted = store.device, store.preferences.awake

    async def wake() -> None:
        await device.stay_awake(wanted)
        if wanted and store.caller.falls_asleep and not store.preferences.sleep_told:
            store.tell(phrase("settings.awake_not"))
            await store.prefer(sleep_told=True)

    async def sleep() -> None:
        await device.stay_awake(False)

    ft.use_effect(wake, [wanted])
    ft.on_unmounted(sleep)
