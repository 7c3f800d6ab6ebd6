"""Figures to tap, one after the other: each with its hat, its letter and how many are left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.screen.store import Store
from companion.views.newdale.looks import figure_sign, letter
from companion.widgets.answers import grid, picture_button
from companion.widgets.controls import Choose
from companion.widgets.layout import row
from companion.widgets.picking import chip, picks
from rules.newdale.components.buildings import Building
from rules.newdale.components.figures import ASSISTANTS, Assistant, Figure, Figures


def figure_pad(
    store: Store, add: Callable[[Figure], None], left: Figures | None = None, *, hooded: bool = False, of: str = ""
) -> ft.Control:
    """`left`: how many there still are; what is gone is grey, and can be tapped to hear why."""
    shown: tuple[Figure, ...] = (*ASSISTANTS, Figure.HOODED) if hooded else ASSISTANTS
    buttons = [
        picture_button(
            f"{letter(store, figure)} {left[figure]}" if left else letter(store, figure),
            figure_sign(store, figure),
            partial(add, figure),
            spoken=_spoken(store, figure, left, of),
            grey=left is not None and left[figure] <= 0,
        )
        for figure in shown
    ]
    return grid(buttons, len(shown))


def _spoken(store: Store, figure: Figure, left: Figures | None, of: str) -> str:
    name = store.text("newdale_table.figure", figure=figure.value)
    said = name if left is None else store.text("newdale_table.figure_left", figure=figure.value, n=left[figure])
    return f"{of}: {said}" if of else said


def colour_picks(store: Store, chosen: Assistant | None, choose: Choose[Assistant], *, of: str = "") -> ft.Control:
    """The assistant that a Post Office, a Vineyard, a Deckhand shows. `of`: the card, spoken before each."""
    named = [(store.text("newdale_table.figure", figure=figure.value), figure) for figure in ASSISTANTS]
    signs = {figure: figure_sign(store, figure) for figure in ASSISTANTS}
    return picks(named, (chosen,) if chosen else (), choose, of=of, signs=signs)


def coloured_name(store: Store, card: Building, colour: Assistant | None) -> str:
    """A card with the assistant it shows, where that is told."""
    name = store.called(card.name)
    return f"{name} · {store.text('newdale_table.figure', figure=colour.value)}" if colour else name


def taken(store: Store, figures: Sequence[Figure], take_back: Callable[[int], None]) -> ft.Control:
    """Those tapped so far; a tap takes one back."""
    return row(
        *(
            chip(
                store.text("newdale_table.take_back", figure=figure.value),
                partial(take_back, at),
                True,
                figure_sign(store, figure),
            )
            for at, figure in enumerate(figures)
        )
    )
