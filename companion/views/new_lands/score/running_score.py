"""How the points rose, below the receipt of a match that was followed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

import flet as ft

from companion.drawings.courses import course_tone
from companion.drawings.new_lands.meeple import paint
from companion.match.table import Table
from companion.new_lands.score.course import Course, courses
from companion.views.new_lands import looks
from companion.views.score.courses import course_chart, course_words
from companion.views.score.scoring import Scoring
from companion.widgets.layout import note, section

TOLD: Final = 5
"""Every so many rounds are said in words."""


@dataclass(frozen=True)
class ScoreWindow:
    """What one window holds of a sheet of New Lands."""

    courses: tuple[Course, ...]
    colours: Mapping[int, str]


def score_window(_scoring: Scoring, table: Table | None) -> ScoreWindow:
    if table is None:
        return ScoreWindow((), {})
    found = courses(table.states)
    return ScoreWindow(found, {one.seat: looks.colour(table.state.setup, one.seat) for one in found})


def running_score(scoring: Scoring) -> list[ft.Control]:
    """A line for each person, and the same in words."""
    store, window = scoring.store, cast("ScoreWindow", scoring.window)
    if not window.courses:
        return []
    tones = [course_tone(store.palette, paint(store.palette, window.colours[one.seat])) for one in window.courses]
    most = max(1, *(value for one in window.courses for value in one.values))
    lines = [(tone, one.values) for tone, one in zip(tones, window.courses, strict=True)]
    told = course_words(tones, [_told(scoring, one) for one in window.courses])
    chart = course_chart(store, lines, most)
    return [
        section(store.text("new_lands_sheet.course"), note(store.text("new_lands_sheet.course_about")), chart, *told)
    ]


def _told(scoring: Scoring, one: Course) -> str:
    text, last = scoring.store.text, len(one.values) - 1
    steps = [text("new_lands_sheet.course_round", round=n, n=one.values[n]) for n in range(TOLD, last, TOLD)]
    end = text("new_lands_sheet.course_end", n=one.values[last])
    return text("new_lands_sheet.course_of", name=one.name, values=" · ".join([*steps, end]))
