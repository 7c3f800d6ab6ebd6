"""The production areas of the player board: how many fewer or more, and what each row makes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import flet as ft

from companion.newdale.boxes import OwnBox
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.newdale.box.parts import keep_or_not, part_screen, told_list
from companion.widgets.controls import choices
from companion.widgets.entries import NumberField, clamped
from companion.widgets.layout import note, section
from rules.newdale.components.box import facts
from rules.newdale.components.numbers import SETUP
from rules.newdale.components.told import MOST_AREAS, USUAL_ROWS, AreaFact, BackFact, Row, RowKind


def row_fields(
    store: Store, rows: tuple[Row, ...], change: Callable[[tuple[Row, ...]], None], of: str
) -> list[ft.Control]:
    """Fewer or more assistants, and goods, row by row."""

    def modify(at: int, n: int) -> None:
        change((*rows[:at], rows[at].replace(modifier=n), *rows[at + 1 :]))

    def make(at: int, n: int) -> None:
        change((*rows[:at], rows[at].replace(goods=n), *rows[at + 1 :]))

    parts: list[ft.Control] = []
    for at, row in enumerate(rows):
        name = f"{of}: {store.text('newdale.row', row=row.kind.value)}"
        parts.append(ft.Text(name))
        if row.kind is not RowKind.NORMAL:
            sign = -1 if row.kind is RowKind.LAZY else 1
            named = [(f"{'−' if sign < 0 else '+'}{n}", sign * n) for n in (1, 2)]
            parts.append(choices(named, row.modifier or 0, partial(modify, at), _spoken(name, named)))
        goods = [(store.text("newdale_box.goods", n=n), n) for n in (1, 2, 3, 4)]
        parts.append(choices(goods, row.goods or 0, partial(make, at), _spoken(name, goods)))
    return parts


def _spoken(name: str, options: Iterable[tuple[str, int]]) -> dict[int, str]:
    """Each with its row: several rows offer the same."""
    return {n: f"{name}: {words}" for words, n in options}


@component
def Areas(own: OwnBox) -> ft.Control:
    store, told = own.store, facts(own.box).areas
    area, choose = ft.use_state(1)
    back, turn = ft.use_state(False)
    rows, change = ft.use_state(told.get((area, back, None), USUAL_ROWS))

    def show(n: int, side: bool) -> None:
        """With its own rows; one that nobody told is likely to be as the one before."""
        choose(n)
        turn(side)
        change(told.get((n, side, None), rows))

    async def keep() -> None:
        await own.learn(AreaFact(area=area, back=back, rows=rows))

    name = store.text("newdale_box.area", n=area)
    sides = [(store.text("newdale_box.front"), False), (store.text("newdale_box.back"), True)]
    numbers = range(1, (MOST_AREAS if back else SETUP.areas_front) + 1)
    return part_screen(
        store,
        "areas",
        section(
            store.text("newdale_box.which_area"),
            note(store.text("newdale_box.area_order")),
            choices(sides, back, partial(show, 1)),
            choices([(str(n), n) for n in numbers], area, lambda n: show(n, back)),
            *row_fields(store, rows, change, name),
            keep_or_not(store, name, keep),
        ),
        *([_Back(own)] if back else ()),
        *told_list(own, [(_line(store, each), each) for each in own.box.areas]),
    )


@component
def _Back(own: OwnBox) -> ft.Control:
    """How many areas the back of the board has."""
    store = own.store
    areas, count = ft.use_state(facts(own.box).back_areas)

    async def keep(n: int) -> None:
        await own.learn(BackFact(areas=n))

    name = store.text("newdale_box.back_areas")
    field = NumberField(store, name, areas, lambda n: count(n and clamped(n, MOST_AREAS)), empty=True)
    return section(name, field, *([keep_or_not(store, name, partial(keep, areas))] if areas else ()))


def _line(store: Store, fact: AreaFact) -> str:
    rows = " · ".join(
        f"{row.modifier if row.modifier is not None else '?'} » {row.goods if row.goods is not None else '?'}"
        for row in fact.rows
    )
    side = f" ({store.text('newdale_box.back')})" if fact.back else ""
    return f"{store.text('newdale_box.area', n=fact.area)}{side}: {rows}"
