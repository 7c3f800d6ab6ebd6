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
from companion.widgets.picking import counter
from rules.new_lands.components.numbers import LIMIT

MOST = 15
"""The largest number in sight."""


def count(
    store: Store, what: str, value: int | None, change: Callable[[int], None], least: int = 0, of: str = ""
) -> ft.Control:
    """`what`: cities or tiles, a key to the words. `of`: whose, spoken before it."""
    name = store.text(f"new_lands_table.{what}")
    numbers = [
        number_button(_spoken(store, what, n, of), n, partial(change, n), chosen=n == value)
        for n in range(least, MOST + 1)
    ]
    steps = counter(store, name, least if value is None else value, change, high=LIMIT, of=of)
    shown = grid(numbers, across(store, 8 if store.wide or store.shape.flat else 6))
    return column([note(name), shown] if store.shape.short else [steps, shown])


def steps_beyond(store: Store, what: str, value: int, change: Callable[[int], None]) -> list[ft.Control]:
    """Where height is needed a count has its steps apart, below everything else: few areas are as large as that."""
    if not store.shape.short:
        return []
    return [counter(store, store.text(f"new_lands_table.{what}"), value, change, high=LIMIT)]


def _spoken(store: Store, what: str, n: int, of: str) -> str:
    said = store.text(f"new_lands.{what}", n=n)
    return f"{of}: {said}" if of else said


def number_button(spoken: str, n: int, act: Act, *, chosen: bool = False, grey: bool = False) -> ft.Control:
    """As wide as its share of the row."""
    words = ft.Text(str(n), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    shown = ft.Container(words, alignment=ft.Alignment.CENTER)
    return ft.Container(panel(spoken, shown, act, chosen=chosen, grey=grey), expand=True)
