"""Cities of the six boards: only if wanted. Name, sign, points for the first house, neighbours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from companion.newdale.boxes import OwnBox
from companion.screen.boundary import component
from companion.screen.store import Store
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


@dataclass(frozen=True)
class Draft:
    """A city as far as it is entered."""

    name: str = ""
    symbol: str = ""
    first: int | None = None
    roads: tuple[str, ...] = ()
    all_roads: bool = False


@component
def Cities(own: OwnBox) -> ft.Control:
    store = own.store
    board, choose = ft.use_state(BOARDS[0])
    draft, put = ft.use_state(Draft())

    def change(**entered: Any) -> None:
        put(lambda now: replace(now, **entered))

    async def keep() -> None:
        if not draft.name.strip():
            store.tell(phrase("newdale_box.name_wanted"))
            return
        fact = CityFact(
            board=board,
            name=draft.name,
            symbol=draft.symbol or None,
            first=draft.first,
            roads=draft.roads,
            all_roads=draft.all_roads,
        )
        if await own.learn(fact):
            change(name="", first=None, roads=())

    lines = [(f"{each.board} · {each.name} · {', '.join(each.roads) or '–'}", each) for each in own.box.cities]
    return part_screen(
        store,
        "cities",
        section(
            store.text("newdale_box.which_board"),
            choices([(each, each) for each in BOARDS], board, choose),
            *_fields(store, draft, _others(own, board, draft.name.strip()), change),
            keep_or_not(store, draft.name.strip() or store.text("newdale_box.city"), keep),
        ),
        *told_list(own, lines),
    )


def _fields(store: Store, draft: Draft, others: tuple[str, ...], change: Callable[..., None]) -> list[ft.Control]:
    """`others`: the cities that a road may lead to."""

    def points(n: int | None) -> None:
        change(first=None if n is None else clamped(n, MOST_PRINTED))

    def lead(city: str) -> None:
        left = tuple(each for each in draft.roads if each != city)
        change(roads=left if city in draft.roads else (*draft.roads, city))

    async def turn(on: bool) -> None:
        change(all_roads=on)

    roads = store.text("newdale_box.roads")
    return [
        Typed(
            store.text("newdale_box.city_name"),
            draft.name,
            lambda name: change(name=name),
            store,
            {},
            as_kept=lambda text: text[:LONGEST_PRINTED],
        ),
        NumberField(store, store.text("newdale_box.first"), draft.first, points, empty=True),
        note(store.text("newdale_box.city_symbol")),
        shape_picks(store, draft.symbol, lambda symbol: change(symbol=symbol)),
        note(roads),
        picks([(city, city) for city in others], draft.roads, lead, of=roads),
        switch(store.text("newdale_box.all_roads"), draft.all_roads, turn),
    ]


def _others(own: OwnBox, board: str, name: str) -> tuple[str, ...]:
    """Cities of a board that a road may lead to: where chapters start, and those told of."""
    starts = (city for chapter in CHAPTERS.values() if chapter.board == board for city in chapter.cities)
    known = (city.name for city in own.box.cities if city.board == board and city.name != name)
    return tuple(dict.fromkeys((*starts, *known)))
