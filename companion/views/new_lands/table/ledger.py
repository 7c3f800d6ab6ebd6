"""The Ledger: one tile and what followed, in one tap; a meeple taken back by what was counted."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.new_lands import looks
from companion.views.new_lands.numbers import count, number_button
from companion.views.new_lands.table.formula import formula
from companion.views.new_lands.table.window import SEAT, SHOWN, TAKE, LandsWindow, acting, begin, colour
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import across, back_button, use_choice
from companion.views.table.question import asks
from companion.widgets.answers import answer, grid, picture_button
from companion.widgets.controls import Act, Action, choices
from companion.widgets.entries import NumberField
from companion.widgets.layout import column, note, row
from rules.kernel import Option, phrase
from rules.new_lands.ask.answers import LandsQuestion
from rules.new_lands.ask.ledger import ask_turn
from rules.new_lands.components.numbers import LIMIT, NUMBERS
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.land.worth import points
from rules.new_lands.ledger import LARGE
from rules.new_lands.moves import AnyMove, CountLeft, PlaceOn, TakeOff, Turn

OPEN, CLOSED, SMALL = "open", "closed", "small"


@component
def LedgerTurn(window: LandsWindow) -> ft.Control:
    """Of whoever's turn it is, or of the person tapped in the strip."""
    doing = acting(window)
    if doing[0] == TAKE:
        return TakeForm(window, int(doing[1]), Terrain(doing[2]))
    seat = int(doing[1]) if doing[0] == SEAT else window.state.turn
    question = window.question if doing[0] != SEAT else ask_turn(window.state, seat)
    assert question is not None
    return _turn(window, seat, question)


