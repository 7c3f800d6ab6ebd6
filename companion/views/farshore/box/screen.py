"""My box of Farshore: what is asked before its drawers, and what its files tell besides."""

from __future__ import annotations

import flet as ft

from companion.farshore.boxes import OwnBox
from companion.farshore.drawers import FARSHORE_BOX, TILES
from companion.screen.addresses import box_route
from companion.screen.store import Store
from companion.views.box.screen import BoxScreen
from companion.widgets.controls import Emphasis, button, choices
from companion.widgets.layout import note, row, section
from rules.farshore.components.box import Box as Told
from rules.kernel import phrase
from rules.printed import Edition


def Box(store: Store, part: str) -> ft.Control:
    return BoxScreen(store, FARSHORE_BOX, part, _on_top, _besides)


def _on_top(own: OwnBox) -> list[ft.Control]:
    return [*_first(own.store, own.box), _edition(own)]


def _besides(store: Store, box: Told) -> list[str]:
    return [store.text("farshore_box.preview_edition", edition=box.edition.value)] if box.edition else []


def _first(store: Store, box: Told) -> list[ft.Control]:
    """What a first minute is best spent on."""
    if len(box.wind_tiles) == TILES:
        return []
    return [
        section(
            store.text("farshore_box.first"),
            note(store.text("farshore_box.first_about", n=TILES - len(box.wind_tiles))),
            row(
                button(
                    store.text("farshore_box.first_go"),
                    lambda: store.go(box_route(FARSHORE_BOX.game, "tiles")),
                    weight=Emphasis.MAIN,
                    icon=ft.Icons.EXPLORE,
                )
            ),
        )
    ]


def _edition(own: OwnBox) -> ft.Control:
    store = own.store

    async def choose(edition: Edition | None) -> None:
        await own.change(lambda box: box.replace(edition=edition), phrase("box.learned"))

    named = [(store.text("farshore_box.edition_name", edition=edition.value), edition) for edition in Edition]
    return section(
        store.text("farshore_box.edition"),
        note(store.text("farshore_box.edition_about")),
        choices([(store.text("farshore_box.edition_none"), None), *named], own.box.edition, choose),
    )
