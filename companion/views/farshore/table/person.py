"""A person's turn: a worker in one tap, a card in two, a map, the next season, the end (p. 6)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.match.panel_stack import ACTING
from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.farshore import sizes
from companion.views.farshore.table import looks
from companion.views.farshore.table.asked import offer
from companion.views.farshore.table.board import steppers, values
from companion.views.farshore.table.frame import across, hues_across, short_name
from companion.views.farshore.table.needs import to_tell
from companion.views.farshore.table.picker import CardPicker
from companion.widgets.answers import answer, grid, picture_button
from companion.widgets.controls import Act, Action, Emphasis, button
from companion.widgets.layout import column, note, row
from rules.farshore.ask.people import places
from rules.farshore.components.maps import KIND_IDS, stack
from rules.farshore.components.places import EXCLUSIVE, LOOKOUT, Place, Spot
from rules.farshore.components.traits import Colour
from rules.farshore.moves import Pass, PlaceWorker, Prepare, TakeMap
from rules.farshore.state import State

CARDS, MAPS, READY = "cards", "maps", "ready"


@component
def PersonTurn(window: TableWindow) -> ft.Control:
    """What is begun is a panel of the sitting, so that the rest of the screen makes room for it."""
    store, seat = window.store, window.state.turn
    doing, _, which = window.panel.removeprefix(ACTING).partition(":")

    store.keys.named = {**store.keys.named, "/": Action(_open_cards, window, None)}
    if doing == CARDS:
        return CardPicker(window, seat, window.close, Colour(which) if which else None)
    if doing == MAPS:
        return _maps(window, seat, window.close)
    if doing == READY and window.state.people[seat].season.next:
        return _as_shown(window, seat, window.close)
    return ft.Column(
        [
            # Where there is room, everybody's values stand beside the turn.
            *([] if store.wide else [values(window, seat)]),
            _workers(window, seat, Action(window.open, ACTING + MAPS)),
            _cards(window),
            _seasons(window, seat, Action(window.open, ACTING + READY)),
        ],
        spacing=theme.GAP,
        horizontal_alignment=_STRETCH,
    )


def _heading(store: Store, key: str) -> ft.Control:
    return ft.Text(store.text(f"farshore_table.{key}"), theme_style=ft.TextThemeStyle.TITLE_SMALL)


# Workers


def _workers(window: TableWindow, seat: int, open_maps: Act) -> ft.Control:
    store, state = window.store, window.state
    offered = list(places(state, seat))
    acts: list[Act] = [partial(window.play, PlaceWorker(seat=seat, place=place)) for place in offered]
    shown = [_place(window, seat, place) for place in offered]
    dunes = offered.index(LOOKOUT) + 1
    acts.insert(dunes, open_maps)
    shown.insert(dunes, _dunes(window, seat, open_maps))
    offer(window, acts)
    return column([_heading(store, "a_worker"), grid(shown, across(store, 4))])


def _place(window: TableWindow, seat: int, place: Place) -> ft.Control:
    store, state = window.store, window.state
    move = PlaceWorker(seat=seat, place=place)
    taken = state.occupant(place) if place.spot in EXCLUSIVE else None
    if place.spot is Spot.RED_CARD and place in state.people[seat].placed:
        taken = seat
    flooded = place.spot is Spot.ISLAND and int(place.which) in state.flooded
    return picture_button(
        short_name(window, place),
        looks.place_sign(store, place, flooded),
        Action(_send, window, place),
        corner=looks.worker(store, state, taken) if taken is not None else "",
        spoken=_spoken(window, place, taken, flooded),
        grey=window.table.game.why_not(state, move) is not None,
        size=sizes.PLACE_SIGN,
    )


def _send(window: TableWindow, place: Place) -> None:
    """For whoever's turn it is: the button stays the same from one person to the next."""
    window.play(PlaceWorker(seat=window.state.turn, place=place))


def _spoken(window: TableWindow, place: Place, taken: int | None, flooded: bool) -> str:
    store, name = window.store, short_name(window, place)
    if taken is not None:
        return store.text("farshore_table.place_taken", place=name, name=window.state.called(taken))
    return store.text("farshore_table.place_flooded", place=name) if flooded else ""


