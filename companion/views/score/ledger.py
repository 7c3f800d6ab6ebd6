"""Everybody's points at a glance: a table on wide screens, names with totals on narrow ones."""

from __future__ import annotations

from functools import partial
from typing import Any

import flet as ft

from companion.score.names import name_as_read
from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.glyphs import plain
from companion.views.score.scoring import Part, Scoring
from companion.widgets.controls import Action, icon_button
from companion.widgets.entries import panel
from companion.widgets.pictures import picture
from rules.scores import Score

LABEL, CELL = 3, 2
"""How the width of a line is shared: a word needs more of it than a number."""


def points(score: Score, group: str) -> int:
    return sum(line.points for line in score.lines if line.group == group)


def name_of(scoring: Scoring, at: int) -> str:
    name = name_as_read(scoring.sheet.players[at], scoring.open_sheet.box, scoring.parts, scoring.store.say)
    return plain(name) or scoring.store.text("sheet.person", n=at + 1)


def strip(scoring: Scoring) -> ft.Control:
    """Names with totals, always in sight on a phone."""
    store = scoring.store
    tabs = [
        panel(
            store.text("sheet.tab", name=name_of(scoring, at), n=score.total),
            _tab(scoring, at, score.total),
            partial(scoring.show, scoring.part, at),
            chosen=at == scoring.at,
        )
        for at, score in enumerate(scoring.open_sheet.scored.scores)
    ]
    edit = icon_button(store.text("sheet.players"), ft.Icons.GROUP_OUTLINED, partial(scoring.show, Part.PEOPLE))
    return ft.Row([*tabs, edit], scroll=ft.ScrollMode.AUTO, spacing=theme.NEAR)


def _tab(scoring: Scoring, at: int, total: int) -> ft.Control:
    return ft.Row(
        [
            *_faces(scoring, at),
            _short(scoring, name_of(scoring, at)),
            ft.Text(str(total), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        ],
        spacing=theme.GAP,
        tight=True,
    )


def _faces(scoring: Scoring, at: int) -> list[ft.Control]:
    """How the game draws a player, if it does."""
    svg = scoring.parts.face(scoring, at)
    return [picture(svg, "", width=theme.CHIP_SIGN, height=theme.CHIP_SIGN)] if svg else []


def _short(scoring: Scoring, name: str) -> ft.Control:
    """Cut where others would leave the screen for it: everybody's share is the same."""
    store, scale = scoring.store, scoring.store.preferences.text_size / 100
    share = ((store.page.width or 0) - theme.TARGET) / len(scoring.sheet.players) - theme.TAB_REST
    room = max(share, theme.TAB_NAME * scale)
    cut = len(name) * theme.LETTER * theme.SIZES["body_medium"] * scale > room
    return ft.Text(
        name,
        theme_style=ft.TextThemeStyle.BODY_MEDIUM,
        width=room if cut else None,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
    )


def table(scoring: Scoring) -> ft.Control:
    """Columns are players, rows are what the rulebook counts, in its order; a number leads to what it is made of."""
    store, scores = scoring.store, scoring.open_sheet.scored.scores
    heads = [
        _cell(
            store.text("sheet.tab", name=name_of(scoring, at), n=score.total),
            name_of(scoring, at),
            Action(scoring.show, scoring.part, at),
            at == scoring.at,
            head=True,
            svg=scoring.parts.face(scoring, at),
        )
        for at, score in enumerate(scores)
    ]
    sums = [_sum(str(score.total)) for score in scores]
    return ft.Column(
        [
            _line("", heads, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH),
            *(_line(scoring.group_name(group), _cells(scoring, group)) for group in scoring.result.groups),
            ft.Divider(),
            _line(store.text("sheet.total"), sums),
        ],
        spacing=theme.NEAR,
    )


def _cells(scoring: Scoring, group: str) -> list[ft.Control]:
    label = scoring.group_name(group)
    cells, part = [], scoring.parts.entry_of_group(group).name
    for at, score in enumerate(scoring.open_sheet.scored.scores):
        number = points(score, group)
        name = scoring.store.text("sheet.cell", name=name_of(scoring, at), what=label, n=number)
        by_hand = scoring.sheet.players[at].entered(group) is not None
        shown = f"{number} ·" if by_hand else str(number)
        cells.append(_cell(name, shown, Action(scoring.show, part, at), at == scoring.at))
    return cells


def _cell(name: str, text: str, act: Action, chosen: bool, head: bool = False, svg: str = "") -> ft.Control:
    return ft.Container(Cell(name, text, act, chosen, head, svg), expand=CELL)


@component
def _Cell(name: str, text: str, act: Action, chosen: bool, head: bool, svg: str) -> ft.Control:
    """A name has the whole width and two lines, below the drawing of its player."""
    words = ft.Text(
        text,
        theme_style=ft.TextThemeStyle.LABEL_MEDIUM if head else ft.TextThemeStyle.BODY_LARGE,
        max_lines=2 if head else 1,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
    )
    drawn = [picture(svg, "", width=theme.SIGN, height=theme.SIGN)] if svg else []
    held = ft.Column([*drawn, words], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    face = ft.Container(held if drawn else words, alignment=ft.Alignment.CENTER)
    return panel(name, face, act, chosen=chosen, sides=theme.CLOSE if head else theme.GAP)


Cell = memo(_Cell)


def _sum(text: str) -> ft.Control:
    style = ft.TextThemeStyle.HEADLINE_SMALL
    return ft.Container(ft.Text(text, theme_style=style), alignment=ft.Alignment.CENTER, expand=CELL)


def _line(label: str, cells: list[ft.Control], **looks: Any) -> ft.Control:
    return ft.Row([ft.Container(ft.Text(label), expand=LABEL), *cells], spacing=theme.NEAR, **looks)
