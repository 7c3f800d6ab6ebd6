"""The production desk as a tool of its own: a bag, a market and some buildings, without a match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

import flet as ft

from companion.box.own_box import use_box
from companion.newdale.boxes import NEWDALE_BOX
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.newdale.desk_card import (
    DISCARDS,
    Chance,
    bar_means,
    desk_card,
    desk_rows,
    row_button,
    rows_abreast,
    tell_exactly,
)
from companion.views.newdale.desk_plan import DeskPlan, OnDesk
from companion.views.newdale.figure_pad import figure_pad, taken
from companion.views.newdale.histograms import histograms
from companion.views.newdale.looks import card_sign, figure_sign, letters, sign
from companion.widgets.controls import Emphasis, button, choices, icon_button
from companion.widgets.layout import folded, note, row, screen, section, title
from companion.widgets.picking import chip, counter
from companion.widgets.typing import Typed
from rules.newdale.components.box import Box, facts
from rules.newdale.components.buildings import BuildingKind
from rules.newdale.components.figures import NOBODY, Figure, Figures
from rules.newdale.components.numbers import ASSISTANTS_IN_BAG, COSTS, MOST_HOODED, ROUNDS, SETUP
from rules.newdale.components.told import LONGEST_PRINTED, Row
from rules.newdale.work.odds import Planned, all_succeed, odds, one_succeeds, outcome
from rules.newdale.work.percent import percent

RATES: Final = ((SETUP.compensation, False), (COSTS.unlocked_compensation, True))
"""Cards for a missing assistant, locked and unlocked."""

Change = Callable[[Callable[[DeskPlan], DeskPlan]], None]


@component
def DeskTool(store: Store) -> ft.Control:
    desk, change = ft.use_state(DeskPlan())
    box, _ = use_box(store, NEWDALE_BOX)
    return screen(
        ft.Row(
            [
                icon_button(store.text("table.leave_table"), ft.Icons.ARROW_BACK, lambda: store.go("/")),
                ft.Container(title(store.text("newdale_home.desk")), expand=True),
            ]
        ),
        _event(store, desk, change),
        *_cards(store, desk, change),
        *(_building(store, desk, change, at) for at in range(len(desk.buildings))),
        _add(store, desk, change, box),
        *_planned(store, desk),
        _draw(store, desk, change),
        _may_come(store, desk),
        _bag(store, desk, change),
    )


def _set(change: Change, **fields: Any) -> None:
    change(lambda desk: replace(desk, **fields))


def _event(store: Store, desk: DeskPlan, change: Change) -> ft.Control:
    heading = store.text("newdale_table.printed")
    shown = tuple(figure for figure in Figure for _ in range(desk.printed[figure]))

    def add(figure: Figure) -> None:
        change(lambda now: replace(now, printed=now.printed.plus(Figures.of((figure,)))))

    def away(at: int) -> None:
        change(lambda now: replace(now, printed=now.printed.minus(Figures.of((shown[at],)))))

    return section(heading, figure_pad(store, add, of=heading), taken(store, shown, away))


def _cards(store: Store, desk: DeskPlan, change: Change) -> Iterator[ft.Control]:
    """Chips that redraw the bars."""
    if desk.buildings:
        named = [(str(n), n) for n in DISCARDS]
        yield note(store.text("newdale_table.could_discard"))
        yield choices(named, desk.cards, lambda n: _set(change, cards=n))
        yield bar_means(store, desk.rate)


def _chance(desk: DeskPlan, building: OnDesk, row_: Row) -> Chance:
    if desk.is_drawn:
        seen = desk.market.plus(Figures.of(desk.drawn))
        return Chance(short=outcome(building.need, seen, row_.modifier), rate=desk.rate, price=building.price)
    found = odds(building.need, desk.market, desk.bag, row_.modifier or 0, desk.draws)
    return Chance(odds=found, rate=desk.rate, covered=desk.cards // desk.rate, price=building.price)


def _building(store: Store, desk: DeskPlan, change: Change, at: int) -> ft.Control:
    building = desk.buildings[at]
    rows = [_row(store, desk, change, at, index) for index in range(len(building.rows))]
    shown = desk_rows(rows, rows_abreast(store))
    drawn, margins = building.sign or sign(store, "house"), _margins(store, change, building, at)
    return desk_card(store, building.name, drawn, "", building.need, shown, margins)


def _row(store: Store, desk: DeskPlan, change: Change, at: int, index: int) -> ft.Control:
    """A tap lays a marker on it, and another takes it back."""
    building = desk.buildings[at]
    shown = building.rows[index]
    chance = _chance(desk, building, shown)

    def choose() -> None:
        tell_exactly(store, chance)
        change(lambda now: now.with_building(at, chosen=None if now.buildings[at].chosen == index else index))

    marker = desk.marker_of(at) if building.chosen == index else None
    return row_button(store, building.name, shown, chance, choose, marker=marker)


def _margins(store: Store, change: Change, building: OnDesk, at: int) -> ft.Control:
    """How many fewer and more its area asks for, and a way to take it off."""
    away = icon_button(
        store.text("newdale_table.off_desk", what=building.name),
        ft.Icons.CLOSE,
        lambda: change(lambda now: replace(now, buildings=(*now.buildings[:at], *now.buildings[at + 1 :]))),
    )
    fewer, more = ([(f"{mark}{n}", n) for n in (1, 2)] for mark in "−+")
    spoken = [{n: f"{building.name}: {words}" for words, n in named} for named in (fewer, more)]
    return ft.Row(
        [
            choices(fewer, building.lazy, lambda n: change(lambda now: now.with_building(at, lazy=n)), spoken[0]),
            choices(
                more, building.diligent, lambda n: change(lambda now: now.with_building(at, diligent=n)), spoken[1]
            ),
            away,
        ],
        wrap=True,
    )


def _add(store: Store, desk: DeskPlan, change: Change, box: Box) -> ft.Control:
    """A building known by the box, or by what it asks for."""
    known = [
        card for card in facts(box).buildings.values() if card.need is not None and card.kind is BuildingKind.PRODUCTION
    ]
    there = {building.name for building in desk.buildings}
    chips = [
        chip(
            store.called(card.name),
            partial(
                _lay,
                change,
                OnDesk(store.called(card.name), card.need or NOBODY, sign=card_sign(store, card), price=card.price),
            ),
            sign=card_sign(store, card),
        )
        for card in known
        if store.called(card.name) not in there
    ]
    return section(store.text("newdale_table.try_card"), row(*chips), _New(store, len(desk.buildings), change))


def _lay(change: Change, building: OnDesk) -> None:
    change(lambda now: replace(now, buildings=(*now.buildings, building)))


@component
def _New(store: Store, there: int, change: Change) -> ft.Control:
    nobody: tuple[Figure, ...] = ()
    need, set_need = ft.use_state(nobody)
    name, write = ft.use_state("")
    heading = store.text("newdale_table.needs")

    def lay() -> None:
        _lay(change, OnDesk(name.strip() or store.text("newdale_table.building_n", n=there + 1), Figures.of(need)))
        set_need(())
        write("")

    def away(at: int) -> None:
        set_need((*need[:at], *need[at + 1 :]))

    return ft.Column(
        [
            note(store.text("newdale_table.try_how")),
            figure_pad(store, lambda figure: set_need(lambda now: (*now, figure)), of=heading),
            taken(store, need, away),
            Typed(store.text("newdale_table.its_name"), name, lambda text: write(text[:LONGEST_PRINTED]), store, {}),
            row(button(store.text("newdale_table.onto_desk"), lay, weight=Emphasis.MAIN, icon=ft.Icons.ADD)),
        ],
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _planned(store: Store, desk: DeskPlan) -> Iterator[ft.Control]:
    """For the rows that markers are to lie on: all of them, at least one."""
    chosen = [
        Planned(building.need, building.rows[building.chosen].modifier or 0)
        for building in desk.buildings
        if building.chosen is not None
    ]
    if chosen and not desk.is_drawn:
        both = percent(all_succeed(chosen, desk.market, desk.bag, desk.draws))
        one = percent(one_succeeds(chosen, desk.market, desk.bag, desk.draws))
        yield ft.Text(store.text("newdale_table.together", n=len(chosen), all=both, one=one))


def _draw(store: Store, desk: DeskPlan, change: Change) -> ft.Control:
    heading = store.text("newdale_table.drawn")
    left = desk.bag.minus(Figures.of(desk.drawn))

    def add(figure: Figure) -> None:
        change(lambda now: now if now.is_drawn or not left[figure] else replace(now, drawn=(*now.drawn, figure)))

    def away(at: int) -> None:
        change(lambda now: replace(now, drawn=(*now.drawn[:at], *now.drawn[at + 1 :])))

    again = button(
        store.text("newdale_table.next_round"), lambda: _set(change, drawn=(), printed=NOBODY), weight=Emphasis.QUIET
    )
    return section(
        store.text("newdale_table.drawn_of", n=len(desk.drawn), of=desk.draws),
        figure_pad(store, add, left, hooded=bool(desk.hooded), of=heading),
        taken(store, desk.drawn, away),
        *([row(again)] if desk.is_drawn else ()),
    )


def _may_come(store: Store, desk: DeskPlan) -> ft.Control:
    return folded(store.text("newdale_table.may_come"), *histograms(store, desk.bag, desk.draws))


def _bag(store: Store, desk: DeskPlan, change: Change) -> ft.Control:
    """Private assistants, held figures, Hooded ones, a draw of six, an unlocked rate."""
    out, private = store.text("newdale_table.out_of_bag"), store.text("newdale_table.private")
    return folded(
        store.text("newdale_table.bag_and_more"),
        note(store.text("newdale_table.in_bag", figures=letters(store, desk.bag))),
        counter(
            store, store.text("newdale_table.hooded"), desk.hooded, lambda n: _set(change, hooded=n), high=MOST_HOODED
        ),
        choices(
            [(store.text("newdale_table.draws", n=n), n) for n in (ROUNDS.drawn, ROUNDS.drawn_otherwise)],
            desk.draws,
            lambda n: _set(change, draws=n, drawn=()),
        ),
        choices(
            [(store.text("newdale_table.rate", n=n), on) for n, on in RATES],
            desk.unlocked,
            lambda on: _set(change, unlocked=on),
        ),
        *(
            _count(store, change, "private", desk.private, figure, private)
            for figure in Figure
            if figure is not Figure.HOODED
        ),
        *(_count(store, change, "out", desk.out, figure, out) for figure in Figure if figure is not Figure.HOODED),
    )


def _count(store: Store, change: Change, field: str, held: Figures, figure: Figure, of: str) -> ft.Control:
    most = ASSISTANTS_IN_BAG[figure] if field == "out" else 9

    def put(n: int) -> None:
        _set(change, **{field: held.replace(**{figure.value: n})})

    name = f"{of}: {store.text('newdale_table.figure', figure=figure.value)}"
    return counter(store, name, held[figure], put, high=most, svg=figure_sign(store, figure))
