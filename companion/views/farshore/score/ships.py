"""How the ships sailed through the year, below the receipt of a match that was followed."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.drawings.courses import course_tone
from companion.farshore.score.voyages import Voyage
from companion.views.farshore.score.window import own
from companion.views.score.courses import course_chart, course_words
from companion.views.score.scoring import Scoring
from companion.widgets.layout import note, section
from rules.farshore.components.box import facts
from rules.farshore.components.traits import Season


def ships(scoring: Scoring) -> list[ft.Control]:
    """The way of each ship through the year, when the match was followed."""
    store, ways = scoring.store, own(scoring).ways
    if not ways:
        return []
    tones = [course_tone(store.palette, own(scoring).colour_of(store, way.name)) for way in ways]
    told = course_words(tones, [_told(scoring, way) for way in ways])
    return [section(store.text("farshore_sheet.ships"), _sea(scoring, tones), *told)]


def _sea(scoring: Scoring, tones: Sequence[str]) -> ft.Control:
    """A line for each ship, the seasons below."""
    store, ways = scoring.store, own(scoring).ways
    known = {season for way in ways for season, _ in way.values}
    seasons = [season for season in Season if min(known) <= season <= max(known)]
    lines = [
        (tone, [dict(way.values).get(season) for season in seasons]) for tone, way in zip(tones, ways, strict=True)
    ]
    named = [note(store.text("farshore_sheet.season", season=season.value)) for season in seasons]
    below = ft.Row(named, alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
    return course_chart(store, lines, facts(scoring.open_sheet.box).track.end, below)


def _told(scoring: Scoring, way: Voyage) -> str:
    text = scoring.store.text
    seasons = (text("farshore_sheet.way_season", season=season.value, n=value) for season, value in way.values)
    return text("farshore_sheet.way", name=text("farshore_sheet.captain", name=way.name), values=" · ".join(seasons))
