"""What lies on the map, layer by layer: tiles, free spots, the area that is explained, meeples."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

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
from companion.views.new_lands.table.seen import CELLS, TILE_SIDE, corner, seen_tile
from companion.views.new_lands.table.window import SPOT, LandsWindow, begin
from companion.widgets.controls import Action
from companion.widgets.drawing_button import drawing_button
from companion.widgets.entries import spot as over
from companion.widgets.pictures import picture
from rules.new_lands.components.terrain import Spot
from rules.new_lands.land.land import Land

Stands = tuple[Spot, str, str, str, str]
"""Where a meeple stands (spot and part), its colour, its terrain, what is said of it."""
Standing = tuple[Stands, ...]
Cell = tuple[float, float, str, str]
"""A tile: where from the left and from the top, as it is seen, what is said of it."""
SHEETS: Final = 16
"""The map lies on so many sheets, column by column: a tile changes one of them, and the others are not built again."""


def scene(layers: list[ft.Control]) -> ft.Control:
    return ft.Stack(layers, width=CELLS * TILE_SIDE, height=CELLS * TILE_SIDE)


def layer(shown: ft.Control, key: str) -> ft.Control:
    """What lies below it can be tapped too: the client takes an empty container for something solid."""
    return ft.TransparentPointer(shown, key=key)


def _sheet(left: float) -> int:
    return int(left // TILE_SIDE) % SHEETS


def tiles(land: Land, names: tuple[str, ...], store: Store, view: MapView, quarters: int) -> list[ft.Control]:
    found: list[list[Cell]] = [[] for _ in range(SHEETS)]
    for spot, one, name in zip(land.spots, land.tiles, names, strict=True):
        left, top = corner(spot, quarters)
        found[_sheet(left)].append((left, top, seen_tile(one, quarters).text, name))
    dark, letters = store.dark, looks.letters(store)
    return [
        view.sheet(f"t{n}", (tuple(cells), dark, letters), partial(_tile_sheet, view, cells, dark, letters))
        for n, cells in enumerate(found)
    ]


def _tile_sheet(view: MapView, cells: Sequence[Cell], dark: bool, letters: str) -> ft.Control:
    return scene([_laid(view, *cell, dark, letters) for cell in cells])


def _laid(view: MapView, left: float, top: float, text: str, name: str, dark: bool, letters: str) -> ft.Control:
    """Made once: most of a sheet stays as it was."""

    def make() -> ft.Control:
        return ft.Container(
            picture(tile_picture(text, dark, letters), name, width=TILE_SIDE, height=TILE_SIDE), left=left, top=top
        )

    return view.held(("tile", left, top, text, name, dark, letters), make)


def free_spots(window: LandsWindow, store: Store, view: MapView, land: Land, quarters: int) -> list[ft.Control]:
    found: list[list[tuple[Spot, str]]] = [[] for _ in range(SHEETS)]
    for asking in sorted(land.free.items()):
        found[_sheet(corner(asking[0], quarters)[0])].append(asking)
    return [
        view.sheet(
            f"f{n}",
            (tuple(asking), store.language, store.dark, quarters),
            partial(_spot_sheet, window, view, asking, quarters),
        )
        for n, asking in enumerate(found)
    ]


def _spot_sheet(window: LandsWindow, view: MapView, asking: Sequence[tuple[Spot, str]], quarters: int) -> ft.Control:
    return scene([_free_spot(window, view, spot, asks, quarters) for spot, asks in asking])


def _free_spot(window: LandsWindow, view: MapView, spot: Spot, asks: str, quarters: int) -> ft.Control:
    store, (left, top) = window.store, corner(spot, quarters)
    name, act = spot_spoken(store, spot, asks, quarters), Action(begin, window, SPOT, f"{spot[0]},{spot[1]}")

    def make() -> ft.Control:
        ref = view.spots.setdefault(spot, ft.Ref[ft.Button]())
        return drawing_button(
            name, looks.spot(store.dark), act, TILE_SIDE, ref=ref, left=left, top=top, width=TILE_SIDE, height=TILE_SIDE
        )

    return view.held((act, name, left, top, store.dark), make)


@component
def _ChosenSpot(spot: Spot | None, dark: bool, quarters: int) -> ft.Control:
    """A rim around the spot for which a tile is chosen."""
    if spot is None:
        return scene([])
    left, top = corner(spot, quarters)
    rim = ft.TransparentPointer(picture(missing_spot(dark), "", width=TILE_SIDE, height=TILE_SIDE))
    return scene([ft.Container(rim, left=left, top=top)])


ChosenSpot = memo(_ChosenSpot)


@component
def _LitTiles(land: Land, lit: LitArea | None, dark: bool, quarters: int) -> ft.Control:
    """Everything else lies under a veil."""
    if lit is None:
        return scene([])
    veil = ft.Container(
        width=CELLS * TILE_SIDE, height=CELLS * TILE_SIDE, bgcolor=ft.Colors.SURFACE, opacity=sizes.VEIL
    )
    shown: list[ft.Control] = [ft.TransparentPointer(veil)]
    for one in lit.tiles:
        left, top = corner(one.spot, quarters)
        seen = seen_tile(land.tiles[one.number], quarters)
        svg = lit_tile(seen.text, one.parts, one.beside, one.cities, lit.closed, dark)
        shown.append(ft.Container(picture(svg, "", width=TILE_SIDE, height=TILE_SIDE), left=left, top=top))
        if one.parts:
            shown.append(ft.Container(_number(one.number), left=left + theme.CLOSE, top=top + theme.CLOSE))
    for spot in lit.gaps:
        left, top = corner(spot, quarters)
        shown.append(
            ft.Container(picture(missing_spot(dark), "", width=TILE_SIDE, height=TILE_SIDE), left=left, top=top)
        )
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
    view: MapView, land: Land, standing: Standing, dark: bool, quarters: int, show: Callable[[str], None]
) -> ft.Control:
    return scene(
        [control for at in range(len(standing)) for control in _meeple(view, land, standing, at, dark, quarters, show)]
    )


StandingMeeples = memo(_StandingMeeples)


def _meeple(
    view: MapView, land: Land, standing: Standing, at: int, dark: bool, quarters: int, show: Callable[[str], None]
) -> list[ft.Control]:
    """Its picture, and over it a button as large as a finger."""
    spot, edge, hue, on, name = standing[at]
    again = sum(other[:2] == (spot, edge) for other in standing[:at])
    one, m = land.tiles[land.at[spot]], sizes.MEEPLE
    u, v = part_middle(seen_tile(one, quarters), one.part(edge) or 0)
    left, top = corner(spot, quarters)
    x, y = left + u * TILE_SIDE / SIDE + again * m / 2, top + v * TILE_SIDE / SIDE
    reach = theme.TARGET / 2
    within = (max(left + reach, min(x, left + TILE_SIDE - reach)), max(top + reach, min(y, top + TILE_SIDE - reach)))
    act = Action(show, f"{MEEPLE}:{at}")
    drawn = partial(_figure, looks.role(on, hue, dark), x - m / 2, y - m / 2)
    return [
        view.held(("figure", at, hue, on, x, y, dark), drawn),
        view.held((act, name, *within), lambda: over(name, act, *within, theme.TARGET)),
    ]


def _figure(svg: str, left: float, top: float) -> ft.Control:
    side = sizes.MEEPLE
    return ft.Container(picture(svg, "", width=side, height=side), left=left, top=top)
