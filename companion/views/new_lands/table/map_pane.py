"""The map: every tile where it lies, who stands on it, and a button on every free spot."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Final

import flet as ft

from companion.drawings.new_lands.tile import SIDE, part_middle, tile_picture
from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.store import Store
from companion.views.new_lands import looks, sizes
from companion.views.new_lands.table.naming import spot_spoken
from companion.views.new_lands.table.viewer import CLOSER, Rim, ViewerPlace
from companion.views.new_lands.table.window import SPOT, LandsWindow, begin, chosen_spot, colour
from companion.widgets.controls import icon_button
from companion.widgets.entries import panel
from companion.widgets.pictures import picture
from rules.new_lands.components.terrain import Spot
from rules.new_lands.components.tile import Tile, turned
from rules.new_lands.land.land import Land
from rules.new_lands.state import Phase

CELLS: Final = 401
"""The scene is fixed, the start tile in its middle: what lies beyond the rim costs nothing."""
T: Final = sizes.TILE
Standing = tuple[tuple[Spot, str, str, str], ...]
"""Where each meeple stands (spot and part), its colour and its terrain."""


def map_pane(window: LandsWindow) -> ft.Control:
    state, spot = window.state, chosen_spot(window)
    assert state.land is not None
    small = spot is not None or (state.phase is Phase.MEEPLE and (window.store.page.height or 0) < sizes.LOW)
    size = map_size(window.store, small)
    return ft.Container(
        Map(window, window.store, state.land, _standing(window), spot, size, state.left > 0, small), key="map"
    )


def _standing(window: LandsWindow) -> Standing:
    return tuple(
        (meeple.place.spot, meeple.place.edge, colour(window, meeple.seat), meeple.on.value)
        for meeple in window.state.standing
        if meeple.place is not None
    )


def map_size(store: Store, choosing: bool) -> tuple[float, float]:
    """On a phone a share of its height, less while a tile is chosen; on a wide screen a pane of its own."""
    width, height = store.page.width or theme.READABLE, store.page.height or theme.WIDE
    if store.shape.panes:
        board, turn = sizes.FLAT_PANES if store.shape.flat else theme.PANES
        across = width * board / (board + turn) - 2 * theme.INSET
        return across, max(sizes.MAP_LEAST, height - sizes.WIDE_SIDES - theme.TARGET)
    if choosing:
        return width, min(sizes.AROUND, height * sizes.AROUND_SHARE)
    return width, max(sizes.MAP_LEAST, min(sizes.MAP_HIGH, height * sizes.MAP_SHARE))


@component
def _Map(
    window: LandsWindow,
    store: Store,
    land: Land,
    standing: Standing,
    chosen: Spot | None,
    size: tuple[float, float],
    free: bool,
    small: bool,
) -> ft.Control:
    ref: ft.Ref[ft.InteractiveViewer] = ft.use_memo(lambda: ft.Ref[ft.InteractiveViewer](), [])
    place: ViewerPlace = ft.use_memo(ViewerPlace, [])
    quarters, turn = ft.use_state(0)
    place.fit(*size, _rim(land, quarters))

    async def show() -> None:
        # The window may be gone by then, or somewhere else.
        if ref.current is not None:
            with suppress(RuntimeError, TimeoutError):
                await place.show(ref.current)

    async def turn_to() -> None:
        if chosen is not None:
            place.look(*_middle(chosen, quarters), size[1] / (3 * T))
        else:
            place.look(*_middle(land.spots[-1], quarters), 1)
        await show()

    ft.use_effect(turn_to, [store.returns, size, chosen, len(land.tiles), quarters])
    letters = looks.letters(store)
    columns = [
        ft.Container(_Column(x, cells, store.dark, letters), key=f"c{x}") for x, cells in _columns(land, quarters)
    ]
    spots = ((chosen,) if chosen else tuple(sorted(land.free))) if free else ()
    layers: list[ft.Control] = [
        *columns,
        ft.Container(_Spots(window, store, land.free, spots, quarters), key="spots"),
        ft.Container(_Meeples(land, standing, store.dark, quarters), key="meeples"),
    ]
    left, top, right, bottom = place.rim
    viewer = ft.InteractiveViewer(
        ft.Stack(layers, width=CELLS * T, height=CELLS * T),
        ref=ref,
        key="viewer",
        width=size[0],
        height=size[1],
        constrained=False,
        min_scale=0.1,
        max_scale=3,
        boundary_margin=ft.Margin(left=-left, top=-top, right=right - CELLS * T, bottom=bottom - CELLS * T),
        interaction_end_friction_coefficient=1e-300,
        interaction_update_interval=-1,
        on_interaction_start=place.start,
        on_interaction_update=place.update,
    )

    async def zoom(by: float) -> None:
        place.zoom(by)
        await show()

    async def whole() -> None:
        place.whole()
        await show()

    async def last() -> None:
        place.look(*_middle(land.spots[-1], quarters), 1)
        await show()

    text = store.text
    ways = ft.Row(
        [
            icon_button(text("new_lands_table.closer"), ft.Icons.ZOOM_IN, partial(zoom, CLOSER)),
            icon_button(text("new_lands_table.farther"), ft.Icons.ZOOM_OUT, partial(zoom, 1 / CLOSER)),
            icon_button(text("new_lands_table.whole"), ft.Icons.ZOOM_OUT_MAP, whole),
            icon_button(text("new_lands_table.last_tile"), ft.Icons.CENTER_FOCUS_STRONG, last),
            icon_button(
                text("new_lands_table.turn_view"),
                ft.Icons.ROTATE_90_DEGREES_CW_OUTLINED,
                lambda: turn((quarters + 1) % 4),
            ),
        ],
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    framed = ft.Container(viewer, bgcolor=ft.Colors.SURFACE_CONTAINER, clip_behavior=ft.ClipBehavior.HARD_EDGE)
    return ft.Column([framed, *([] if small and not store.shape.panes else [ways])], spacing=0)


Map = memo(_Map)


# Where things lie


def _around(spot: Spot, quarters: int) -> Spot:
    """As seen after so many quarter turns of the view."""
    x, y = spot
    for _ in range(quarters):
        x, y = -y, x
    return x, y


def _corner(spot: Spot, quarters: int) -> tuple[float, float]:
    x, y = _around(spot, quarters)
    return (x + CELLS // 2) * T, (y + CELLS // 2) * T


def _middle(spot: Spot, quarters: int) -> tuple[float, float]:
    left, top = _corner(spot, quarters)
    return left + T / 2, top + T / 2


def _rim(land: Land, quarters: int) -> Rim:
    """The map with its free spots."""
    corners = [_corner(spot, quarters) for spot in (*land.spots, *land.free)]
    across, down = [x for x, _ in corners], [y for _, y in corners]
    return min(across), min(down), max(across) + T, max(down) + T


def _columns(land: Land, quarters: int) -> list[tuple[float, tuple[tuple[float, str], ...]]]:
    """The tiles by column: one more tile changes one of them."""
    found: dict[float, list[tuple[float, str]]] = {}
    for spot, one in zip(land.spots, land.tiles, strict=True):
        left, top = _corner(spot, quarters)
        found.setdefault(left, []).append((top, _seen(one, quarters).text))
    return [(left, tuple(cells)) for left, cells in found.items()]


def _seen(one: Tile, quarters: int) -> Tile:
    return turned(one, quarters) if quarters else one


# What is drawn


@component
def _TileColumn(left: float, cells: tuple[tuple[float, str], ...], dark: bool, letters: str) -> ft.Control:
    return ft.Stack(
        [
            ft.Container(
                picture(tile_picture(text, dark, letters), "", width=T, height=T),
                left=left,
                top=top,
                key=f"{top}",
            )
            for top, text in cells
        ],
        width=CELLS * T,
        height=CELLS * T,
    )


_Column = memo(_TileColumn)


@component
def _FreeSpots(
    window: LandsWindow, store: Store, free: dict[Spot, str], spots: tuple[Spot, ...], quarters: int
) -> ft.Control:
    shown = []
    for spot in spots:
        left, top = _corner(spot, quarters)
        drawn = picture(looks.spot(store.dark), "", width=T, height=T)
        act = partial(begin, window, SPOT, f"{spot[0]},{spot[1]}")
        name = spot_spoken(store, spot, free.get(spot, "...."))
        shown.append(panel(name, drawn, act, grey=True, padding=0, sides=0, left=left, top=top, width=T, height=T))
    return ft.Stack(shown, width=CELLS * T, height=CELLS * T)


_Spots = memo(_FreeSpots)


@component
def _StandingMeeples(land: Land, standing: Standing, dark: bool, quarters: int) -> ft.Control:
    shown: list[ft.Control] = []
    for spot, edge, hue, on in standing:
        one = land.tiles[land.at[spot]]
        part = one.part(edge) or 0
        seen = _seen(one, quarters)
        x, y = part_middle(seen, part)
        left, top = _corner(spot, quarters)
        m = sizes.MEEPLE
        again = sum(other[:2] == (spot, edge) for other in standing[: len(shown)])
        shown.append(
            ft.Container(
                picture(looks.role(on, hue, dark), "", width=m, height=m),
                left=left + x * T / SIDE - m / 2 + again * m / 2,
                top=top + y * T / SIDE - m / 2,
            )
        )
    return ft.Stack(shown, width=CELLS * T, height=CELLS * T)


_Meeples = memo(_StandingMeeples)
