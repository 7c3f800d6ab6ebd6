"""Chapter cards: the two halves of the goal, and alone the points to reach."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.newdale.boxes import OwnBox
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.newdale.box.parts import keep_or_not, part_screen, told_list
from companion.views.newdale.fresh_good import FreshGood, use_unadded
from companion.views.newdale.goal_form import EMPTY, goal_half, goal_of
from companion.views.newdale.goods_names import named_good
from companion.widgets.controls import choices
from companion.widgets.entries import NumberField, clamped
from companion.widgets.layout import section
from rules.kernel import phrase
from rules.newdale.components.box import facts
from rules.newdale.components.chapters import CHAPTERS
from rules.newdale.components.told import MOST_PRINTED, ChapterFact

NONE: Final[tuple[str, ...]] = ()


@component
def Chapters(own: OwnBox) -> ft.Control:
    store = own.store
    chapter, choose = ft.use_state("I")
    solo, turn = ft.use_state(False)
    first, set_first = ft.use_state(EMPTY)
    second, set_second = ft.use_state(EMPTY)
    target, aim = ft.use_state(0)
    more, add = ft.use_state(NONE)
    unadded = use_unadded()

    async def keep() -> None:
        goal, targets = tuple(goal_of(first, second)), (target,) if solo and target else ()
        if unadded.keeps_back(store):
            return
        if not goal and not targets:
            store.tell(phrase("newdale_box.goal_empty"))
            return
        if await own.learn(ChapterFact(chapter=chapter, solo=solo, goal=goal, targets=targets)):
            set_first(EMPTY)
            set_second(EMPTY)
            aim(0)

    own_goods = (*facts(own.box).own_goods, *more)
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
        goal_half(store, 1, first, set_first, own_goods),
        goal_half(store, 2, second, set_second, own_goods),
        FreshGood(store, own_goods, lambda good: add((*more, good)), unadded),
        *([alone] if solo else ()),
        keep_or_not(store, name, keep),
        *told_list(own, [(_line(store, each), each) for each in own.box.chapters]),
    )


def _line(store: Store, fact: ChapterFact) -> str:
    halves = [
        f"{', '.join(named_good(store, good) for good in half.goods)} {half.coins} » {half.points}"
        for half in fact.goal
    ]
    targets = [str(target) for target in fact.targets]
    solo = f" ({store.text('newdale_box.alone')})" if fact.solo else ""
    return f"{store.text('newdale_box.of_chapter', chapter=fact.chapter)}{solo}: {' / '.join((*halves, *targets))}"
