"""Which card it was: a known one of the cell, its points for one without a name, taught here, or said later."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import flet as ft

from companion.screen import theme
from companion.screen.store import Store
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.widgets.answers import answer, grid
from companion.widgets.controls import Act, icon_button
from companion.widgets.entries import panel
from companion.widgets.pictures import picture
from rules.lil_everdell.components.box import Facts
from rules.lil_everdell.components.cards import Card
from rules.lil_everdell.components.traits import Colour, Kind

POINTS: Final = tuple(range(10))
ACROSS: Final = 5
Place = Callable[[Act, Callable[[Act, int], Any]], Any]


@dataclass(frozen=True)
class Choosing:
    """What follows each way to say it."""

    card: Callable[[Card], None]
    points: Callable[[int], None]
    later: Act
    back: Act
    teach: Act | None = None


def which(
    store: Store,
    known: Facts,
    cell: tuple[Colour, Kind],
    cards: Iterable[tuple[Card, bool]],
    way: Choosing,
    place: Place,
) -> list[ft.Control]:
    """`cards`: the known ones of the cell, and whether each is refused."""
    colour, kind = cell
    name = store.text("lil_everdell.signs", colour=colour.value, kind=kind.value)
    width, height = sizes.CELL
    heading = ft.Row(
        [
            icon_button(store.text("table.back"), ft.Icons.ARROW_BACK, way.back),
            picture(looks.cell(colour.value, kind.value, store.dark), "", width=width, height=height),
            ft.Text(
                store.text("lil_everdell_table.which", what=name),
                theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
                expand=True,
            ),
        ],
        spacing=theme.GAP,
    )
    named = [_named(store, known, card, grey, way, place) for card, grey in cards]
    numbers = [place(partial(way.points, n), partial(_points, store, cell, n)) for n in POINTS]
    return [
        heading,
        *([grid(named, 2)] if named else []),
        grid(numbers, ACROSS),
        grid(_others(store, way, place), 2),
    ]


def _named(store: Store, known: Facts, card: Card, grey: bool, way: Choosing, place: Place) -> ft.Control:
    drawn = looks.cell(card.colour.value, card.kind.value, store.dark, card.points)
    called = store.called(known.name(card.id))
    button: ft.Control = place(
        partial(way.card, card), lambda act, _: ft.Container(answer(called, act, svg=drawn, grey=grey), expand=True)
    )
    return button


def _points(store: Store, cell: tuple[Colour, Kind], n: int, act: Act, _key: int) -> ft.Control:
    colour, kind = cell
    width, height = sizes.SMALL_CELL
    drawn = picture(looks.cell(colour.value, kind.value, store.dark, n), "", width=width, height=height)
    box = ft.Container(drawn, alignment=ft.Alignment.CENTER)
    return panel(store.text("table.points", n=n), box, act, padding=theme.NEAR, sides=theme.CLOSE, expand=True)


def _others(store: Store, way: Choosing, place: Place) -> list[ft.Control]:
    def shown(key: str, sign: str, act: Act) -> ft.Control:
        words, svg = store.text(f"lil_everdell_table.{key}"), looks.sign(sign, store.dark)
        made: ft.Control = place(act, lambda done, _: ft.Container(answer(words, done, svg=svg), expand=True))
        return made

    teach = [shown("teach", "teach", way.teach)] if way.teach else []
    return [*teach, shown("later", "later", way.later)]
