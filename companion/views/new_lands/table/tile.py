"""A tile on the map: the spot, its edges where there are many, the tile; or one that nobody has entered yet."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.new_lands import looks, sizes
from companion.views.new_lands.table.meeple import all_meeples
from companion.views.new_lands.table.naming import edges_spoken, spot_spoken, tile_spoken
from companion.views.new_lands.table.window import NEW, SHOWN, SPOT, SPOTS, LandsWindow, acting, begin, chosen_spot
from companion.views.new_lands.tile_builder import TileBuilder
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import across
from companion.views.table.frame import panel as opened
from companion.views.table.question import asks
from companion.widgets.answers import answer, grid
from companion.widgets.controls import Act, button
from companion.widgets.entries import panel
from companion.widgets.layout import column, note, row
from companion.widgets.pictures import picture
from rules.kernel import Question
from rules.new_lands.ask.tiles import Choice, Picture, offers, spots
from rules.new_lands.components.terrain import Spot
from rules.new_lands.moves import AnyMove, LayTile, SetAside
from rules.new_lands.state import Phase

FLAT = 30
"""So many tiles are shown at once; more go by their edges first."""


@component
def TileTurn(window: LandsWindow) -> ft.Control:
    doing, spot = acting(window), chosen_spot(window)
    if spot is None:
        return _ask(window)
    if doing[0] == NEW:
        return _new(window, spot, doing[2])
    return _pictures(window, spot, doing[2] if len(doing) > 2 else "")


def layer(window: LandsWindow) -> int:
    """Who lays the tile: in the middle of a turn the next one, and the one before did nothing more."""
    state = window.state
    return state.next_seat if state.phase is Phase.MEEPLE else state.turn


def _lay(window: LandsWindow, spot: Spot, text: str) -> None:
    window.play(LayTile(seat=layer(window), x=spot[0], y=spot[1], tile=text))


def _ask(window: LandsWindow) -> ft.Control:
    question: Question[AnyMove] | None = window.question
    assert question is not None
    store, land = window.store, window.state.land
    assert land is not None
    keys = AnswerKeys(window)
    aside = keys.place(
        lambda: window.play(SetAside(seat=window.state.turn)),
        lambda act, _: answer(store.text("new_lands.answer_set_aside"), act),
    )
    listed = store.text("new_lands_table.spots_listed", n=len(land.free))
    return ft.Column(
        [
            *asks(window, question, without=SHOWN),
            note(store.text("new_lands_table.tap_spot")),
            aside,
            row(button(listed, partial(window.open, SPOTS), icon=ft.Icons.LIST)),
            *all_meeples(window),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def spots_panel(window: LandsWindow, _which: str) -> ft.Control:
    """Newest neighbours first."""
    store, land = window.store, window.state.land
    assert land is not None
    rows = [
        answer(spot_spoken(store, spot, land.asks(spot)), partial(begin, window, SPOT, f"{spot[0]},{spot[1]}"))
        for spot in spots(window.state)
    ]
    return opened(window, store.text("new_lands_table.spots_listed", n=len(rows)), *rows)


def _pictures(window: LandsWindow, spot: Spot, edges: str) -> ft.Control:
    found = offers(window.state, spot)
    if edges:
        found = tuple(choice for choice in found if choice.edges == edges)
    many = sum(len(choice.pictures) for choice in found)
    flat = bool(edges) or many <= FLAT
    keys = AnswerKeys(window)
    shown = [
        *(_tile(window, keys, spot, one) for choice in found for one in choice.pictures if flat),
        *(_edges(window, keys, spot, choice) for choice in found if not flat),
    ]
    asked = edges or (window.state.land.asks(spot) if window.state.land else "....")
    return column([_heading(window, spot), *([_grid(window, shown)] if shown else ()), _none(window, spot, asked)])


def _grid(window: LandsWindow, shown: list[ft.Control]) -> ft.Control:
    return grid(shown, across(window.store, sizes.ACROSS_WIDE if window.store.wide else sizes.ACROSS))


def _heading(window: LandsWindow, spot: Spot) -> ft.Control:
    name = window.state.name(layer(window))
    asks = window.state.land.asks(spot) if window.state.land else "...."
    said = window.store.text("new_lands_table.which_tile", name=name)
    words = ft.Text(
        said,
        theme_style=ft.TextThemeStyle.TITLE_SMALL,
        semantics_label=f"{said} {spot_spoken(window.store, spot, asks)}",
    )
    return ft.Semantics(content=words, heading_level=2, container=True)


def _none(window: LandsWindow, spot: Spot, edges: str) -> ft.Control:
    store = window.store
    other = partial(begin, window, NEW, f"{spot[0]},{spot[1]}", edges)
    return row(
        button(store.text("new_lands_table.none_of_these"), other, icon=ft.Icons.ADD),
        button(store.text("table.back"), window.close, icon=ft.Icons.ARROW_BACK),
    )


def _tile(window: LandsWindow, keys: AnswerKeys, spot: Spot, one: Picture) -> ft.Control:
    store, used = window.store, one.left is not None and one.left <= 0
    below = "" if one.left is None else str(one.left)

    def draw(act: Act, _: int) -> ft.Control:
        return _picture(tile_spoken(store, one.tile), looks.tile(store, one.tile, small=True), below, act, used)

    return keys.place(partial(_lay, window, spot, one.tile), draw)


def _edges(window: LandsWindow, keys: AnswerKeys, spot: Spot, choice: Choice) -> ft.Control:
    store, n, at = window.store, len(choice.pictures), f"{spot[0]},{spot[1]}"
    svg = looks.tile(store, choice.pictures[0].tile, small=True) if n == 1 else looks.edges(store, choice.edges)

    def choose() -> None:
        left = [one for one in choice.pictures if one.left]
        if len(left) == 1 and len(choice.pictures) == 1:
            _lay(window, spot, left[0].tile)
        elif choice.pictures:
            begin(window, SPOT, at, choice.edges)
        else:
            begin(window, NEW, at, choice.edges)

    def draw(act: Act, _: int) -> ft.Control:
        return _picture(edges_spoken(store, choice.edges, n), svg, str(n) if n > 1 else "", act, not n)

    return keys.place(choose, draw)


def _picture(name: str, svg: str, below: str, act: Act, grey: bool) -> ft.Control:
    drawn: ft.Control = picture(svg, "", width=sizes.PICTURE, height=sizes.PICTURE)
    if below:
        n = ft.Text(below, theme_style=ft.TextThemeStyle.LABEL_SMALL)
        corner = ft.Container(n, right=0, bottom=0, bgcolor=ft.Colors.SURFACE, padding=ft.Padding.all(theme.CLOSE))
        drawn = ft.Stack([drawn, corner], width=sizes.PICTURE, height=sizes.PICTURE)
    return ft.Container(panel(name, drawn, act, grey=grey, padding=1, sides=0), expand=True)


def _new(window: LandsWindow, spot: Spot, edges: str) -> ft.Control:
    """A tile that nobody has entered yet: once, then its kind is known."""
    store = window.store
    builder = TileBuilder(store, edges, partial(_lay, window, spot), store.text("new_lands_table.lay_it"))
    back = button(store.text("table.back"), window.close, icon=ft.Icons.ARROW_BACK)
    return column([_heading(window, spot), ft.Container(builder, key=edges), row(back)])
