"""A person's turn: a worker in one tap, a card in two, a map, the next season, the end (p. 6)."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.match.panel_stack import ACTING
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.farshore import sizes
from companion.views.farshore.table import looks
from companion.views.farshore.table.board import steppers, values
from companion.views.farshore.table.labels import colours_across, short_name
from companion.views.farshore.table.map_stacks import stack_sign, to_tell
from companion.views.farshore.table.picker import CardPicker
from companion.views.farshore.table.places import Cell, place_sign, places
from companion.views.farshore.table.window import FarshoreWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import back_button
from companion.widgets.answers import answer, grid, picture_button
from companion.widgets.controls import Act, Action, Emphasis, button, icon_button
from companion.widgets.kept import kept, kept_together
from companion.widgets.layout import column, note, row
from rules.farshore.ask.answers import options_of
from rules.farshore.components.maps import KIND_IDS
from rules.farshore.components.places import EXCLUSIVE, LOOKOUT, Place, Spot
from rules.farshore.components.traits import Colour
from rules.farshore.moves import Pass, PlaceWorker, Prepare, TakeMap
from rules.farshore.people import sure_maps
from rules.kernel import Option

CARDS, MAPS, READY = "cards", "maps", "ready"
ACROSS: Final = 4
"""Places side by side on a phone."""


@component
def PersonTurn(window: FarshoreWindow) -> ft.Control:
    """What is begun is a panel of the window, so that the rest of the screen makes room for it."""
    store, seat = window.store, window.state.turn
    doing, _, which = window.panel.removeprefix(ACTING).partition(":")

    store.keys.named = {**store.keys.named, "/": Action(_open_cards, window, None)}
    if doing == CARDS:
        return CardPicker(window, seat, window.close, Colour(which) if which else None)
    if doing == MAPS:
        return _maps(window, window.close)
    if doing == READY and window.state.people[seat].season.next:
        return _as_shown(window, seat, window.close)
    keys = AnswerKeys(window)
    return ft.Column(
        [
            # Where there is room, everybody's values stand beside the turn.
            *([] if store.shape.panes else [values(window, seat, named=not store.shape.short)]),
            _workers(window, keys, Action(window.open, ACTING + MAPS)),
            _cards(window),
            _last_row(window, _seasons(window, keys, Action(window.open, ACTING + READY))),
        ],
        spacing=theme.NEAR if store.shape.short else theme.GAP,
        horizontal_alignment=_STRETCH,
    )


def _heading(store: Store, key: str) -> ft.Control:
    style = ft.TextThemeStyle.LABEL_MEDIUM if store.shape.short else ft.TextThemeStyle.TITLE_SMALL
    words = store.text(f"farshore_table.{key}")
    return kept(("heading", words, style), lambda: ft.Text(words, theme_style=style))


# Workers


def _workers(window: FarshoreWindow, keys: AnswerKeys, open_maps: Act) -> ft.Control:
    """The places as they lie on the board, the dunes after the lookout: each map there is a move of its own."""
    cells = []
    for option in options_of(window.question, PlaceWorker):
        cells.append(Cell(_place(window, keys, option), spent=option.refusal is not None))
        if option.move.place == LOOKOUT:
            cells.append(_dunes(window, keys, open_maps))
    shown = [_heading(window.store, "a_worker"), places(window, cells, ACROSS)]
    return kept_together("workers", shown, lambda: column(shown))


def _place(window: FarshoreWindow, keys: AnswerKeys, option: Option[PlaceWorker]) -> ft.Control:
    store, state = window.store, window.state
    seat, place = option.move.seat, option.move.place
    taken = state.occupant(place) if place.spot in EXCLUSIVE else None
    if place.spot is Spot.RED_CARD and place in state.people[seat].placed:
        taken = seat
    flooded = place.spot is Spot.ISLAND and int(place.which) in state.flooded
    return keys.place(
        Action(_send, window, place),
        lambda act, _: picture_button(
            short_name(window, place),
            looks.place_sign(store, place, flooded),
            act,
            corner=looks.worker(store, state, taken) if taken is not None else "",
            spoken=_spoken(window, place, taken, flooded),
            grey=option.refusal is not None,
            size=place_sign(store, sizes.PLACE_SIGN),
        ),
    )


def _send(window: FarshoreWindow, place: Place) -> None:
    """For whoever's turn it is: the button stays the same from one person to the next."""
    window.play(PlaceWorker(seat=window.state.turn, place=place))


def _spoken(window: FarshoreWindow, place: Place, taken: int | None, flooded: bool) -> str:
    store, name = window.store, short_name(window, place)
    if taken is not None:
        return store.text("farshore_table.place_taken", place=name, name=window.state.called(taken))
    return store.text("farshore_table.place_flooded", place=name) if flooded else ""


