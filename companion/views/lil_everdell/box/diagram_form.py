"""The diagram of the eight-sided die: one row or two, then the places in the order 1 to 8."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.widgets.answers import answer, grid, picture_button
from companion.widgets.controls import Act, button
from companion.widgets.layout import note, row
from companion.widgets.pictures import picture
from rules.lil_everdell.components.dice import Diagram
from rules.lil_everdell.components.numbers import SETUP

ROWS = (1, 2)


@component
def DiagramForm(store: Store, keep: Callable[[Diagram], object]) -> ft.Control:
    """Nine taps, and it is known."""
    rows, set_rows = ft.use_state(0)
    nothing: tuple[int, ...] = ()
    places, set_places = ft.use_state(nothing)
    if not rows:
        ways = [_rows(store, n, partial(set_rows, n)) for n in ROWS]
        return ft.Column([note(store.text("lil_everdell_box.diagram_first")), *ways], horizontal_alignment=_STRETCH)

    def tapped(place: int) -> None:
        after = (*places, place)
        set_places(after)
        if len(after) == SETUP.d8:
            keep(Diagram(rows=rows, places=after))

    number = len(places) + 1
    cells = [_place(store, place, places, partial(tapped, place)) for place in range(1, SETUP.d8 + 1)]
    asked = store.text("lil_everdell_box.diagram_where", n=min(number, SETUP.d8))
    again = button(store.text("lil_everdell_box.diagram_again"), lambda: set_places(()), icon=ft.Icons.REFRESH)
    shown = picture(looks.d8(min(number, SETUP.d8), store.dark), "", width=sizes.PRIZE, height=sizes.PRIZE)
    heading = ft.Text(asked, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, expand=True)
    # One row of eight is too narrow for thumbs: the second half stands below, as one reads.
    return ft.Column(
        [ft.Row([shown, heading], spacing=theme.GAP), grid(cells, SETUP.d8 // 2), row(again)],
        horizontal_alignment=_STRETCH,
    )


def _rows(store: Store, n: int, act: Act) -> ft.Control:
    svg = looks.display(n, None, (), "", store.dark)
    return answer(store.text("lil_everdell_box.diagram_rows", n=n), act, svg=svg)


def _place(store: Store, place: int, places: tuple[int, ...], act: Act) -> ft.Control:
    number = places.index(place) + 1 if place in places else 0
    svg = looks.d8(number, store.dark) if number else looks.sign("deck", store.dark)
    name = store.text("lil_everdell_box.diagram_place", n=place)
    return picture_button(name, svg, (lambda: None) if number else act, grey=bool(number))


_STRETCH = ft.CrossAxisAlignment.STRETCH
