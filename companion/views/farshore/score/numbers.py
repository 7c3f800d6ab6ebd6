"""Shells, treasures, ship and resources."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from math import dist

import flet as ft

from companion.drawings.farshore import coast
from companion.views.farshore import sizes
from companion.views.farshore.score.window import own
from companion.views.score.checking import check_this
from companion.views.score.scoring import Scoring
from companion.views.score.totals import in_columns
from companion.widgets.entries import NumberField, anywhere, clamped, one_by_one, spot
from companion.widgets.layout import note
from companion.widgets.pictures import picture
from rules.farshore.components.box import facts
from rules.farshore.score.sheet import LIMIT, Krabita

FIELDS = ("shells", "treasures", "resources", "ship")
HERS = ("treasures", "ship")


def numbers(scoring: Scoring) -> list[ft.Control]:
    fields = HERS if isinstance(scoring.player, Krabita) else FIELDS
    entries = [ft.Column(_field(scoring, field), key=f"{scoring.at} {field}") for field in fields]
    return [
        note(scoring.store.text("sheet.sums")),
        in_columns(scoring.store, entries),
    ]


def _field(scoring: Scoring, field: str) -> list[ft.Control]:
    store = scoring.store
    name = store.text(f"farshore_sheet.{field}")
    helper = store.text("farshore_sheet.resources_only_ties") if field == "resources" else ""
    stepped = facts(scoring.open_sheet.box).track.sail if field == "ship" else one_by_one
    entry = NumberField(store, name, getattr(scoring.player, field), _change(scoring, field), helper, stepped=stepped)
    return [entry, *check_this(scoring, field)]


def _change(scoring: Scoring, field: str) -> Callable[[int | None], None]:
    return lambda n: scoring.enter(field, **{field: clamped(n, LIMIT, -LIMIT)})


def track(scoring: Scoring) -> list[ft.Control]:
    """The drawn track: a tap takes the nearest space, and each space has a button of its name."""
    printed, store = facts(scoring.open_sheet.box).track, scoring.store
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
    track, ship, palette = facts(scoring.open_sheet.box).track, scoring.player.ship, scoring.store.palette
    colour = (
        palette.coral
        if isinstance(scoring.player, Krabita)
        else own(scoring).colour_of(scoring.store, scoring.player.name)
    )
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
