"""Newdale's sums: the odds of a whole desk, a payment, a plan of the end; in time of this thread."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from rules.newdale.components.figures import Figures
from rules.newdale.components.numbers import ASSISTANTS_IN_BAG
from rules.newdale.paying import Pile, payments
from rules.newdale.planner import planning
from rules.newdale.work import odds
from tests.bench.table import Row
from tests.rules.newdale.tables import figures
from tests.rules.newdale.test_bars import NEEDS, a_plan

TRIES = 5
PLANS = 40
COSTS = 21
PILES = tuple(
    Pile(n, price, price == 5, price == 2)
    for n, price in zip((12, 4, 5, 3, 4, 3, 3, 2), (1, 3, 2, 5, 4, 3, 2, 7), strict=True)
)


def rows() -> Iterator[Row]:
    # As the app does at its start: what other rows have loaded is not looked through in the midst of a slice.
    gc.collect()
    gc.freeze()
    for hooded, n in (("0H", 4), ("4H", 6)):
        bag = ASSISTANTS_IN_BAG.plus(figures(hooded))
        took = _best(partial(_desk, bag, n))
        yield Row(f"odds of 8 buildings in 3 rows, {n} drawn of {bag.total}", took, None, 5)
    worst = max(_best(partial(payments, PILES, cost)) for cost in range(COSTS))
    yield Row("a payment, the dearest of 21 to work out", worst, None, 2)
    plans = [_slices(seed) for seed in range(PLANS)]
    yield Row("a plan of 6 chains and 25 goods, the worst of 40", max(map(sum, plans)), None, 100)
    yield Row("its longest slice", max(map(max, plans)), None, 30)


def _desk(bag: Figures, n: int) -> None:
    for cache in (odds.draws, odds.spread, odds._colour):
        cache.cache_clear()
    for need in NEEDS:
        for modifier in (-1, 0, 2):
            odds.odds(figures(need), Figures(yellow=1, red=1), bag, modifier, n)


def _best(work: Callable[[], object]) -> float:
    """Milliseconds."""
    found = []
    for _ in range(TRIES):
        began = time.thread_time()
        work()
        found.append((time.thread_time() - began) * 1000)
    return min(found)


def _slices(seed: int) -> list[float]:
    last, found = time.thread_time(), []
    for _ in planning(a_plan(Random(seed))):
        now = time.thread_time()
        found.append((now - last) * 1000)
        last = now
    return [*found, (time.thread_time() - last) * 1000]