def _dunes(window: FarshoreWindow, keys: AnswerKeys, open_maps: Act) -> Cell:
    store, state = window.store, window.state
    possible = {option.move.map for option in options_of(window.question, TakeMap) if option.refusal is None}
    sure = possible.intersection(sure_maps(state, state.turn))
    said = store.text("farshore_table.maps_possible", n=len(sure), unsure=len(possible - sure))
    shown = keys.place(
        open_maps,
        lambda act, _: picture_button(
            store.text("farshore.place_dunes"),
            looks.sign("dunes", store.dark),
            act,
            below=said,
            grey=not possible,
            size=place_sign(store, sizes.PLACE_SIGN),
        ),
    )
    return Cell(shown, spent=not possible)


def _maps(window: FarshoreWindow, back: Act) -> ft.Control:
    """Each kind with the value on top; where nobody knows the stack, each value it can have."""
    store, keys = window.store, AnswerKeys(window)
    shown = [_map(window, keys, option) for option in options_of(window.question, TakeMap)]
    title = ft.Text(store.text("farshore_table.which_map"), theme_style=ft.TextThemeStyle.TITLE_LARGE)
    told = to_tell(window, KIND_IDS)
    return ft.Column([title, *shown, *told, _back(store, back)], spacing=theme.GAP, horizontal_alignment=_STRETCH)


def _map(window: FarshoreWindow, keys: AnswerKeys, option: Option[TakeMap]) -> ft.Control:
    params, store = option.label.params, window.store
    key = "map_value" if "value" in params else "map_empty"
    return keys.place(
        Action(window.play, option.move),
        lambda act, _: answer(
            store.text(f"farshore_table.{key}", **params),
            act,
            svg=stack_sign(window, option.move.map),
            grey=option.refusal is not None,
        ),
    )


# Cards


def _open_cards(window: FarshoreWindow, hue: Colour | None) -> None:
    window.open(f"{ACTING}{CARDS}:{hue or ''}")


def _cards(window: FarshoreWindow) -> ft.Control:
    store = window.store
    hues = [
        picture_button(
            store.text("farshore_table.colour_short", colour=hue.value),
            looks.sign(hue, store.dark),
            Action(_open_cards, window, hue),
            spoken=store.text("farshore_table.colour_cards", colour=hue.value),
            size=place_sign(store, sizes.PLACE_SIGN),
        )
        for hue in Colour
    ]
    by_name, shown = Action(_open_cards, window, None), grid(hues, colours_across(store))
    said, heading = store.text("farshore_table.find_card"), _heading(store, "a_card")
    if store.shape.short:
        # A line of its own would take the height of a whole row of places: it stands beside the season.
        return kept_together("cards", [heading, shown], lambda: column([heading, shown]))
    search = button(said, by_name, icon=_SEARCH, weight=Emphasis.QUIET)
    return kept_together(
        "cards",
        [heading, search, shown],
        lambda: column([ft.Row([ft.Container(heading, expand=True), search]), shown]),
    )


_SEARCH: Final = ft.Icons.SEARCH


def _last_row(window: FarshoreWindow, seasons: ft.Control) -> ft.Control:
    """On a short window the way to find a card stands beside the season."""
    store = window.store
    if not store.shape.short:
        return seasons
    find = icon_button(store.text("farshore_table.find_card"), _SEARCH, Action(_open_cards, window, None))
    return ft.Row([ft.Container(seasons, expand=True), find])


# Seasons


def _seasons(window: FarshoreWindow, keys: AnswerKeys, open_ready: Act) -> ft.Control:
    """Preparing for the next season, once the numbers have been looked at; after the last one, the end."""
    store, prepare = window.store, options_of(window.question, Prepare)
    if not prepare:
        (passes,) = options_of(window.question, Pass)
        passing = Action(window.play, passes.move)
        return keys.place(passing, lambda act, _: answer(store.text("farshore_table.pass"), act))
    (option,) = prepare
    grey = option.refusal is not None
    return keys.place(
        Action(window.play, option.move) if grey else open_ready,
        lambda act, _: answer(
            store.text("farshore_table.prepare", season=option.move.season.value),
            act,
            svg=looks.sign(option.move.season, store.dark),
            grey=grey,
        ),
    )


def _as_shown(window: FarshoreWindow, seat: int, back: Act) -> ft.Control:
    """Cards do things the app does not know: at each change of season the numbers are looked at once."""
    store, season = window.store, window.state.people[seat].season.next
    assert season is not None
    yes = AnswerKeys(window).place(
        Action(window.play, Prepare(seat=seat, season=season)),
        lambda act, _: answer(store.text("farshore_table.yes_prepare", season=season.value), act, main=True),
    )
    return ft.Column(
        [
            ft.Text(store.text("farshore_table.as_shown"), theme_style=ft.TextThemeStyle.TITLE_LARGE),
            note(store.text("farshore_table.as_shown_why")),
            column(list(steppers(window, seat, window.put_right))),
            yes,
            _back(store, back),
        ],
        spacing=theme.GAP,
        horizontal_alignment=_STRETCH,
    )


def _back(store: Store, back: Act) -> ft.Control:
    return row(back_button(store, back))


_STRETCH = ft.CrossAxisAlignment.STRETCH
