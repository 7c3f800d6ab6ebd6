"""Shells, treasures, ship and resources; and points somebody has already counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from math import dist
from operator import add

import flet as ft

from companion.drawings.farshore import coast
from companion.screen import theme
from companion.screen.store import Store
from companion.views.farshore import sizes
from companion.views.farshore.score.cards import Columns
from companion.views.farshore.score.scoring import Scoring
from companion.widgets.controls import button
from companion.widgets.entries import NumberField, anywhere, one_by_one, spot
from companion.widgets.layout import note, row
from companion.widgets.pictures import picture
from rules.farshore.components.box import facts
from rules.farshore.score.scoring import counted_groups
from rules.farshore.score.sheet import LIMIT, Group, Krabita

FIELDS = ("shells", "treasures", "resources", "ship")
HERS = ("treasures", "ship")


def numbers(scoring: Scoring) -> list[ft.Control]:
    fields = HERS if isinstance(scoring.player, Krabita) else FIELDS
    entries = [ft.Column(_field(scoring, field), key=f"{scoring.at} {field}") for field in fields]
    return [
        note(scoring.store.text("farshore_sheet.sums")),
        in_columns(scoring.store, entries),
    ]


def in_columns(store: Store, entries: Iterable[ft.Control]) -> ft.Control:
    """Two beside each other where there is room."""
    column: Columns = {"xs": 12, "xl": 12 if store.settings.text_size >= theme.LARGE_TEXT else 6}
    return ft.ResponsiveRow(
        [ft.Container(entry, col=column, key=entry.key) for entry in entries],
        spacing=theme.PAGE_PADDING,
        run_spacing=theme.PAGE_PADDING,
    )


def _field(scoring: Scoring, field: str) -> list[ft.Control]:
    store = scoring.store
    name = store.text(f"farshore_sheet.{field}")
    helper = store.text("farshore_sheet.resources_only_ties") if field == "resources" else ""
    stepped = facts(scoring.paper.box).track.sail if field == "ship" else one_by_one
    entry = NumberField(store, name, getattr(scoring.player, field), _change(scoring, field), helper, stepped=stepped)
    return [entry, *check_this(scoring, field)]


def _change(scoring: Scoring, field: str) -> Callable[[int | None], None]:
    return lambda n: scoring.enter(field, **{field: max(-LIMIT, min(n or 0, LIMIT))})


def check_this(scoring: Scoring, field: str) -> list[ft.Control]:
    """What the record of the match could not tell for sure stays marked until somebody has looked."""
    store, at = scoring.store, scoring.at
    if (at, field) not in scoring.paper.to_check:
        return []
    return [
        row(
            ft.Icon(ft.Icons.HELP_OUTLINE, color=store.palette.coral),
            ft.Text(store.text("farshore_sheet.please_check")),
            button(
                store.text("farshore_sheet.is_right", what=field),
                lambda: scoring.paper.looked_at(at, field),
                icon=ft.Icons.CHECK,
            ),
        )
    ]


def track(scoring: Scoring) -> list[ft.Control]:
    """The drawn track: a tap takes the nearest space, and each space has a button of its name."""
    printed, store = facts(scoring.paper.box).track, scoring.store
    size = coast.WIDE if (store.page.width or 0) >= sizes.ROOMY else coast.PHONE
    places = dict(zip(printed.values, coast.spaces(len(printed.values), size), strict=True))

    def sail_to(value: int) -> None:
        scoring.enter("ship", ship=value)

    def tapped(x: float, y: float) -> None:
        sail_to(min(places, key=lambda value: dist(places[value], (x, y))))

    side = _clear(list(places.values()))
    spots = [
        spot(store.text("farshore_sheet.ship_at", n=value), partial(sail_to, value), x, y, side)
        for value, (x, y) in places.items()
    ]
    sea = anywhere(_sea(scoring, size), tapped)
    board = ft.Stack([sea, *spots], width=size[0], height=size[1])
    return [
        note(store.text("farshore_sheet.tap_the_track")),
        ft.Row([board], alignment=ft.MainAxisAlignment.CENTER, scroll=ft.ScrollMode.AUTO),
    ]


def _sea(scoring: Scoring, size: tuple[int, int]) -> ft.Control:
    track, ship, palette = facts(scoring.paper.box).track, scoring.player.ship, scoring.store.palette
    colour = palette.coral if isinstance(scoring.player, Krabita) else scoring.colour_of(scoring.player.name)
    here = [(track.values.index(ship), colour)] if track.holds(ship) else []
    chests = [track.values.index(chest) for chest in track.chests]
    drawn = coast.coast(palette, len(track.values), chests, here, size)
    words = ft.Text(str(ship), theme_style=ft.TextThemeStyle.DISPLAY_SMALL, color=palette.foam)
    return ft.Stack(
        [
            picture(drawn, "", width=size[0], height=size[1]),
            ft.Container(words, width=size[0], height=size[1], alignment=ft.Alignment.CENTER),
        ]
    )


def _clear(places: list[tuple[float, float]]) -> float:
    """How large a square on each space may be without lying over the next."""
    return min(max(abs(x - u), abs(y - v)) for (x, y), (u, v) in pairwise(places))


def totals(scoring: Scoring) -> list[ft.Control]:
    """Points that were counted by hand, group by group."""
    store = scoring.store
    fields: list[ft.Control] = []
    for group in counted_groups(scoring.player):
        name = store.text(f"farshore_score.group_{group}")
        helper = store.text(
            "farshore_sheet.counted_by_hand"
            if scoring.player.totals[group] is not None
            else "farshore_sheet.sheet_counts"
        )
        entry = NumberField(
            store, name, scoring.player.totals[group], _total(scoring, group), helper, empty=True, stepped=add
        )
        fields.append(ft.Container(entry, key=f"{scoring.at}_total_{group}"))
    return [note(store.text("farshore_sheet.about_totals")), in_columns(store, fields)]


def _total(scoring: Scoring, group: Group) -> Callable[[int | None], None]:
    return lambda points: scoring.total(group, None if points is None else max(-LIMIT, min(points, LIMIT)))
