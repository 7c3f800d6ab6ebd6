"""Phase II: which marker is asked for, those that lie, the spaces of the action board; the rows are the desk's."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.views.newdale.looks import sign
from companion.views.newdale.table.laying import asked, lay, planning_seat, take_back
from companion.views.newdale.table.own_desk import desk
from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import across, panel
from companion.views.table.question import asks
from companion.widgets.answers import answer, grid, picture_button
from companion.widgets.controls import Act, Action
from companion.widgets.layout import note, place, row
from companion.widgets.picking import chip
from rules.kernel import Option
from rules.newdale.desk import planned
from rules.newdale.players import OnArea, OnBoard, Space
from rules.newdale.state import Phase
from rules.newdale.tell.naming import space_name
from rules.newdale.work.odds import all_succeed, one_succeeds
from rules.newdale.work.percent import percent

ABREAST: Final = 3
"""Spaces side by side."""


@component
def PlanTurn(window: NewdaleWindow) -> ft.Control:
    question, keys = asked(window), AnswerKeys(window)
    seat: int = question.options[0].move.seat
    return ft.Column(
        [
            *asks(window, question, without=("newdale.why_all_markers", "newdale.why_printed")),
            *_laid(window, seat),
            *([_grid(window, spaces(window), keys)] if not under_thumb(window) else ()),
            *(desk(window) if window.amending else ()),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def empty_panel(window: NewdaleWindow, _which: str) -> ft.Control:
    """Areas without a building may be marked too; hardly anybody does, so they lie apart."""
    store, keys = window.store, AnswerKeys(window)
    if window.state.phase is not Phase.PLAN:
        return panel(window, store.text("newdale_table.empty_areas"))
    rows = [
        keys.place(
            Action(_lay_and_close, window, option.move.space),
            partial(_empty_row, store.say(option.label), store.say(option.refusal) if option.refusal else ""),
        )
        for option in asked(window).options
        if isinstance(option.move.space, OnArea)
        and window.state.players[option.move.seat].at(option.move.space.area) is None
    ]
    return panel(window, store.text("newdale_table.empty_areas"), *rows, entry="markers")


def _lay_and_close(window: NewdaleWindow, space: Space) -> None:
    lay(window, space)
    window.close()


def _empty_row(words: str, refusal: str, act: Act, _number: int) -> ft.Control:
    return answer(words, act, below=refusal, grey=bool(refusal))


def _laid(window: NewdaleWindow, seat: int) -> Iterator[ft.Control]:
    """Markers that lie already: a tap takes one back."""
    state, store = window.state, window.store
    chips = [
        chip(
            store.text("newdale_table.marker_at", n=placed.marker, space=space_name(state, seat, placed.space)),
            Action(take_back, window, seat, placed.marker),
            True,
        )
        for placed in state.players[seat].plan
    ]
    if chips:
        yield row(*chips)
    wanted = planned(state, seat)
    if len(wanted) > 1 and state.printed is not None and state.drawn is None:
        market, bag = state.market(seat), state.bag
        together = all_succeed(wanted, market, bag, state.draws), one_succeeds(wanted, market, bag, state.draws)
        yield note(
            store.text("newdale_table.together", n=len(wanted), all=percent(together[0]), one=percent(together[1]))
        )


# The spaces of the action board


def spaces(window: NewdaleWindow) -> list[Option[Any]]:
    return [option for option in asked(window).options if isinstance(option.move.space, OnBoard)]


def under_thumb(window: NewdaleWindow) -> bool:
    """Whether the spaces stay below the desk however far it is scrolled; large words would leave no room for it."""
    store = window.store
    return not window.amending and not store.shape.panes and store.preferences.text_size < theme.LARGE_TEXT


def spaces_foot(window: NewdaleWindow) -> list[ft.Control]:
    if window.state.phase is not Phase.PLAN or window.panel or not under_thumb(window):
        return []
    greys = tuple(option.refusal is not None for option in spaces(window))
    store = window.store
    return [Spaces(window, planning_seat(window), greys, store.shape.short, store.language)]


@component
def _Spaces(window: NewdaleWindow, _seat: int, _greys: tuple[bool, ...], _short: bool, _language: str) -> ft.Control:
    return _grid(window, spaces(window))


Spaces = memo(_Spaces)


def _grid(window: NewdaleWindow, options: list[Option[Any]], keys: AnswerKeys | None = None) -> ft.Control:
    store = window.store

    def draw(option: Option[Any], act: Act, _number: int = 0) -> ft.Control:
        svg, grey = sign(store, option.move.space.space.value), option.refusal is not None
        size = theme.SMALL_SIGN if store.shape.short else theme.CHIP_SIGN
        name = store.text("newdale_table.space", space=option.move.space.space.value)
        return picture_button(name, svg, act, spoken=store.say(option.label), grey=grey, size=size)

    shown = []
    for option in options:
        act = Action(lay, window, option.move.space)
        shown.append(place(keys.place(act, partial(draw, option)) if keys else draw(option, act), expand=True))
    return grid(shown, across(store, ABREAST))
