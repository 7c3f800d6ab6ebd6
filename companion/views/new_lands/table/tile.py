"""A tile on the map: the spot, its edges where there are many, the tile; or one that nobody has entered yet."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.new_lands import looks, sizes
from companion.views.new_lands.table.legend import legend, picture_spoken
from companion.views.new_lands.table.map_view import map_view
from companion.views.new_lands.table.meeple import meeples_beside, meeples_button
from companion.views.new_lands.table.naming import edges_spoken, spot_spoken
from companion.views.new_lands.table.same_spot import same_spot
from companion.views.new_lands.table.seen import QUARTERS, laid_text, seen_edges, seen_text
from companion.views.new_lands.table.unfit_tile import aside_choice
from companion.views.new_lands.table.what_if import tried_tile
from companion.views.new_lands.table.window import (
    ASIDE,
    NEW,
    SHOWN,
    SPOT,
    SPOTS,
    TRY,
    LandsWindow,
    acting,
    begin,
    chosen_spot,
)
from companion.views.new_lands.tile_builder import TileBuilder
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import back_button
from companion.views.table.question import asks
from companion.widgets.answers import answer, grid
from companion.widgets.controls import Act, Action, button, same
from companion.widgets.drawing_button import drawing_button
from companion.widgets.layout import column, note, row
from rules.kernel import Question
from rules.new_lands.ask.tiles import Choice, Picture, offers
from rules.new_lands.components.terrain import LETTERS, Spot
from rules.new_lands.land.land import UNASKED
from rules.new_lands.moves import AnyMove, LayTile, SetAside
from rules.new_lands.state import Phase

FLAT = 30
"""So many tiles are shown at once; more go by their edges first."""


@component
def TileTurn(window: LandsWindow) -> ft.Control:
    doing, spot = acting(window), chosen_spot(window)
    if spot is None:
        return aside_choice(window) if doing[0] == ASIDE else _ask(window)
    if doing[0] == TRY:
        return _tried(window, spot, ":".join(doing[2:]))
    if doing[0] == NEW:
        return _new_edges(window, spot, doing[2]) if UNASKED in doing[2] else _new(window, spot, doing[2])
    return _pictures(window, spot, doing[2] if len(doing) > 2 else "")


def laying_seat(window: LandsWindow) -> int:
    """Who lays the tile: in the middle of a turn the next one, and the one before did nothing more."""
    state = window.state
    return state.next_seat if state.phase is Phase.MEEPLE else state.turn


def _lay(window: LandsWindow, spot: Spot, text: str) -> None:
    """At once; whoever wants to know what it changes is told first."""
    if map_view(window).what_if and acting(window)[0] != TRY:
        begin(window, TRY, f"{spot[0]},{spot[1]}", text)
    else:
        window.play(_laying(window, spot, text))


def _laying(window: LandsWindow, spot: Spot, text: str) -> LayTile:
    return LayTile(seat=laying_seat(window), x=spot[0], y=spot[1], tile=text)


def _tried(window: LandsWindow, spot: Spot, text: str) -> ft.Control:
    return column([_heading(window, spot), tried_tile(window, _laying(window, spot, text))])


def _ask(window: LandsWindow) -> ft.Control:
    question: Question[AnyMove] | None = window.question
    assert question is not None
    store, land = window.store, window.state.land
    assert land is not None
    keys = AnswerKeys(window)
    aside = keys.place(
        Action(window.play, SetAside(seat=window.state.turn)),
        lambda act, _: answer(store.text("new_lands.answer_set_aside"), act),
    )
    listed = store.text("new_lands_table.spots_listed", n=len(land.free))
    return ft.Column(
        [
            *asks(window, question, without=SHOWN),
            *([note(store.text("new_lands_table.tap_spot"))] if window.amending is None else same_spot(window)),
            aside,
            row(button(listed, Action(window.open, SPOTS), icon=ft.Icons.LIST), *meeples_button(window)),
            *meeples_beside(window),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _pictures(window: LandsWindow, spot: Spot, edges: str) -> ft.Control:
    """`edges`: as far as somebody has named them, a dot for each that is open."""
    asked = edges or _asked(window, spot)
    found = tuple(choice for choice in offers(window.state, spot) if fits(choice.edges, asked))
    many = sum(len(choice.pictures) for choice in found)
    flat = len(found) == 1 or many <= FLAT
    keys = AnswerKeys(window)
    if UNASKED in asked:
        window.store.keys.named = {**window.store.keys.named, **_edge_keys(window, spot, asked)}
    shown = [
        *(_tile(window, keys, spot, one) for choice in found for one in choice.pictures if flat),
        *(_edges(window, keys, spot, choice) for choice in found if not flat),
    ]
    signs = [legend(window, found, flat)] if found and shown else []
    laid = [_grid(window, shown)] if shown else []
    return column([_heading(window, spot), *laid, _none(window, spot, asked), *signs])


def _asked(window: LandsWindow, spot: Spot) -> str:
    land = window.state.land
    assert land is not None
    return land.asks(spot)


def fits(edges: str, asked: str) -> bool:
    return all(ask in (UNASKED, edge) for ask, edge in zip(asked, edges, strict=True))


def _edge_keys(window: LandsWindow, spot: Spot, asked: str, way: str = SPOT) -> dict[str, Action]:
    """1, 2 and 3 name the next edge that nobody knows, clockwise as it is seen."""
    quarters = map_view(window).quarters
    seen = seen_edges(asked, quarters)
    at = seen.index(UNASKED)
    words = f"{spot[0]},{spot[1]}"

    def named(letter: str) -> str:
        return seen_edges(seen[:at] + letter + seen[at + 1 :], -quarters % QUARTERS)

    return {
        str(n): Action(_name_edges, window, spot, words, named(letter), way)
        for n, letter in enumerate(LETTERS, start=1)
    }


def _name_edges(window: LandsWindow, spot: Spot, words: str, edges: str, way: str) -> None:
    known = any(choice.pictures for choice in offers(window.state, spot) if fits(choice.edges, edges))
    begin(window, way if known or UNASKED in edges else NEW, words, edges)


def _grid(window: LandsWindow, shown: list[ft.Control]) -> ft.Control:
    shape = window.store.shape
    wide = shape.railed or shape.flat
    n = sizes.ACROSS_WIDE if wide else sizes.ACROSS_SHORT if shape.short or shape.wide else sizes.ACROSS
    # Pictures have no words that grow: as many side by side however large the text is.
    return grid(shown, n)


def _heading(window: LandsWindow, spot: Spot) -> ft.Control:
    name = window.state.name(laying_seat(window))
    said = window.store.text("new_lands_table.which_tile", name=name)
    spoken = spot_spoken(window.store, spot, _asked(window, spot), map_view(window).quarters)
    words = ft.Text(said, theme_style=ft.TextThemeStyle.TITLE_SMALL, semantics_label=f"{said} {spoken}")
    return ft.Semantics(content=words, heading_level=2, container=True)


def _none(window: LandsWindow, spot: Spot, edges: str) -> ft.Control:
    store = window.store
    other = Action(begin, window, NEW, f"{spot[0]},{spot[1]}", edges)
    store.keys.named = {**store.keys.named, "N": other}
    return row(
        button(store.text("new_lands_table.none_of_these"), other, icon=ft.Icons.ADD),
        back_button(store, Action(window.close)),
    )


def _tile(window: LandsWindow, keys: AnswerKeys, spot: Spot, one: Picture) -> ft.Control:
    store, used = window.store, one.left is not None and one.left <= 0
    below = "" if one.left is None else str(one.left)
    seen = seen_text(one.tile, map_view(window).quarters)

    def draw(act: Act, _: int) -> ft.Control:
        return _picture(store, picture_spoken(window, one, seen), looks.tile(store, seen, small=True), below, act, used)

    return keys.place(Action(_lay, window, spot, one.tile), draw)


def _edges(window: LandsWindow, keys: AnswerKeys, spot: Spot, choice: Choice) -> ft.Control:
    """A tile where only one is known; how many there are; or bare edges for one that nobody has entered yet."""
    store, n, quarters = window.store, len(choice.pictures), map_view(window).quarters
    seen = seen_edges(choice.edges, quarters)
    if n == 1:
        svg = looks.tile(store, seen_text(choice.pictures[0].tile, quarters), small=True)
    else:
        svg = looks.edges(store, seen, plus=not n)

    def draw(act: Act, _: int) -> ft.Control:
        return _picture(store, edges_spoken(store, seen, n), svg, str(n) if n > 1 else "", act, middle=True)

    return keys.place(Action(_choose, window, spot, choice), draw)


def _choose(window: LandsWindow, spot: Spot, choice: Choice) -> None:
    at, left = f"{spot[0]},{spot[1]}", [one for one in choice.pictures if one.left]
    if len(left) == 1 and len(choice.pictures) == 1:
        _lay(window, spot, left[0].tile)
    else:
        begin(window, SPOT if choice.pictures else NEW, at, choice.edges)


def _picture(
    store: Store, name: str, svg: str, below: str, act: Act, grey: bool = False, middle: bool = False
) -> ft.Control:
    side = sizes.SHORT_PICTURE if store.shape.short else sizes.PICTURE
    return same(
        act,
        ("picture", name, svg, below, grey, middle, side),
        partial(_drawn, name, svg, below, act, grey, middle, side),
    )


def _drawn(name: str, svg: str, below: str, act: Act, grey: bool, middle: bool, side: int) -> ft.Control:
    return drawing_button(
        name,
        svg,
        act,
        side,
        word=below,
        style=ft.TextThemeStyle.TITLE_SMALL if middle else ft.TextThemeStyle.LABEL_SMALL,
        where=ft.Alignment.CENTER if middle else ft.Alignment.BOTTOM_RIGHT,
        padding=max(0, theme.TARGET - side) / 2,
        ground=None if grey else ft.Colors.SURFACE_CONTAINER_LOW,
        grey=grey,
        expand=True,
    )


def _new_edges(window: LandsWindow, spot: Spot, edges: str) -> ft.Control:
    """The edges of a tile that nobody has entered yet, each set of them once."""
    store, quarters, at = window.store, map_view(window).quarters, f"{spot[0]},{spot[1]}"
    keys = AnswerKeys(window)
    store.keys.named = {**store.keys.named, **_edge_keys(window, spot, edges, NEW)}
    shown = []
    for choice in offers(window.state, spot):
        if fits(choice.edges, edges):
            seen = seen_edges(choice.edges, quarters)
            draw = partial(_bare, store, edges_spoken(store, seen, len(choice.pictures)), looks.edges(store, seen))
            shown.append(keys.place(Action(begin, window, NEW, at, choice.edges), draw))
    back = back_button(store, Action(begin, window, SPOT, at))
    asked = note(store.text("new_lands_table.which_edges"))
    return column([_heading(window, spot), asked, _grid(window, shown), row(back)])


def _bare(store: Store, name: str, svg: str, act: Act, _: int) -> ft.Control:
    return _picture(store, name, svg, "", act)


def _new(window: LandsWindow, spot: Spot, edges: str) -> ft.Control:
    """A tile that nobody has entered yet: once, then its kind is known."""
    store, quarters = window.store, map_view(window).quarters
    seen = seen_edges(edges, quarters)
    builder = TileBuilder(
        store, seen, partial(_lay_seen, window, spot, quarters), store.text("new_lands_table.lay_it"), keys=True
    )
    back = back_button(store, Action(window.close))
    return column([_heading(window, spot), ft.Container(builder, key=seen), row(back)])


def _lay_seen(window: LandsWindow, spot: Spot, quarters: int, text: str) -> None:
    _lay(window, spot, laid_text(text, quarters))
