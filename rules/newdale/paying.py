"""Paying a cost with goods: least waste first, no change given (p. 8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

OFFERED: Final = 3
Taken: TypeAlias = tuple[int, ...]
"""How many goods of each pile."""
_Best: TypeAlias = tuple[tuple[int, int, int], Taken]


@dataclass(frozen=True)
class Pile:
    """Goods on one building, at today's price."""

    n: int
    price: int
    wanted: bool = False
    """The chapter card asks for them."""
    eaten: bool = False
    """A chain of one's own eats them."""


@dataclass(frozen=True)
class Payment:
    taken: Taken
    coins: int
    waste: int


def coins(piles: Sequence[Pile]) -> int:
    return sum(pile.n * pile.price for pile in piles)


def least(piles: Sequence[Pile], cost: int) -> int | None:
    """The smallest sum of goods that covers `cost`; None where all of them do not."""
    sums = 1
    for pile in piles:
        sums = _sums(sums, pile.n, pile.price, cost)
    over = sums >> cost
    return cost + (over & -over).bit_length() - 1 if over else None


def _sums(sums: int, n: int, price: int, cost: int) -> int:
    """A bit for every sum that can be paid; nothing is added to what covers the cost already."""
    if not price:
        return sums
    short = (1 << cost) - 1
    fresh = sums
    for _ in range(min(n, -(-cost // price))):
        fresh = (fresh & short) << price
        sums |= fresh
    return sums


def payments(piles: Sequence[Pile], cost: int) -> tuple[Payment, ...]:
    """Up to three ways of least waste: sparing what the chapter card asks for, then what chains eat, then markers."""
    total = least(piles, cost)
    if total is None:
        return ()
    best: dict[int, list[_Best]] = {0: [((0, 0, 0), ())]}
    rest = coins(piles)
    for pile in piles:
        rest -= pile.n * pile.price
        best = _with(best, pile, total, rest)
    return tuple(Payment(taken=taken, coins=total, waste=total - cost) for _, taken in best[total])


def _with(best: dict[int, list[_Best]], pile: Pile, total: int, rest: int) -> dict[int, list[_Best]]:
    """The best ways once this pile is used too; sums that the piles after it cannot complete are dropped."""
    found: dict[int, list[_Best]] = {}
    for paid, ways in best.items():
        for n in range(min(pile.n, (total - paid) // pile.price if pile.price else 0) + 1):
            after = paid + n * pile.price
            if after + rest >= total:
                more = found.setdefault(after, [])
                for (wanted, eaten, markers), taken in ways:
                    key = (wanted + n * pile.wanted, eaten + n * pile.eaten, markers + n)
                    more.append((key, (*taken, n)))
    return {paid: sorted(ways)[:OFFERED] for paid, ways in found.items()}
