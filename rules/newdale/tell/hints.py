"""What the table should do after a move, besides moving the pieces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.kernel import Phrase, phrase
from rules.newdale.actions import development_cost
from rules.newdale.building import cost_of
from rules.newdale.components.buildings import BARRACKS, NATE
from rules.newdale.components.numbers import COSTS
from rules.newdale.components.tokens import TOKENS
from rules.newdale.effects import token_cards
from rules.newdale.moves import (
    AnyMove,
    BlackMarket,
    Build,
    Develop,
    Exchange,
    NotDone,
    Produce,
    TwoCards,
    Unlock,
    UseCharacter,
    UseSpecials,
    UseToken,
)
from rules.newdale.purse import could_be_kept
from rules.newdale.reasons import Reason
from rules.newdale.specials import losers
from rules.newdale.state import State

WATCHTOWER: Final = "small_watchtower"
WATCHTOWER_CARDS: Final = 2
SCRIPTORIUM: Final = "scriptorium"


def hints(before: State, move: AnyMove) -> Iterator[Phrase]:
    n = cards_drawn(before, move)
    if n:
        yield phrase("newdale.hint_draw", n=n)
    n = cards_discarded(before, move)
    if n:
        yield phrase("newdale.hint_discard", n=n)
    if isinstance(move, UseCharacter):
        yield phrase("newdale.hint_character", character=before.players[move.seat].character or NATE)
    if isinstance(move, UseSpecials) and any(built.card == BARRACKS for built in before.players[move.seat].built):
        yield phrase("newdale.hint_barracks", n=len(losers(before, move.seat, move.fewer)))
    yield from warnings(before, move)


def cards_drawn(before: State, move: AnyMove) -> int:
    match move:
        case NotDone():
            return COSTS.not_done
        case Produce(goods=0, chain=0):
            return COSTS.not_done
        case TwoCards():
            return COSTS.no_building
        case Exchange():
            return COSTS.exchange_draws
        case Build(card=card):
            return WATCHTOWER_CARDS if card == WATCHTOWER else 0
        case UseSpecials(seat=seat):
            return sum(built.card == SCRIPTORIUM for built in before.players[seat].built)
        case UseToken(seat=seat, token=token):
            return token_cards(before, seat, TOKENS[token])
        case _:
            return 0


def cards_discarded(before: State, move: AnyMove) -> int:
    match move:
        case Produce(cards=cards, chain=chain):
            space = before.players[move.seat].placed(move.marker)
            at = before.players[move.seat].at(space.area) if space is not None and space.on == "area" else None
            eats = None if at is None else before.card(move.seat, at).chain
            return cards + (chain if eats and eats.cards else 0)
        case BlackMarket():
            return COSTS.black_market_cards
        case UseToken(token=token):
            return TOKENS[token].discards
        case _:
            return 0


def warnings(before: State, move: AnyMove) -> Iterator[Phrase]:
    """Lawful, yet worth a second look: a good paid that could have been kept."""
    cost: int | None
    match move:
        case Build():
            cost = cost_of(before, move)
        case Unlock():
            cost = COSTS.unlock
        case Develop(which=which, tokens=tokens):
            cost = development_cost(which, tokens)
        case _:
            return
    if cost is not None and could_be_kept(before, move.seat, move.paid, cost):
        yield phrase(Reason.PAYS_NEEDLESSLY)
