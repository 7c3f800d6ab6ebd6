"""What lies on the map, layer by layer: tiles, free spots, the area that is explained, meeples."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.drawings.new_lands.lit_tile import lit_tile, missing_spot
from companion.drawings.new_lands.tile import SIDE, part_middle, tile_picture
from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.store import Store
from companion.views.new_lands import looks, sizes
from companion.views.new_lands.table.lit_area import MEEPLE, LitArea
from companion.views.new_lands.table.map_view import MapView
from companion.views.new_lands.table.naming import spot_spoken
from companion.views.new_lands.table.seen import CELLS, T, corner, seen_tile
from companion.views.new_lands.table.window import SPOT, LandsWindow, begin
from companion.widgets.controls import Action
from companion.widgets.entries import panel
from companion.widgets.entries import spot as over
from companion.widgets.pictures import picture
from rules.new_lands.components.terrain import Spot
from rules.new_lands.land.land import Land

Stands = tuple[Spot, str, str, str, str]
"""Where a meeple stands (spot and part), its colour, its terrain, what is said of it."""
Standing = tuple[Stands, ...]
Cells = tuple[tuple[float, str, str], ...]
"""The tiles of a column: where from the top, as it is seen, what is said of it."""


def scene(layers: list[ft.Control]) -> ft.Control:
    return ft.Stack(layers, width=CELLS * T, height=CELLS * T)


def tiles(land: Land, names: tuple[str, ...], store: Store, quarters: int) -> list[ft.Control]:
    """The tiles by column: one more tile changes one of them."""
    found: dict[float, list[tuple[float, str, str]]] = {}
    for spot, one, name in zip(land.spots, land.tiles, names, strict=True):
        left, top = corner(spot, quarters)
        found.setdefault(left, []).append((top, seen_tile(one, quarters).text, name))
    letters = looks.letters(store)
    return [
        ft.Container(TileColumn(left, tuple(cells), store.dark, letters), key=f"c{left}")
        for left, cells in found.items()
    ]


@component
def _TileColumn(left: float, cells: Cells, dark: bool, letters: str) -> ft.Control:
    return scene(
        [
            ft.Container(
                picture(tile_picture(text, dark, letters), name, width=T, height=T), left=left, top=top, key=f"{top}"
            )
            for top, text, name in cells
        ]
    )


TileColumn = memo(_TileColumn)


@component
def _FreeSpots(
    window: LandsWindow, store: Store, view: MapView, free: dict[Spot, str], spots: tuple[Spot, ...], quarters: int
) -> ft.Control:
    view.spots = {spot: ft.Ref[ft.Button]() for spot in spots}
    return scene([_free_spot(window, store, view, spot, free.get(spot, "...."), quarters) for spot in spots])


FreeSpots = memo(_FreeSpots)


def _free_spot(window: LandsWindow, store: Store, view: MapView, spot: Spot, asks: str, quarters: int) -> ft.Control:
    left, top = corner(spot, quarters)
    return panel(
        spot_spoken(store, spot, asks, quarters),
        picture(looks.spot(store.dark), "", width=T, height=T),
        Action(begin, window, SPOT, f"{spot[0]},{spot[1]}"),
        grey=True,
        padding=0,
        sides=0,
        ref=view.spots[spot],
        left=left,
        top=top,
        width=T,
        height=T,
    )


@component
def _LitTiles(land: Land, lit: LitArea | None, dark: bool, quarters: int) -> ft.Control:
    """Everything else lies under a veil."""
    if lit is None:
        return scene([])
    veil = ft.Container(width=CELLS * T, height=CELLS * T, bgcolor=ft.Colors.SURFACE, opacity=sizes.VEIL)
    shown: list[ft.Control] = [ft.TransparentPointer(veil)]
    for one in lit.tiles:
        left, top = corner(one.spot, quarters)
        seen = seen_tile(land.tiles[one.number], quarters)
        svg = lit_tile(seen.text, one.parts, one.beside, one.cities, lit.closed, dark)
        shown.append(ft.Container(picture(svg, "", width=T, height=T), left=left, top=top))
        if one.parts:
            shown.append(ft.Container(_number(one.number), left=left + theme.CLOSE, top=top + theme.CLOSE))
    for spot in lit.gaps:
        left, top = corner(spot, quarters)
        shown.append(ft.Container(picture(missing_spot(dark), "", width=T, height=T), left=left, top=top))
    return scene(shown)


LitTiles = memo(_LitTiles)


def _number(n: int) -> ft.Control:
    words = ft.Text(str(n), theme_style=ft.TextThemeStyle.LABEL_SMALL)
    label = ft.Container(
        words,
        bgcolor=ft.Colors.SURFACE,
        border_radius=theme.GAP,
        padding=ft.Padding.symmetric(horizontal=theme.NEAR),
    )
    return ft.Semantics(content=label, exclude_semantics=True)


@component
def _StandingMeeples(
    land: Land, standing: Standing, dark: bool, quarters: int, show: Callable[[str], None]
) -> ft.Control:
    return scene(
        [control for at in range(len(standing)) for control in _meeple(land, standing, at, dark, quarters, show)]
    )


StandingMeeples = memo(_StandingMeeples)


def _meeple(
    land: Land, standing: Standing, at: int, dark: bool, quarters: int, show: Callable[[str], None]
) -> list[ft.Control]:
    """Its picture, and over it a button as large as a finger."""
    spot, edge, hue, on, name = standing[at]
    again = sum(other[:2] == (spot, edge) for other in standing[:at])
    one, m = land.tiles[land.at[spot]], sizes.MEEPLE
    u, v = part_middle(seen_tile(one, quarters), one.part(edge) or 0)
    left, top = corner(spot, quarters)
    x, y = left + u * T / SIDE + again * m / 2, top + v * T / SIDE
    drawn = ft.Container(picture(looks.role(on, hue, dark), "", width=m, height=m), left=x - m / 2, top=y - m / 2)
    reach = theme.TARGET / 2
    within = (max(left + reach, min(x, left + T - reach)), max(top + reach, min(y, top + T - reach)))
    return [drawn, over(name, partial(show, f"{MEEPLE}:{at}"), *within, theme.TARGET)]
