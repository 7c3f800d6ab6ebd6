"""Phase II, the desk: every row of one's own buildings as long as its chance, the spaces, markers laid."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.newdale.desk_card import Chance, bar_means, desk_card, row_button, tell_exactly
from companion.views.newdale.looks import card_sign, sign
from companion.views.newdale.table.window import NewdaleWindow, own_seat
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import across, use_choice
from companion.views.table.question import asks
from companion.widgets.answers import answer, grid, picture_button
from companion.widgets.controls import Act, Action, button, choices
from companion.widgets.layout import column, folded, note, row
from companion.widgets.picking import chip
from rules.kernel import Option, Question
from rules.newdale.ask.rounds import plan_of, waiting_seats
from rules.newdale.desk import planned, row_odds
from rules.newdale.moves import PlaceMarker
from rules.newdale.players import OnArea, OnBoard, Space
from rules.newdale.state import State
from rules.newdale.tell.naming import space_name
from rules.newdale.work.odds import all_succeed, one_succeeds
from rules.newdale.work.percent import percent

DISCARDS = (0, 2, 3, 4, 6)
Acts = Callable[[int, int], tuple[Act, bool, bool] | None]
"""For an area and a row: what a tap does, whether it is grey, whether a marker lies there."""


def _asked(window: NewdaleWindow) -> Question[Any]:
    """One's own markers, while some are left; everybody lays theirs at the same time."""
    mine = own_seat(window)
    if mine in waiting_seats(window.state):
        return plan_of(window.state, mine)
    assert window.question is not None
    return window.question


def lay(window: NewdaleWindow, space: Space) -> None:
    """The next marker there, whichever that is by then: so a row's button stays the same from marker to marker."""
    move = next((option.move for option in _asked(window).options if option.move.space == space), None)
    if move is not None:
        window.play(move)


