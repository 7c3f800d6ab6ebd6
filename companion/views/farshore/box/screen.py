"""My box of Farshore: what is asked before its drawers, and what its files tell besides."""

from __future__ import annotations

import flet as ft

from companion.farshore.boxes import OwnBox
from companion.farshore.drawers import FARSHORE_BOX, TILES
from companion.screen.addresses import box_route
from companion.screen.store import Store
from companion.views.box.edition import edition_question
from companion.views.box.screen import BoxScreen
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import note, row, section
from rules.farshore.components.box import Box as Told


def Box(store: Store, part: str) -> ft.Control:
    return BoxScreen(store, FARSHORE_BOX, part, _on_top, _besides)


def _on_top(own: OwnBox) -> list[ft.Control]:
    return [*_first(own.store, own.box), edition_question(own, own.store.text("farshore_box.edition_about"))]


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
