"""What the record of the match has to say about its sheet, and the way to fill it in again."""

from __future__ import annotations

import flet as ft

from companion.farshore.papers import fill_again
from companion.views.farshore.score.scoring import Scoring
from companion.widgets.controls import button
from companion.widgets.layout import card_of, row
from rules.kernel import phrase


def from_record(scoring: Scoring) -> list[ft.Control]:
    """Above everything else: the sheet stays as it was kept, or the match has gone on since it was begun."""
    store, paper = scoring.store, scoring.paper
    if paper.locked:
        log = f"/match/{paper.id}/log"
        way = button(store.text("log.title"), lambda: store.go(log), icon=ft.Icons.HISTORY)
        return [card_of(ft.Text(store.text("farshore_sheet.locked")), row(way))]
    if paper.behind:
        return [card_of(ft.Text(store.text("farshore_sheet.behind")), row(fill_button(scoring)))]
    return []


def fill_button(scoring: Scoring) -> ft.Control:
    store = scoring.store

    async def fill() -> None:
        await fill_again(store.backend, scoring.paper)
        store.tell(phrase("farshore_sheet.filled_again"), scoring.paper.undo)

    return button(store.text("farshore_sheet.fill_again"), fill, icon=ft.Icons.REFRESH)