def _turn(window: LandsWindow, seat: int, question: LandsQuestion) -> ft.Control:
    keys = AnswerKeys(window)
    nothing, *placings = question.options
    label, why = window.store.say(nothing.label), nothing.refusal
    below = window.store.say(why) if why else ""
    first = keys.place(
        Action(window.play, nothing.move),
        lambda act, _: answer(label, act, below=below, main=True, grey=why is not None),
    )
    places = grid([_placing(window, keys, option, seat) for option in placings], across(window.store, 3))
    return ft.Column(
        [*asks(window, question, without=SHOWN), first, places, *_out(window, keys, seat)],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _placing(window: LandsWindow, keys: AnswerKeys, option: Option[AnyMove], seat: int) -> ft.Control:
    store, move = window.store, option.move
    assert isinstance(move, Turn)
    assert isinstance(move.act, PlaceOn)
    on = move.act.on

    def draw(act: Act, _: int) -> ft.Control:
        return picture_button(
            store.text("new_lands_table.role", on=on.value),
            looks.role(on.value, colour(window, seat), store.dark),
            act,
            spoken=store.say(option.label),
            grey=option.refusal is not None,
        )

    return keys.place(Action(window.play, move), draw)


def _out(window: LandsWindow, keys: AnswerKeys, seat: int) -> list[ft.Control]:
    """A button per own meeple out there."""
    store, meeples = window.store, window.state.of(seat)
    if not meeples:
        return [note(store.text("new_lands_table.none_out", name=window.state.name(seat)))]
    shown = []
    for at, meeple in enumerate(meeples):
        on = meeple.on
        again = sum(other.on is on for other in meeples[:at])

        def draw(act: Act, _: int, on: Terrain = on, again: int = again) -> ft.Control:
            return picture_button(
                store.text("new_lands_table.take_short", on=on.value),
                looks.role(on.value, colour(window, seat), store.dark),
                act,
                spoken=store.text("new_lands_table.take_back", on=on.value, n=again + 1),
            )

        shown.append(keys.place(Action(begin, window, TAKE, seat, on.value), draw))
    return [note(store.text("new_lands_table.take_which")), grid(shown, across(store, 4))]


@component
def TakeForm(window: LandsWindow, seat: int, on: Terrain) -> ft.Control:
    """What was counted, the formula with its sum, and *write down*."""
    state, choose = use_choice(window, "closed", OPEN)
    cities, count_cities = use_choice(window, "cities", 0)
    # A closed area that counts as one has three tiles at least.
    tiles, count_tiles = use_choice(window, "tiles", LARGE if state == CLOSED else 1)
    store = window.store
    move = Turn(seat=seat, act=_taken(on, state, tiles, cities))
    size, one_tile = _size(on, state, tiles), window.state.one_tile
    worth = points(on, size, cities, state != OPEN, one_tile=one_tile)
    counted = [*(["cities"] if on is not Terrain.PLAIN else ()), *(["tiles"] if _needs_tiles(on, state) else ())]
    alone, by_name = len(counted) < 2, {"cities": (cities, count_cities, 0), "tiles": (tiles, count_tiles, 1)}
    fields = [count(store, what, *by_name[what], alone=alone) for what in counted]
    sum_of = formula(store, on, size, cities, state != OPEN, one_tile)
    write = AnswerKeys(window).place(
        Action(window.play, move),
        lambda act, _: answer(store.text("new_lands_table.write_down", n=worth), act, main=True),
    )
    back = back_button(store, Action(window.close))
    title = store.text("new_lands_table.take_title", name=window.state.name(seat), on=on.value)
    if store.shape.short:
        heading = ft.Text(f"{title}. {sum_of}", theme_style=ft.TextThemeStyle.TITLE_SMALL)
        last = ft.Row([ft.Container(write, expand=True), back], spacing=theme.GAP)
        return column([heading, _ways(store, state, choose), *fields, last])
    heading = ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    return column([heading, _ways(store, state, choose), *fields, note(sum_of), write, row(back)])


def _ways(store: Store, state: str, choose: Callable[[str], None]) -> ft.Control:
    """Where height is needed, in words so short that they share a line."""
    named = {way: store.text(f"new_lands_table.{way}") for way in (OPEN, CLOSED, SMALL)}
    if not store.shape.short:
        return choices([(name, way) for way, name in named.items()], state, choose)
    shown = {**named, SMALL: store.text("new_lands_table.small_short")}
    return choices([(name, way) for way, name in shown.items()], state, choose, spoken=named)


def _needs_tiles(on: Terrain, state: str) -> bool:
    return (on is Terrain.PLAIN and state != SMALL) or (on is Terrain.SEA and state == CLOSED)


def _taken(on: Terrain, state: str, tiles: int, cities: int) -> TakeOff:
    """The meeple taken back, with no more numbers than its terrain needs."""
    counted = None if on is Terrain.PLAIN else cities
    if state == SMALL:
        return TakeOff(on=on, tiles=NUMBERS.small.tiles, cities=counted, closed=True)
    return TakeOff(on=on, tiles=tiles if _needs_tiles(on, state) else None, cities=counted, closed=state == CLOSED)


def _size(on: Terrain, state: str, tiles: int) -> int:
    """How many tiles it is counted with."""
    return NUMBERS.small.tiles if state == SMALL else tiles if _needs_tiles(on, state) else LARGE


@component
def CountTurn(window: LandsWindow) -> ft.Control:
    """A meeple left at the end: one number."""
    question, keys, store = window.question, AnswerKeys(window), window.store
    assert question is not None
    more: int | None = None
    number, enter = use_choice(window, "more", more)
    shown = [_count(window, keys, option) for option in question.options]
    first, last = question.options[0].move, question.options[-1].move
    assert isinstance(first, CountLeft)
    assert isinstance(last, CountLeft)

    def write() -> None:
        if number is not None:
            window.play(CountLeft(seat=first.seat, on=first.on, n=min(number, LIMIT)))

    what = "tiles" if first.on is Terrain.PLAIN else "cities"
    name = store.text("new_lands_table.more_than", what=phrase(f"new_lands_table.{what}"), n=last.n + 1)
    field = NumberField(store, name, number, enter, empty=True)
    take = [answer(store.text("new_lands_table.write_down", n=number), write, main=True)] if number is not None else []
    return ft.Column(
        [*asks(window, question), grid(shown, across(store, 5)), field, *take],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _count(window: LandsWindow, keys: AnswerKeys, option: Option[AnyMove]) -> ft.Control:
    store, move = window.store, option.move
    assert isinstance(move, CountLeft)
    n, spoken, grey = move.n, store.say(option.label), option.refusal is not None
    return keys.place(Action(window.play, move), lambda act, _: number_button(spoken, n, act, grey=grey))
