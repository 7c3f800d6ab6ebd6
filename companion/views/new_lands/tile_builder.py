"""A tile that nobody has entered yet: its edges, then its shape, then a city on each border that has one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.new_lands import looks
from companion.views.new_lands.borders import built_tile, more_cities, shore_buttons
from companion.views.new_lands.free_builder import FreeBuilder
from companion.widgets.answers import answer, grid, picture_button
from companion.widgets.controls import Act, button
from companion.widgets.layout import column, note, row
from rules.kernel import phrase
from rules.new_lands.components.kinds import shapes
from rules.new_lands.components.terrain import EDGES, Terrain
from rules.new_lands.components.tile import Pair, spelled, tile

UNKNOWN = "."


@dataclass(frozen=True)
class Building:
    """What is known of the tile so far."""

    edges: str
    shape: str = ""
    cities: tuple[Pair, ...] = ()
    free: bool = False
    """None of the reported shapes: it is put together part by part."""

    @property
    def text(self) -> str:
        one = tile(self.shape)
        return spelled(one.terrains, one.sides, one.touching, sorted(self.cities))

    def shore(self, pair: Pair) -> Building:
        return Building(self.edges, self.shape, more_cities(self.cities, pair))


def begun(edges: str) -> Building:
    """The shape is known where there is only one."""
    known = UNKNOWN not in edges
    found = shapes(edges) if known else ()
    return Building(edges, found[0] if len(found) == 1 else "")


@component
def TileBuilder(store: Store, edges: str, done: Callable[[str], None], name: str, keys: bool = False) -> ft.Control:
    """`edges`: those that are known, a dot for each that is not. `name`: what the last button does.

    `keys`: the digits of the keyboard choose here.
    """
    built, draw = ft.use_state(begun(edges))

    def build(next_one: Building) -> None:
        store.reading.start()
        draw(next_one)

    if built.free:
        return column([FreeBuilder(store, built.edges, done, name), row(_over(store, edges, build))])
    acts: list[Act] = []
    if UNKNOWN in built.edges:
        again = [row(_over(store, edges, build))] if built.edges != edges else []
        content = [*_edge(store, built, build, acts), *again]
    elif not built.shape:
        content = [*_shapes(store, built, build, acts), row(_other(store, built, build), _over(store, edges, build))]
    else:
        content = [
            *_cities(store, built, build, done, name, acts),
            row(_other(store, built, build), _over(store, edges, build)),
        ]
    if keys:
        store.keys.listed = acts
    return column(content)


Build = Callable[[Building], None]


def _over(store: Store, edges: str, build: Build) -> ft.Control:
    return button(store.text("new_lands_table.over_again"), lambda: build(begun(edges)), icon=ft.Icons.REFRESH)


def _other(store: Store, built: Building, build: Build) -> ft.Control:
    free = Building(built.edges, free=True)
    return button(store.text("new_lands_table.other_shape"), lambda: build(free), icon=ft.Icons.TUNE)


def _edge(store: Store, built: Building, build: Build, acts: list[Act]) -> list[ft.Control]:
    at = built.edges.index(UNKNOWN)
    side = phrase("new_lands.edge", edge=EDGES[at])

    def choose(letter: str) -> None:
        build(begun(built.edges[:at] + letter + built.edges[at + 1 :]))

    acts += [partial(choose, on.letter) for on in Terrain]
    shown = [
        picture_button(
            store.text("new_lands.terrain", on=on.value),
            looks.terrain(store, on),
            act,
            spoken=store.text("new_lands_table.edge_is", edge=side, on=on.value),
        )
        for on, act in zip(Terrain, acts, strict=True)
    ]
    return [note(store.text("new_lands_table.which_edge", edge=side)), grid(shown, len(shown))]


def _shapes(store: Store, built: Building, build: Build, acts: list[Act]) -> list[ft.Control]:
    found = shapes(built.edges)
    acts += [partial(build, Building(built.edges, text)) for text in found]
    shown = [
        picture_button(
            str(at),
            looks.tile(store, text),
            act,
            spoken=store.text("new_lands_table.shape", n=at, parts=len(tile(text).terrains)),
            size=theme.CARD_PICTURE,
        )
        for at, (text, act) in enumerate(zip(found, acts, strict=True), start=1)
    ]
    return [note(store.text("new_lands_table.which_shape")), grid(shown, 4)]


def _cities(
    store: Store, built: Building, build: Build, done: Callable[[str], None], name: str, acts: list[Act]
) -> list[ft.Control]:
    """*Lay it* has the first digit, each shore the next."""
    shores = shore_buttons(store, tile(built.shape), built.cities, lambda pair: build(built.shore(pair)))
    acts += [partial(done, built.text), *(act for _, act in shores)]
    return [
        built_tile(store, built.text),
        *([note(store.text("new_lands_table.tap_borders")), *(shown for shown, _ in shores)] if shores else ()),
        answer(name, acts[0], main=True),
    ]
