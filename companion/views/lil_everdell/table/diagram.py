"""The diagram of the eight-sided die, offered after the first roll of the app, and refused for good with one tap."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.views.lil_everdell.box.diagram_form import DiagramForm
from companion.views.lil_everdell.table.window import NO_DIAGRAM, PICTURES, LilWindow
from companion.views.table.frame import panel
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import row
from rules.lil_everdell.components.dice import Diagram
from rules.lil_everdell.moves import Learn

PANEL = "diagram"


def diagram_asked(window: LilWindow) -> list[ft.Control]:
    """A matter of words: where those are hidden, nobody is asked."""
    store = window.store
    unwanted = store.switched(NO_DIAGRAM) or store.switched(PICTURES) or window.amending
    if unwanted or window.state.facts.diagram:
        return []

    async def never() -> None:
        await store.switch(NO_DIAGRAM)
        window.redraw.count += 1

    return [
        row(
            button(store.text("lil_everdell_table.show_diagram"), partial(window.open, PANEL)),
            button(store.text("lil_everdell_table.no_diagram"), never, weight=Emphasis.QUIET),
        )
    ]


def diagram_panel(window: LilWindow, _which: str) -> ft.Control:
    def keep(diagram: Diagram) -> None:
        if window.try_adjust(Learn(fact=diagram)):
            window.close()

    store = window.store
    return panel(window, store.text("lil_everdell_box.diagram"), DiagramForm(store, keep), entry="diagram")
