"""Chapter cards: the two halves of the goal, and alone the points to reach."""

from __future__ import annotations

from collections.abc import Iterator

import flet as ft

from companion.newdale.boxes import OwnBox
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.newdale.box.parts import keep_or_not, part_screen, told_list
from companion.views.newdale.goods_names import named_good, named_goods
from companion.widgets.controls import choices
from companion.widgets.entries import NumberField, clamped
from companion.widgets.layout import section
from companion.widgets.picking import picks
from rules.kernel import phrase
from rules.newdale.components.chapters import CHAPTERS
from rules.newdale.components.told import MOST_PRINTED, ChapterFact, GoalOption

GoalChoice = tuple[tuple[str, ...], int, int]
"""Goods, coins, points, as far as entered."""
EMPTY: GoalChoice = ((), 0, 0)


@component
def Chapters(own: OwnBox) -> ft.Control:
    store = own.store
    chapter, choose = ft.use_state("I")
    solo, turn = ft.use_state(False)
    first, set_first = ft.use_state(EMPTY)
    second, set_second = ft.use_state(EMPTY)
    target, aim = ft.use_state(0)

    async def keep() -> None:
        goal = tuple(_goal(first, second))
        if not goal and not target:
            store.tell(phrase("newdale_box.goal_empty"))
            return
        targets = (target,) if solo and target else ()
        if await own.learn(ChapterFact(chapter=chapter, solo=solo, goal=goal, targets=targets)):
            set_first(EMPTY)
            set_second(EMPTY)

    name = store.text("newdale_box.of_chapter", chapter=chapter)
    kinds = [(store.text("newdale_box.together"), False), (store.text("newdale_box.alone"), True)]
    alone = NumberField(store, store.text("newdale_box.target"), target, lambda n: aim(clamped(n, MOST_PRINTED)))
    return part_screen(
        store,
        "chapters",
        section(
            store.text("newdale_box.which_chapter"),
            choices([(each, each) for each in CHAPTERS], chapter, choose),
            choices(kinds, solo, turn),
        ),
        _half(store, 1, first, set_first),
        _half(store, 2, second, set_second),
        *([alone] if solo else ()),
        keep_or_not(store, name, keep),
        *told_list(own, [(_line(store, each), each) for each in own.box.chapters]),
    )


def _goal(*halves: GoalChoice) -> Iterator[GoalOption]:
    """As far as goods were tapped."""
    for goods, coins, points in halves:
        if goods:
            yield GoalOption(goods=goods, coins=coins, points=points)


def _half(store: Store, n: int, half: GoalChoice, change: ft.StateSetter[GoalChoice]) -> ft.Control:
    goods, coins, points = half
    heading = store.text("newdale_sheet.goal_half", n=n)

    def turn(good: str) -> None:
        kinds = tuple(each for each in goods if each != good) if good in goods else (*goods, good)
        change((kinds, coins, points))

    named = [(name, good) for good, name in named_goods(store).items()]
    worth, paid = (f"{heading}: {store.text(f'newdale_sheet.goal_{what}')}" for what in ("coins", "points"))
    return section(
        heading,
        picks(named, goods, turn, of=heading),
        NumberField(store, worth, coins, lambda n: change((goods, clamped(n, MOST_PRINTED), points))),
        NumberField(store, paid, points, lambda n: change((goods, coins, clamped(n, MOST_PRINTED)))),
    )


def _line(store: Store, fact: ChapterFact) -> str:
    halves = [
        f"{', '.join(named_good(store, good) for good in half.goods)} {half.coins} » {half.points}"
        for half in fact.goal
    ]
    targets = [str(target) for target in fact.targets]
    solo = f" ({store.text('newdale_box.alone')})" if fact.solo else ""
    return f"{store.text('newdale_box.of_chapter', chapter=fact.chapter)}{solo}: {' / '.join((*halves, *targets))}"
