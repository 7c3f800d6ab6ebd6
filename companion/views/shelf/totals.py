"""Totals over time: a chart whose every match can be tapped, named and reached by key."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.drawings.line_chart import AXIS, HEIGHT, WIDE, WIDTH, line_chart
from companion.match.naming import player_name
from companion.match.statistics import Total
from companion.screen.days import on
from companion.screen.store import Store
from companion.widgets.answers import cover_button
from companion.widgets.layout import note, section
from companion.widgets.pictures import picture

LAST: Final = 12
"""Matches side by side: more would be too narrow for a finger."""
PARTS: Final = 1_000
"""How finely the width of the axis is told from that of the matches."""


def totals_over_time(store: Store, game_id: str, totals: Sequence[Total], who: str) -> ft.Control | None:
    """From the second match on; `who`: whose totals, else those of the best person at the table."""
    shown = totals[-LAST:]
    if not shown[1:]:
        return None
    ours, theirs = [one.ours for one in shown], [one.opponent for one in shown]
    tones = store.palette
    series = [(tones.sea, ours), *([(tones.coral, theirs)] if any(one is not None for one in theirs) else ())]
    words = store.text(
        "shelf.totals_told",
        n=len(shown),
        first=ours[0],
        last=ours[-1],
        best=max(ours),
        won=sum(one.won for one in shown),
    )
    width = WIDE if store.wide else WIDTH
    drawn = picture(line_chart(tones, series, [one.won for one in shown], width), words, fit=ft.BoxFit.FILL)
    taps = ft.Row([ft.Container(expand=_axis(len(shown), width)), *(_tap(store, one) for one in shown)], spacing=0)
    chart = ft.Stack([ft.Container(drawn, left=0, right=0, top=0, bottom=0), taps], height=HEIGHT)
    legend = store.text("shelf.totals_legend", who=who or "nobody")
    return section(
        store.text("shelf.totals"), note(legend), *_opponents(store, game_id, shown), chart, ft.Text(words), _how(store)
    )


def _axis(matches: int, width: int) -> int:
    """The width of the axis, where each match has `PARTS`."""
    return round(PARTS * matches * AXIS / (width - AXIS))


def _tap(store: Store, one: Total) -> ft.Control:
    """As high as the chart, whatever the point."""
    name = store.text("shelf.total_of", day=on(one.when), ours=one.ours, won="yes" if one.won else "no")
    return cover_button(name, partial(store.go, f"/match/{one.id}/score"), HEIGHT, PARTS)


def _opponents(store: Store, game_id: str, shown: Sequence[Total]) -> list[ft.Control]:
    name = next((one.opponent_name for one in shown if one.opponent_name), "")
    if not name:
        return []
    said = store.text("shelf.totals_opponent", name=player_name(game_id, name, None))
    return [ft.Text(said, color=store.palette.coral)]


def _how(store: Store) -> ft.Control:
    return note(store.text("shelf.totals_how"))
