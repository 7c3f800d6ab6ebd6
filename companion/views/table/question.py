"""One question on the screen: what to do with the pieces, why, and the answers. It works for every question."""

from __future__ import annotations

from functools import partial
from typing import Any

import flet as ft

from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.screen.boundary import component
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import answer_list, running, use_choice
from companion.views.table.game_table import table_of
from companion.widgets.answers import answer
from companion.widgets.controls import Act
from companion.widgets.entries import NumberField
from companion.widgets.kept import kept
from companion.widgets.layout import column
from companion.widgets.pictures import picture
from rules.kernel import Entry, Question


@component
def GeneralQuestion(window: TableWindow[Any]) -> ft.Control:
    """The answers as a list of big buttons, and a field for each that is entered."""
    question, keys = window.question, AnswerKeys(window)
    assert question is not None
    return ft.Column(
        [
            *asks(window, question),
            answer_list(window.store, keys.answers(question.options)),
            *(_entry(window, keys, at, entry) for at, entry in enumerate(question.entries)),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def asks(window: TableWindow[Any], question: Question[Any], *, without: str | tuple[str, ...] = ()) -> list[ft.Control]:
    """Everything above the answers; `without` leaves out reasons that the answers show themselves."""
    store, svg = window.store, table_of(window).face(window.store, question)
    why = tuple(store.say(line) for line in question.why if not line.key.startswith(without))
    short = store.shape.short
    do = running(tuple(map(store.say, question.do)), short)
    said = store.say(question.ask), svg, do, running(why, short), short
    return [kept(("asks", *said), lambda: _asked(*said))]


def _asked(ask: str, svg: str, do: tuple[str, ...], why: tuple[str, ...], short: bool) -> ft.Control:
    style = ft.TextThemeStyle.TITLE_MEDIUM if short else ft.TextThemeStyle.TITLE_LARGE
    heading = ft.Semantics(
        content=ft.Text(ask, theme_style=style, weight=_BOLD),
        heading_level=2,
        container=True,
        expand=True,
    )
    side = theme.SIGN if short else theme.TARGET
    face = [picture(svg, "", width=side, height=side)] if svg else []
    said = ft.TextThemeStyle.BODY_SMALL if short else ft.TextThemeStyle.BODY_MEDIUM
    return ft.Column(
        [
            ft.Row([*face, heading], spacing=theme.GAP),
            *_to_do(do, said),
            *(ft.Text(line, theme_style=said, color=ft.Colors.ON_SURFACE_VARIANT) for line in why),
        ],
        spacing=theme.NEAR if short else theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _to_do(lines: tuple[str, ...], style: ft.TextThemeStyle) -> list[ft.Control]:
    if not lines:
        return []
    said: list[ft.Control] = [ft.Text(line, theme_style=style) for line in lines]
    return [
        ft.Container(
            said[0] if len(said) == 1 else column(said),
            padding=ft.Padding.symmetric(horizontal=theme.INSET, vertical=theme.CLOSE),
            border=ft.Border(left=ft.BorderSide(theme.NEAR, ft.Colors.TERTIARY)),
        )
    ]


def _entry(window: TableWindow[Any], keys: AnswerKeys, at: int, entry: Entry[Any]) -> ft.Control:
    """A number with steps, and the button that takes it; what does not fit, the rules refuse."""
    nothing: int | None = entry.least
    number, choose = use_choice(window, f"entry{at}", nothing, counts=True)
    store, name = window.store, window.store.say(entry.label)

    def enter() -> None:
        if number is not None:
            window.play(entry.move(number))

    def draw(act: Act, _key: int) -> ft.Control:
        said = store.text("table.enter_nothing" if number is None else "table.enter", what=name, n=number or 0)
        return answer(said, act, main=number is not None, grey=number is None)

    field = NumberField(store, name, number, choose, empty=True, stepped=partial(_stepped, entry))
    # A node of its own: a reader would hear all that stands above as the name of the field.
    return column([ft.Semantics(content=field, container=True), keys.place(enter, draw)])


def _stepped(entry: Entry[Any], number: int, by: int) -> int:
    after = max(entry.least, number + by)
    return after if entry.most is None else min(entry.most, after)


_BOLD = ft.FontWeight.W_600
