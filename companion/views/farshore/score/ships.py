"""How the ships sailed through the year, below the receipt of a match that was followed."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.drawings.bars import SEA, voyages, wake
from companion.farshore.score.voyages import Voyage
from companion.screen import theme
from companion.views.farshore.score.window import own
from companion.views.score.scoring import Scoring
from companion.widgets.layout import note, section
from companion.widgets.pictures import picture
from rules.farshore.components.box import facts
from rules.farshore.components.traits import Season


def ships(scoring: Scoring) -> list[ft.Control]:
    """The way of each ship through the year, when the match was followed."""
    store, ways = scoring.store, own(scoring).ways
    if not ways:
        return []
    colours = [wake(store.palette, own(scoring).colour_of(store, way.name)) for way in ways]
    told = [
        ft.Row([ft.Icon(ft.Icons.CIRCLE, color=colour, size=theme.GAP * 2), ft.Text(_told(scoring, way), expand=True)])
        for colour, way in zip(colours, ways, strict=True)
    ]
    return [section(store.text("farshore_sheet.ships"), _sea(scoring, colours), *told)]


def _sea(scoring: Scoring, colours: Sequence[str]) -> ft.Control:
    """A line for each ship, the seasons below."""
    store, ways = scoring.store, own(scoring).ways
    known = {season for way in ways for season, _ in way.values}
    seasons = [season for season in Season if min(known) <= season <= max(known)]
    lines = [
        (colour, [dict(way.values).get(season) for season in seasons])
        for colour, way in zip(colours, ways, strict=True)
    ]
    drawn = voyages(store.palette, lines, facts(scoring.open_sheet.box).track.end)
    named = [note(store.text("farshore_sheet.season", season=season.value)) for season in seasons]
    sea = ft.Column(
        [
            ft.Container(picture(drawn, "", fit=ft.BoxFit.CONTAIN), aspect_ratio=SEA[0] / SEA[1]),
            ft.Row(named, alignment=ft.MainAxisAlignment.SPACE_BETWEEN),
        ],
        spacing=theme.NEAR,
    )
    return ft.Row([ft.Container(sea, width=SEA[0], expand=True, expand_loose=True)])


def _told(scoring: Scoring, way: Voyage) -> str:
    text = scoring.store.text
    seasons = (text("farshore_sheet.way_season", season=season.value, n=value) for season, value in way.values)
    return text("farshore_sheet.way", name=text("farshore_sheet.captain", name=way.name), values=" · ".join(seasons))
