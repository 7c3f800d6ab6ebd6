"""One question on the screen: what to do with the pieces, why, and the answers. It works for every question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.drawings.farshore.crab import crab
from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.farshore import sizes
from companion.views.farshore.table import looks
from companion.widgets.answers import answer
from companion.widgets.layout import column, note
from companion.widgets.pictures import picture
from rules.farshore.ask.answers import FarshoreOption
from rules.farshore.components.traits import Colour
from rules.farshore.moves import Pass, Prepare
from rules.farshore.setup import CAPTAIN
from rules.farshore.state import State
from rules.kernel import Phrase, Question


@component
def Asked(window: TableWindow) -> ft.Control:
    """The answers as a list of big buttons."""
    question = window.question
    assert question is not None
    return ft.Column([*asks(window.store, question), listed(window, question.answers)], spacing=theme.GAP)


def asks(store: Store, question: Question[Any], *, without: str | tuple[str, ...] = ()) -> list[ft.Control]:
    """Everything above the answers; `without` leaves out reasons that the answers show themselves."""
    heading = ft.Semantics(
        content=ft.Text(store.say(question.ask), theme_style=ft.TextThemeStyle.TITLE_LARGE, weight=_BOLD),
        heading_level=2,
        container=True,
    )
    face = [_face(store)] if question.who == CAPTAIN else []
    why = tuple(line for line in question.why if not line.key.startswith(without))
    return [
        ft.Row([*face, ft.Container(heading, expand=True)], spacing=theme.GAP),
        *_to_do(store, question.do),
        *(note(store.say(line)) for line in why),
    ]


def listed(window: TableWindow, answers: Iterable[FarshoreOption]) -> ft.Control:
    return column(list(buttons(window, answers)))


def buttons(window: TableWindow, answers: Iterable[FarshoreOption], first: int = 1) -> Iterable[ft.Control]:
    """One for each answer; the digits choose them on a keyboard."""
    store, shown = window.store, tuple(answers)
    offer(window, [partial(window.play, option.move) for option in shown], first)
    for number, option in enumerate(shown, start=first):
        digit = number if store.wide and number < 10 else None
        yield answer(store.say(option.label), partial(window.play, option.move), number=digit)


def offer(window: TableWindow, acts: Sequence[Callable[[], Any]], first: int = 1) -> None:
    """What the digits of a keyboard choose from now on."""
    keys = window.store.keys
    keys.listed = (*tuple(keys.listed)[: first - 1], *acts)


def seasons(window: TableWindow, question: Question[Any]) -> list[ft.Control]:
    """Where only Krabita is tracked, people say during her turn that they prepare or pass."""
    said = [option for option in question.answers if isinstance(option.move, Prepare | Pass)]
    if not said:
        return []
    store = window.store
    return [
        note(store.text("farshore_table.people_say")),
        column([answer(store.say(option.label), partial(window.play, option.move)) for option in said]),
    ]


def _to_do(store: Store, lines: tuple[Phrase, ...]) -> list[ft.Control]:
    if not lines:
        return []
    return [
        ft.Container(
            column([ft.Text(store.say(line), theme_style=ft.TextThemeStyle.BODY_MEDIUM) for line in lines]),
            padding=ft.Padding.symmetric(horizontal=theme.INSET, vertical=theme.CLOSE),
            border=ft.Border(left=ft.BorderSide(theme.NEAR, ft.Colors.TERTIARY)),
        )
    ]


def _face(store: Store) -> ft.Control:
    svg = ft.use_memo(lambda: crab(store.palette), [store.dark])
    return picture(svg, "", width=theme.TARGET, height=theme.TARGET)


def plan_picture(store: Store, state: State, lit: Colour | None) -> ft.Control:
    svg = looks.drawn_plan(state.her.plan, lit, store.dark)
    side = sizes.PLAN_WIDE if store.wide else sizes.PLAN
    return picture(svg, store.text("farshore_table.plan_card"), width=side, height=side)


_BOLD = ft.FontWeight.W_600
