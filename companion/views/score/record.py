"""What the record of the match has to say about its sheet, and the way to fill it in again."""

from __future__ import annotations

import flet as ft

from companion.views.score.scoring import Scoring
from companion.widgets.controls import button
from companion.widgets.layout import card_of, row
from rules.kernel import phrase


def from_record(scoring: Scoring) -> list[ft.Control]:
    """Above everything else: the sheet stays as it was kept, or the match has gone on since it was begun."""
    store, sheet = scoring.store, scoring.open_sheet
    if sheet.locked:
        log = f"/match/{sheet.id}/log"
        way = button(store.text("log.title"), lambda: store.go(log), icon=ft.Icons.HISTORY)
        return [card_of(ft.Text(store.text("sheet.locked")), row(way))]
    if sheet.behind:
        return [card_of(ft.Text(store.text("sheet.behind")), row(fill_button(scoring)))]
    return []


def fill_button(scoring: Scoring) -> ft.Control:
    store = scoring.store

    def fill() -> None:
        scoring.open_sheet.fill_again()
        store.tell(phrase("sheet.filled_again"), scoring.open_sheet.undo)

    return button(store.text("sheet.fill_again"), fill, icon=ft.Icons.REFRESH)
