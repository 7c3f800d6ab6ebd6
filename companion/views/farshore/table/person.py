"""A person's turn: a worker in one tap, a card in two, a map, the next season, the end (p. 6)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion import theme
from companion.boundary import component
from companion.pile import ACTING
from companion.sitting import Sitting
from companion.store import Store
from companion.views.farshore.table import looks
from companion.views.farshore.table.asked import offer
from companion.views.farshore.table.board import steppers, values
from companion.views.farshore.table.frame import across, hues_across, short_name
from companion.views.farshore.table.needs import to_tell
from companion.views.farshore.table.picker import CardPicker
from companion.widgets.answers import answer, grid, picture_button
from companion.widgets.controls import Act, Do, Weight, button
from companion.widgets.layout import column, note, row
from rules.farshore.ask.people import places
from rules.farshore.components.maps import KIND_IDS, stack
from rules.farshore.components.places import EXCLUSIVE, LOOKOUT, Place, Spot
from rules.farshore.components.traits import Colour
from rules.farshore.moves import Pass, PlaceWorker, Prepare, TakeMap
from rules.farshore.state import State

CARDS, MAPS, READY = "cards", "maps", "ready"


@component
def PersonTurn(sitting: Sitting) -> ft.Control:
    """What is begun is a panel of the sitting, so that the rest of the screen makes room for it."""
    store, seat = sitting.store, sitting.state.turn
    doing, _, which = sitting.panel.removeprefix(ACTING).partition(":")

    store.keys.named = {**store.keys.named, "/": Do(_open_cards, sitting, None)}
    if doing == CARDS:
        return CardPicker(sitting, seat, sitting.close, Colour(which) if which else None)
    if doing == MAPS:
        return _maps(sitting, seat, sitting.close)
    if doing == READY and sitting.state.people[seat].season.next:
        return _as_shown(sitting, seat, sitting.close)
    return ft.Column(
        [
            # Where there is room, everybody's values stand beside the turn.
            *([] if store.wide else [values(sitting, seat)]),
            _workers(sitting, seat, Do(sitting.open, ACTING + MAPS)),
            _cards(sitting),
            _seasons(sitting, seat, Do(sitting.open, ACTING + READY)),
        ],
        spacing=theme.GAP,
        horizontal_alignment=_STRETCH,
    )


def _heading(store: Store, key: str) -> ft.Control:
    return ft.Text(store.text(f"farshore_table.{key}"), theme_style=ft.TextThemeStyle.TITLE_SMALL)


# Workers


def _workers(sitting: Sitting, seat: int, open_maps: Act) -> ft.Control:
    store, state = sitting.store, sitting.state
    offered = list(places(state, seat))
    acts: list[Act] = [partial(sitting.play, PlaceWorker(seat=seat, place=place)) for place in offered]
    shown = [_place(sitting, seat, place) for place in offered]
    dunes = offered.index(LOOKOUT) + 1
    acts.insert(dunes, open_maps)
    shown.insert(dunes, _dunes(sitting, seat, open_maps))
    offer(sitting, acts)
    return column([_heading(store, "a_worker"), grid(shown, across(store, 4))])


def _place(sitting: Sitting, seat: int, place: Place) -> ft.Control:
    store, state = sitting.store, sitting.state
    move = PlaceWorker(seat=seat, place=place)
    taken = state.occupant(place) if place.spot in EXCLUSIVE else None
    if place.spot is Spot.RED_CARD and place in state.people[seat].placed:
        taken = seat
    flooded = place.spot is Spot.ISLAND and int(place.which) in state.flooded
    return picture_button(
        short_name(sitting, place),
        looks.place_sign(store, place, flooded),
        Do(_send, sitting, place),
        corner=looks.worker(store, state, taken) if taken is not None else "",
        spoken=_spoken(sitting, place, taken, flooded),
        grey=sitting.table.game.why_not(state, move) is not None,
        size=theme.PLACE_SIGN,
    )


def _send(sitting: Sitting, place: Place) -> None:
    """For whoever's turn it is: the button stays the same from one person to the next."""
    sitting.play(PlaceWorker(seat=sitting.state.turn, place=place))


def _spoken(sitting: Sitting, place: Place, taken: int | None, flooded: bool) -> str:
    store, name = sitting.store, short_name(sitting, place)
    if taken is not None:
        return store.text("farshore_table.place_taken", place=name, name=sitting.state.called(taken))
    return store.text("farshore_table.place_flooded", place=name) if flooded else ""


