"""Krabita's route card: the places it can name, to tap the first that is free (p. 14)."""

from __future__ import annotations

from functools import partial
from typing import Literal

import flet as ft

from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.screen.boundary import component
from companion.views.farshore.table import looks
from companion.views.farshore.table.asked import asks, offer, seasons
from companion.views.farshore.table.frame import across, short_name, use_choice
from companion.views.farshore.table.route_deck import draw_button, drawn
from companion.widgets.answers import answer, grid, picture_button
from companion.widgets.controls import Act, Emphasis, button
from companion.widgets.layout import row
from rules.farshore.ask.krabita import RED_AMOUNTS
from rules.farshore.components.places import SHORES, Place, Spot
from rules.farshore.components.route_cards import (
    DocksSpot,
    IslandSpot,
    LookoutSpot,
    OtherSpot,
    RedAction,
    RedCardSpot,
    ShoreSpot,
)
from rules.farshore.components.traits import Colour, Resource, Season
from rules.farshore.krabita.moves import FollowRoute, RouteSpot
from rules.farshore.krabita.turn import free_red_cards

RED_SIGNS = {RedAction.TREASURE: "treasure", RedAction.SHIP: "ship", RedAction.CARD: "common"}


@component
def RouteTurn(window: TableWindow) -> ft.Control:
    lookout, set_lookout = use_choice(window, "lookout", False)
    many, set_many = use_choice(window, "many", False)
    nothing: int | None = None
    route, show_route = use_choice(window, "route", nothing)
    store, question = window.store, window.question
    assert question is not None
    if lookout:
        return _colours(window, lambda: set_lookout(False))
    if route is not None:
        return drawn(window, route, lambda: show_route(None))
    cells = _cells(window, lambda: set_lookout(True))
    offer(window, [act for act, _ in cells])
    return ft.Column(
        [
            *asks(store, question, without="farshore.why_occupied"),
            grid([shown for _, shown in cells], across(store, 4)),
            *_more(window, many, lambda: set_many(True)),
            *draw_button(window, show_route),
            *seasons(window, question),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _cells(window: TableWindow, open_lookout: Act) -> list[tuple[Act, ft.Control]]:
    """All that a route card can show, each with what a digit does; in autumn only what stands at its bottom (p. 16)."""

    def sent(spot: RouteSpot, shown: ft.Control) -> tuple[Act, ft.Control]:
        return partial(window.play, FollowRoute(spot=spot)), shown

    bottom = [
        *(sent(DocksSpot(spaces=n), _docks(window, n)) for n in (1, 2)),
        (open_lookout, _lookout(window, open_lookout)),
    ]
    if window.state.her.season is Season.AUTUMN:
        return bottom
    shores = [ShoreSpot(resource=Resource(place.which)) for place in SHORES]
    reds = [RedCardSpot(action=action) for action in RedAction]
    return [
        *(sent(spot, _place(window, place, spot)) for place, spot in zip(SHORES, shores, strict=True)),
        sent(IslandSpot(), _place(window, Place(spot=Spot.ISLAND), IslandSpot())),
        *(sent(spot, _red_card(window, spot)) for spot in reds),
        sent(OtherSpot(), _place(window, Place(spot=Spot.OTHER), OtherSpot())),
        *bottom,
    ]


def _place(window: TableWindow, place: Place, spot: ShoreSpot | IslandSpot | OtherSpot) -> ft.Control:
    store, state = window.store, window.state
    seat, move = state.occupant(place), FollowRoute(spot=spot)
    grey = window.table.game.why_not(state, move) is not None
    name = short_name(window, place)
    taken = store.text("farshore_table.place_taken", place=name, name=state.called(seat)) if seat is not None else ""
    return picture_button(
        name,
        looks.place_sign(store, place),
        partial(window.play, move),
        spoken=taken,
        corner=looks.worker(store, state, seat) if seat is not None else "",
        grey=grey,
    )


def _red_card(window: TableWindow, spot: RedCardSpot) -> ft.Control:
    store, move = window.store, FollowRoute(spot=spot)
    return picture_button(
        store.text("farshore_table.red_action", action=spot.action.value, n=spot.n),
        looks.sign(Colour.RED, store.dark),
        partial(window.play, move),
        spoken=store.text("farshore.answer_red_card", action=spot.action.value, n=spot.n),
        corner=looks.sign(RED_SIGNS[spot.action], store.dark),
        grey=window.table.game.why_not(window.state, move) is not None,
    )


def _more(window: TableWindow, many: bool, show_many: Act) -> list[ft.Control]:
    """The numbers beside a red card are not in the book: one is a tap away, more of it two."""
    store = window.store
    if window.state.her.season is Season.AUTUMN or free_red_cards(window.state.her) <= 0:
        return []
    if not many:
        return [row(button(store.text("farshore_table.red_more"), show_many, weight=Emphasis.QUIET))]
    spots = [
        RedCardSpot(action=action, n=n) for n in RED_AMOUNTS[1:] for action in (RedAction.TREASURE, RedAction.SHIP)
    ]
    return [grid([_red_card(window, spot) for spot in spots], across(store, 4))]


def _docks(window: TableWindow, n: Literal[1, 2]) -> ft.Control:
    store = window.store
    move = FollowRoute(spot=DocksSpot(spaces=n))
    sign = looks.sign("docks", store.dark)
    return picture_button(store.text("farshore_table.docks", n=n), sign, partial(window.play, move))


def _lookout(window: TableWindow, open_lookout: Act) -> ft.Control:
    store = window.store
    return picture_button(store.text("farshore.place_lookout"), looks.sign("lookout", store.dark), open_lookout)


def _colours(window: TableWindow, back: Act) -> ft.Control:
    store = window.store
    moves = [FollowRoute(spot=LookoutSpot(colour=colour)) for colour in Colour]
    offer(window, [partial(window.play, move) for move in moves])
    return ft.Column(
        [
            ft.Text(store.text("farshore_table.lookout_colour"), theme_style=ft.TextThemeStyle.TITLE_LARGE),
            *(
                answer(
                    store.text("farshore_table.discard", colour=colour.value),
                    partial(window.play, move),
                    svg=looks.sign(colour, store.dark),
                )
                for colour, move in zip(Colour, moves, strict=True)
            ),
            row(button(store.text("farshore_table.back"), back, icon=ft.Icons.ARROW_BACK)),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
