"""Paying for a building: the ways that waste least, any other good by good, the cost where nobody has told it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import flet as ft

from companion.screen import theme
from companion.views.newdale.table.untold import tell_prices
from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import use_choice
from companion.widgets.answers import answer
from companion.widgets.controls import Act
from companion.widgets.entries import NumberField, clamped
from companion.widgets.layout import folded, note
from companion.widgets.picking import counter
from rules.kernel import phrase
from rules.newdale.building import cost_of
from rules.newdale.components.buildings import Building
from rules.newdale.components.told import MOST_PRINTED, BuildingFact
from rules.newdale.moves import Build, Learn, Pay
from rules.newdale.purse import proposed
from rules.newdale.tell.naming import paid_name


def payment(window: NewdaleWindow, keys: AnswerKeys, move: Build, card: Building) -> Iterator[ft.Control]:
    """Up to three ways that waste least, others good by good; where the cost is not told it is asked here."""
    state, store = window.state, window.store
    nothing: tuple[Pay, ...] = ()
    own, pay = use_choice(window, "paid", nothing, counts=True)
    cost, learn = cost_of(state, move), None
    headed = store.shape.flat and cost is not None
    if cost is None:
        field, learn = _told_cost(window, card)
        yield field
        cost = cost_of(state.replace(box=state.box.learn(learn.fact)), move) if learn else None
    if cost is not None and not headed:
        yield note(store.text("newdale_table.to_pay", n=cost))
    ways = proposed(state, move.seat, cost)[:3] if cost else ((),)
    shown = []
    for at, way in enumerate((*ways, *((own,) if own else ()))):
        words = _said(window, move.seat, way, cost)
        shown.append(keys.place(partial(_build, window, move.replace(paid=way), learn), partial(_way, words, not at)))
    if shown:
        near, stretch = theme.NEAR if store.shape.short else theme.GAP, ft.CrossAxisAlignment.STRETCH
        yield ft.Column(shown, spacing=near, horizontal_alignment=stretch)
    if not ways and not own:
        yield keys.place(
            partial(window.play, move), lambda act, _: answer(store.text("newdale_table.cannot_pay"), act, grey=True)
        )
    if any(built.goods for built in state.players[move.seat].built):
        words = store.text("newdale_table.pay_with")
        yield folded(words, *paid_by_hand(window, move.seat, own, pay, words))
        yield from tell_prices(window, move.seat)


def _told_cost(window: NewdaleWindow, card: Building) -> tuple[ft.Control, Learn | None]:
    """Where nobody told it: a field, and what is learned by it."""
    store = window.store
    untold: int | None = None
    told, tell = use_choice(window, "cost", untold, counts=True)
    name = store.text("newdale_table.cost_of", what=store.called(card.name))
    fact = None if told is None else BuildingFact(id=card.id, cost=clamped(told, MOST_PRINTED))
    return NumberField(store, name, told, tell, empty=True), Learn(fact=fact) if fact else None


def _build(window: NewdaleWindow, move: Build, learn: Learn | None) -> None:
    """With the cost that was told for it, known from now on."""
    if learn is not None:
        window.adjust(learn)
    if window.try_move(move) and move.extra:
        window.close()


def _said(window: NewdaleWindow, seat: int, paid: tuple[Pay, ...], cost: int | None) -> str:
    if not paid:
        return window.store.text("newdale_table.build_it")
    state = window.state
    waste = max(0, sum(each.n * (state.price(seat, each.built) or 0) for each in paid) - (cost or 0))
    return window.store.text("newdale_table.build_paying", paid=paid_name(state, seat, paid), waste=waste)


def _way(words: str, first: bool, act: Act, _number: int) -> ft.Control:
    return answer(words, act, main=first)


def paid_by_hand(
    window: NewdaleWindow, seat: int, own: tuple[Pay, ...], pay: Callable[[tuple[Pay, ...]], None], of: str
) -> Iterator[ft.Control]:
    """Any payment at all, tapped together. `of`: what it is for, spoken before each good."""
    state, store = window.state, window.store
    counts = {each.built: each.n for each in own}

    def put(at: int, n: int) -> None:
        now = {**counts, at: n}
        pay(tuple(Pay(built=index, n=held) for index, held in now.items() if held))

    for index, built in enumerate(state.players[seat].built):
        if built.goods:
            name = store.say(phrase("shell.said", what=state.card(seat, index).name))
            yield counter(
                store,
                name,
                counts.get(index, 0),
                partial(put, index),
                high=built.goods,
                of=of,
            )
