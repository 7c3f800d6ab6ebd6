"""Krabita's route card: the places it can name, to tap the first that is free (p. 14)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion import theme
from companion.boundary import component
from companion.sitting import Sitting
from companion.views.farshore.table import looks
from companion.views.farshore.table.asked import asks, offer, seasons
from companion.views.farshore.table.frame import across
from companion.widgets.answers import answer, grid, picture_button
from companion.widgets.controls import Act, Weight, button
from companion.widgets.layout import note, row
from rules.farshore.ask_krabita import RED_AMOUNTS
from rules.farshore.krabita_moves import FollowRoute, RouteSpot
from rules.farshore.naming import place_name
from rules.farshore.places import SHORES, Place, Spot
from rules.farshore.route_cards import (
    DocksSpot,
    IslandSpot,
    LookoutSpot,
    OtherSpot,
    RedAction,
    RedCardSpot,
    ShoreSpot,
)
from rules.farshore.traits import Colour, Resource, Season

RED_SIGNS = {RedAction.TREASURE: "treasure", RedAction.SHIP: "docks", RedAction.CARD: "common"}


@component
def RouteTurn(sitting: Sitting) -> ft.Control:
    lookout, set_lookout = ft.use_state(False)
    many, set_many = ft.use_state(False)
    store, question = sitting.store, sitting.question
    assert question is not None
    if lookout:
        return _colours(sitting, lambda: set_lookout(False))
    docks = _bottom(sitting, lambda: set_lookout(True))
    parts = [*asks(store, question, without="farshore.why_occupied")]
    if sitting.state.her.season is not Season.AUTUMN:
        parts += [_first_places(sitting), *_red_cards(sitting, many, lambda: set_many(True))]
    offer(sitting, [partial(sitting.play, FollowRoute(spot=DocksSpot(spaces=n))) for n in (1, 2)])
    return ft.Column([*parts, docks, *seasons(sitting, question)], spacing=theme.GAP)


def _first_places(sitting: Sitting) -> ft.Control:
    shores = [_place(sitting, place, ShoreSpot(resource=Resource(place.which))) for place in SHORES]
    island = _place(sitting, Place(spot=Spot.ISLAND), IslandSpot())
    return grid([*shores, island, _place(sitting, Place(spot=Spot.OTHER), OtherSpot())], across(sitting.store, 3))


def _place(sitting: Sitting, place: Place, spot: RouteSpot) -> ft.Control:
    store, state = sitting.store, sitting.state
    seat, move = state.occupant(place), FollowRoute(spot=spot)
    grey = sitting.table.game.why_not(state, move) is not None
    taken = store.text("farshore_table.taken", name=state.called(seat)) if seat is not None and grey else ""
    return picture_button(
        store.say(place_name(state.facts, place)),
        looks.place_sign(store, place),
        partial(sitting.play, move),
        below=taken,
        corner=looks.worker(store, state, seat) if seat is not None else "",
        grey=grey,
    )


def _red_cards(sitting: Sitting, many: bool, show_many: Act) -> list[ft.Control]:
    """The numbers are not in the book: one is a tap away, more of it two."""
    store = sitting.store
    spots = [RedCardSpot(action=action) for action in RedAction]
    more = [RedCardSpot(action=action, n=n) for n in RED_AMOUNTS[1:] for action in (RedAction.TREASURE, RedAction.SHIP)]
    shown = grid([_red_card(sitting, spot) for spot in spots], across(store, 3))
    extra = (
        grid([_red_card(sitting, spot) for spot in more], 2)
        if many
        else row(button(store.text("farshore_table.red_more"), show_many, weight=Weight.QUIET))
    )
    return [note(store.text("farshore_table.red_card")), shown, extra]


def _red_card(sitting: Sitting, spot: RedCardSpot) -> ft.Control:
    store, move = sitting.store, FollowRoute(spot=spot)
    return picture_button(
        store.text("farshore_table.red_action", action=spot.action.value, n=spot.n),
        looks.sign(RED_SIGNS[spot.action], store.dark),
        partial(sitting.play, move),
        spoken=store.text("farshore.answer_red_card", action=spot.action.value, n=spot.n),
        corner=looks.sign(Colour.RED, store.dark),
        grey=sitting.table.game.why_not(sitting.state, move) is not None,
    )


def _bottom(sitting: Sitting, open_lookout: Act) -> ft.Control:
    store = sitting.store
    docks = [
        picture_button(
            store.text("farshore_table.docks", n=n),
            looks.sign("docks", store.dark),
            partial(sitting.play, FollowRoute(spot=DocksSpot(spaces=n))),
        )
        for n in (1, 2)
    ]
    lookout = picture_button(
        store.text("farshore.place_lookout"),
        looks.sign("lookout", store.dark),
        open_lookout,
        below=store.text("farshore_table.then_colour"),
    )
    return grid([*docks, lookout], across(store, 3))


def _colours(sitting: Sitting, back: Act) -> ft.Control:
    store = sitting.store
    moves = [FollowRoute(spot=LookoutSpot(colour=colour)) for colour in Colour]
    offer(sitting, [partial(sitting.play, move) for move in moves])
    return ft.Column(
        [
            ft.Text(store.text("farshore_table.lookout_colour"), theme_style=ft.TextThemeStyle.TITLE_LARGE),
            *(
                answer(
                    store.text("farshore.answer_lookout", colour=colour.value),
                    partial(sitting.play, move),
                    svg=looks.sign(colour, store.dark),
                )
                for colour, move in zip(Colour, moves, strict=True)
            ),
            row(button(store.text("farshore_table.back"), back, icon=ft.Icons.ARROW_BACK)),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
