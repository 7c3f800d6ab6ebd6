"""The odds of a production before the draw: exact, in whole numbers, no dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb
from typing import Final, TypeAlias

from rules.newdale.components.figures import Figure, Figures
from rules.newdale.components.numbers import ROUNDS
from rules.newdale.work.shortage import short_by, shortage

Drawn: TypeAlias = tuple[int, int, int, int, int]
"""Yellow, green, red, blue, Hooded: what a hand brings out of the bag."""
_SHIFT: Final = 1 << 10
"""Missing and spare are added up in one number; neither comes near this."""


@lru_cache(maxsize=4096)
def draws(bag: Figures, n: int) -> tuple[tuple[Drawn, int], ...]:
    """Every draw of `n` figures and in how many ways it comes; the ways add up to C(figures, n)."""
    n = min(n, bag.total)
    found = []
    for colours in product(*(range(min(n, each) + 1) for each in bag.assistants)):
        hooded = n - sum(colours)
        if 0 <= hooded <= bag.hooded:
            weight = comb(bag.hooded, hooded)
            for there, taken in zip(bag.assistants, colours, strict=True):
                weight *= comb(there, taken)
            yellow, green, red, blue = colours
            found.append(((yellow, green, red, blue, hooded), weight))
    return tuple(found)


def ways(bag: Figures, n: int) -> int:
    return comb(bag.total, min(n, bag.total))


@dataclass(frozen=True)
class Odds:
    """In how many of all ways nobody, one, two … assistants are missing."""

    ways: int
    short: tuple[int, ...]

    @property
    def success(self) -> Fraction:
        return self.short_of(0)

    def short_of(self, missing: int) -> Fraction:
        return Fraction(self.short[missing], self.ways) if missing < len(self.short) else Fraction(0)

    @property
    def shortages(self) -> dict[int, Fraction]:
        """Those that can happen, success left out."""
        return {missing: self.short_of(missing) for missing in range(1, len(self.short)) if self.short[missing]}

    def within(self, missing: int) -> Fraction:
        """The chance that at most so many are missing: success, where cards or tokens can stand in for them."""
        return Fraction(sum(self.short[: missing + 1]), self.ways)


@lru_cache(maxsize=4096)
def spread(need: Figures, market: Figures, bag: Figures, n: int) -> tuple[tuple[int, int, int], ...]:
    """Missing, spare and in how many ways: serves every row of a building at once."""
    tables = [_colour(asked, there, n) for asked, there in zip(need.assistants, market.assistants, strict=True)]
    yellow, green, red, blue = tables
    found: dict[int, int] = {}
    for (y, g, r, b, _), weight in draws(bag, n):
        key = yellow[y] + green[g] + red[r] + blue[b]
        found[key] = found.get(key, 0) + weight
    return tuple((*divmod(key, _SHIFT), weight) for key, weight in found.items())


@lru_cache(maxsize=4096)
def _colour(asked: int, there: int, n: int) -> tuple[int, ...]:
    """By how many of a colour are drawn: missing and spare in one number."""
    if not asked:
        return (0,) * (n + 1)
    return tuple((asked - there - k) * _SHIFT if there + k < asked else there + k - asked for k in range(n + 1))


def odds(need: Figures, market: Figures, bag: Figures, modifier: int, n: int = ROUNDS.drawn) -> Odds:
    """Of one row: `market` is what the owner has before the draw, printed and private."""
    counts: dict[int, int] = {}
    if modifier > 0 and not any(need.assistants):
        counts[0] = ways(bag, n)
    else:
        for missing, spare, weight in spread(need, market, bag, n):
            short = short_by(missing, spare, modifier)
            counts[short] = counts.get(short, 0) + weight
    return Odds(ways=ways(bag, n), short=tuple(counts.get(k, 0) for k in range(max(counts) + 1)))


@dataclass(frozen=True)
class Planned:
    """A marker laid: what its building asks for and the modifier of its row."""

    need: Figures
    modifier: int


def together(planned: Sequence[Planned], market: Figures, bag: Figures, n: int = ROUNDS.drawn) -> tuple[Fraction, ...]:
    """The chance that exactly 0, 1, 2 … of the planned productions succeed."""
    counts = [0] * (len(planned) + 1)
    for drawn, weight in draws(bag, n):
        seen = market.plus(Figures(**dict(zip(Figure, drawn, strict=True))))
        counts[sum(not shortage(each.need, seen, each.modifier) for each in planned)] += weight
    return tuple(Fraction(count, ways(bag, n)) for count in counts)


def all_succeed(planned: Sequence[Planned], market: Figures, bag: Figures, n: int = ROUNDS.drawn) -> Fraction:
    return together(planned, market, bag, n)[-1]


def one_succeeds(planned: Sequence[Planned], market: Figures, bag: Figures, n: int = ROUNDS.drawn) -> Fraction:
    """At least one."""
    return 1 - together(planned, market, bag, n)[0]


def mean(figure: Figure, bag: Figures, n: int = ROUNDS.drawn) -> Fraction:
    """How many of a kind come on average."""
    return Fraction(min(n, bag.total) * bag[figure], bag.total) if bag.total else Fraction(0)


def chances(figure: Figure, bag: Figures, n: int = ROUNDS.drawn) -> tuple[Fraction, ...]:
    """The chance that 0, 1, 2 … of a kind come."""
    drawn, there = min(n, bag.total), bag[figure]
    others = bag.total - there
    return tuple(Fraction(comb(there, k) * comb(others, drawn - k), ways(bag, n)) for k in range(min(drawn, there) + 1))


def outcome(need: Figures | None, market: Figures, modifier: int | None) -> int | None:
    """After the draw: how many are missing; None where need or row is not told."""
    return None if need is None or modifier is None else shortage(need, market, modifier)
