"""The way into a match: finds it, sits down at it, and shows the screen asked for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import flet as ft

from companion.boundary import component
from companion.following import use_following
from companion.games import screens
from companion.pulse import Pulse
from companion.sitting import Sitting
from companion.store import Store
from companion.table import Table, Unplayable
from companion.views.log import Log
from companion.views.not_found import no_match

Sits = Callable[[Store, Table], Sitting]
LEFT: Final = "match/left"
"""Where the session holds how somebody last sat at a table."""
LOOK_UP: Final = "/rules"


@component
def AtTable(store: Store) -> ft.Control:
    return _anew(store, lambda table: _screens(table).table, _taken_up)


@component
def AtLog(store: Store) -> ft.Control:
    return _anew(store, lambda _: Log, Sitting)


def _anew(store: Store, shows: Callable[[Table], Callable[[Sitting], Any]], sits: Sits) -> ft.Control:
    """Another address is another match."""
    match_id = ft.use_route_params().get("id", "")
    return ft.Container(_Sat(store, match_id, shows, sits), key=match_id, expand=True)


def _screens(table: Table) -> Any:
    return screens(table.game.id)


@component
def _Sat(store: Store, match_id: str, shows: Callable[[Table], Callable[[Sitting], Any]], sits: Sits) -> ft.Control:
    first = ft.use_memo(lambda: _at_once(store, match_id, sits), [])
    sitting, set_sitting = ft.use_state(first)
    missing, set_missing = ft.use_state("")

    async def sit() -> None:
        if sitting and sitting.table.id == match_id and not sitting.table.replaced:
            return
        try:
            table = await store.desk.table(match_id)
        except Unplayable:
            set_missing("match.unplayable")
            return
        if table is None:
            set_missing("match.missing")
        else:
            set_sitting(sits(store, table))

    ft.use_effect(sit, [match_id])
    if missing:
        return no_match(store, missing)
    if sitting is None:
        return ft.Container(expand=True)
    return _Attended(sitting, sitting.pulse, shows(sitting.table), sit)


def _at_once(store: Store, match_id: str, sits: Sits) -> Sitting | None:
    """A match that is open already need not be waited for."""
    table = store.desk.tables.get(match_id)
    return sits(store, table) if table else None


def _taken_up(store: Store, table: Table) -> Sitting:
    """Whoever only looked up a rule sits down again to what lay open before."""
    session = store.page.session.store
    left: Sitting | None = session.get(LEFT) if session.contains_key(LEFT) else None
    if left is None or left.table is not table or not store.trail.now.startswith(LOOK_UP):
        left = Sitting(store, table)
        session.set(LEFT, left)
    left.refused = None
    return left


@component
def _Attended(
    sitting: Sitting, _pulse: Pulse, show: Callable[[Sitting], Any], sit: Callable[[], Awaitable[None]]
) -> ft.Control:
    """Follows the match for as long as it is on the screen."""
    use_following(sitting.store.following, sitting.attend, [sitting.table, sitting.store.returns])
    ft.use_effect(sit, [sitting.table.replaced])
    _keep_awake(sitting.store)
    shown: ft.Control = show(sitting)
    return shown


def _keep_awake(store: Store) -> None:
    """For as long as the match is on the screen, where the device lets us."""
    device, wanted = store.device, store.settings.awake

    async def wake() -> None:
        await device.stay_awake(wanted)

    async def sleep() -> None:
        await device.stay_awake(False)

    ft.use_effect(wake, [wanted])
    ft.on_unmounted(sleep)
