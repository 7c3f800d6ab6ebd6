"""What the table should do after a move, besides moving the pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rules.kernel import Phrase, phrase
from rules.newdale.actions import development_cost
from rules.newdale.building import cost_of
from rules.newdale.components.buildings import BARRACKS, NATE, good_name
from rules.newdale.components.numbers import COSTS
from rules.newdale.components.tokens import TOKENS
from rules.newdale.effects import good_eaten, token_cards
from rules.newdale.moves import (
    AnyMove,
    BlackMarket,
    Build,
    Develop,
    Exchange,
    FinalProduction,
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
ANY: Final = ""
"""Cards of whatever symbol."""


def hints(before: State, move: AnyMove) -> Iterator[Phrase]:
    n = cards_drawn(before, move)
    if n:
        yield phrase("newdale.hint_draw", n=n)
    for symbol, n in discarded(before, move).items():
        if not symbol:
            yield phrase("newdale.hint_discard", n=n)
        else:
            yield phrase("newdale.hint_discard_symbol", n=n, what=good_name(symbol))
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


def discarded(before: State, move: AnyMove) -> Counter[str]:
    """Cards that go, by the symbol they must show; any card where none is named."""
    found = Counter[str]()
    match move:
        case Produce(seat=seat, cards=cards, chain=chain):
            space = before.players[seat].placed(move.marker)
            at = before.players[seat].at(space.area) if space is not None and space.on == "area" else None
            found[ANY] = cards
            found += _fed(before, seat, at, chain)
        case BlackMarket():
            found[ANY] = COSTS.black_market_cards
        case UseToken(token=token):
            found += _for_token(before, token)
        case FinalProduction(seat=seat):
            for use in (*move.tokens, *move.after):
                found += _for_token(before, use.token)
            for run in move.chains:
                found += _fed(before, seat, run.built, run.n)
    return +found


def _fed(before: State, seat: int, at: int | None, n: int) -> Counter[str]:
    """To a chain that eats cards."""
    chain = None if at is None else before.card(seat, at).chain
    return Counter({chain.cards: n}) if chain and chain.cards else Counter()


def _for_token(before: State, token_id: str) -> Counter[str]:
    token = TOKENS[token_id]
    if token.eats and not good_eaten(before, token):
        return Counter({token.eats: token.eaten})  # Ruling: token_cotton, the other reading.
    return Counter({token.symbol or ANY: token.discards})


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
