"""The map: every tile where it lies, who stands on it, and a button on every free spot."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.drawings.new_lands.tile import SIDE, part_under
from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.store import Store
from companion.views.new_lands import sizes
from companion.views.new_lands.table.lit_area import AREA, LitArea, lit_area, place_words, shown_area
from companion.views.new_lands.table.map_layers import (
    ChosenSpot,
    LitTiles,
    Standing,
    StandingMeeples,
    free_spots,
    layer,
    scene,
    tiles,
)
from companion.views.new_lands.table.map_view import NEAR, MapView, map_view
from companion.views.new_lands.table.naming import laid_spoken, meeple_spoken
from companion.views.new_lands.table.seen import CELLS, TILE_SIDE, corner, rim, seen_tile, spot_at
from companion.views.new_lands.table.viewer import CLOSER, HIGHEST, Blocks, ViewerSize
from companion.views.new_lands.table.window import LandsWindow, chosen_spot, colour, lays
from companion.views.table.game_table import Ground
from companion.widgets.controls import Action, icon_button
from companion.widgets.entries import anywhere
from rules.new_lands.components.terrain import Spot
from rules.new_lands.land.land import Land
from rules.new_lands.state import Phase

AROUND, CLOSE = 3, 1.4
"""Tiles across while one is chosen, and how large at most."""
BLOCK, BELOW = 9, 5
"""How far a map can be moved goes by so many tiles; and so many further down, where a question may lie over it."""
BLOCKS: Final = Blocks(BLOCK * TILE_SIDE, (CELLS - BLOCK) / 2 * TILE_SIDE)
"""The start tile lies in the middle of one: most maps outgrow it once on each side."""


def map_pane(window: LandsWindow) -> ft.Control:
    state, store, spot = window.state, window.store, chosen_spot(window)
    assert state.land is not None
    area, view = shown_area(window), map_view(window)
    return Map(
        window,
        store,
        view,
        state.land,
        laid_spoken(window),
        _standing(window),
        lit_area(state.land, area) if area else None,
        spot,
        viewer_size(store, is_small(window)),
        area is None and lays(window),
        view.quarters,
    )


def is_small(window: LandsWindow) -> bool:
    """Whether the question needs most of a phone's height."""
    asks_meeple = window.state.phase is Phase.MEEPLE and window.store.shape.short
    return not window.store.shape.panes and (chosen_spot(window) is not None or asks_meeple)


def map_ground(window: LandsWindow) -> Ground:
    """The map under the question of a phone, its ways at the upper edge of that; over it where height is needed."""
    store = window.store
    seen = viewer_size(store, is_small(window)).seen
    board = ft.Container(map_pane(window), key="map")
    # Hidden and not left out: else they would be sent again after every tile.
    hidden, ways = is_small(window), Ways(store, window, map_view(window))
    if not store.shape.short:
        return Ground(board, seen, ft.Container(ways, bgcolor=ft.Colors.SURFACE, visible=not hidden))
    held = ft.Container(ways, bgcolor=ft.Colors.SURFACE_CONTAINER)
    over = ft.Row([held], alignment=ft.MainAxisAlignment.END, visible=not hidden)
    return Ground(board, seen if hidden else seen - theme.TARGET, over)


def map_beside(window: LandsWindow) -> ft.Control:
    """The map in a pane of its own, its ways below it or, on a phone held across, over it."""
    ways, shown = Ways(window.store, window, map_view(window)), ft.Container(map_pane(window), key="map")
    if window.store.shape.short:
        over = ft.Container(ways, right=0, bottom=0, bgcolor=ft.Colors.SURFACE_CONTAINER)
        return ft.Stack([shown, over])
    return ft.Column([shown, ways], spacing=0)


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


