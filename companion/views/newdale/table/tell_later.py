"""What was left for later, told during the chapter: an event's figures, the Hooded figures, the chapter card."""

from __future__ import annotations

import flet as ft

from companion.screen.boundary import component
from companion.views.newdale.figure_pad import figure_pad, taken
from companion.views.newdale.fresh_good import FreshGood, use_unadded
from companion.views.newdale.goal_form import EMPTY, goal_half, goal_of
from companion.views.newdale.table.event import SIX
from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.frame import panel
from companion.widgets.answers import toggle
from companion.widgets.controls import Emphasis, button, choices
from companion.widgets.layout import row
from rules.kernel import phrase
from rules.newdale.components.figures import Figure, Figures
from rules.newdale.components.numbers import MOST_HOODED, ROUNDS
from rules.newdale.components.told import ChapterFact, EventFact, HoodedFact
from rules.newdale.moves import Learn


@component
def TellEvent(window: NewdaleWindow, number: int) -> ft.Control:
    store, nobody = window.store, tuple[Figure, ...]()
    shown, show = ft.use_state(nobody)
    six, turn = ft.use_state(False)
    heading, name = store.text("newdale_table.printed"), store.text("newdale_box.event", n=number)

    def keep() -> None:
        figures, draws = Figures.of(shown), SIX if six else None
        if window.try_adjust(Learn(fact=EventFact(number=number, figures=figures, draws=draws))):
            window.close()

    return panel(
        window,
        store.text("newdale_table.tell"),
        figure_pad(store, lambda figure: show((*shown, figure)), of=heading),
        *([taken(store, shown, lambda at: show((*shown[:at], *shown[at + 1 :])))] if shown else ()),
        row(toggle(store.text("newdale_table.draws_instead", n=SIX, usual=ROUNDS.drawn), six, lambda: turn(not six))),
        row(button(store.text("box.keep_this", what=name), keep, weight=Emphasis.MAIN)),
    )


def tell_hooded(window: NewdaleWindow) -> ft.Control:
    store = window.store

    def keep(n: int) -> None:
        if window.try_adjust(Learn(fact=HoodedFact(chapter=window.state.setup.chapter, n=n))):
            window.close()

    name = store.text("newdale_table.hooded")
    numbers = [(str(n), n) for n in range(MOST_HOODED + 1)]
    counts = choices(numbers, -1, keep, {n: f"{name}: {n}" for _, n in numbers})
    return panel(window, store.text("newdale_table.tell_hooded"), counts)


@component
def TellChapter(window: NewdaleWindow) -> ft.Control:
    """Both halves of the goal, as far as told; told anew where they were wrong."""
    store, state = window.store, window.state
    told = [(option.goods, option.coins, option.points) for option in state.goal]
    first, set_first = ft.use_state(told[0] if told else EMPTY)
    second, set_second = ft.use_state(told[1] if len(told) > 1 else EMPTY)
    more, add = ft.use_state(tuple[str, ...]())
    unadded = use_unadded()
    own_goods = (*state.facts.own_goods, *more)
    chapter, solo = state.setup.chapter, state.solo
    name = store.text("newdale_box.of_chapter", chapter=chapter)

    def keep() -> None:
        goal = tuple(goal_of(first, second))
        if unadded.keeps_back(store):
            return
        if not goal:
            store.tell(phrase("newdale_box.goal_empty"))
        elif window.try_adjust(Learn(fact=ChapterFact(chapter=chapter, solo=solo, goal=goal))):
            window.close()

    return panel(
        window,
        store.text("newdale_table.tell"),
        goal_half(store, 1, first, set_first, own_goods),
        goal_half(store, 2, second, set_second, own_goods),
        FreshGood(store, own_goods, lambda good: add((*more, good)), unadded),
        row(button(store.text("box.keep_this", what=name), keep, weight=Emphasis.MAIN)),
    )
