"""The tile that is being built, drawn large, and the shores on which a city can stand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.screen.store import Store
from companion.views.new_lands import looks, sizes
from companion.widgets.answers import answer
from companion.widgets.controls import Act
from companion.widgets.pictures import picture
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.components.tile import Pair, Tile, tile
from rules.new_lands.tell.naming import part_name, tile_name

MOST_CITIES = 2


def built_tile(store: Store, text: str) -> ft.Control:
    drawn = picture(
        looks.tile(store, text), store.say(tile_name(tile(text))), width=sizes.LARGE_TILE, height=sizes.LARGE_TILE
    )
    return ft.Row([drawn], alignment=ft.MainAxisAlignment.CENTER)


def more_cities(cities: tuple[Pair, ...], pair: Pair) -> tuple[Pair, ...]:
    """One city more on a border; after two, none."""
    n = cities.count(pair)
    rest = tuple(other for other in cities if other != pair)
    return rest if n == MOST_CITIES else (*rest, *(pair,) * (n + 1))


def shore_buttons(
    store: Store, one: Tile, cities: tuple[Pair, ...], tapped: Callable[[Pair], None]
) -> list[tuple[ft.Control, Act]]:
    """A button for each border of sea and land, and what it does."""
    found: list[tuple[ft.Control, Act]] = []
    for pair in sorted(one.touching):
        if Terrain.SEA in (one.terrains[pair[0]], one.terrains[pair[1]]):
            act = partial(tapped, pair)
            found.append((answer(border_name(store, one, pair, cities.count(pair)), act), act))
    return found


def border_name(store: Store, one: Tile, pair: Pair, cities: int) -> str:
    first, second = pair
    return store.text(
        "new_lands_table.border",
        one=part_name(one, first),
        on=one.terrains[first].value,
        other=part_name(one, second),
        beside=one.terrains[second].value,
        n=cities,
    )
