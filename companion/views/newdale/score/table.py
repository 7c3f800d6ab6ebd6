"""What the whole table has in common: the chapter, and who started, which decides nothing but a tie."""

from __future__ import annotations

import flet as ft

from companion.views.score.scoring import Scoring
from companion.widgets.controls import choices
from companion.widgets.layout import note, section
from rules.newdale.components.box import facts
from rules.newdale.components.chapters import CHAPTERS
from rules.newdale.components.told import ChapterFact


def table(scoring: Scoring) -> list[ft.Control]:
    store, sheet = scoring.store, scoring.sheet
    seats: list[tuple[str, int | None]] = [(store.text("newdale_sheet.start_untold"), None)]
    seats += [(store.called(player.name), at) for at, player in enumerate(sheet.players)]
    return [
        section(
            store.text("newdale_sheet.which_chapter"),
            choices(
                [(chapter, chapter) for chapter in CHAPTERS], sheet.chapter, lambda chapter: _turn(scoring, chapter)
            ),
        ),
        section(
            store.text("newdale_sheet.start"),
            note(store.text("newdale_sheet.start_about")),
            choices(seats, sheet.start, lambda at: scoring.propose(sheet.replace(start=at, holder=None), "start")),
        ),
    ]


def _turn(scoring: Scoring, chapter: str) -> None:
    """With the chapter card as the box knows it."""
    sheet = scoring.sheet
    card: ChapterFact | None = facts(scoring.open_sheet.box).chapter(chapter, len(sheet.players) == 1)
    told = {"goal": card.goal, "targets": card.targets} if card else {}
    scoring.propose(sheet.replace(chapter=chapter, **told), "chapter")
