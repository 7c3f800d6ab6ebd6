"""Places to choose from as a grid; where the height is needed, those that cannot be chosen now fold into one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import flet as ft

from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.screen.store import Store
from companion.views.table.frame import across, use_choice
from companion.widgets.answers import fold_button, grid


class Cell(NamedTuple):
    """One place of the grid."""

    button: ft.Control
    spent: bool = False
    """Whether it cannot be chosen now: drawn grey, and the first to make room."""


def places(window: TableWindow[Any], cells: Sequence[Cell], usual: int) -> ft.Control:
    """`usual`: how many stand side by side on a phone. A hook: to be called once, whenever its component is drawn."""
    store = window.store
    opened, fold = use_choice(window, "spent_places", False, counts=True)
    columns = places_across(store, usual)
    free, spent = _parted(cells)
    saves = _rows(len(free) + 1, columns) < _rows(len(cells), columns)
    if not (store.shape.short and spent and saves):
        return grid([cell.button for cell in cells], columns)
    name = store.text("table.fold_spent" if opened else "table.spent", n=len(spent))
    folded = fold_button(name, opened, partial(fold, not opened))
    return grid([*free, folded, *(spent if opened else ())], columns)


def places_across(store: Store, usual: int) -> int:
    """Half as many more on a phone held across."""
    return across(store, usual * 3 // 2 if store.shape.flat else usual)


def place_sign(store: Store, usual: int = theme.SIGN) -> int:
    """How large a place is drawn."""
    if store.shape.tall:
        return theme.TALL_SIGN
    return theme.SHORT_SIGN if store.shape.short else usual


def _parted(cells: Sequence[Cell]) -> tuple[list[ft.Control], list[ft.Control]]:
    return [cell.button for cell in cells if not cell.spent], [cell.button for cell in cells if cell.spent]


def _rows(n: int, columns: int) -> int:
    return -(-n // columns)
