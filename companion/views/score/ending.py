"""The end of a score: finished at once where the match is over, asked about where it goes on."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.score.guests import with_people_of
from companion.views.score.scoring import Scoring
from companion.widgets.controls import Emphasis, button
from rules.kernel import phrase


async def finish_sheet(scoring: Scoring, abandoned: bool = False) -> None:
    """To the shelf with it, unless something stands in the way."""
    store, stops = scoring.store, scoring.open_sheet.scored.stops
    if not store.reading.over:
        return
    scoring.ending = False
    if stops:
        store.tell(phrase("sheet.not_finished", n=len(stops), why=stops[0].why))
        return
    scoring.open_sheet.finish(abandoned)
    store.tell(phrase("sheet.finished"))
    await store.change(with_people_of(store.settings, scoring.sheet))


def ending(scoring: Scoring) -> ft.AlertDialog:
    """The record has not come to the end of the match: only those at the table know whether it is over."""
    store = scoring.store
    return ft.AlertDialog(
        title=ft.Text(store.text("sheet.going_on")),
        content=ft.Text(store.text("sheet.going_on_why")),
        scrollable=True,
        actions=[
            button(store.text("sheet.play_on"), scoring.leave_ending, weight=Emphasis.MAIN),
            button(store.text("sheet.is_over"), partial(finish_sheet, scoring)),
            button(store.text("sheet.we_stopped"), partial(finish_sheet, scoring, True), weight=Emphasis.QUIET),
        ],
        on_dismiss=lambda: scoring.leave_ending(),
    )
