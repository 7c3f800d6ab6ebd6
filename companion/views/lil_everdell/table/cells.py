"""The ten signs of a card as a grid to tap: colours by rows on a tall phone, by columns elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

import flet as ft

from companion.screen import theme
from companion.screen.store import Store
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.window import PICTURES
from companion.widgets.answers import grid
from companion.widgets.controls import Act
from companion.widgets.entries import panel
from companion.widgets.pictures import picture
from rules.lil_everdell.components.traits import CELLS, Colour, Kind

Cell = tuple[Colour, Kind]
Pick = Callable[[Colour, Kind], None]
Place = Callable[[Act, Callable[[Act, int], ft.Control]], ft.Control]


def cell_grid(store: Store, pick: Pick, place: Place, grey: Collection[Cell] = (), counts: Any = None) -> ft.Control:
    """`place` gives each button its key; `counts`: how many of each are there already."""
    low = store.shape.short or store.wide
    shown = {
        (colour, kind): place(
            partial(pick, colour, kind),
            partial(
                _button,
                store,
                colour,
                kind,
                low,
                (colour, kind) in grey,
                None if counts is None else counts[colour, kind],
            ),
        )
        for colour, kind in CELLS
    }
    if not low:
        return grid([shown[cell] for cell in CELLS], len(Kind))
    return grid([shown[colour, kind] for kind in Kind for colour in Colour], len(Colour))


def _button(
    store: Store, colour: Colour, kind: Kind, low: bool, grey: bool, count: int | None, act: Act, _key: int
) -> ft.Control:
    name = store.text("lil_everdell.signs", colour=colour.value, kind=kind.value)
    width, height = sizes.SMALL_CELL if low else sizes.CELL
    drawn = picture(looks.cell(colour.value, kind.value, store.dark), "", width=width, height=height)
    word = store.text("lil_everdell_table.letter", colour=colour.value) if low else name
    words = [] if store.switched(PICTURES) and count is None else [_word(word, count, low)]
    spoken = name if count is None else store.text("lil_everdell_sheet.cell", what=name, n=count)
    held: ft.Control = (
        ft.Column([drawn, *words], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
        if low
        else ft.Row([drawn, *words], spacing=theme.GAP)
    )
    box = ft.Container(held, alignment=ft.Alignment.CENTER if low else ft.Alignment.CENTER_LEFT)
    return panel(spoken, box, act, grey=grey, padding=theme.CLOSE, sides=theme.CLOSE if low else theme.GAP, expand=True)


def _word(word: str, count: int | None, low: bool) -> ft.Control:
    """Beside the picture it may take two lines."""
    shown = word if not count else f"{word} · {count}"
    return ft.Text(shown, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, expand=not low)
