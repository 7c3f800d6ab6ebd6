"""The two halves of a chapter card: the goods of each, what they must be worth, the points they bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import flet as ft

from companion.screen.store import Store
from companion.views.newdale.goods_names import named_goods
from companion.widgets.entries import NumberField, clamped
from companion.widgets.layout import section
from companion.widgets.picking import picks
from rules.newdale.components.told import MOST_PRINTED, GoalOption

GoalChoice = tuple[tuple[str, ...], int, int]
"""Goods, coins, points, as far as entered."""
EMPTY: GoalChoice = ((), 0, 0)


def goal_of(*halves: GoalChoice) -> Iterator[GoalOption]:
    """As far as goods were tapped."""
    for goods, coins, points in halves:
        if goods:
            yield GoalOption(goods=goods, coins=coins, points=points)


def goal_half(
    store: Store, n: int, half: GoalChoice, change: ft.StateSetter[GoalChoice], own: Iterable[str]
) -> ft.Control:
    """`own`: goods that the box brought itself."""
    goods, coins, points = half
    heading = store.text("newdale_sheet.goal_half", n=n)

    def turn(good: str) -> None:
        kinds = tuple(each for each in goods if each != good) if good in goods else (*goods, good)
        change((kinds, coins, points))

    named = [(name, good) for good, name in named_goods(store, own).items()]
    worth, paid = (f"{heading}: {store.text(f'newdale_sheet.goal_{what}')}" for what in ("coins", "points"))
    return section(
        heading,
        picks(named, goods, turn, of=heading),
        NumberField(store, worth, coins, lambda n: change((goods, clamped(n, MOST_PRINTED), points))),
        NumberField(store, paid, points, lambda n: change((goods, coins, clamped(n, MOST_PRINTED)))),
    )
