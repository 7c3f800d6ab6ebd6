"""The production areas of the player board: how many fewer or more, and what each row makes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.newdale.boxes import OwnBox
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.newdale.box.parts import keep_or_not, part_screen, told_list
from companion.widgets.controls import choices
from companion.widgets.entries import NumberField
from companion.widgets.layout import note, section
from rules.newdale.components.numbers import SETUP
from rules.newdale.components.told import MOST_AREAS, AreaFact, BackFact, Row, RowKind

USUAL: Final[tuple[Row, ...]] = (
    Row(kind=RowKind.LAZY, modifier=-1, goods=1),
    Row(kind=RowKind.NORMAL, modifier=0, goods=2),
    Row(kind=RowKind.DILIGENT, modifier=2, goods=3),
)
"""The area of the book's example (p. 11): confirmed or corrected before it counts."""


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
            parts.append(choices(named, row.modifier or 0, partial(modify, at)))
        goods = [(store.text("newdale_box.goods", n=n), n) for n in (1, 2, 3, 4)]
        parts.append(choices(goods, row.goods or 0, partial(make, at)))
    return parts


@component
def Areas(own: OwnBox) -> ft.Control:
    store = own.store
    area, choose = ft.use_state(1)
    back, turn = ft.use_state(False)
    rows, change = ft.use_state(USUAL)

    async def keep() -> None:
        await own.learn(AreaFact(area=area, back=back, rows=rows))

    name = store.text("newdale_box.area", n=area)
    count = SETUP.areas_front if not back else MOST_AREAS
    lines = [(_line(store, each), each) for each in own.box.areas]
    return part_screen(
        store,
        "areas",
        section(
            store.text("newdale_box.which_area"),
            note(store.text("newdale_box.area_order")),
            choices([(store.text("newdale_box.front"), False), (store.text("newdale_box.back"), True)], back, turn),
            choices([(str(n), n) for n in range(1, count + 1)], area, choose),
            *row_fields(store, rows, change, name),
            keep_or_not(store, name, keep),
        ),
        *([_back(own)] if back else ()),
        *told_list(own, lines),
    )


def _back(own: OwnBox) -> ft.Control:
    """How many areas the back of the board has."""
    told = own.box.back[-1].areas if own.box.back else None

    async def keep(n: int | None) -> None:
        if n:
            await own.learn(BackFact(areas=min(n, MOST_AREAS)))

    name = own.store.text("newdale_box.back_areas")
    return NumberField(own.store, name, told, lambda n: own.store.page.run_task(keep, n), empty=True)  # type: ignore[arg-type]


def _line(store: Store, fact: AreaFact) -> str:
    rows = " · ".join(
        f"{row.modifier if row.modifier is not None else '?'} » {row.goods if row.goods is not None else '?'}"
        for row in fact.rows
    )
    side = f" ({store.text('newdale_box.back')})" if fact.back else ""
    return f"{store.text('newdale_box.area', n=fact.area)}{side}: {rows}"