def _dunes(sitting: Sitting, seat: int, open_maps: Act) -> ft.Control:
    store, state = sitting.store, sitting.state
    why_not = sitting.table.game.why_not
    possible = [map_ for map_ in KIND_IDS if why_not(state, _take(state, seat, map_)) is None]
    below = store.text("farshore_table.maps_possible", n=len(possible)) if possible else ""
    return picture_button(
        store.text("farshore.place_dunes"),
        looks.sign("dunes", store.dark),
        open_maps,
        below=below,
        grey=not possible,
        size=theme.PLACE_SIGN,
    )


def _take(state: State, seat: int, kind: str, value: int | None = None) -> TakeMap:
    if value is None and state.left(kind) is None:
        value = stack(state.setup.players)[0]
    return TakeMap(seat=seat, map=kind, value=value)


def _maps(sitting: Sitting, seat: int, back: Act) -> ft.Control:
    """Each kind with the value on top; where nobody knows the stack, each value it can have."""
    store, state = sitting.store, sitting.state
    moves = []
    for kind in KIND_IDS:
        left = state.left(kind)
        values_ = state.on_top(kind) or (None,)
        moves += [(kind, value, _take(state, seat, kind, None if left is not None else value)) for value in values_]
    offer(sitting, [partial(sitting.play, move) for _, _, move in moves])
    shown = [
        answer(
            _map_name(sitting, kind, value),
            partial(sitting.play, move),
            svg=looks.sign("map", store.dark),
            grey=sitting.table.game.why_not(state, move) is not None,
        )
        for kind, value, move in moves
    ]
    title = ft.Text(store.text("farshore_table.which_map"), theme_style=ft.TextThemeStyle.TITLE_LARGE)
    told = to_tell(sitting, KIND_IDS)
    return ft.Column([title, *shown, *told, _back(store, back)], spacing=theme.GAP, horizontal_alignment=_STRETCH)


def _map_name(sitting: Sitting, kind: str, value: int | None) -> str:
    name = sitting.state.facts.map_kinds[kind].name
    if value is None:
        return sitting.store.text("farshore_table.map_empty", map=name)
    return sitting.store.text("farshore_table.map_value", map=name, value=value)


# Cards


def _open_cards(sitting: Sitting, hue: Colour | None) -> None:
    sitting.open(f"{ACTING}{CARDS}:{hue or ''}")


def _cards(sitting: Sitting) -> ft.Control:
    store = sitting.store
    hues = [
        picture_button(
            store.text("farshore_table.colour_short", colour=hue.value),
            looks.sign(hue, store.dark),
            Do(_open_cards, sitting, hue),
            spoken=store.text("farshore_table.colour_cards", colour=hue.value),
            size=theme.PLACE_SIGN,
        )
        for hue in Colour
    ]
    search = button(
        store.text("farshore_table.find_card"),
        Do(_open_cards, sitting, None),
        icon=ft.Icons.SEARCH,
        weight=Weight.QUIET,
    )
    heading = ft.Row([ft.Container(_heading(store, "a_card"), expand=True), search])
    return column([heading, grid(hues, hues_across(store))])


# Seasons


def _seasons(sitting: Sitting, seat: int, open_ready: Act) -> ft.Control:
    store, state = sitting.store, sitting.state
    season, why_not = state.people[seat].season.next, sitting.table.game.why_not
    if season is None:
        act: Act = partial(sitting.play, Pass(seat=seat))
        return answer(store.text("farshore_table.pass"), act)
    move = Prepare(seat=seat, season=season)
    grey = why_not(state, move) is not None
    return answer(
        store.text("farshore_table.prepare", season=season.value),
        partial(sitting.play, move) if grey else open_ready,
        svg=looks.sign(season, store.dark),
        grey=grey,
    )


def _as_shown(sitting: Sitting, seat: int, back: Act) -> ft.Control:
    """Cards do things the app does not know: at each change of season the numbers are looked at once."""
    store, state = sitting.store, sitting.state
    season = state.people[seat].season.next
    assert season is not None
    prepare = partial(sitting.play, Prepare(seat=seat, season=season))
    offer(sitting, [prepare])
    return ft.Column(
        [
            ft.Text(store.text("farshore_table.as_shown"), theme_style=ft.TextThemeStyle.TITLE_LARGE),
            note(store.text("farshore_table.as_shown_why")),
            column(list(steppers(sitting, seat, sitting.put_right))),
            answer(store.text("farshore_table.yes_prepare", season=season.value), prepare, main=True),
            _back(store, back),
        ],
        spacing=theme.GAP,
        horizontal_alignment=_STRETCH,
    )


def _back(store: Store, back: Act) -> ft.Control:
    return row(button(store.text("farshore_table.back"), back, icon=ft.Icons.ARROW_BACK))


_STRETCH = ft.CrossAxisAlignment.STRETCH
