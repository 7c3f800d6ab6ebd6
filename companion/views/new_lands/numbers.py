"""A count to tap: small numbers in sight, larger ones by steps."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.screen.store import Store
from companion.views.table.frame import across
from companion.widgets.answers import grid
from companion.widgets.controls import Act
from companion.widgets.entries import panel
from companion.widgets.layout import column, note
from companion.widgets.picking import counter, steps
from rules.new_lands.components.numbers import LIMIT

MOST = 15
"""The largest number in sight."""


def count(
    store: Store,
    what: str,
    value: int | None,
    change: Callable[[int], None],
    least: int = 0,
    of: str = "",
    alone: bool = True,
) -> ft.Control:
    """`what`: cities or tiles, a key to the words. `of`: whose, spoken before it.

    `alone`: nothing else is counted beside it. Two of them have a row of numbers each where height is needed.
    """
    name, shape = store.text(f"new_lands_table.{what}"), store.shape
    wide = across(store, 8 if store.wide and not shape.flat else 6)
    # On a phone held across the steps lie beside the numbers, so there is room for two rows at most.
    rows = (1, 2)[alone] if shape.flat else 1 if shape.short and not alone else MOST
    last = min(MOST, least + wide * rows - 1)
    numbers = grid(
        [
            number_button(_spoken(store, what, n, of), n, partial(change, n), chosen=n == value)
            for n in range(least, last + 1)
        ],
        wide,
    )
    now = least if value is None else value
    if not shape.flat:
        return column([counter(store, name, now, change, high=LIMIT, of=of), numbers])
    less, more = steps(store, name, now, change, high=LIMIT, of=of)
    return column([note(f"{name}: {now}"), ft.Row([less, ft.Container(numbers, expand=True), more], spacing=0)])


def _spoken(store: Store, what: str, n: int, of: str) -> str:
    said = store.text(f"new_lands.{what}", n=n)
    return f"{of}: {said}" if of else said


def number_button(spoken: str, n: int, act: Act, *, chosen: bool = False, grey: bool = False) -> ft.Control:
    """As wide as its share of the row."""
    words = ft.Text(str(n), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    shown = ft.Container(words, alignment=ft.Alignment.CENTER)
    return ft.Container(panel(spoken, shown, act, chosen=chosen, grey=grey), expand=True)
