"""A tile that nobody has entered yet: its edges, then its shape, then a city on each border that has one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.new_lands import looks, sizes
from companion.widgets.answers import answer, grid, picture_button
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import column, folded, note, row
from companion.widgets.pictures import picture
from companion.widgets.typing import Typed
from rules.kernel import phrase
from rules.new_lands.components.kinds import shapes
from rules.new_lands.components.terrain import EDGES, Terrain
from rules.new_lands.components.tile import LONGEST_TILE, BadTile, Pair, spelled, tile
from rules.new_lands.tell.naming import part_name, tile_name

UNKNOWN = "."
MOST_CITIES = 2


@dataclass(frozen=True)
class Building:
    """What is known of the tile so far."""

    edges: str
    shape: str = ""
    cities: tuple[Pair, ...] = ()

    @property
    def text(self) -> str:
        one = tile(self.shape)
        return spelled(one.terrains, one.sides, one.touching, sorted(self.cities))

    def shore(self, pair: Pair) -> Building:
        """One city more on a border; after two, none."""
        n = self.cities.count(pair)
        rest = tuple(other for other in self.cities if other != pair)
        return Building(self.edges, self.shape, rest if n == MOST_CITIES else (*rest, *(pair,) * (n + 1)))


def begun(edges: str) -> Building:
    """The shape is known where there is only one."""
    known = UNKNOWN not in edges
    found = shapes(edges) if known else ()
    return Building(edges, found[0] if len(found) == 1 else "")


@component
def TileBuilder(store: Store, edges: str, done: Callable[[str], None], name: str) -> ft.Control:
    """`edges`: those that are known, a dot for each that is not. `name`: what the last button does."""
    built, build = ft.use_state(begun(edges))
    over = button(store.text("new_lands_table.over_again"), lambda: build(begun(edges)), icon=ft.Icons.REFRESH)
    if UNKNOWN in built.edges:
        return column(
            [*_edge(store, built, build), *([row(over)] if built.edges != edges else ()), _typed(store, done)]
        )
    if not built.shape:
        return column([*_shapes(store, built, build), row(over), _typed(store, done)])
    return column([*_cities(store, built, build, done, name), row(over)])


def _edge(store: Store, built: Building, build: Callable[[Building], None]) -> list[ft.Control]:
    at = built.edges.index(UNKNOWN)
    side = phrase("new_lands.edge", edge=EDGES[at])

    def choose(letter: str) -> None:
        build(begun(built.edges[:at] + letter + built.edges[at + 1 :]))

    shown = [
        picture_button(
            store.text("new_lands.terrain", on=on.value),
            looks.terrain(store, on),
            partial(choose, on.letter),
            spoken=store.text("new_lands_table.edge_is", edge=side, on=on.value),
        )
        for on in Terrain
    ]
    return [note(store.text("new_lands_table.which_edge", edge=side)), grid(shown, len(shown))]


def _shapes(store: Store, built: Building, build: Callable[[Building], None]) -> list[ft.Control]:
    shown = [
        picture_button(
            str(at + 1),
            looks.tile(store, text),
            partial(build, Building(built.edges, text)),
            spoken=store.text("new_lands_table.shape", n=at + 1, parts=len(tile(text).terrains)),
            size=theme.CARD_PICTURE,
        )
        for at, text in enumerate(shapes(built.edges))
    ]
    return [note(store.text("new_lands_table.which_shape")), grid(shown, 4)]


def _cities(
    store: Store, built: Building, build: Callable[[Building], None], done: Callable[[str], None], name: str
) -> list[ft.Control]:
    one = tile(built.shape)
    shores = [pair for pair in sorted(one.touching) if Terrain.SEA in (one.terrains[pair[0]], one.terrains[pair[1]])]
    count = Counter(built.cities)
    borders = [
        answer(
            store.text(
                "new_lands_table.border",
                one=part_name(one, pair[0]),
                on=one.terrains[pair[0]].value,
                other=part_name(one, pair[1]),
                beside=one.terrains[pair[1]].value,
                n=count[pair],
            ),
            partial(build, built.shore(pair)),
        )
        for pair in shores
    ]
    drawn = picture(
        looks.tile(store, built.text),
        store.say(tile_name(tile(built.text))),
        width=sizes.LARGE_TILE,
        height=sizes.LARGE_TILE,
    )
    return [
        ft.Row([drawn], alignment=ft.MainAxisAlignment.CENTER),
        *([note(store.text("new_lands_table.tap_borders")), *borders] if shores else ()),
        answer(name, partial(done, built.text), main=True),
    ]


def _typed(store: Store, done: Callable[[str], None]) -> ft.Control:
    return folded(store.text("new_lands_table.other_shape"), TypedTile(store, done))


@component
def TypedTile(store: Store, done: Callable[[str], None]) -> ft.Control:
    """A shape that is none of the reported ones, as maps in files have it."""
    text, write = ft.use_state("")
    wrong, found = None, ""
    if text.strip():
        try:
            found = tile(text.strip()).text
        except BadTile as bad:
            wrong = store.text("new_lands.bad_tile", what=bad.what, tile=bad.text[:LONGEST_TILE])
    field = Typed(store.text("new_lands_table.tile_text"), text, write, store, {"error": wrong})
    shown = [picture(looks.tile(store, found), "", width=sizes.LARGE_TILE, height=sizes.LARGE_TILE)] if found else []
    take = [button(store.text("new_lands_table.take_it"), partial(done, found), weight=Emphasis.MAIN)] if found else []
    return column([note(store.text("new_lands_table.tile_text_how")), field, *shown, *take])
