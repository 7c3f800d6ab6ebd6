"""The markers on Krabita's plan card, each to be moved to the row where it lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import flet as ft

from companion.screen.store import Store
from companion.views.farshore import sizes
from companion.views.farshore.table import looks
from companion.views.farshore.table.plan_words import plan_words
from companion.widgets.answers import DOWN_AND_UP, stepper
from companion.widgets.pictures import picture
from rules.farshore.components.numbers import KRABITA, Marker
from rules.farshore.components.plan import ABOVE, Plan


def markers(store: Store, plan: Plan, put: Callable[[Plan], None]) -> Iterator[ft.Control]:
    """The card as it lies there, and below it a row for each marker."""
    drawn = looks.drawn_plan(plan, None, store.dark)
    spoken = plan_words(store, plan.markers)
    yield ft.Row([picture(drawn, spoken, width=sizes.PLAN_WIDE, height=sizes.PLAN_WIDE)], alignment=_CENTER)
    for marker in plan.markers:
        yield _marker(store, plan, marker, put)


def _marker(store: Store, plan: Plan, marker: Marker, put: Callable[[Plan], None]) -> ft.Control:
    name = store.text("farshore.colour_marker", colour=marker.colour.value)

    def to(row: int) -> Callable[[], None]:
        return partial(put, plan.placed(marker.colour, max(ABOVE, min(KRABITA.plan_rows, row))))

    return stepper(
        name,
        store.text("farshore_table.row", row=marker.row),
        (store.text("farshore_table.marker_down", what=name), to(marker.row + 1)),
        (store.text("farshore_table.marker_up", what=name), to(marker.row - 1)),
        svg=looks.sign(marker.colour, store.dark),
        icons=DOWN_AND_UP,
    )


_CENTER = ft.MainAxisAlignment.CENTER