def _dunes(window: TableWindow, seat: int, open_maps: Act) -> ft.Control:
    store, state = window.store, window.state
    why_not = window.table.game.why_not
    possible = [map_ for map_ in KIND_IDS if why_not(state, _take(state, seat, map_)) is None]
    below = store.text("farshore_table.maps_possible", n=len(possible)) if possible else ""
    return picture_button(
        store.text("farshore.place_dunes"),
        looks.sign("dunes", store.dark),
        open_maps,
        below=below,
        grey=not possible,
        size=sizes.PLACE_SIGN,
    )


def _take(state: State, seat: int, kind: str, value: int | None = None) -> TakeMap:
    if value is None and state.left(kind) is None:
        value = stack(state.setup.players)[0]
    return TakeMap(seat=seat, map=kind, value=value)


def _maps(window: TableWindow, seat: int, back: Act) -> ft.Control:
    """Each kind with the value on top; where nobody knows the stack, each value it can have."""
    store, state = window.store, window.state
    moves = []
    for kind in KIND_IDS:
        left = state.left(kind)
        values_ = state.on_top(kind) or (None,)
        moves += [(kind, value, _take(state, seat, kind, None if left is not None else value)) for value in values_]
    offer(window, [partial(window.play, move) for _, _, move in moves])
    shown = [
        answer(
            _map_name(window, kind, value),
            partial(window.play, move),
            svg=looks.sign("map", store.dark),
            grey=window.table.game.why_not(state, move) is not None,
        )
        for kind, value, move in moves
    ]
    title = ft.Text(store.text("farshore_table.which_map"), theme_style=ft.TextThemeStyle.TITLE_LARGE)
    told = to_tell(window, KIND_IDS)
    return ft.Column([title, *shown, *told, _back(store, back)], spacing=theme.GAP, horizontal_alignment=_STRETCH)


def _map_name(window: TableWindow, kind: str, value: int | None) -> str:
    name = window.state.facts.map_kinds[kind].name
    if value is None:
        return window.store.text("farshore_table.map_empty", map=name)
    return window.store.text("farshore_table.map_value", map=name, value=value)


# Cards


def _open_cards(window: TableWindow, hue: Colour | None) -> None:
    window.open(f"{ACTING}{CARDS}:{hue or ''}")


def _cards(window: TableWindow) -> ft.Control:
    store = window.store
    hues = [
        picture_button(
            store.text("farshore_table.colour_short", colour=hue.value),
            looks.sign(hue, store.dark),
            Action(_open_cards, window, hue),
            spoken=store.text("farshore_table.colour_cards", colour=hue.value),
            size=sizes.PLACE_SIGN,
        )
        for hue in Colour
    ]
    search = button(
        store.text("farshore_table.find_card"),
        Action(_open_cards, window, None),
        icon=ft.Icons.SEARCH,
        weight=Emphasis.QUIET,
    )
    heading = ft.Row([ft.Container(_heading(store, "a_card"), expand=True), search])
    return column([heading, grid(hues, hues_across(store))])


# Seasons


def _seasons(window: TableWindow, seat: int, open_ready: Act) -> ft.Control:
    store, state = window.store, window.state
    season, why_not = state.people[seat].season.next, window.table.game.why_not
    if season is None:
        act: Act = partial(window.play, Pass(seat=seat))
        return answer(store.text("farshore_table.pass"), act)
    move = Prepare(seat=seat, season=season)
    grey = why_not(state, move) is not None
    return answer(
        store.text("farshore_table.prepare", season=season.value),
        partial(window.play, move) if grey else open_ready,
        svg=looks.sign(season, store.dark),
        grey=grey,
    )


def _as_shown(window: TableWindow, seat: int, back: Act) -> ft.Control:
    """Cards do things the app does not know: at each change of season the numbers are looked at once."""
    store, state = window.store, window.state
    season = state.people[seat].season.next
    assert season is not None
    prepare = partial(window.play, Prepare(seat=seat, season=season))
    offer(window, [prepare])
    return ft.Column(
        [
            ft.Text(store.text("farshore_table.as_shown"), theme_style=ft.TextThemeStyle.TITLE_LARGE),
            note(store.text("farshore_table.as_shown_why")),
            column(list(steppers(window, seat, window.put_right))),
            answer(store.text("farshore_table.yes_prepare", season=season.value), prepare, main=True),
            _back(store, back),
        ],
        spacing=theme.GAP,
        horizontal_alignment=_STRETCH,
    )


def _back(store: Store, back: Act) -> ft.Control:
    return row(button(store.text("farshore_table.back"), back, icon=ft.Icons.ARROW_BACK))


_STRETCH = ft.CrossAxisAlignment.STRETCH
