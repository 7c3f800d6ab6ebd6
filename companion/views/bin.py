"""Emptying the bin: what is deleted stays there until somebody says twice that it may go."""

from __future__ import annotations

import flet as ft

from companion.disk.bin import empty_bin, in_bin, names_kept
from companion.match.people import only_known
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.widgets.controls import Act, Emphasis, button
from companion.widgets.layout import note, row, section
from rules.kernel import phrase


@component
def Bin(store: Store) -> ft.Control:
    held, set_held = ft.use_state(0)
    asking, ask = ft.use_state(False)

    async def look() -> None:
        set_held(await store.backend.work(in_bin))

    async def empty() -> None:
        ask(False)
        names = await store.backend.work(names_kept)
        if names is not None:
            await store.change(only_known(store.settings, names))
        left = await store.backend.work(empty_bin)
        set_held(left)
        store.tell(phrase("settings.bin_left", n=left) if left else phrase("settings.bin_emptied"))

    ft.use_effect(look, [])
    return section(
        store.text("settings.bin"),
        note(store.text("settings.bin_about")),
        note(store.text("settings.bin_holds", n=held)),
        *([row(*_ways(store, asking, ask, empty))] if held else []),
    )


def _ways(store: Store, asking: bool, ask: ft.StateSetter[bool], empty: Act) -> tuple[ft.Control, ...]:
    if not asking:
        return (button(store.text("settings.bin_empty"), lambda: ask(True), icon=ft.Icons.DELETE_FOREVER),)
    return (
        button(store.text("settings.bin_sure"), empty, icon=ft.Icons.DELETE_FOREVER, weight=Emphasis.MAIN),
        button(store.text("settings.bin_keep"), lambda: ask(False), weight=Emphasis.QUIET),
    )