def viewer_size(store: Store, small: bool) -> ViewerSize:
    """On a phone a share of its height, less in sight while a tile is chosen; where there is room, a pane of its own.

    The viewer itself keeps its size: else the client would build the whole map again.
    """
    width, height = store.page.width or theme.READABLE, store.page.height or theme.WIDE
    if store.shape.flat:
        board, turn = sizes.FLAT_PANES
        high = max(sizes.MAP_LEAST, height - sizes.FLAT_SIDES)
        return ViewerSize(width * board / (board + turn) - 2 * theme.GAP, high, high)
    if store.wide:
        board, turn = theme.PANES
        rail = sizes.RAIL if store.shape.railed else 0
        across = (width - rail) * board / (board + turn) - 2 * theme.INSET
        high = max(sizes.MAP_LEAST, height - sizes.WIDE_SIDES - theme.TARGET)
        return ViewerSize(across, high, high)
    high = max(sizes.MAP_LEAST, min(sizes.MAP_HIGH, height * sizes.MAP_SHARE))
    around = sizes.AROUND if height >= sizes.AROUND_FROM else height * sizes.AROUND_SHARE
    return ViewerSize(width, high, around if small else high)


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
    size: ViewerSize,
    free: bool,
    quarters: int,
) -> ft.Control:
    place = view.place
    place.fit(size, rim(land, quarters), BLOCKS, 0 if store.shape.panes else BELOW * TILE_SIDE)
    mounted = store.returns
    drawn: ft.MutableRef[int] = ft.use_ref(-1)

    async def look() -> None:
        if drawn.current != mounted:
            drawn.current, place.sent = mounted, None
        if chosen is not None:
            await view.follow(chosen, min(CLOSE, min(size) / (AROUND * TILE_SIDE)), AROUND * TILE_SIDE / 2)
        elif lit is not None:
            place.look(*_lit_middle(lit, quarters), _lit_scale(lit, size, quarters))
            await view.show()
        else:
            await view.follow(land.spots[-1], NEAR, TILE_SIDE)

    ft.use_effect(look, [store.returns, size, chosen, lit, len(land.tiles), quarters])

    ground = anywhere(scene(tiles(land, names, store, view, quarters)), partial(explain, window), dragged=True)
    layers: list[ft.Control] = [
        ft.Container(ground, key="tiles"),
        layer(scene(free_spots(window, store, view, land, quarters) if free else []), "spots"),
        layer(ChosenSpot(chosen, store.dark, quarters), "chosen"),
        layer(LitTiles(land, lit, store.dark, quarters), "lit"),
        layer(StandingMeeples(view, land, standing, store.dark, quarters, window.open), "meeples"),
    ]
    viewer = _viewer(view, scene(layers), size)
    return ft.Container(viewer, bgcolor=ft.Colors.SURFACE_CONTAINER, clip_behavior=ft.ClipBehavior.HARD_EDGE)


Map = memo(_Map)


def _viewer(view: MapView, content: ft.Control, size: ViewerSize) -> ft.Control:
    """Lets the map be moved and made larger, as far as there are tiles and a little beyond."""
    left, top, right, bottom = view.place.bounds
    return ft.InteractiveViewer(
        content,
        ref=view.viewer,
        key="viewer",
        width=size.width,
        height=size.height,
        constrained=False,
        min_scale=0.1,
        max_scale=HIGHEST,
        boundary_margin=ft.Margin(
            left=-left, top=-top, right=right - CELLS * TILE_SIDE, bottom=bottom - CELLS * TILE_SIDE
        ),
        interaction_end_friction_coefficient=1e-300,
        interaction_update_interval=-1,
        on_interaction_start=view.place.start,
        on_interaction_update=view.place.update,
    )


def _lit_rim(lit: LitArea, quarters: int) -> tuple[float, float, float, float]:
    corners = [corner(spot, quarters) for spot in (*(one.spot for one in lit.tiles), *lit.gaps)]
    across, down = [x for x, _ in corners], [y for _, y in corners]
    return min(across), min(down), max(across) + TILE_SIDE, max(down) + TILE_SIDE


def _lit_middle(lit: LitArea, quarters: int) -> tuple[float, float]:
    left, top, right, bottom = _lit_rim(lit, quarters)
    return (left + right) / 2, (top + bottom) / 2


def _lit_scale(lit: LitArea, size: ViewerSize, quarters: int) -> float:
    """All of it in sight, and never larger than from near."""
    left, top, right, bottom = _lit_rim(lit, quarters)
    return min(NEAR, size.width / (right - left), size.seen / (bottom - top))


def explain(window: LandsWindow, x: float, y: float) -> None:
    """Open the area under a finger."""
    land, quarters = window.state.land, map_view(window).quarters
    spot = spot_at(x, y, quarters)
    if land is None or spot not in land.at or chosen_spot(window) is not None:
        return
    one = land.tiles[land.at[spot]]
    left, top = corner(spot, quarters)
    part = part_under(seen_tile(one, quarters), (x - left) * SIDE / TILE_SIDE, (y - top) * SIDE / TILE_SIDE)
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
