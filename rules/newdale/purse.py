"""A seat's purse: its goods as money, and taking them off the cards."""

from __future__ import annotations

from collections.abc import Sequence

from rules.kernel import IllegalMove, Move, refuse
from rules.newdale.components.buildings import COAL_MINE
from rules.newdale.moves import Pay
from rules.newdale.paying import Payment, Pile, payments
from rules.newdale.players import Player
from rules.newdale.reasons import Reason
from rules.newdale.state import State


def piles(state: State, seat: int) -> tuple[Pile, ...]:
    """One for each card; what has no price yet is worth nothing here, so it is never proposed."""
    wanted = {good for option in state.goal for good in option.goods}
    cards = [state.card(seat, index) for index in range(len(state.players[seat].built))]
    eaten = {good for card in cards if card.chain for good in card.chain.goods}
    return tuple(
        Pile(built.goods or 0, state.price(seat, index) or 0, card.good in wanted, card.good in eaten)
        for index, (built, card) in enumerate(zip(state.players[seat].built, cards, strict=True))
    )


def proposed(state: State, seat: int, cost: int) -> tuple[tuple[Pay, ...], ...]:
    """Up to three ways to pay, best first; none where it cannot be paid."""
    return tuple(as_pay(payment) for payment in payments(piles(state, seat), cost))


def as_pay(payment: Payment) -> tuple[Pay, ...]:
    return tuple(Pay(built=index, n=n) for index, n in enumerate(payment.taken) if n)


def paid_coins(state: State, seat: int, paid: Sequence[Pay]) -> int | None:
    """What the goods are worth; None where a price is not told."""
    prices = [state.price(seat, each.built) for each in paid]
    if None in prices:
        return None
    return sum(each.n * (price or 0) for each, price in zip(paid, prices, strict=True))


def check_goods(state: State, move: Move, seat: int, paid: Sequence[Pay]) -> None:
    """Whether they lie there."""
    built = state.players[seat].built
    if any(each.built >= len(built) for each in paid):
        raise IllegalMove(Reason.NO_BUILDING_THERE)
    for index in {each.built for each in paid}:
        n = sum(each.n for each in paid if each.built == index)
        if n > (there := built[index].goods or 0):
            refuse(move, Reason.GOODS_NOT_THERE, card=state.card(seat, index).name, n=n, there=there)


def check_payment(state: State, move: Move, seat: int, paid: Sequence[Pay], cost: int | None) -> None:
    check_goods(state, move, seat, paid)
    coins = paid_coins(state, seat, paid)
    if cost is not None and coins is not None and coins < cost:
        refuse(move, Reason.PAY_TOO_LITTLE, n=coins, cost=cost)


def could_be_kept(state: State, seat: int, paid: Sequence[Pay], cost: int) -> bool:
    """Whether one of the goods paid was not needed."""
    coins = paid_coins(state, seat, paid)
    prices = [price for each in paid if (price := state.price(seat, each.built)) is not None]
    return coins is not None and any(coins - price >= cost for price in prices)


def taken(player: Player, paid: Sequence[Pay]) -> Player:
    for each in paid:
        player = player.with_goods(each.built, -each.n)
    return player


def pays(state: State, seat: int, paid: Sequence[Pay]) -> State:
    return state.with_player(seat, taken(state.players[seat], paid)) if paid else state


def coal_mine(player: Player) -> int | None:
    return next((index for index, built in enumerate(player.built) if built.card == COAL_MINE), None)


def with_coal(state: State, seat: int, n: int) -> State:
    """Coal on the Coal Mine, or off it."""
    player = state.players[seat]
    at = coal_mine(player)
    return state if at is None else state.with_player(seat, player.with_goods(at, n))


def without_good(state: State, seat: int, good: str, n: int) -> State:
    """So many goods of a kind less, the cheapest first: a dearer one never does worse."""
    player = state.players[seat]
    found = [index for index in range(len(player.built)) if state.card(seat, index).good == good]
    for index in sorted(found, key=lambda index: (state.price(seat, index) or 0, index)):
        there = player.built[index].goods or 0
        player = player.with_goods(index, -min(n, there))
        n -= min(n, there)
    return state.with_player(seat, player)
