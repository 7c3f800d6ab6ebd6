"""A phone beside the board: let in from the settings, shown the way by a code, thrown out by a new secret."""

from __future__ import annotations

import flet as ft

from companion.screen.boundary import component
from companion.screen.doorway import Doorway
from companion.screen.store import Store
from companion.widgets.controls import Act, Emphasis, button
from companion.widgets.layout import note, row, section
from companion.widgets.pictures import qr_code
from rules.kernel import phrase

SAME_WINDOW = "_self"


@component
def Phones(store: Store) -> ft.Control:
    address, set_address = ft.use_state(store.backend.doorway.phone if store.backend.doorway else None)
    doorway = store.backend.doorway
    if doorway is None:
        return section(store.text("settings.phone"), note(store.text("settings.phone_how")))

    async def let_in() -> None:
        if refusal := await doorway.open_to_phones():
            store.tell(refusal)
        set_address(doorway.phone)

    async def renew() -> None:
        await _renew(store, doorway)
        set_address(doorway.phone)

    return section(
        store.text("settings.phone"),
        *(_shut(store, let_in) if address is None else _open(store, address)),
        *(_renewing(store, renew) if doorway.asks and store.caller.here else ()),
    )


def _shut(store: Store, let_in: Act) -> tuple[ft.Control, ...]:
    return (
        note(store.text("settings.phone_shut")),
        row(button(store.text("settings.phone_open"), let_in, icon=ft.Icons.SMARTPHONE, weight=Emphasis.MAIN)),
    )


def _open(store: Store, address: str) -> tuple[ft.Control, ...]:
    return (
        note(store.text("settings.phone_scan")),
        row(qr_code(address, store.text("settings.phone_code"))),
        ft.Text(address, selectable=True),
    )


def _renewing(store: Store, renew: Act) -> tuple[ft.Control, ...]:
    return (
        note(store.text("settings.phone_renew_about")),
        row(button(store.text("settings.phone_renew"), renew, icon=ft.Icons.KEY)),
    )


async def _renew(store: Store, doorway: Doorway) -> None:
    try:
        way_back = await doorway.renew()
    except OSError as error:
        store.tell(phrase("settings.phone_not_renewed", why=error.strerror or str(error)))
        return
    store.tell(phrase("settings.phone_renewed"))
    if way_back:
        await ft.UrlLauncher().launch_url(way_back, web_only_window_name=SAME_WINDOW)
