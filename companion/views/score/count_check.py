"""Count check: a second person enters the same, and only what differs is shown."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.score.game_parts import CountCheck
from companion.views.score.ledger import name_of
from companion.views.score.scoring import Part, Scoring
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import note, row, section
from rules.kernel import phrase


def way_to_count_again(scoring: Scoring) -> list[ft.Control]:
    """Below what can be counted twice, once something of it is entered."""
    check = scoring.parts.count_check
    if check is None or check.part != scoring.part or not check.possible(scoring.player):
        return []
    if not check.begun(scoring.player):
        return []
    name = scoring.store.text("sheet.count_again")
    return [row(button(name, partial(scoring.show, Part.COUNT), icon=ft.Icons.FACT_CHECK_OUTLINED))]


def count_check(scoring: Scoring) -> list[ft.Control]:
    check = scoring.parts.count_check
    assert check is not None
    if not check.possible(scoring.player):
        return [note(scoring.own_text("count_people_only"))]
    return _compare(scoring, check) if scoring.comparing else _enter(scoring, check)


def _enter(scoring: Scoring, check: CountCheck) -> list[ft.Control]:
    store = scoring.store
    return [
        note(scoring.own_text("count_how", name=name_of(scoring, scoring.at))),
        row(
            button(store.text("sheet.compare"), partial(_set_comparing, scoring, True), weight=Emphasis.MAIN),
            button(store.text("sheet.never_mind"), partial(_leave, scoring, check), weight=Emphasis.QUIET),
        ),
        *check.draw(scoring),
    ]


def _compare(scoring: Scoring, check: CountCheck) -> list[ft.Control]:
    store, differ = scoring.store, check.differences(scoring)
    if not differ:
        return [
            section(store.text("sheet.counts_agree"), note(scoring.own_text("counts_agree_more"))),
            row(button(store.text("sheet.done"), partial(_leave, scoring, check), weight=Emphasis.MAIN)),
        ]
    return [
        section(scoring.own_text("counts_differ", n=len(differ)), *(ft.Text(store.say(what)) for what in differ)),
        row(
            button(store.text("sheet.keep_first"), partial(_leave, scoring, check)),
            button(store.text("sheet.keep_second"), partial(_keep_second, scoring, check)),
            button(store.text("sheet.count_on"), partial(_set_comparing, scoring, False), weight=Emphasis.QUIET),
        ),
    ]


def _set_comparing(scoring: Scoring, comparing: bool) -> None:
    scoring.comparing = comparing


def _keep_second(scoring: Scoring, check: CountCheck) -> None:
    check.keep(scoring)
    scoring.store.tell(phrase("sheet.second_kept"), scoring.open_sheet.undo)
    _leave(scoring, check)


def _leave(scoring: Scoring, check: CountCheck) -> None:
    scoring.comparing = False
    check.forget(scoring)
    scoring.show(check.part)
