"""Totals by hand: points that somebody has already counted, row by row."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import add

import flet as ft

from companion.screen import theme
from companion.screen.store import Store
from companion.views.score.scoring import Scoring
from companion.widgets.entries import NumberField
from companion.widgets.layout import note

Columns = dict[str | ft.ResponsiveRowBreakpoint, int | float]


def totals(scoring: Scoring) -> list[ft.Control]:
    store, player = scoring.store, scoring.player
    fields: list[ft.Control] = []
    for group in scoring.parts.by_hand.groups(player):
        entered = player.entered(group)
        helper = store.text("sheet.sheet_counts" if entered is None else "sheet.counted_by_hand")
        name, change = scoring.group_name(group), _change(scoring, group)
        entry = NumberField(store, name, entered, change, helper, empty=True, stepped=add)
        fields.append(ft.Container(entry, key=f"{scoring.at}_total_{group}"))
    return [note(store.text("sheet.about_totals")), in_columns(store, fields)]


def _change(scoring: Scoring, group: str) -> Callable[[int | None], None]:
    most = scoring.parts.by_hand.most
    return lambda points: scoring.total(group, None if points is None else max(-most, min(points, most)))


def in_columns(store: Store, entries: Iterable[ft.Control]) -> ft.Control:
    """Two beside each other where there is room."""
    column: Columns = {"xs": 12, "xl": 12 if store.preferences.text_size >= theme.LARGE_TEXT else 6}
    return ft.ResponsiveRow(
        [ft.Container(entry, col=column, key=entry.key) for entry in entries],
        spacing=theme.PAGE_PADDING,
        run_spacing=theme.PAGE_PADDING,
    )
