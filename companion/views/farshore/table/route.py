"""Krabita's route card: the places it can name, to tap the first that is free (p. 14)."""

from __future__ import annotations

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.farshore.table import looks
from companion.views.farshore.table.labels import short_name
from companion.views.farshore.table.people_say import seasons
from companion.views.farshore.table.places import Cell, place_sign, places, places_across
from companion.views.farshore.table.route_deck import draw_button, drawn
from companion.views.farshore.table.window import FarshoreWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import back_button, use_choice
from companion.views.table.question import asks
from companion.widgets.answers import answer, grid, picture_button
from companion.widgets.controls import Act, Action, Emphasis, button
from companion.widgets.layout import row
from rules.farshore.ask.answers import options_of
from rules.farshore.components.places import SHORES, Place, Spot, shore
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
from rules.kernel import Option

ACROSS = 4
"""Places side by side on a phone."""
RED_SIGNS = {RedAction.TREASURE: "treasure", RedAction.SHIP: "ship", RedAction.CARD: "common"}


@component
def RouteTurn(window: FarshoreWindow) -> ft.Control:
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
    keys = AnswerKeys(window)
    return ft.Column(
        [
            *asks(window, question, without="farshore.why_occupied"),
            places(window, _cells(window, keys, lambda: set_lookout(True)), ACROSS),
            *_more(window, keys, many, lambda: set_many(True)),
            *draw_button(window, show_route),
            *seasons(window, question),
        ],
        spacing=theme.SNUG if store.shape.short else theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _cells(window: FarshoreWindow, keys: AnswerKeys, open_lookout: Act) -> list[Cell]:
    """All that a route card can show, as it lies on the board; in autumn only what stands at its bottom (p. 16)."""
    spots = {option.move.spot: option for option in options_of(window.question, FollowRoute)}
    upper: list[RouteSpot] = []
    if window.state.her.season is not Season.AUTUMN:
        shores = [ShoreSpot(resource=Resource(place.which)) for place in SHORES]
        upper = [*shores, IslandSpot(), *(RedCardSpot(action=action) for action in RedAction), OtherSpot()]
    docks = [DocksSpot(spaces=1), DocksSpot(spaces=2)]
    return [
        *(Cell(_cell(window, keys, spots[spot]), spots[spot].refusal is not None) for spot in (*upper, *docks)),
        Cell(keys.place(open_lookout, lambda act, _: _lookout(window, act))),
    ]


def _cell(window: FarshoreWindow, keys: AnswerKeys, option: Option[FollowRoute]) -> ft.Control:
    spot, grey = option.move.spot, option.refusal is not None

    def draw(act: Act, _: int) -> ft.Control:
        match spot:
            case RedCardSpot():
                return _red_card(window, spot, act, grey)
            case DocksSpot(spaces=n):
                store = window.store
                name, sign = store.text("farshore_table.docks", n=n), looks.sign("docks", store.dark)
                return picture_button(name, sign, act, size=place_sign(store))
            case ShoreSpot(resource=resource):
                return _place(window, shore(resource), act, grey)
            case _:
                return _place(window, Place(spot=Spot(spot.spot)), act, grey)

    return keys.place(Action(window.play, option.move), draw)


def _place(window: FarshoreWindow, place: Place, act: Act, grey: bool) -> ft.Control:
    store, state = window.store, window.state
    seat, name = state.occupant(place), short_name(window, place)
    taken = store.text("farshore_table.place_taken", place=name, name=state.called(seat)) if seat is not None else ""
    return picture_button(
        name,
        looks.place_sign(store, place),
        act,
        spoken=taken,
        corner=looks.worker(store, state, seat) if seat is not None else "",
        grey=grey,
        size=place_sign(store),
    )


def _red_card(window: FarshoreWindow, spot: RedCardSpot, act: Act, grey: bool) -> ft.Control:
    store = window.store
    return picture_button(
        store.text("farshore_table.red_action", action=spot.action.value, n=spot.n),
        looks.sign(Colour.RED, store.dark),
        act,
        spoken=store.text("farshore.answer_red_card", action=spot.action.value, n=spot.n),
        corner=looks.sign(RED_SIGNS[spot.action], store.dark),
        grey=grey,
        size=place_sign(store),
    )


def _more(window: FarshoreWindow, keys: AnswerKeys, many: bool, show_many: Act) -> list[ft.Control]:
    """The numbers beside a red card are not in the book: one is a tap away, more of it two."""
    store = window.store
    more = [
        (option.move.spot.n, option)
        for option in options_of(window.question, FollowRoute)
        if isinstance(option.move.spot, RedCardSpot) and option.move.spot.n > 1 and option.refusal is None
    ]
    if not more:
        return []
    if not many:
        return [row(button(store.text("farshore_table.red_more"), show_many, weight=Emphasis.QUIET))]
    by_number = sorted(more, key=lambda numbered: numbered[0])
    return [grid([_cell(window, keys, option) for _, option in by_number], places_across(store, ACROSS))]


def _lookout(window: FarshoreWindow, open_lookout: Act) -> ft.Control:
    store = window.store
    name, sign = store.text("farshore.place_lookout"), looks.sign("lookout", store.dark)
    return picture_button(name, sign, open_lookout, size=place_sign(store))


def _colours(window: FarshoreWindow, back: Act) -> ft.Control:
    """What the lookout has her discard: asked apart, five colours would crowd the places out."""
    store, keys = window.store, AnswerKeys(window)
    return ft.Column(
        [
            ft.Text(store.text("farshore_table.lookout_colour"), theme_style=ft.TextThemeStyle.TITLE_LARGE),
            *(
                _discard(window, keys, option.move.spot.colour, option)
                for option in options_of(window.question, FollowRoute)
                if isinstance(option.move.spot, LookoutSpot)
            ),
            row(back_button(store, back)),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _discard(window: FarshoreWindow, keys: AnswerKeys, colour: Colour, option: Option[FollowRoute]) -> ft.Control:
    store = window.store
    return keys.place(
        Action(window.play, option.move),
        lambda act, _: answer(
            store.text("farshore_table.discard", colour=colour.value), act, svg=looks.sign(colour, store.dark)
        ),
    )
