"""What the whole table has in common: the chapter, and who started, which decides nothing but a tie."""

from __future__ import annotations

import flet as ft

from companion.views.score.scoring import Scoring
from companion.widgets.controls import choices
from companion.widgets.layout import note, section
from rules.newdale.components.chapters import CHAPTERS


def table(scoring: Scoring) -> list[ft.Control]:
    store, sheet = scoring.store, scoring.sheet
    seats: list[tuple[str, int | None]] = [(store.text("newdale_sheet.start_untold"), None)]
    seats += [(store.called(player.name), at) for at, player in enumerate(sheet.players)]
    return [
        section(
            store.text("newdale_sheet.which_chapter"),
            choices(
                [(chapter, chapter) for chapter in CHAPTERS],
                sheet.chapter,
                lambda chapter: scoring.propose(scoring.sheet.in_chapter(chapter, scoring.open_sheet.box), "chapter"),
            ),
        ),
        section(
            store.text("newdale_sheet.start"),
            note(store.text("newdale_sheet.start_about")),
            choices(seats, sheet.start, lambda at: scoring.propose(sheet.replace(start=at, holder=None), "start")),
        ),
    ]
