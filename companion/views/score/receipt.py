"""The receipt: who won, and a line for every point."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.drawings.bars import bar, swatch
from companion.match.naming import player_name
from companion.score.past import compared
from companion.score.sharing.result import Result
from companion.screen import theme
from companion.screen.days import on
from companion.screen.glyphs import plain
from companion.screen.store import Store
from companion.views.score.ending import finish_sheet
from companion.views.score.record import every_difference
from companion.views.score.remarks import deciders, in_the_way, nothing_entered, unchecked, worth_a_look
from companion.views.score.scoring import Part, Scoring
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import card_of, note, row, section
from companion.widgets.pictures import picture

MOST_CORRECTIONS: Final = 100
"""That are shown, the latest ones; a file may hold any number."""


def receipt(scoring: Scoring) -> ft.Control:
    result = scoring.result
    columns = [_column(scoring, result, at) for at in range(len(result.scores))]
    return ft.ListView(
        [
            _verdict(scoring, result),
            *scoring.parts.below_verdict(scoring),
            *deciders(scoring),
            *nothing_entered(scoring),
            *every_difference(scoring),
            *_before(scoring),
            _actions(scoring),
            *unchecked(scoring),
            *in_the_way(scoring),
            _side_by_side(columns) if scoring.store.wide else ft.Column(columns, spacing=theme.PAGE_PADDING),
            *worth_a_look(scoring),
            *scoring.parts.sections(scoring),
            *_past(scoring),
            *_corrections(scoring),
        ],
        expand=True,
        spacing=theme.PAGE_PADDING,
        padding=theme.SCROLLED,
        key="receipt",
    )


def _verdict(scoring: Scoring, result: Result) -> ft.Control:
    store = scoring.store
    lost = any(player.is_opponent and result.first(at) for at, player in enumerate(result.sheet.players))
    drawn = scoring.parts.sign(store.palette, lost)
    first, *rest = result.verdict or (store.text("sheet.alone", n=result.scores[0].total),)
    words = [
        ft.Semantics(
            content=ft.Text(first, theme_style=ft.TextThemeStyle.HEADLINE_SMALL), heading_level=1, container=True
        ),
        *(ft.Text(line) for line in (*_ranking(store, result), *rest)),
    ]
    return ft.Row(
        [
            picture(drawn, "", width=theme.CARD_PICTURE, height=theme.CARD_PICTURE),
            ft.Column(words, spacing=theme.NEAR, expand=True),
        ],
        spacing=theme.PAGE_PADDING,
    )


def _ranking(store: Store, result: Result) -> list[str]:
    """Everybody in one line, the first one first."""
    if len(result.scores) < 2:
        return []
    order = sorted(range(len(result.scores)), key=result.rank)
    told = ((plain(result.name(at)), result.scores[at].total) for at in order)
    return [" · ".join(store.text("shelf.score", name=name, points=points) for name, points in told)]


def _before(scoring: Scoring) -> list[ft.Control]:
    """A finished match came to other totals once: those are the ones that were played for."""
    store, totals = scoring.store, scoring.open_sheet.before
    if not totals:
        return []
    scores = " · ".join(
        store.text("shelf.score", name=player_name(scoring.game.id, total.player, None), points=total.points)
        for total in totals
    )
    return [card_of(ft.Text(store.text("sheet.before", scores=scores)))]


def _actions(scoring: Scoring) -> ft.Control:
    store = scoring.store
    if scoring.open_sheet.finished:
        return row(
            button(
                store.text("sheet.share"),
                partial(scoring.show, Part.SHARE),
                icon=ft.Icons.SHARE,
                weight=Emphasis.MAIN,
            ),
            button(store.text("sheet.correct"), partial(scoring.show, scoring.first_part), icon=ft.Icons.EDIT_OUTLINED),
            button(store.text("sheet.home"), lambda: store.go("/"), icon=ft.Icons.SAILING_OUTLINED),
        )
    finish = scoring.ask_ending if scoring.open_sheet.going_on else partial(finish_sheet, scoring)
    weight = Emphasis.QUIET if scoring.open_sheet.going_on else Emphasis.MAIN
    ways = [
        button(store.text("sheet.finish"), finish, icon=ft.Icons.CHECK, weight=weight),
        button(
            store.text("sheet.back_to_sheet"), partial(scoring.show, scoring.first_part), icon=ft.Icons.EDIT_OUTLINED
        ),
    ]
    return row(*(reversed(ways) if scoring.open_sheet.going_on else ways))


def _side_by_side(columns: list[ft.Control]) -> ft.Control:
    return ft.Row(
        [ft.Container(column, expand=True) for column in columns],
        spacing=theme.GAP,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _column(scoring: Scoring, result: Result, at: int) -> ft.Control:
    store, score = scoring.store, result.scores[at]
    most = max(each.total for each in result.scores)
    points = {group: result.points(at, group) for group in result.groups}
    place = ft.Text(
        result.place(at),
        theme_style=ft.TextThemeStyle.TITLE_SMALL,
        color=ft.Colors.PRIMARY if result.first(at) else ft.Colors.ON_SURFACE_VARIANT,
    )
    head = ft.Row(
        [place, ft.Container(expand=True), ft.Text(str(score.total), theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM)]
    )
    drawn = picture(
        bar(store.palette, result.tones(store.palette), points, most), "", height=theme.BAR, fit=ft.BoxFit.FILL
    )
    groups = [line for group in result.told for line in _group(scoring, result, at, group)]
    return section(plain(result.name(at)), head, drawn, *groups)


def _group(scoring: Scoring, result: Result, at: int, group: str) -> list[ft.Control]:
    store, lines = scoring.store, result.lines(at, group)
    heading = ft.Row(
        [
            picture(swatch(result.tones(store.palette)[group]), "", width=theme.GAP * 2, height=theme.GAP * 2),
            ft.Text(result.group(group), theme_style=ft.TextThemeStyle.TITLE_SMALL, expand=True),
            ft.Text(str(result.points(at, group)), theme_style=ft.TextThemeStyle.TITLE_SMALL),
        ],
        spacing=theme.GAP,
    )
    return [heading, *(_line(store.say(line.why), line.points) for line in lines)]


def _line(words: str, points: int) -> ft.Control:
    style = ft.TextThemeStyle.BODY_SMALL
    return ft.Row(
        [
            ft.Container(
                ft.Text(words, theme_style=style, color=ft.Colors.ON_SURFACE_VARIANT),
                padding=ft.Padding.only(left=theme.GAP * 3),
                expand=True,
            ),
            ft.Text(str(points), theme_style=style, color=ft.Colors.ON_SURFACE_VARIANT),
        ],
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _past(scoring: Scoring) -> list[ft.Control]:
    sheet = scoring.open_sheet
    said = compared(sheet.sheet, sheet.scored.scores, scoring.store.backend.shelf, sheet.when)
    lines = [note(scoring.store.say(line)) for line in said]
    return [section(scoring.store.text("sheet.past"), *lines)] if lines else []


def _corrections(scoring: Scoring) -> list[ft.Control]:
    store = scoring.store
    made = scoring.open_sheet.corrections
    lines = [note(store.text("sheet.corrected", when=on(one.when), what=one.what)) for one in made[-MOST_CORRECTIONS:]]
    if earlier := len(made[:-MOST_CORRECTIONS]):
        lines.insert(0, note(store.text("sheet.corrected_earlier", n=earlier)))
    return [section(store.text("sheet.corrections"), *lines)] if lines else []
