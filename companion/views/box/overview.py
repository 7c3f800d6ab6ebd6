"""The whole box at a glance: what is known, what is still to tell, and its file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import flet as ft

from companion.box.files import ImportedBox, export, pick
from companion.box.kind import BoxT, Drawer
from companion.box.own_box import OwnBox
from companion.screen import theme
from companion.screen.addresses import box_route
from companion.views.box.marks import legend
from companion.widgets.controls import button, tile
from companion.widgets.layout import card, folded, note, row, screen, section, title
from companion.widgets.pictures import picture


def overview(
    own: OwnBox[BoxT], bring: Callable[[ImportedBox[BoxT]], None], on_top: Iterable[ft.Control] = ()
) -> ft.Control:
    """`on_top`: what the game asks before its drawers."""
    store = own.store
    return screen(
        title(store.text("box.title")),
        note(store.text(f"{own.kind.game}_box.about")),
        *on_top,
        *(_drawer(own, drawer) for drawer in own.kind.drawers),
        folded(store.text("box.legend"), legend(store)),
        _file(own, bring),
    )


def _drawer(own: OwnBox[BoxT], drawer: Drawer[BoxT]) -> ft.Control:
    store, game_id = own.store, own.kind.game
    return card(
        tile(
            store.text(f"{game_id}_box.{drawer.name}"),
            store.say(drawer.progress(own.box)),
            partial(store.go, box_route(game_id, drawer.name)),
            leading=picture(drawer.sign(store.dark), "", width=theme.SIGN, height=theme.SIGN),
            trailing=ft.Icon(ft.Icons.CHEVRON_RIGHT),
        )
    )


def _file(own: OwnBox[BoxT], bring: Callable[[ImportedBox[BoxT]], None]) -> ft.Control:
    store = own.store

    async def read() -> None:
        if (brought := await pick(store, own.kind)) is not None:
            bring(brought)

    return section(
        store.text("box.file"),
        note(store.text("box.file_about")),
        row(
            button(store.text("box.export"), lambda: export(own), icon=ft.Icons.DOWNLOAD),
            button(store.text("box.import"), read, icon=ft.Icons.UPLOAD),
        ),
    )
