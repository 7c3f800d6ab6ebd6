"""What the drawers have in common: a list of what was told, counts of figures, the way to keep or to leave."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import flet as ft

from companion.newdale.boxes import GAME, OwnBox
from companion.screen.store import Store
from companion.views.box.marks import drawer_screen, mark
from companion.views.newdale.looks import figure_sign
from companion.widgets.controls import Act, Emphasis, button, icon_button
from companion.widgets.layout import card_of, note, row
from companion.widgets.picking import counter
from rules.newdale.components.figures import ASSISTANTS, Figure, Figures


def part_screen(store: Store, name: str, *content: ft.Control) -> ft.Control:
    return drawer_screen(store, GAME, name, *content)


def told_list(own: OwnBox, lines: Iterable[tuple[str, Any]]) -> list[ft.Control]:
    """Each fact in a line, with the way to forget it."""
    store = own.store
    shown = [
        card_of(
            ft.Row(
                [
                    ft.Text(line, expand=True),
                    icon_button(store.text("box.forget_this", what=line), ft.Icons.CLOSE, partial(own.forget, fact)),
                ]
            ),
            mark(store, GAME, "yours"),
        )
        for line, fact in lines
    ]
    return shown or [note(store.text("newdale_box.nothing"))]


def figure_counts(
    store: Store, counted: Figures, change: Callable[[Figures], None], of: str, hooded: bool = False
) -> list[ft.Control]:
    """A count for each colour."""
    kinds: tuple[Figure, ...] = (*ASSISTANTS, Figure.HOODED) if hooded else ASSISTANTS
    return [
        counter(
            store,
            store.text("newdale_table.figure", figure=figure.value),
            counted[figure],
            partial(_count, counted, change, figure),
            of=of,
            svg=figure_sign(store, figure),
        )
        for figure in kinds
    ]


def _count(counted: Figures, change: Callable[[Figures], None], figure: Figure, n: int) -> None:
    change(counted.replace(**{figure.value: n}))


def keep_or_not(store: Store, what: str, keep: Act) -> ft.Control:
    return row(button(store.text("box.keep_this", what=what), keep, weight=Emphasis.MAIN))
