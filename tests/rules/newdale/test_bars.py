"""How fast the sums are: time of the processor, the best of several runs, so that a busy machine does not count."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from rules.newdale.components.figures import Figures
from rules.newdale.components.numbers import ASSISTANTS_IN_BAG
from rules.newdale.components.told import GoalOption
from rules.newdale.game import GAME
from rules.newdale.paying import Pile, payments
from rules.newdale.planner import Piece, Task, planning
from rules.newdale.work import odds
from rules.newdale.work.processes import Process
from tests.harness.autoplay import autoplay
from tests.rules.newdale.tables import a_setup, figures

pytestmark = pytest.mark.long
"""A busy or traced run is slower."""
NEEDS = ("2Y 2R", "1Y 1G 1R", "3Y 1G", "2G 1R 1B", "1Y 1G 1R 1B", "2R 2B", "2Y 2G", "3G 1B")


def best(of: Callable[[], object], runs: int = 7) -> float:
    """Milliseconds."""
    found = []
    for _ in range(runs):
        begin = time.process_time()
        of()
        found.append((time.process_time() - begin) * 1000)
    return min(found)


@pytest.mark.parametrize(("hooded", "n"), [("0H", 4), ("4H", 6)])
def test_odds_of_eight_buildings_in_three_rows_take_less_than_5_ms(hooded: str, n: int) -> None:
    bag = ASSISTANTS_IN_BAG.plus(figures(hooded))

    def desk() -> None:
        for cache in (odds.draws, odds.spread, odds._colour):
            cache.cache_clear()
        for need in NEEDS:
            for modifier in (-1, 0, 2):
                assert odds.odds(figures(need), Figures(yellow=1, red=1), bag, modifier, n).success >= 0

    assert best(desk) < 5


def test_a_payment_takes_less_than_2_ms() -> None:
    prices = (1, 3, 2, 5, 4, 3, 2, 7)
    piles = [Pile(n, price, price == 5, price == 2) for n, price in zip((12, 4, 5, 3, 4, 3, 3, 2), prices, strict=True)]
    assert max(best(partial(payments, piles, cost)) for cost in range(21)) < 2


def a_plan(chance: Random) -> Task:
    """6 chains, 25 goods, 10 cards in hand."""
    goods = [f"good{n}" for n in range(9)]
    counts = dict.fromkeys(goods, 0)
    for _ in range(25):
        counts[chance.choice(goods)] += 1
    pieces = {good: Piece(counts[good], chance.randint(1, 8), good) for good in goods}
    chains = []
    for at in range(3, 9):
        food = chance.choice(
            (("cotton",), ("wood",), tuple(chance.sample(goods[:at], 1)), *[tuple(chance.sample(goods[:at], 2))] * 3)
        )
        chains.append(Process(goods[at], tuple((name, 1) for name in food), ((goods[at], 1),)))
    kinds = tuple(chance.sample(goods, 3))
    goal = tuple(GoalOption(goods=kinds, coins=coins, points=points) for coins, points in ((15, 5), (30, 9)))
    return Task({**pieces, "cotton": Piece(5), "wood": Piece(5)}, tuple(chains), goal)


def test_a_plan_takes_less_than_100_ms_and_gives_way_within_30() -> None:
    chance = Random(4)
    for task in [a_plan(chance) for _ in range(40)]:
        slices: list[list[float]] = []
        for _ in range(2):
            last, found = time.process_time(), []
            for _ in planning(task):
                now = time.process_time()
                found.append((now - last) * 1000)
                last = now
            slices.append([*found, (time.process_time() - last) * 1000])
        assert min(sum(run) for run in slices) < 100
        assert min(max(run) for run in slices) < 30


def test_a_random_chapter_of_four_followed_boards_takes_less_than_a_fifth_of_a_second() -> None:
    setup = a_setup(4, "II")
    assert best(lambda: autoplay(GAME, setup, Random(3)), runs=3) < 200
