"""What the record of the match has to say about its sheet, and the way to fill it in again."""

from __future__ import annotations

import flet as ft

from companion.views.score.scoring import Scoring
from companion.views.sheet_filling import fill_button
from companion.widgets.controls import button
from companion.widgets.layout import card_of, note, row


def from_record(scoring: Scoring) -> list[ft.Control]:
    """Above everything else: the sheet stays as it was kept, or was filled in otherwise than the match was recorded."""
    store, sheet = scoring.store, scoring.open_sheet
    if sheet.locked:
        log = f"/match/{sheet.id}/log"
        way = button(store.text("log.title"), lambda: store.go(log), icon=ft.Icons.HISTORY)
        return [card_of(ft.Text(store.text("sheet.locked")), row(way))]
    if sheet.differed:
        return [card_of(ft.Text(store.text("sheet.differs")), row(fill_button(store, sheet)))]
    return []


def every_difference(scoring: Scoring) -> list[ft.Control]:
    """The same on the receipt, where nobody types: what was entered otherwise, line by line."""
    store, sheet = scoring.store, scoring.open_sheet
    if sheet.locked or not (differ := sheet.differences):
        return from_record(scoring) if sheet.locked else []
    said = [note(store.say(what)) for what in differ]
    return [card_of(ft.Text(store.text("sheet.differs_so")), *said, row(fill_button(store, sheet)))]
