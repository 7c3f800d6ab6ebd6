"""The goal and the goods: the result in two numbers, or what lies there, and the app plans the best of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import flet as ft

from companion.screen.boundary import component
from companion.views.newdale.fresh_good import FreshGood
from companion.views.newdale.goods_names import named_goods
from companion.views.newdale.plan_arrows import plan_arrows, use_plan
from companion.views.newdale.score.numbers import number
from companion.views.newdale.score.planning import enter_goal, enter_goods
from companion.views.score.scoring import Scoring
from companion.widgets.controls import button, choices, icon_button
from companion.widgets.entries import NumberField, clamped
from companion.widgets.layout import card_of, note, row, section
from companion.widgets.picking import counter, picks
from rules.newdale.components.box import facts
from rules.newdale.components.tokens import CARD_SYMBOLS
from rules.newdale.components.told import GoalOption
from rules.newdale.score.planned import planning_of
from rules.newdale.score.sheet import LIMIT, GoodsPile, HandCards, Player


def goods(scoring: Scoring) -> list[ft.Control]:
    return [_Goods(scoring, scoring.at, scoring.version)]


@component
def _Goods(scoring: Scoring, at: int, _version: int) -> ft.Control:
    player: Player = scoring.player
    planning, set_planning = ft.use_state(player.planned)
    store = scoring.store
    ways = choices(
        [(store.text("newdale_sheet.in_numbers"), False), (store.text("newdale_sheet.plan_it"), True)],
        planning or player.planned,
        lambda chosen: _turn(scoring, chosen, set_planning),
    )
    parts = _piles(scoring) if planning or player.planned else _numbers(scoring)
    return ft.Column([ways, *parts], key=f"goods-{at}", horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _turn(scoring: Scoring, planning: bool, turn: Callable[[bool], None]) -> None:
    turn(planning)
    if planning:
        scoring.enter("goal", goal=None, coins=None)
    else:
        scoring.enter("goods", goods=(), hand=())


def _numbers(scoring: Scoring) -> list[ft.Control]:
    store, goal = scoring.store, scoring.sheet.goal
    offered = [
        (store.text("newdale_sheet.goal_none"), 0),
        *((_said(scoring, option), option.points) for option in goal),
    ]
    quick = [picks(offered, (scoring.player.goal,), lambda n: scoring.enter("goal", goal=n))] if goal else []
    return [*quick, *number(scoring, "goal"), *number(scoring, "coins")]


def _said(scoring: Scoring, option: GoalOption) -> str:
    return scoring.store.text("newdale_sheet.goal_option", n=option.points, coins=option.coins)


# What lies there


def _piles(scoring: Scoring) -> list[ft.Control]:
    store, player = scoring.store, scoring.player
    own = facts(scoring.open_sheet.box).own_goods
    named = named_goods(store, own).items()
    known = [(name, good) for good, name in named if all(pile.good != good for pile in player.goods)]
    return [
        note(store.text("newdale_sheet.plan_about")),
        *(_pile(scoring, pile) for pile in player.goods),
        section(
            store.text("newdale_sheet.add_good"),
            picks(known, (), lambda good: _add(scoring, good)),
            FreshGood(store, (*own, *(pile.good for pile in player.goods)), lambda good: _add(scoring, good)),
        ),
        *_hand(scoring),
        *_goal(scoring),
        *([_Planned(scoring, scoring.at, scoring.version)] if player.planned else ()),
    ]


def _add(scoring: Scoring, good: str) -> None:
    """One of a kind; where some lie already, nothing."""
    price = facts(scoring.open_sheet.box).good_price(good)
    pile = GoodsPile(good=good, price=price or 0, n=1)

    def add(player: Player) -> Player:
        there = any(each.good == good for each in player.goods)
        return player if there else player.replace(goods=(*player.goods, pile))

    enter_goods(scoring, "goods", add)


def _put(scoring: Scoring, good: str, changed: Callable[[GoodsPile], GoodsPile | None]) -> None:
    """Of one kind, as many as there are by then."""

    def put(player: Player) -> Player:
        piles = (changed(pile) if pile.good == good else pile for pile in player.goods)
        return player.replace(goods=tuple(pile for pile in piles if pile))

    enter_goods(scoring, "goods", put)


def _more(scoring: Scoring, pile: GoodsPile, n: int) -> None:
    by = n - pile.n
    _put(scoring, pile.good, lambda now: now.replace(n=clamped(now.n + by, LIMIT)))


def _dearer(scoring: Scoring, pile: GoodsPile, price: int) -> None:
    by = price - pile.price
    _put(scoring, pile.good, lambda now: now.replace(price=clamped(now.price + by, LIMIT)))


def _pile(scoring: Scoring, pile: GoodsPile) -> ft.Control:
    store = scoring.store
    names = named_goods(store)
    name = names.get(pile.good, pile.good)
    eats = [
        (names.get(each, each), each)
        for each in (*(p.good for p in scoring.player.goods if p.good != pile.good), *_symbols(scoring))
    ]
    away = icon_button(
        store.text("newdale_sheet.take_away", what=name),
        ft.Icons.CLOSE,
        lambda: _put(scoring, pile.good, lambda _: None),
    )
    return card_of(
        ft.Row(
            [
                ft.Container(counter(store, name, pile.n, partial(_more, scoring, pile)), expand=True),
                away,
            ]
        ),
        counter(
            store,
            store.text("newdale_sheet.price"),
            pile.price,
            partial(_dearer, scoring, pile),
            of=name,
        ),
        picks(eats, pile.chain, partial(_chain, scoring, pile), of=store.text("newdale_sheet.eats", what=name)),
        key=f"pile-{pile.good}",
    )


def _symbols(scoring: Scoring) -> list[str]:
    return [cards.symbol for cards in scoring.player.hand]


def _chain(scoring: Scoring, pile: GoodsPile, good: str) -> None:
    chain = tuple(each for each in pile.chain if each != good) if good in pile.chain else (*pile.chain, good)[-2:]
    _put(scoring, pile.good, lambda now: now.replace(chain=chain))


def _hand(scoring: Scoring) -> Iterator[ft.Control]:
    """Cards with a symbol that a chain eats."""
    store, hand = scoring.store, scoring.player.hand
    names = named_goods(store)
    for symbol in CARD_SYMBOLS:
        held = next((cards.n for cards in hand if cards.symbol == symbol), 0)
        name = store.text("newdale_sheet.hand_cards", what=names[symbol])
        yield counter(store, name, held, partial(_hold, scoring, symbol))


def _hold(scoring: Scoring, symbol: str, n: int) -> None:
    def hold(player: Player) -> Player:
        others = tuple(cards for cards in player.hand if cards.symbol != symbol)
        return player.replace(hand=(*others, HandCards(symbol=symbol, n=n)) if n else others)

    enter_goods(scoring, "hand", hold)


def _goal(scoring: Scoring) -> Iterator[ft.Control]:
    """The two halves of the chapter card, where nobody told them yet."""
    store = scoring.store
    for at, option in enumerate(scoring.sheet.goal):
        yield _option(scoring, at, option)
    if len(scoring.sheet.goal) < 2:
        kinds = (*(pile.good for pile in scoring.player.goods), *named_goods(store))
        fresh = GoalOption(goods=kinds[:1], coins=0, points=0)
        yield row(
            button(store.text("newdale_sheet.tell_goal"), lambda: _set_goal(scoring, (*scoring.sheet.goal, fresh)))
        )


def _set_goal(scoring: Scoring, goal: tuple[GoalOption, ...]) -> None:
    enter_goal(scoring, lambda sheet: sheet.replace(goal=goal))


def _option(scoring: Scoring, at: int, option: GoalOption) -> ft.Control:
    store, goal = scoring.store, scoring.sheet.goal

    def put(**changes: object) -> None:
        _set_goal(scoring, (*goal[:at], option.replace(**changes), *goal[at + 1 :]))

    def turn(good: str) -> None:
        kinds = tuple(each for each in option.goods if each != good) if good in option.goods else (*option.goods, good)
        if kinds:
            put(goods=kinds)

    heading = store.text("newdale_sheet.goal_half", n=at + 1)
    own = (*facts(scoring.open_sheet.box).own_goods, *(pile.good for pile in scoring.player.goods), *option.goods)
    wanted = [(name, good) for good, name in named_goods(store, own).items()]
    return section(
        heading,
        picks(wanted, option.goods, turn, of=heading),
        NumberField(
            store,
            f"{heading}: {store.text('newdale_sheet.goal_coins')}",
            option.coins,
            lambda n: put(coins=clamped(n, LIMIT)),
        ),
        NumberField(
            store,
            f"{heading}: {store.text('newdale_sheet.goal_points')}",
            option.points,
            lambda n: put(points=clamped(n, LIMIT)),
        ),
    )


@component
def _Planned(scoring: Scoring, at: int, version: int) -> ft.Control:
    plan = use_plan(lambda: planning_of(scoring.sheet, at), [at, version])
    store = scoring.store
    if plan is None:
        return note(store.text("newdale_sheet.planning"))
    return section(store.text("newdale_sheet.plan"), *plan_arrows(store, plan))