@component
def PlanTurn(window: NewdaleWindow) -> ft.Control:
    question, keys = _asked(window), AnswerKeys(window)
    options = {option.move.space: option for option in question.options}
    first = question.options[0].move
    seat: int = first.seat
    state, store = window.state, window.store
    built = {card.area for card in state.players[seat].built if card.area is not None}
    spaces = [option for space, option in options.items() if isinstance(space, OnBoard)]
    empty = [option for space, option in options.items() if isinstance(space, OnArea) and space.area not in built]

    def acts(area: int, index: int) -> tuple[Act, bool, bool] | None:
        option = options.get(OnArea(area=area, row=index))
        if option is None:
            return None
        placed = any(each.space == option.move.space for each in state.players[seat].plan)
        act = keys.place(Action(lay, window, option.move.space), lambda act, _: act)
        return act, option.refusal is not None, placed

    return ft.Column(
        [
            *asks(window, question, without=("newdale.why_all_markers", "newdale.why_printed")),
            *_laid(window, seat),
            *desk_cards(window, seat, acts),
            _spaces(window, keys, spaces),
            *discards(window, seat),
            *([folded(store.text("newdale_table.empty_areas"), column(_empty(window, keys, empty)))] if empty else ()),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _empty(window: NewdaleWindow, keys: AnswerKeys, options: list[Option[Any]]) -> list[ft.Control]:
    store = window.store
    return [
        keys.place(
            Action(lay, window, option.move.space),
            partial(_empty_row, store.say(option.label), store.say(option.refusal) if option.refusal else ""),
        )
        for option in options
    ]


def _empty_row(words: str, refusal: str, act: Act, _number: int) -> ft.Control:
    return answer(words, act, below=refusal, grey=bool(refusal))


def _laid(window: NewdaleWindow, seat: int) -> Iterator[ft.Control]:
    """Markers that lie already: a tap takes one back."""
    state, store = window.state, window.store
    chips = [
        chip(
            store.text("newdale_table.marker_at", n=placed.marker, space=space_name(state, seat, placed.space)),
            Action(window.play, PlaceMarker(seat=seat, marker=placed.marker, space=None)),
            True,
        )
        for placed in state.players[seat].plan
    ]
    if chips:
        yield row(*chips)
    wanted = planned(state, seat)
    if len(wanted) > 1 and state.printed is not None and state.drawn is None:
        market, bag = state.market(seat), state.bag
        together = all_succeed(wanted, market, bag, state.draws), one_succeeds(wanted, market, bag, state.draws)
        yield note(
            store.text("newdale_table.together", n=len(wanted), all=percent(together[0]), one=percent(together[1]))
        )


def _spaces(window: NewdaleWindow, keys: AnswerKeys, options: list[Option[Any]]) -> ft.Control:
    store = window.store

    def draw(option: Option[Any], act: Act, _number: int) -> ft.Control:
        svg = sign(store, option.move.space.space.value)
        return picture_button(store.say(option.label), svg, act, grey=option.refusal is not None, size=theme.CHIP_SIGN)

    shown = [keys.place(Action(lay, window, option.move.space), partial(draw, option)) for option in options]
    return grid(shown, across(store, 6 if store.wide else 3))


def desk_lines(window: NewdaleWindow, seat: int) -> list[ft.Control]:
    """The desk to look at: a tap tells the fractions."""
    return [*desk_cards(window, seat), *discards(window, seat)]


def desk_cards(window: NewdaleWindow, seat: int, acts: Acts | None = None) -> list[ft.Control]:
    """A card for each own building that takes markers; without `acts` a tap tells the fractions."""
    cards, _ = use_choice(window, f"discard{seat}", 0, counts=True)
    areas = [card.area for card in window.state.players[seat].built if card.area is not None]
    return [_card(window, seat, area, cards, acts) for area in areas]


def discards(window: NewdaleWindow, seat: int) -> Iterator[ft.Control]:
    """Cards one could discard redraw the bars, which say below what they mean."""
    state, store = window.state, window.store
    cards, choose = use_choice(window, f"discard{seat}", 0, counts=True)
    if state.drawn is None and state.printed is not None:
        named = [(str(n), n) for n in DISCARDS]
        yield ft.Row([note(store.text("newdale_table.could_discard")), choices(named, cards, choose)], wrap=True)
        yield bar_means(store, state.rate(seat))


def _card(window: NewdaleWindow, seat: int, area: int, cards: int, acts: Acts | None) -> ft.Control:
    state, store = window.state, window.store
    at = state.players[seat].at(area)
    assert at is not None
    card, built, rows = state.card(seat, at), state.players[seat].built[at], state.rows(seat, area)
    rate = state.rate(seat)
    buttons = []
    for index, (row_, found) in enumerate(zip(rows, row_odds(state, seat, area), strict=True)):
        chance = Chance(found.odds, found.short, rate, cards // rate, found.price)
        given = acts(area, index) if acts else None
        act, grey, chosen = given or (Action(_tell, window, chance), False, _here(state, seat, area, index))
        buttons.append(
            row_button(store, store.called(card.name), row_, chance, act, grey=grey, chosen=chosen, area=area)
        )
    facts = [store.text("newdale_table.goods_held", n=built.goods)] if built.goods is not None else []
    facts += [store.text("newdale_table.price", n=found.price)] if found.price is not None else []
    return desk_card(
        store,
        store.called(card.name),
        card_sign(store, card),
        " · ".join(facts),
        card.need,
        buttons,
        *_untold(window, seat, area, at),
    )


def _tell(window: NewdaleWindow, chance: Chance) -> None:
    tell_exactly(window.store, chance)


def _here(state: State, seat: int, area: int, index: int) -> bool:
    spot: Space = OnArea(area=area, row=index)
    return any(each.space == spot for each in state.players[seat].plan)


def _untold(window: NewdaleWindow, seat: int, area: int, at: int) -> Iterator[ft.Control]:
    """What the odds still want to know: the card, or the rows of the area."""
    state, store = window.state, window.store
    card = state.card(seat, at)
    ways = []
    if card.need is None:
        words = store.text("newdale_table.tell_need", what=store.called(card.name))
        ways.append(button(words, partial(window.open, f"tell:card:{card.id}"), icon=ft.Icons.EDIT_OUTLINED))
    if any(row_.modifier is None for row_ in state.rows(seat, area)):
        words = store.text("newdale_table.tell_area", n=area)
        ways.append(button(words, partial(window.open, f"tell:area:{area}"), icon=ft.Icons.EDIT_OUTLINED))
    if ways:
        yield row(*ways)
