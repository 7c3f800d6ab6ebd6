"""Which card it was: a known one of the cell, its points for one without a name, taught here, or said later."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from companion.screen import theme
from companion.screen.store import Store
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.pictured import card_button, marks, pictured, pictures_across
from companion.views.lil_everdell.table.window import PICTURES, large_words
from companion.widgets.answers import grid
from companion.widgets.controls import Act, icon_button
from companion.widgets.pictures import picture, spoken_drawings
from companion.widgets.sign_button import sign_button
from rules.lil_everdell.components.box import Facts
from rules.lil_everdell.components.cards import Card
from rules.lil_everdell.components.traits import Colour, Kind

POINTS: Final = tuple(range(10))
ACROSS: Final = 5
Place = Callable[[Act, Callable[[Act, int], Any]], Any]


@dataclass(frozen=True)
class Choosing:
    """What a tap does, for each way to say it."""

    card: Callable[[Card], Act]
    points: Callable[[int], Act]
    later: Act
    back: Act
    teach: Act | None = None


def which(
    store: Store,
    known: Facts,
    cell: tuple[Colour, Kind],
    cards: Sequence[tuple[Card, bool]],
    way: Choosing,
    place: Place,
) -> list[ft.Control]:
    """`cards`: the known ones of the cell, and whether each is refused."""
    apart = marks(store, known, (card for card, _ in cards))
    named = [_named(store, known, card, apart.get(card.id, ""), grey, way, place) for card, grey in cards]
    numbers = [_points(store, cell, n, way.points(n)) for n in POINTS]
    return [
        _heading(store, cell, way.back),
        *([grid(named, pictures_across(store, 2))] if named else []),
        grid(numbers, len(POINTS) if store.shape.flat else ACROSS),
        grid(_others(store, way, place), 2 if _crowded(store) else pictures_across(store, 2)),
    ]


def _heading(store: Store, cell: tuple[Colour, Kind], back: Act) -> ft.Control:
    colour, kind = cell
    name = store.text("lil_everdell.signs", colour=colour.value, kind=kind.value)
    width, height = sizes.CELL
    asked = store.text("lil_everdell_table.which", what=name)
    return ft.Row(
        [
            icon_button(store.text("table.back"), ft.Icons.ARROW_BACK, back),
            picture(looks.cell(colour.value, kind.value, store.dark), "", width=width, height=height),
            spoken_drawings((looks.sign("unknown", store.dark),), asked, theme.SIGN)
            if store.switched(PICTURES)
            else ft.Text(asked, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, expand=True),
        ],
        spacing=theme.GAP,
    )


def _named(store: Store, known: Facts, card: Card, mark: str, grey: bool, way: Choosing, place: Place) -> ft.Control:
    made: ft.Control = place(way.card(card), lambda act, _: card_button(store, known, card, mark, act, grey=grey))
    return made


def _points(store: Store, cell: tuple[Colour, Kind], n: int, act: Act) -> ft.Control:
    colour, kind = cell
    svg = looks.cell(colour.value, kind.value, store.dark, n)
    return sign_button(store.text("table.points", n=n), svg, act, sizes.SMALL_CELL)


def _crowded(store: Store) -> bool:
    """Large words in a low window: side by side they have no room for drawings."""
    return large_words(store) and store.shape.short


def _others(store: Store, way: Choosing, place: Place) -> list[ft.Control]:
    def shown(key: str, act: Act) -> ft.Control:
        words = store.text(f"lil_everdell_table.{key}")
        svg = "" if _crowded(store) else looks.sign(key, store.dark)
        made: ft.Control = place(act, lambda done, _: ft.Container(pictured(store, words, svg, done), expand=True))
        return made

    return [*([shown("teach", way.teach)] if way.teach else []), shown("later", way.later)]
