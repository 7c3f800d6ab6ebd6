"""The free builder: a tile of any shape, part by part: which edges are joined, what lies inside, what touches."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.new_lands import looks
from companion.views.new_lands.borders import built_tile, shore_buttons
from companion.views.new_lands.free_tile import FreeTile, Part, free_tile
from companion.widgets.answers import answer, grid, picture_button, toggle
from companion.widgets.layout import column, note
from rules.kernel import Phrase, phrase
from rules.new_lands.components.terrain import EDGES, LETTERS, Terrain
from rules.new_lands.components.tile import MOST_PARTS
from rules.new_lands.tell.naming import part_name

Change = Callable[[FreeTile], None]


@component
def FreeBuilder(store: Store, edges: str, done: Callable[[str], None], name: str) -> ft.Control:
    made, draw = ft.use_state(free_tile(edges))

    def change(next_one: FreeTile) -> None:
        store.reading.start()
        draw(next_one)

    one = made.tile
    shores = shore_buttons(store, one, made.city_pairs, lambda pair: change(made.with_city(pair)))
    cities = [note(store.text("new_lands_table.tap_borders")), *(shown for shown, _ in shores)] if shores else []
    return column(
        [
            built_tile(store, one.text),
            *_joined(store, made, change),
            *_inside(store, made, change),
            *_touching(store, made, change),
            *cities,
            answer(name, partial(done, one.text), main=True),
        ]
    )


def _chips(chips: list[ft.Control]) -> ft.Control:
    return ft.Row(chips, wrap=True, spacing=theme.GAP, run_spacing=theme.NEAR)


def _joined(store: Store, made: FreeTile, change: Change) -> list[ft.Control]:
    """Edges of one terrain may belong to one part."""
    like = [pair for pair in combinations(range(len(EDGES)), 2) if made.edges[pair[0]] == made.edges[pair[1]]]
    if not like:
        return []
    chips = [
        toggle(
            _two(store, _edge(one), _edge(other)), made.is_joined(one, other), partial(change, made.join(one, other))
        )
        for one, other in like
    ]
    return [note(store.text("new_lands_table.free_joined")), _chips(chips)]


def _edge(at: int) -> Phrase:
    return phrase("new_lands.edge", edge=EDGES[at])


def _two(store: Store, one: Phrase, other: Phrase) -> str:
    return store.text("new_lands.and", first=one, second=other)


def _inside(store: Store, made: FreeTile, change: Change) -> list[ft.Control]:
    adds = [
        picture_button(
            store.text("new_lands.terrain", on=on.value),
            looks.terrain(store, on),
            partial(change, made.with_inner(on.letter)),
            spoken=store.text("new_lands_table.free_add", on=on.value),
            grey=len(made.parts) >= MOST_PARTS,
        )
        for on in Terrain
    ]
    away = [
        toggle(
            store.text("new_lands_table.free_inner", n=n, on=on.value), True, partial(change, made.without_inner(n - 1))
        )
        for n, on in enumerate(made.inner_terrains, start=1)
    ]
    return [note(store.text("new_lands_table.free_inside")), grid(adds, len(adds)), *([_chips(away)] if away else ())]


def _touching(store: Store, made: FreeTile, change: Change) -> list[ft.Control]:
    """Which parts touch, of two terrains only; what matters is plain and mountains, and where a city can stand."""
    pairs = [pair for pair in combinations(made.parts, 2) if pair[0][0] != pair[1][0]]
    chips = [
        toggle(
            " + ".join(_part(store, made, part) for part in pair),
            frozenset(pair) in made.touching,
            partial(change, made.touch(frozenset(pair))),
        )
        for pair in pairs
    ]
    return [note(store.text("new_lands_table.free_touch")), _chips(chips)] if chips else []


def _part(store: Store, made: FreeTile, part: Part) -> str:
    where = part_name(made.tile, made.ordered.index(part))
    return store.text("new_lands_table.free_part", on=LETTERS[part[0]].value, where=where)
