"""Map tiles: one of each kind at most, by value."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.screen import theme
from companion.views.score.checking import check_this
from companion.views.score.loose_values import loose_values
from companion.views.score.scoring import Scoring
from companion.widgets.entries import panel
from companion.widgets.layout import note, row
from rules.farshore.components.box import facts
from rules.farshore.components.maps import MapKindId, MapTile, map_points
from rules.farshore.score.map_checks import stack_of


def maps(scoring: Scoring) -> list[ft.Control]:
    store, tiles = scoring.store, scoring.player.maps
    points = store.text("farshore_sheet.maps_points", n=len(tiles), points=map_points(tiles))
    kinds = [_kind(scoring, kind.id) for kind in facts(scoring.open_sheet.box).map_kinds.values()]
    return [
        ft.Text(points, theme_style=ft.TextThemeStyle.TITLE_SMALL),
        *check_this(scoring, "maps"),
        *kinds,
        _without_kind(scoring),
    ]


def values(scoring: Scoring) -> tuple[int, ...]:
    """What the tiles of this table are worth, the highest first."""
    return tuple(dict.fromkeys(stack_of(scoring.sheet)))


def _kind(scoring: Scoring, kind: MapKindId) -> ft.Control:
    store = scoring.store
    held = [tile for tile in scoring.player.maps if tile.kind == kind]
    name = store.say(facts(scoring.open_sheet.box).map_kinds[kind].name)
    options: list[tuple[str, int | None]] = [
        *((store.text("farshore_sheet.tile_of", kind=name, value=value), value) for value in values(scoring)),
        (store.text("farshore_sheet.no_tile_of", kind=name), None),
    ]

    def choose(value: int | None) -> None:
        others = tuple(tile for tile in scoring.player.maps if tile.kind != kind)
        scoring.enter(maps=others if value is None else (*others, MapTile(kind=kind, value=value)))

    return ft.Column(
        [
            ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL),
            _values(options, held[-1].value if held else None, choose),
        ],
        spacing=theme.NEAR,
        key=f"{scoring.at} {kind}",
    )


def _values(
    options: list[tuple[str, int | None]], chosen: int | None, choose: Callable[[int | None], None]
) -> ft.Control:
    """Numbers to tap, called by what they stand for."""
    return row(
        *(
            panel(
                name,
                _number(value),
                partial(choose, value),
                chosen=value == chosen,
                padding=0,
                width=theme.TARGET * 1.5,
            )
            for name, value in options
        )
    )


def _number(value: int | None) -> ft.Control:
    face = ft.Icon(ft.Icons.BLOCK) if value is None else ft.Text(str(value), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    return ft.Container(face, alignment=ft.Alignment.CENTER, height=theme.TARGET)


def _without_kind(scoring: Scoring) -> ft.Control:
    """For those who noted only what their tiles are worth."""
    title = ft.Text(scoring.own_text("kind_not_noted"), theme_style=ft.TextThemeStyle.TITLE_SMALL)
    why = note(scoring.own_text("kind_not_noted_why"))
    return loose_values(scoring, "tile", "maps", values(scoring), lambda value: MapTile(value=value), title, why)
