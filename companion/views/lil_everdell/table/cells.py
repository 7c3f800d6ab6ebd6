"""The ten signs of a card as a grid to tap: colours by rows on a tall phone, else by columns; large words too."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import flet as ft

from companion.screen import theme
from companion.screen.store import Store
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.window import PICTURES
from companion.widgets.answers import grid
from companion.widgets.controls import Act
from companion.widgets.digits import take_digit
from companion.widgets.sign_button import sign_button
from rules.lil_everdell.components.traits import CELLS, Colour, Kind

Cell = tuple[Colour, Kind]
Pick = Callable[[Colour, Kind], Act]
"""What a tap on a cell does."""
Place = Callable[[Act, Callable[[Act, int], ft.Control]], ft.Control]


def cell_grid(
    store: Store,
    pick: Pick,
    place: Place,
    grey: Sequence[Cell] = (),
    counts: Mapping[Cell, int] | None = None,
    below: Mapping[Cell, Sequence[ft.Control]] | None = None,
) -> ft.Control:
    """`place` gives each button its key; `counts`: how many of each there are; `below`: what stands under it."""
    large = store.preferences.text_size >= theme.LARGE_TEXT
    low = store.shape.short or store.wide or large
    shown = {
        cell: place(
            pick(*cell),
            partial(_button, store, cell, low, cell in grey, None if counts is None else counts.get(cell, 0)),
        )
        for cell in CELLS
    }
    if below is not None:
        shown = {cell: _with(button, below.get(cell, ())) for cell, button in shown.items()}
    if not low:
        return grid([shown[cell] for cell in CELLS], len(Kind))
    return grid([shown[colour, kind] for kind in Kind for colour in Colour], len(Colour))


def _with(button: ft.Control, below: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(
        [ft.Row([button], spacing=0), *(ft.Row([one], spacing=0) for one in below)], spacing=theme.CLOSE, expand=True
    )


def _button(store: Store, cell: Cell, low: bool, grey: bool, count: int | None, act: Act, _key: int) -> ft.Control:
    colour, kind = cell
    name = store.text("lil_everdell.signs", colour=colour.value, kind=kind.value)
    word = store.text("lil_everdell_table.letter", colour=colour.value) if low else name
    spoken = name if count is None else store.text("lil_everdell_sheet.cell", what=name, n=count)
    key = take_digit(grey)
    shown = "" if store.switched(PICTURES) else word if key is None else f"{key} {word}"
    if count:
        shown = f"{shown} · {count}".removeprefix(" · ")
    svg, size = looks.cell(colour.value, kind.value, store.dark), sizes.SMALL_CELL if low else sizes.CELL
    return sign_button(spoken, svg, act, size, word=shown, beside=not low and bool(shown), grey=grey)
