"""The map: every tile where it lies, who stands on it, and a button on every free spot."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.drawings.new_lands.tile import SIDE, part_under
from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.store import Store
from companion.views.new_lands import sizes
from companion.views.new_lands.table.lit_area import AREA, LitArea, lit_area, place_words, shown_area
from companion.views.new_lands.table.map_layers import (
    ChosenSpot,
    FreeSpots,
    LitTiles,
    Standing,
    StandingMeeples,
    scene,
    tiles,
)
from companion.views.new_lands.table.map_view import NEAR, MapView, map_view
from companion.views.new_lands.table.naming import laid_spoken, meeple_spoken
from companion.views.new_lands.table.seen import CELLS, T, corner, rim, seen_tile, spot_at
from companion.views.new_lands.table.viewer import CLOSER, HIGHEST
from companion.views.new_lands.table.window import LandsWindow, chosen_spot, colour
from companion.widgets.controls import Action, icon_button
from companion.widgets.entries import anywhere
from rules.new_lands.components.terrain import Spot
from rules.new_lands.land.land import Land
from rules.new_lands.state import Phase

AROUND, CLOSE = 3, 1.4
"""Tiles across while one is chosen, and how large at most."""


def map_pane(window: LandsWindow) -> ft.Control:
    state, store, spot = window.state, window.store, chosen_spot(window)
    assert state.land is not None
    area = shown_area(window)
    small = spot is not None or (state.phase is Phase.MEEPLE and store.shape.short)
    size, view = map_size(store, small), map_view(window)
    pane = Map(
        window,
        store,
        view,
        state.land,
        laid_spoken(window),
        _standing(window),
        lit_area(state.land, area) if area else None,
        spot,
        size,
        state.left > 0 and area is None,
        view.quarters,
    )
    return _with_ways(store, ft.Container(pane, key="map"), small and not store.shape.panes, Ways(store, window, view))


def _with_ways(store: Store, shown: ft.Control, alone: bool, ways: ft.Control) -> ft.Control:
    """The ways about the map below it; over it where the height is needed."""
    if store.shape.short:
        over = ft.Container(ways, right=0, bottom=0, bgcolor=ft.Colors.SURFACE_CONTAINER, visible=not alone)
        return ft.Stack([shown, over])
    return ft.Column([shown, ft.Container(ways, visible=not alone)], spacing=0)


def _standing(window: LandsWindow) -> Standing:
    return tuple(
        (
            meeple.place.spot,
            meeple.place.edge,
            colour(window, meeple.seat),
            meeple.on.value,
            meeple_spoken(window, meeple),
        )
        for meeple in window.state.standing
        if meeple.place is not None
    )


def map_size(store: Store, choosing: bool) -> tuple[float, float]:
    """On a phone a share of its height, less while a tile is chosen; where there is room, a pane of its own."""
    width, height = store.page.width or theme.READABLE, store.page.height or theme.WIDE
    if store.shape.flat:
        board, turn = sizes.FLAT_PANES
        return width * board / (board + turn) - 2 * theme.GAP, max(sizes.MAP_LEAST, height - sizes.FLAT_SIDES)
    if store.wide:
        board, turn = theme.PANES
        rail = sizes.RAIL if store.shape.railed else 0
        across = (width - rail) * board / (board + turn) - 2 * theme.INSET
        return across, max(sizes.MAP_LEAST, height - sizes.WIDE_SIDES - theme.TARGET)
    if choosing:
        return width, min(sizes.AROUND, height * sizes.AROUND_SHARE)
    return width, max(sizes.MAP_LEAST, min(sizes.MAP_HIGH, height * sizes.MAP_SHARE))


@component
def _Map(
    window: LandsWindow,
    store: Store,
    view: MapView,
    land: Land,
    names: tuple[str, ...],
    standing: Standing,
    lit: LitArea | None,
    chosen: Spot | None,
    size: tuple[float, float],
    free: bool,
    quarters: int,
) -> ft.Control:
    place = view.place
    place.fit(*size, rim(land, quarters))

    async def look() -> None:
        if chosen is not None:
            await view.look(chosen, min(CLOSE, min(size) / (AROUND * T)))
        elif lit is not None:
            place.look(*_lit_middle(lit, quarters), _lit_scale(lit, size, quarters))
            await view.show()
        else:
            await view.look(land.spots[-1])

    ft.use_effect(look, [store.returns, size, chosen, lit, len(land.tiles), quarters])

    spots = tuple(sorted(land.free)) if free else ()
    ground = anywhere(scene(tiles(land, names, store, view, quarters)), partial(explain, window), dragged=True)
    layers: list[ft.Control] = [
        ft.Container(ground, key="tiles"),
        _layer(FreeSpots(window, store, view, land.free, spots, quarters), "spots"),
        _layer(ChosenSpot(chosen, store.dark, quarters), "chosen"),
        _layer(LitTiles(land, lit, store.dark, quarters), "lit"),
        _layer(StandingMeeples(view, land, standing, store.dark, quarters, window.open), "meeples"),
    ]
    left, top, right, bottom = place.rim
    viewer = ft.InteractiveViewer(
        scene(layers),
        ref=view.viewer,
        key="viewer",
        width=size[0],
        height=size[1],
        constrained=False,
        min_scale=0.1,
        max_scale=HIGHEST,
        boundary_margin=ft.Margin(left=-left, top=-top, right=right - CELLS * T, bottom=bottom - CELLS * T),
        interaction_end_friction_coefficient=1e-300,
        interaction_update_interval=-1,
        on_interaction_start=place.start,
        on_interaction_update=place.update,
    )
    return ft.Container(viewer, bgcolor=ft.Colors.SURFACE_CONTAINER, clip_behavior=ft.ClipBehavior.HARD_EDGE)


Map = memo(_Map)


def _layer(shown: ft.Control, key: str) -> ft.Control:
    """What lies below it can be tapped too: the client takes an empty container for something solid."""
    return ft.TransparentPointer(shown, key=key)


def _lit_rim(lit: LitArea, quarters: int) -> tuple[float, float, float, float]:
    corners = [corner(spot, quarters) for spot in (*(one.spot for one in lit.tiles), *lit.gaps)]
    across, down = [x for x, _ in corners], [y for _, y in corners]
    return min(across), min(down), max(across) + T, max(down) + T


def _lit_middle(lit: LitArea, quarters: int) -> tuple[float, float]:
    left, top, right, bottom = _lit_rim(lit, quarters)
    return (left + right) / 2, (top + bottom) / 2


def _lit_scale(lit: LitArea, size: tuple[float, float], quarters: int) -> float:
    """All of it in sight, and never larger than from near."""
    left, top, right, bottom = _lit_rim(lit, quarters)
    return min(NEAR, size[0] / (right - left), size[1] / (bottom - top))


def explain(window: LandsWindow, x: float, y: float) -> None:
    """Open the area under a finger."""
    land, quarters = window.state.land, map_view(window).quarters
    spot = spot_at(x, y, quarters)
    if land is None or spot not in land.at or chosen_spot(window) is not None:
        return
    one = land.tiles[land.at[spot]]
    left, top = corner(spot, quarters)
    part = part_under(seen_tile(one, quarters), (x - left) * SIDE / T, (y - top) * SIDE / T)
    window.open(f"{AREA}:{place_words(spot, one.places[part])}")


@component
def _Ways(store: Store, window: LandsWindow, view: MapView) -> ft.Control:
    text = store.text
    return ft.Row(
        [
            icon_button(text("new_lands_table.closer"), ft.Icons.ZOOM_IN, Action(view.zoom, CLOSER)),
            icon_button(text("new_lands_table.farther"), ft.Icons.ZOOM_OUT, Action(view.zoom, 1 / CLOSER)),
            icon_button(text("new_lands_table.whole"), ft.Icons.ZOOM_OUT_MAP, Action(view.whole)),
            icon_button(text("new_lands_table.last_tile"), ft.Icons.CENTER_FOCUS_STRONG, Action(_last, window)),
            icon_button(
                text("new_lands_table.turn_view"), ft.Icons.ROTATE_90_DEGREES_CW_OUTLINED, Action(view.turn, window)
            ),
        ],
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
    )


Ways = memo(_Ways)


async def _last(window: LandsWindow) -> None:
    land = window.state.land
    if land is not None:
        await map_view(window).look(land.spots[-1])
