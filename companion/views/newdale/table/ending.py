"""The end: the last production as planned, the goal with both of its halves side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.newdale.goods_names import cards_name
from companion.views.newdale.plan_arrows import plan_arrows, use_plan
from companion.views.newdale.table.payment import paid_by_hand
from companion.views.newdale.table.untold import tell_chains, tell_chapter, tell_prices
from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import use_choice
from companion.views.table.question import asks
from companion.widgets.answers import answer, grid
from companion.widgets.controls import Act, Action
from companion.widgets.entries import NumberField, clamped
from companion.widgets.layout import column, folded, note, section
from companion.widgets.picking import counter
from rules.kernel import Option
from rules.newdale.components.numbers import END
from rules.newdale.components.told import MOST_PRINTED
from rules.newdale.ending import hand_symbols, planned_moves, task
from rules.newdale.moves import ChooseGoal, FinalProduction, Pay, Run
from rules.newdale.planner import Plan, planning
from rules.newdale.steps import FinalDue, GoalDue

Hand = tuple[tuple[str, int], ...]


@component
def FinalTurn(window: NewdaleWindow) -> ft.Control:
    question, keys, steps = window.question, AnswerKeys(window), window.state.steps
    step = steps[0] if steps else None
    if question is None or not isinstance(step, FinalDue):
        return ft.Container()  # its plan was found after the answer: the next picture is on its way
    empty: Hand = ()
    hand, hold = use_choice(window, "hand", empty, counts=True)
    state = window.state
    about = step.seat, hand, state.players[step.seat], state.market(step.seat), state.box
    plan = use_plan(lambda: planning(task(state, step.seat, dict(hand))), about)
    return ft.Column(
        [
            *asks(window, question),
            *_symbols(window, step.seat, dict(hand), hold),
            column([*_as_planned(window, keys, step.seat, plan), *keys.answers(question.options)]),
            *_planned(window, plan),
            *_left_out(window, step.seat),
            *_single(window, keys, step.seat),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _symbols(window: NewdaleWindow, seat: int, hand: dict[str, int], hold: object) -> Iterator[ft.Control]:
    """Cards of the hand, only where a chain or a token eats them."""
    store = window.store

    def put(symbol: str, n: int) -> None:
        hold(tuple({**hand, symbol: n}.items()))  # type: ignore[operator]

    for symbol in hand_symbols(window.state, seat):
        yield counter(store, cards_name(store, symbol), hand.get(symbol, 0), partial(put, symbol))


def _planned(window: NewdaleWindow, plan: Plan | None) -> Iterator[ft.Control]:
    store = window.store
    if plan is None:
        yield note(store.text("newdale_sheet.planning"))
        return
    yield section(store.text("newdale_sheet.plan"), *plan_arrows(store, plan))


def _left_out(window: NewdaleWindow, seat: int) -> Iterator[ft.Control]:
    """What the plan does not know: a goal nobody told, goods without a price."""
    if not window.state.goal:
        yield note(window.store.text("newdale_table.plan_without_goal"))
    yield from tell_chapter(window)
    yield from tell_prices(window, seat)


def _as_planned(window: NewdaleWindow, keys: AnswerKeys, seat: int, plan: Plan | None) -> Iterator[ft.Control]:
    """Above the plan itself, so that it can be tapped however long that is."""
    if plan is None:
        return
    final, _ = planned_moves(window.state, seat, plan)
    if final.chains or final.tokens or final.after:
        words = window.store.text("newdale_table.as_planned", n=plan.points)
        yield keys.place(partial(window.play, final), lambda act, _: answer(words, act, main=True))


def _single(window: NewdaleWindow, keys: AnswerKeys, seat: int) -> Iterator[ft.Control]:
    """Another way than planned: chain by chain."""
    state, store = window.state, window.store
    none: tuple[tuple[int, int], ...] = ()
    runs, choose = use_choice(window, "runs", none, counts=True)
    counts = dict(runs)
    every = range(len(state.players[seat].built))
    cards = [at for at in every if (card := state.card(seat, at)).makes_goods and (not card.chain or card.chain.works)]
    if not cards:
        return

    def put(at: int, n: int) -> None:
        choose(tuple({**counts, at: n}.items()))

    chains = tuple(Run(built=at, n=n) for at, n in counts.items() if n)
    lines = [
        counter(store, store.called(state.card(seat, at).name), counts.get(at, 0), partial(put, at)) for at in cards
    ]
    move = FinalProduction(seat=seat, chains=chains)
    done = keys.place(partial(window.play, move), lambda act, _: answer(store.text("newdale_table.run_chains"), act))
    yield folded(
        store.text("newdale_table.otherwise"), *lines, *([done] if chains else ()), *tell_chains(window, seat, cards)
    )


@component
def GoalTurn(window: NewdaleWindow) -> ft.Control:
    question, keys, step = window.question, AnswerKeys(window), window.state.steps[0]
    assert question is not None
    assert isinstance(step, GoalDue)
    return ft.Column(
        [
            *asks(window, question),
            _halves(window, keys, step.seat, question.options),
            *_points(window, keys, step.seat),
            *tell_chapter(window),
            *tell_prices(window, step.seat),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _halves(window: NewdaleWindow, keys: AnswerKeys, seat: int, options: Sequence[Option[Any]]) -> ft.Control:
    """The two goals side by side, each with what it leaves; then paying for none."""
    store = window.store

    def draw(option: Option[Any], act: Act, _number: int) -> ft.Control:
        grey = option.refusal is not None
        below = store.say(option.refusal) if option.refusal else _leaves(window, seat, option.move)
        return answer(store.say(option.label), act, below=below, grey=grey)

    shown = [keys.place(Action(window.play, option.move), partial(draw, option)) for option in options]
    halves, none = shown[:-1], shown[-1]
    if store.preferences.text_size > theme.SMALL_TEXT or not halves:
        return column(shown)
    return column([grid([ft.Container(each, expand=True) for each in halves], 2), none])


def _leaves(window: NewdaleWindow, seat: int, move: ChooseGoal) -> str:
    coins = window.table.game.apply(window.state, move).coins(seat)
    if coins is None:
        return ""
    return window.store.text("newdale_table.leaves", n=coins, points=coins // END.coins_per_point)


def _points(window: NewdaleWindow, keys: AnswerKeys, seat: int) -> Iterator[ft.Control]:
    """Of a chapter card that nobody told: the points it gave, and the goods handed in for them."""
    if window.state.goal:
        return
    store = window.store
    nothing: int | None = None
    none: tuple[Pay, ...] = ()
    points, choose = use_choice(window, "points", nothing, counts=True)
    paid, pay = use_choice(window, "paid", none, counts=True)
    name = store.text("newdale.entry_goal")
    yield NumberField(store, name, points, choose, empty=True)
    yield note(store.text("newdale_table.handed_in"))
    yield from paid_by_hand(window, seat, paid, pay, store.text("newdale_table.handed_in"))
    if points is not None:
        given = clamped(points, MOST_PRINTED)
        move = ChooseGoal(seat=seat, option=0, points=given, paid=paid)
        words = store.text("table.enter", what=name, n=given)
        yield keys.place(partial(window.play, move), lambda act, _: answer(words, act, main=True))
