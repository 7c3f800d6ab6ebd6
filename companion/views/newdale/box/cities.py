"""Cities of the six boards: only if wanted. Name, sign, points for the first house, neighbours."""

from __future__ import annotations

import flet as ft

from companion.newdale.boxes import OwnBox
from companion.screen.boundary import component
from companion.views.newdale.box.parts import keep_or_not, part_screen, told_list
from companion.views.newdale.shapes import shape_picks
from companion.widgets.controls import choices, switch
from companion.widgets.entries import NumberField, clamped
from companion.widgets.layout import note, section
from companion.widgets.picking import picks
from companion.widgets.typing import Typed
from rules.kernel import phrase
from rules.newdale.components.chapters import CHAPTERS
from rules.newdale.components.told import LONGEST_PRINTED, MOST_PRINTED, CityFact

BOARDS = tuple(dict.fromkeys(chapter.board for chapter in CHAPTERS.values()))


@component
def Cities(own: OwnBox) -> ft.Control:
    store = own.store
    board, choose = ft.use_state(BOARDS[0])
    name, write = ft.use_state("")
    untold: int | None = None
    first, set_first = ft.use_state(untold)
    symbol, set_symbol = ft.use_state("")
    nowhere: tuple[str, ...] = ()
    roads, set_roads = ft.use_state(nowhere)
    every, set_every = ft.use_state(False)

    async def keep() -> None:
        if not name.strip():
            store.tell(phrase("newdale_box.name_wanted"))
            return
        fact = CityFact(board=board, name=name, symbol=symbol or None, first=first, roads=roads, all_roads=every)
        if await own.learn(fact):
            write("")
            set_first(None)
            set_roads(())

    async def turn(on: bool) -> None:
        set_every(on)

    def points(n: int | None) -> None:
        set_first(None if n is None else clamped(n, MOST_PRINTED))

    def lead(city: str) -> None:
        set_roads(tuple(each for each in roads if each != city) if city in roads else (*roads, city))

    lines = [(f"{each.board} · {each.name} · {', '.join(each.roads) or '–'}", each) for each in own.box.cities]
    return part_screen(
        store,
        "cities",
        section(
            store.text("newdale_box.which_board"),
            choices([(each, each) for each in BOARDS], board, choose),
            Typed(
                store.text("newdale_box.city_name"), name, write, store, {}, as_kept=lambda text: text[:LONGEST_PRINTED]
            ),
            NumberField(store, store.text("newdale_box.first"), first, points, empty=True),
            note(store.text("newdale_box.symbol")),
            shape_picks(store, symbol, set_symbol),
            note(store.text("newdale_box.roads")),
            picks(
                [(city, city) for city in _others(own, board, name.strip())],
                roads,
                lead,
                of=store.text("newdale_box.roads"),
            ),
            switch(store.text("newdale_box.all_roads"), every, turn),
            keep_or_not(store, name.strip() or store.text("newdale_box.city"), keep),
        ),
        *told_list(own, lines),
    )


def _others(own: OwnBox, board: str, name: str) -> tuple[str, ...]:
    """Cities of a board that a road may lead to: where chapters start, and those told of."""
    starts = (city for chapter in CHAPTERS.values() if chapter.board == board for city in chapter.cities)
    known = (city.name for city in own.box.cities if city.board == board and city.name != name)
    return tuple(dict.fromkeys((*starts, *known)))
