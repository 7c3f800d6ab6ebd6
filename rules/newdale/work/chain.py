"""Production chains: what one run of a chain may take and what it leaves (p. 12)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.newdale.components.buildings import Chain, GoodId
from rules.newdale.components.numbers import END


def most(chain: Chain, stock: Mapping[GoodId, int], hand: Mapping[GoodId, int] | None = None) -> int | None:
    """How many goods a chain can make; None where only the hand knows."""
    if chain.cards is not None:
        return None if hand is None else hand.get(chain.cards, 0)
    # A pair of one good with itself takes two of it.
    return min(stock.get(good, 0) // chain.goods.count(good) for good in chain.goods) if chain.goods else 0


def bonus(made: int) -> int:
    """One more good, once in an action, whatever was made by the chain."""
    return END.chain_bonus if made else 0
