"""Corrections: every value of a player as it really is, kept as it is set."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

import flet as ft

from companion.farshore.card_names import card_label
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.farshore.table import looks
from companion.views.farshore.table.board import called
from companion.views.farshore.table.finding import found_cards, use_finding
from companion.views.farshore.table.labels import card_name
from companion.views.farshore.table.markers import markers
from companion.views.farshore.table.window import FarshoreWindow
from companion.views.table.frame import panel
from companion.widgets.answers import answer, stepper, toggle
from companion.widgets.controls import Action, Emphasis, button
from companion.widgets.layout import column, folded, note, row
from companion.widgets.picking import counter, one_less_and_more
from companion.widgets.typing import Typed
from rules.farshore.components.cards import Card
from rules.farshore.components.maps import KIND_IDS, MapTile, tile_values
from rules.farshore.components.numbers import SETUP
from rules.farshore.components.traits import Colour, Counts, Season
from rules.farshore.moves import Correct, CorrectKrabita, CorrectPerson
from rules.farshore.players import WORKERS, City, Krabita, Person, Player
from rules.farshore.tell.naming import place_name, tile_of_map

Change = Callable[..., None]


@component
def Correcting(window: FarshoreWindow, seat: int) -> ft.Control:
    """Every change is kept as it is made, and can be taken back like any move."""
    store, state = window.store, window.state
    player = state.players[seat]
    seen = {name: getattr(player, name) for name in type(player).model_fields}
    change: Change = partial(put_right, window, seat)
    hers = _krabita(window, seen, change) if isinstance(player, Krabita) else _person(window, player, seen, change)
    return panel(
        window,
        store.text("farshore_table.correct_of", name=called(store, state, seat)),
        note(store.text("farshore_table.correct_how")),
        *_common(window, player, seen, change),
        *hers,
        entry="table_is_right",
        close=Action(leave, window, seat),
    )


def done_button(window: FarshoreWindow, seat: int) -> ft.Control:
    """Below the form, wherever it is scrolled to."""
    return answer(window.store.text("table.done"), Action(leave, window, seat), main=True)


def leave(window: FarshoreWindow, seat: int) -> None:
    """A number that waits to be asked about is asked about first; nothing that was typed is lost."""
    typed = window.panels.choices.get((window.panel, TYPED), "")
    if typed:
        put_right(window, seat, ship=int(typed))
    else:
        window.close()
        window.open(f"player:{seat}")


def put_right(window: FarshoreWindow, seat: int, **values: Any) -> None:
    """Set some values of a player; corrections of the same player that follow each other are one step."""
    last = next(reversed(window.moves_before), None)
    goes_on = isinstance(last, Correct) and getattr(last, "seat", window.state.krabita_seat) == seat
    if isinstance(last, Correct) and goes_on:
        move: Correct = last.replace(**values)
        before = window.table.state_before(len(window.moves_before) - 1)
    else:
        hers = seat == window.state.krabita_seat
        move = CorrectKrabita(**values) if hers else CorrectPerson(seat=seat, **values)
        before = window.state
    if "treasures" in values:
        # What the table counts there is not argued with.
        move = window.table.game.insist(before, move)
    if goes_on:
        window.revise(move)
    else:
        window.adjust(move)


def _common(window: FarshoreWindow, player: Player, seen: dict[str, Any], change: Change) -> Iterator[ft.Control]:
    store = window.store
    yield row(
        *(
            toggle(
                store.text("farshore.season", season=season.value),
                season is seen["season"],
                partial(change, season=season),
            )
            for season in Season
        )
    )
    if player.ready is not None:
        yield number(store, "ready", seen["ready"], change, WORKERS[seen["season"]])
    yield from _places(window, seen, change)
    if player.ship is not None:
        yield ShipTyped(window, seen["ship"], change)
    if player.treasures is not None:
        yield number(store, "treasures", seen["treasures"], change)
    if player.maps is not None:
        yield from _maps(window, seen, change)
    yield row(toggle(store.text("farshore_table.passed"), seen["passed"], partial(change, passed=not seen["passed"])))


def number(store: Store, what: str, value: int, change: Change, most: int = 999) -> ft.Control:
    name = store.text(f"farshore_table.value_{what}")
    return counter(store, name, value, lambda n: change(**{what: n}), high=most)


@component
def ShipTyped(window: FarshoreWindow, value: int, change: Change) -> ft.Control:
    """The value under the ship is quicker to type than to step to; one that is not on the track is asked about."""
    text, set_text = ft.use_state(str(value))
    store, track = window.store, window.state.facts.track
    waiting, place = window.panels.choices, (window.panel, TYPED)
    if waiting.get(place) == str(value):
        # The table has said so.
        del waiting[place]

    def typed(new: str) -> None:
        set_text(new)
        number = int(new) if new.strip().isdecimal() else None
        printed = number is not None and track.holds(number)
        waiting.pop(place, None)
        if number is not None and not printed:
            waiting[place] = str(number)
        if printed and number != value:
            change(ship=number)

    wrong = None if text.strip().isdecimal() else store.text("table.whole_number")
    looks_like = {"error": wrong, "keyboard_type": ft.KeyboardType.NUMBER}
    return Typed(store.text("farshore_table.value_ship"), text, typed, store, looks_like)


TYPED: Final = "ship_typed"


def _places(window: FarshoreWindow, seen: dict[str, Any], change: Change) -> Iterator[ft.Control]:
    """Workers out there; each can be taken home."""
    store, facts, placed = window.store, window.state.facts, seen["placed"]
    for at, place in enumerate(placed):
        rest = (*placed[:at], *placed[at + 1 :])
        name = store.text("farshore_table.worker_home", place=place_name(facts, place))
        yield row(button(name, partial(change, placed=rest), icon=ft.Icons.HOME_OUTLINED, weight=Emphasis.QUIET))


def _maps(window: FarshoreWindow, seen: dict[str, Any], change: Change) -> Iterator[ft.Control]:
    store, state, tiles = window.store, window.state, seen["maps"]
    for at, tile in enumerate(tiles):
        rest = (*tiles[:at], *tiles[at + 1 :])
        name = store.text("farshore_table.map_away", map=tile_of_map(state.facts, tile))
        yield row(button(name, partial(change, maps=rest), icon=ft.Icons.REMOVE_CIRCLE_OUTLINE, weight=Emphasis.QUIET))
    owned = {tile.kind for tile in tiles}
    options = [
        MapTile(kind=kind, value=value)
        for kind in KIND_IDS
        if kind not in owned
        for value in tile_values(state.setup.players)
    ]
    yield folded(
        store.text("farshore_table.map_more"),
        *(answer(store.say(tile_of_map(state.facts, tile)), partial(change, maps=(*tiles, tile))) for tile in options),
    )


def _person(window: FarshoreWindow, person: Player, seen: dict[str, Any], change: Change) -> Iterator[ft.Control]:
    assert isinstance(person, Person)
    store, city = window.store, seen["city"]
    if person.shells is not None:
        yield number(store, "shells", seen["shells"], change)
    yield number(store, "anchors", seen["anchors"], change, SETUP.anchors)
    for card in dict.fromkeys(city.cards):
        less = city.without(card, anchored=city.anchored.count(card) >= city.cards.count(card))
        more = city.replace(cards=(*city.cards, card))
        name = card_name(window, card)
        yield stepper(
            name,
            str(city.cards.count(card)),
            *one_less_and_more(store, name, partial(change, city=less), partial(change, city=more)),
        )
    yield folded(store.text("farshore_table.card_more"), MoreCards(window, city, change))


@component
def MoreCards(window: FarshoreWindow, city: City, change: Change) -> ft.Control:
    def add(card: Card) -> None:
        change(city=city.replace(cards=(*city.cards, card.id)))

    def shown(card: Card) -> ft.Control:
        sign = looks.sign(card.kind, window.store.dark)
        name = card_label(window.store, window.state.facts, card.id)
        face = answer(name.written, partial(add, card), svg=sign, spoken=name.spoken)
        return ft.Container(face, expand=True, key=card.id)

    found = use_finding(window, add)
    return column([found.search, found.signs, found_cards(window, found, shown)])


def _krabita(window: FarshoreWindow, seen: dict[str, Any], change: Change) -> Iterator[ft.Control]:
    store, plan, counts = window.store, seen["plan"], _counts(seen)
    yield number(store, "hand", seen["hand"], change)
    for colour in Colour:
        hue = store.text("farshore_table.colour_cards", colour=colour.value)
        less, more = (partial(change, cards=_plus(counts, colour, by)) for by in (-1, 1))
        ends = one_less_and_more(store, hue, less, more)
        yield stepper(hue, str(counts[colour]), *ends, svg=looks.sign(colour, store.dark))
    yield from markers(store, plan, lambda after: change(plan=after))


def _counts(seen: dict[str, Any]) -> Counts:
    cards = seen["cards"]
    return cards if isinstance(cards, Counts) else Counts.of(card.colour for card in cards)


def _plus(counts: Counts, colour: Colour, n: int) -> Counts:
    return counts.plus(colour, n) if counts[colour] + n >= 0 else counts
