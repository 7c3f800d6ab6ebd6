"""What a marker may do in phase IV."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from rules.kernel import Phrase, phrase
from rules.newdale.actions import (
    check_black_market,
    check_develop,
    check_produce,
    check_unlock,
    development_cost,
    short,
)
from rules.newdale.ask.answers import NewdaleEntry, NewdaleOption, NewdaleQuestion, answer, entry
from rules.newdale.ask.building import build_entries
from rules.newdale.components.buildings import CAPTAIN
from rules.newdale.components.numbers import COSTS
from rules.newdale.components.tokens import DEVELOPMENT_LESS, STAND_IN
from rules.newdale.moves import (
    BlackMarket,
    Develop,
    Exchange,
    NotDone,
    OtherAction,
    Produce,
    Unlock,
)
from rules.newdale.players import BoardSpace, Lock, OnArea
from rules.newdale.purse import proposed
from rules.newdale.state import State
from rules.newdale.steps import ActDue
from rules.newdale.tell.naming import figures_name, paid_name, space_name
from rules.newdale.work import chain as chains
from rules.newdale.work.shortage import cards_for
from rules.refusals import refused

GOODS: Final[tuple[int, ...]] = (1, 2, 3)
"""Offered where the row is not told; the move takes any number."""
CARDS: Final = 3
"""Samples of cards with a symbol: only the hand knows how many there are."""
SAMPLES: Final = 100
"""Of what a chain can make."""


def ask_act(state: State) -> NewdaleQuestion:
    step = state.steps[0]
    assert isinstance(step, ActDue)
    seat, marker = step.seat, step.marker
    space = state.players[seat].placed(marker)
    assert space is not None
    entries: tuple[NewdaleEntry, ...]
    if isinstance(space, OnArea):
        options, entries = tuple(_produce(state, seat, marker, space)), _chain_entry(state, seat, marker, space)
    else:
        options = tuple(_on_board(state, seat, marker, space.space))
        entries = build_entries(state, seat, marker) if space.space is BoardSpace.BUILD else ()
    nothing = answer(NotDone(seat=seat, marker=marker), "answer_not_done", n=COSTS.not_done)
    name = state.name(seat)
    return NewdaleQuestion(
        who=name,
        ask=phrase("newdale.ask_act", name=name, n=marker, space=space_name(state, seat, space)),
        why=(phrase("newdale.why_market", figures=figures_name(state.market(seat))), *_why(state, seat, space)),
        options=(*options, nothing),
        entries=entries,
    )


def _why(state: State, seat: int, space: object) -> Iterator[Phrase]:
    if not isinstance(space, OnArea) or (at := state.players[seat].at(space.area)) is None:
        return
    missing = short(state, seat, state.card(seat, at), state.row(seat, space))
    if missing is None:
        yield phrase("newdale.why_untold")
    else:
        yield phrase("newdale.why_short", n=missing, cards=cards_for(missing, 0, state.rate(seat)))


def _produce(state: State, seat: int, marker: int, space: OnArea) -> Iterator[NewdaleOption]:
    """By assistants, with what makes up for the missing; each also with the most the chain gives."""
    at, row = state.players[seat].at(space.area), state.row(seat, space)
    if at is None:
        move = Produce(seat=seat, marker=marker, goods=1)
        yield answer(move, "answer_produce", refused(check_produce, state, move), n=1)
        return
    missing, amounts = short(state, seat, state.card(seat, at), row), GOODS
    if row is not None and row.goods is not None:
        amounts = (row.goods,) if row.goods else ()
    most = _most(state, seat, at) or 0
    for goods in amounts:
        for move in _covered(state, Produce(seat=seat, marker=marker, goods=goods), missing):
            yield _option(state, move)
            if most:
                yield _option(state, move.replace(chain=most))
    if most:
        yield _option(state, Produce(seat=seat, marker=marker, chain=most))


def _covered(state: State, plain: Produce, missing: int | None) -> Iterator[Produce]:
    """A success as it stands; else refused as it stands, and lawful with cards or stand-ins for each missing one."""
    yield plain
    held = state.players[plain.seat].tokens.count(STAND_IN)
    for stand_ins in range(min(missing or 0, held) + 1 if missing else 0):
        cards = cards_for(missing or 0, stand_ins, state.rate(plain.seat))
        yield plain.replace(cards=cards, stand_ins=stand_ins)


def _option(state: State, move: Produce) -> NewdaleOption:
    why_not = refused(check_produce, state, move)
    if _sails(state, move):
        return answer(move, "answer_sail", why_not, n=move.goods, cards=move.cards, tokens=move.stand_ins)
    if move.chain and move.goods:
        key = "answer_produce_both"
        return answer(move, key, why_not, n=move.goods, cards=move.cards, tokens=move.stand_ins, chain=move.chain)
    if move.chain:
        return answer(move, "answer_chain", why_not, n=move.chain)
    if move.cards or move.stand_ins:
        return answer(move, "answer_produce_cards", why_not, n=move.goods, cards=move.cards, tokens=move.stand_ins)
    return answer(move, "answer_produce", why_not, n=move.goods)


def _sails(state: State, move: Produce) -> bool:
    """The Captain makes no goods: the ship moves."""
    player = state.players[move.seat]
    space = player.placed(move.marker)
    at = player.at(space.area) if isinstance(space, OnArea) else None
    return at is not None and player.built[at].card == CAPTAIN


def _most(state: State, seat: int, at: int) -> int | None:
    """None where the goods do not say: the hand feeds the chain, or nobody told what does."""
    chain = state.card(seat, at).chain
    return chains.most(chain, state.stock(seat)) if chain else None


def _chain_entry(state: State, seat: int, marker: int, space: OnArea) -> tuple[NewdaleEntry, ...]:
    """Fewer than the chain could make, as many as the hand has cards, or what nobody told: a number to be entered."""
    at = state.players[seat].at(space.area)
    if at is None or not state.card(seat, at).may_chain:
        return ()
    most = _most(state, seat, at)
    numbers = range(1, CARDS + 1 if most is None else min(most, SAMPLES))
    return entry("entry_chain", tuple(Produce(seat=seat, marker=marker, chain=n) for n in numbers))


def _on_board(state: State, seat: int, marker: int, space: BoardSpace) -> Iterator[NewdaleOption]:
    match space:
        case BoardSpace.UNLOCK:
            yield from _unlock(state, seat, marker)
        case BoardSpace.EXCHANGE:
            for exchanged in (True, False):
                move = Exchange(seat=seat, marker=marker, exchanged=exchanged)
                yield answer(move, "answer_exchange" if exchanged else "answer_only_draw", n=COSTS.exchange_draws)
        case BoardSpace.BLACK_MARKET:
            for index in range(len(state.players[seat].built)):
                onto = BlackMarket(seat=seat, marker=marker, onto=index)
                why_not = refused(check_black_market, state, onto)
                yield answer(onto, "answer_black_market", why_not, card=state.card(seat, index).name)
        case BoardSpace.DEVELOP:
            yield from _develop(state, seat, marker)
        case BoardSpace.OTHER:
            yield answer(OtherAction(seat=seat, marker=marker), "answer_other_action")


def _unlock(state: State, seat: int, marker: int) -> Iterator[NewdaleOption]:
    ways = proposed(state, seat, COSTS.unlock) or ((),)
    for lock in Lock:
        for paid in ways:
            move = Unlock(seat=seat, marker=marker, lock=lock, paid=paid)
            why_not = refused(check_unlock, state, move)
            yield answer(move, "answer_unlock", why_not, lock=lock.value, paid=paid_name(state, seat, paid))


def _develop(state: State, seat: int, marker: int) -> Iterator[NewdaleOption]:
    held = state.players[seat].tokens.count(DEVELOPMENT_LESS)
    numbers: tuple[Literal[3, 4], ...] = (3, 4)
    for which in numbers:
        # Several at once, as long as there is something left to lessen (p. 9).
        for tokens in [n for n in range(held + 1) if not n or development_cost(which, n - 1)]:
            for paid in proposed(state, seat, development_cost(which, tokens)) or ((),):
                move = Develop(seat=seat, marker=marker, which=which, tokens=tokens, paid=paid)
                why_not, names = refused(check_develop, state, move), paid_name(state, seat, paid)
                yield answer(move, "answer_develop", why_not, n=which, tokens=tokens, paid=names)
