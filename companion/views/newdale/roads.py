"""The roads of campaigns among the statistics: each chapter with its cup, then cups and points side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import flet as ft

from companion.drawings.newdale.road import SIZE, road
from companion.match.summary import Summary
from companion.newdale.road import winner_of
from companion.screen.store import Store
from companion.widgets.layout import section
from companion.widgets.pictures import picture
from rules.newdale.campaign import Campaign, Result, Standing, standings
from rules.newdale.components.chapters import CHAPTERS


def road_figures(store: Store, summaries: Sequence[Summary]) -> Iterator[ft.Control]:
    for series in dict.fromkeys(one.series for one in summaries if one.series):
        yield _road(store, campaign_of(series, summaries))


def campaign_of(series: str, summaries: Sequence[Summary]) -> Campaign:
    """What the shelf knows of it, in the order of the chapters; of one played twice the last."""
    played = {one.stage: one for one in summaries if one.series == series and one.stage in CHAPTERS}
    results = tuple(
        Result(
            chapter=chapter,
            people=tuple(Standing(name=part.name, points=part.total) for part in played[chapter].parts),
            winner=winner_of(played[chapter]),
        )
        for chapter in CHAPTERS
        if chapter in played
    )
    return Campaign(id=series, results=results)


def _road(store: Store, campaign: Campaign) -> ft.Control:
    drawn = road(store.palette, [each.chapter for each in campaign.results], ())
    return section(
        store.text("newdale_new.road"),
        picture(drawn, store.text("newdale_new.road"), width=SIZE[0], height=SIZE[1]),
        *chapter_lines(store, campaign),
        *standing_lines(store, campaign),
    )


def chapter_lines(store: Store, campaign: Campaign) -> Iterator[ft.Control]:
    for each in campaign.results:
        points = " · ".join(f"{one.name} {one.points}" for one in each.people)
        words = store.text("newdale_new.played", chapter=each.chapter, winner=each.winner or "–", points=points)
        yield ft.Text(words)


def standing_lines(store: Store, campaign: Campaign) -> Iterator[ft.Control]:
    for one in standings(campaign):
        yield ft.Text(store.text("newdale_new.person", name=one.name, wins=one.wins, points=one.points))
