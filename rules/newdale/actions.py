"""Phase IV: what a marker does (p. 7, 10-12)."""

from __future__ import annotations

from rules.kernel import IllegalMove, Phrase, phrase, refuse
from rules.newdale.bag import scored
from rules.newdale.components.buildings import CAPTAIN, Building
from rules.newdale.components.numbers import COSTS, ROUNDS
from rules.newdale.components.tokens import DEVELOPMENT_LESS, STAND_IN, TOKENS
from rules.newdale.components.told import Row
from rules.newdale.moves import BlackMarket, Develop, Produce, Unlock
from rules.newdale.players import Marker, OnArea
from rules.newdale.purse import check_payment, pays, with_coal, without_good
from rules.newdale.reasons import Reason
from rules.newdale.state import State
from rules.newdale.work import chain as chains
from rules.newdale.work.odds import outcome
from rules.newdale.work.shortage import cards_for


def produce(state: State, move: Produce) -> State:
    check_produce(state, move)
    player = state.players[move.seat]
    space = player.placed(move.marker)
    assert isinstance(space, OnArea)
    at = player.at(space.area)
    if at is None:
        return state  # insisted on: there is nothing to lay goods on
    card = state.card(move.seat, at)
    bonus = chains.bonus(move.chain) if move.bonus is None else move.bonus
    if card.chain:
        for good in card.chain.goods:
            state = without_good(state, move.seat, good, move.chain)
    player = state.players[move.seat].without_tokens((STAND_IN,) * move.stand_ins)
    if card.id == CAPTAIN:
        return state.with_player(move.seat, player.replace(ship=player.ship + move.goods))
    return state.with_player(move.seat, player.with_goods(at, move.goods + move.chain + bonus))


def check_produce(state: State, move: Produce) -> None:
    space = state.players[move.seat].placed(move.marker)
    if not isinstance(space, OnArea):
        raise IllegalMove(Reason.NOT_NOW)
    at = state.players[move.seat].at(space.area)
    if at is None:
        refuse(move, Reason.NO_BUILDING_THERE)
        return
    card, row = state.card(move.seat, at), state.row(move.seat, space)
    _check_assistants(state, move, card, row)
    _check_goods(move, row)
    check_chain(state, move, card)


def short(state: State, seat: int, card: Building, row: Row | None) -> int | None:
    """How many are missing now; None where need or row is not told, or nobody was drawn yet."""
    if state.drawn is None or state.printed is None:
        return None
    return outcome(card.need, state.market(seat), row.modifier if row else None)


def _check_assistants(state: State, move: Produce, card: Building, row: Row | None) -> None:
    if move.stand_ins > state.players[move.seat].tokens.count(STAND_IN):
        refuse(move, Reason.TOKEN_NOT_HELD, token=token_name(STAND_IN))
    missing = short(state, move.seat, card, row)
    if not move.goods:
        if move.cards or move.stand_ins:
            refuse(move, Reason.CARDS_FOR_MISSING, n=0, missing=missing or 0)
        return
    if missing is None:
        return
    if missing and not move.cards and not move.stand_ins:
        refuse(move, Reason.SHORT_OF_ASSISTANTS, n=missing, cards=cards_for(missing, 0, state.rate(move.seat)))
    elif move.stand_ins > missing:
        refuse(move, Reason.TOO_MANY_STAND_INS, n=missing)
    elif move.cards != (due := cards_for(missing, move.stand_ins, state.rate(move.seat))):
        refuse(move, Reason.CARDS_FOR_MISSING, n=due, missing=missing)


def _check_goods(move: Produce, row: Row | None) -> None:
    if move.goods and row is not None and row.goods is not None and move.goods != row.goods:
        refuse(move, Reason.WRONG_GOODS, n=row.goods)


def check_chain(state: State, move: Produce, card: Building) -> None:
    if move.bonus is not None and move.bonus != chains.bonus(move.chain):
        refuse(move, Reason.CHAIN_BONUS_ONCE, n=chains.bonus(move.chain))
    if move.chain and card.chain is not None:
        if not card.chain.works:
            refuse(move, Reason.NO_CHAIN, card=card.name)
        elif (most := chains.most(card.chain, state.stock(move.seat))) is not None and move.chain > most:
            refuse(move, Reason.CHAIN_NOT_ENOUGH, n=most, card=card.name)


def unlock(state: State, move: Unlock) -> State:
    check_unlock(state, move)
    state = pays(state, move.seat, move.paid)
    player = state.players[move.seat]
    locks = tuple(lock for lock in player.locks if lock is not move.lock)
    return scored(state.with_player(move.seat, player.replace(locks=locks)), move.seat, COSTS.unlock_points)


def check_unlock(state: State, move: Unlock) -> None:
    if move.lock not in state.players[move.seat].locks:
        refuse(move, Reason.LOCK_IS_OFF, lock=move.lock.value)
    check_payment(state, move, move.seat, move.paid, COSTS.unlock)


def black_market(state: State, move: BlackMarket) -> State:
    check_black_market(state, move)
    state = with_coal(state, move.seat, COSTS.black_market_coal)
    return state.with_player(move.seat, state.players[move.seat].with_goods(move.onto, 1))


def check_black_market(state: State, move: BlackMarket) -> None:
    if move.onto >= len(state.players[move.seat].built):
        raise IllegalMove(Reason.NO_BUILDING_THERE)
    card = state.card(move.seat, move.onto)
    if not card.makes_goods:
        refuse(move, Reason.ONTO_NO_GOODS, card=card.name)


def development_cost(which: int, tokens: int) -> int:
    cost = COSTS.marker_3 if which == 3 else COSTS.marker_4
    return max(0, cost - tokens * TOKENS[DEVELOPMENT_LESS].less)


def develop(state: State, move: Develop) -> State:
    check_develop(state, move)
    state = pays(state, move.seat, move.paid)
    player = state.players[move.seat].without_tokens((DEVELOPMENT_LESS,) * move.tokens)
    if all(marker.number != move.which for marker in player.markers):
        since = min(state.round, ROUNDS.rounds) + 1
        player = player.replace(markers=(*player.markers, Marker(number=move.which, since=since)))
    points = COSTS.marker_3_points if move.which == 3 else COSTS.marker_4_points
    return scored(state.with_player(move.seat, player), move.seat, points)


def check_develop(state: State, move: Develop) -> None:
    player = state.players[move.seat]
    if any(marker.number == move.which for marker in player.markers):
        refuse(move, Reason.MARKER_OWNED_ALREADY, n=move.which)
    if move.tokens > player.tokens.count(DEVELOPMENT_LESS):
        refuse(move, Reason.TOKEN_NOT_HELD, token=token_name(DEVELOPMENT_LESS))
    check_payment(state, move, move.seat, move.paid, development_cost(move.which, move.tokens))


def token_name(token: str) -> Phrase:
    return phrase(f"newdale.token_{token}")
