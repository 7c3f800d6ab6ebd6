"""The drawer of the diagram: as it is known, or to be told."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.lil_everdell.boxes import GAME, OwnBox
from companion.screen.boundary import component
from companion.views.box.marks import drawer_screen
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.box.diagram_form import DiagramForm
from companion.views.lil_everdell.table import looks
from companion.widgets.controls import button
from companion.widgets.layout import row
from companion.widgets.pictures import picture
from rules.lil_everdell.components.dice import Diagram
from rules.lil_everdell.components.numbers import SETUP


@component
def DiagramScreen(own: OwnBox) -> ft.Control:
    store, known = own.store, own.box.diagram

    def keep(diagram: Diagram) -> None:
        store.page.run_task(own.learn, diagram)

    if known is None:
        return drawer_screen(store, GAME, "diagram", DiagramForm(store, keep))
    numbers = tuple(known.places.index(place) + 1 for place in range(1, SETUP.d8 + 1))
    width, height = sizes.DISPLAY if known.rows == 1 else sizes.DISPLAY_TWO
    return drawer_screen(
        store,
        GAME,
        "diagram",
        picture(looks.display(known.rows, None, (), "", store.dark, numbers), "", width=width, height=height),
        ft.Text(store.text("lil_everdell_box.diagram_reads", numbers=", ".join(map(str, numbers)))),
        row(button(store.text("lil_everdell_box.diagram_forget"), partial(own.forget, known))),
    )
