"""My box of the game: the edition is asked before its drawers."""

from __future__ import annotations

import flet as ft

from companion.lil_everdell.boxes import OwnBox
from companion.lil_everdell.drawers import LIL_BOX
from companion.screen.store import Store
from companion.views.box.screen import BoxScreen
from companion.widgets.controls import choices
from companion.widgets.layout import note, section
from rules.kernel import phrase
from rules.lil_everdell.components.box import Box as Told
from rules.printed import Edition


def Box(store: Store, part: str) -> ft.Control:
    return BoxScreen(store, LIL_BOX, part, _on_top, _besides)


def _on_top(own: OwnBox) -> list[ft.Control]:
    store = own.store

    async def choose(edition: Edition | None) -> None:
        await own.change(lambda box: box.replace(edition=edition), phrase("box.learned"))

    named = [(store.text("lil_everdell_box.edition_name", edition=edition.value), edition) for edition in Edition]
    return [
        section(
            store.text("lil_everdell_box.edition"),
            note(store.text("lil_everdell_box.edition_about")),
            choices([(store.text("lil_everdell_box.edition_none"), None), *named], own.box.edition, choose),
        )
    ]


def _besides(store: Store, box: Told) -> list[str]:
    return [store.text("lil_everdell_box.edition_name", edition=box.edition.value)] if box.edition else []
