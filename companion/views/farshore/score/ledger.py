"""Everybody's points at a glance: a table on wide screens, names with totals on narrow ones."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion import theme
from companion.boundary import component, memo
from companion.farshore.naming import called
from companion.glyphs import plain
from companion.views.farshore.score.scoring import Part, Scoring
from companion.widgets.controls import Do, icon_button
from companion.widgets.entries import panel
from rules.farshore.score.sheet import Group
from rules.kernel import Score

PART = {
    Group.SHELLS: Part.NUMBERS,
    Group.CARDS: Part.CITY,
    Group.PURPLE: Part.CITY,
    Group.TREASURES: Part.NUMBERS,
    Group.MAPS: Part.MAPS,
    Group.SHIP: Part.NUMBERS,
}
LABEL, CELL = 3, 2
"""How the width of a line is shared: a word needs more of it than a number."""


def points(score: Score, group: Group) -> int:
    return sum(line.points for line in score.lines if line.group == group)


def name_of(scoring: Scoring, at: int) -> str:
    return plain(called(scoring.sheet.players[at], scoring.store.say)) or scoring.store.text(
        "farshore_sheet.person", n=at + 1
    )


def strip(scoring: Scoring) -> ft.Control:
    """Names with totals, always in sight on a phone."""
    store = scoring.store
    tabs = [
        panel(
            store.text("farshore_sheet.tab", name=name_of(scoring, at), n=score.total),
            _tab(scoring, at, score.total),
            partial(scoring.show, scoring.part, at),
            chosen=at == scoring.at,
        )
        for at, score in enumerate(scoring.paper.counted.scores)
    ]
    edit = icon_button(
        store.text("farshore_sheet.players"), ft.Icons.GROUP_OUTLINED, partial(scoring.show, Part.PEOPLE)
    )
    return ft.Row([*tabs, edit], scroll=ft.ScrollMode.AUTO, spacing=theme.NEAR)


def _tab(scoring: Scoring, at: int, total: int) -> ft.Control:
    return ft.Row(
        [
            ft.Text(name_of(scoring, at), theme_style=ft.TextThemeStyle.BODY_MEDIUM),
            ft.Text(str(total), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        ],
        spacing=theme.GAP,
        tight=True,
    )


def table(scoring: Scoring) -> ft.Control:
    """Columns are players, rows are what the rulebook counts, in its order; a number leads to what it is made of."""
    store, scores = scoring.store, scoring.paper.counted.scores
    heads = [
        _cell(
            store.text("farshore_sheet.tab", name=name_of(scoring, at), n=score.total),
            name_of(scoring, at),
            Do(scoring.show, scoring.part, at),
            at == scoring.at,
            ft.TextThemeStyle.LABEL_MEDIUM,
        )
        for at, score in enumerate(scores)
    ]
    sums = [_sum(str(score.total)) for score in scores]
    return ft.Column(
        [
            _line("", heads),
            *(_line(store.text(f"farshore_score.group_{group}"), _cells(scoring, group)) for group in Group),
            ft.Divider(),
            _line(store.text("farshore_sheet.total"), sums),
        ],
        spacing=theme.NEAR,
    )


def _cells(scoring: Scoring, group: Group) -> list[ft.Control]:
    label = scoring.store.text(f"farshore_score.group_{group}")
    cells = []
    for at, score in enumerate(scoring.paper.counted.scores):
        number = points(score, group)
        name = scoring.store.text("farshore_sheet.cell", name=name_of(scoring, at), what=label, n=number)
        by_hand = scoring.sheet.players[at].totals[group] is not None
        shown = f"{number} ·" if by_hand else str(number)
        cells.append(_cell(name, shown, Do(scoring.show, PART[group], at), at == scoring.at))
    return cells


def _cell(
    name: str, text: str, act: Do, chosen: bool, style: ft.TextThemeStyle = ft.TextThemeStyle.BODY_LARGE
) -> ft.Control:
    return ft.Container(Cell(name, text, act, chosen, style), expand=CELL)


@component
def _Cell(name: str, text: str, act: Do, chosen: bool, style: ft.TextThemeStyle) -> ft.Control:
    face = ft.Container(
        ft.Text(text, theme_style=style, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS),
        alignment=ft.Alignment.CENTER,
    )
    return panel(name, face, act, chosen=chosen)


Cell = memo(_Cell)


def _sum(text: str) -> ft.Control:
    style = ft.TextThemeStyle.HEADLINE_SMALL
    return ft.Container(ft.Text(text, theme_style=style), alignment=ft.Alignment.CENTER, expand=CELL)


def _line(label: str, cells: list[ft.Control]) -> ft.Control:
    return ft.Row([ft.Container(ft.Text(label), expand=LABEL), *cells], spacing=theme.NEAR)
