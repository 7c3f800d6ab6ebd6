"""Odds worked out by hand, exact."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from rules.newdale.components.figures import NOBODY, Figure
from rules.newdale.components.numbers import ASSISTANTS_IN_BAG as BAG
from rules.newdale.work.odds import (
    Planned,
    all_succeed,
    chances,
    draws,
    mean,
    odds,
    one_succeeds,
    outcome,
    together,
    ways,
)
from tests.rules.newdale.tables import figures

MILL = figures("2Y 2R")
PRINTED = figures("1Y 1R")
HOODED = BAG.plus(figures("4H"))


def short(*parts: str) -> dict[int, Fraction]:
    return {int(part.split(":")[0]): Fraction(part.split(":")[1]) for part in parts}


def test_example_1_the_mill_with_nothing_printed() -> None:
    found = odds(MILL, NOBODY, BAG, 0)
    assert found.ways == 3060
    assert found.success == Fraction(1, 34)
    assert found.shortages == short("1:218/765", "2:367/765", "3:28/153", "4:7/306")


def test_example_2_the_mill_normally_with_two_printed() -> None:
    found = odds(MILL, PRINTED, BAG, 0)
    assert found.success == Fraction(817, 1530)
    assert found.shortages == short("1:113/255", "2:7/306")


def test_example_3_the_mill_lazily() -> None:
    assert odds(MILL, PRINTED, BAG, -1).success == Fraction(299, 306)


def test_example_4_the_mill_diligently() -> None:
    found = odds(MILL, PRINTED, BAG, 2)
    assert found.success == Fraction(97, 1530)
    assert found.shortages == short("1:244/765", "2:7/17", "3:28/153", "4:7/306")
    assert found.short_of(9) == 0


def test_example_5_expected_goods() -> None:
    assert odds(MILL, PRINTED, BAG, -1).success * 1 == Fraction(299, 306)
    assert odds(MILL, PRINTED, BAG, 0).success * 2 == Fraction(817, 765)
    assert odds(MILL, PRINTED, BAG, 2).success * 3 == Fraction(97, 510)


def test_example_6_with_three_cards_for_one_while_locked() -> None:
    assert odds(MILL, PRINTED, BAG, 0).within(1) == Fraction(299, 306)
    assert odds(MILL, PRINTED, BAG, 2).within(1) == Fraction(13, 34)


def test_example_7_lazily_with_four_hooded() -> None:
    assert odds(MILL, PRINTED, HOODED, -1).ways == 7315
    assert odds(MILL, PRINTED, HOODED, -1).success == Fraction(124, 133)


def test_example_8_one_blue() -> None:
    blue = figures("1B")
    assert odds(blue, NOBODY, BAG, 0).success == Fraction(113, 204)
    assert odds(blue, NOBODY, BAG, 0, n=6).success == Fraction(149, 204)
    assert odds(blue, NOBODY, HOODED, 0).success == Fraction(181, 385)
    assert odds(blue, blue, BAG, 0).success == 1


def test_example_9_one_red_diligently() -> None:
    red = figures("1R")
    assert odds(red, NOBODY, BAG, 1).success == Fraction(67, 340)
    assert odds(red, red, BAG, 1).success == Fraction(2059, 3060)


def test_example_10_three_green_and_onyx() -> None:
    green = figures("3G")
    assert odds(green, figures("1G"), BAG, 0).success == Fraction(61, 204)
    assert odds(green, figures("2G"), BAG.minus(figures("1G")), 0).success == Fraction(333, 476)


def test_example_11_rabbit_holds_two() -> None:
    bag = BAG.minus(figures("1Y 1B"))
    assert bag.total == 16
    assert odds(MILL, PRINTED.plus(figures("1Y 1B")), bag, 0).success == Fraction(265, 364)
    assert odds(MILL, PRINTED, bag, 0).success == Fraction(103, 182)


def test_example_12_a_red_one_in_prison() -> None:
    assert odds(MILL, PRINTED, BAG.minus(figures("1R")), 0).success == Fraction(1119, 2380)


def test_example_13_lazily_by_two() -> None:
    assert odds(figures("3Y 1G"), NOBODY, BAG, -2).success == Fraction(157, 204)


def test_example_14_three_colours() -> None:
    assert odds(figures("1Y 1G 1R"), figures("1B"), BAG, 0).success == Fraction(6, 17)


def test_example_15_diligently_with_six_drawn() -> None:
    found = odds(MILL, PRINTED, BAG, 2, n=6)
    assert found.ways == 18564
    assert found.success == Fraction(1087, 2652)


def test_example_16_two_planned_markers() -> None:
    plan = (Planned(MILL, -1), Planned(figures("1B"), 0))
    assert all_succeed(plan, PRINTED, BAG) == Fraction(163, 306)
    assert one_succeeds(plan, PRINTED, BAG) == Fraction(611, 612)
    assert sum(together(plan, PRINTED, BAG)) == 1


def test_example_17_the_mean_of_a_draw() -> None:
    means = [mean(figure, BAG) for figure in Figure]
    assert means == [Fraction(4, 3), Fraction(10, 9), Fraction(8, 9), Fraction(2, 3), 0]
    assert chances(Figure.RED, BAG)[0] == Fraction(1001, 3060)
    assert sum(chances(Figure.RED, BAG)) == 1
    assert mean(Figure.RED, NOBODY) == 0


def test_the_ways_of_all_draws_add_up() -> None:
    # Five kinds fit four figures in 70 ways; four blues there are none of, so 69.
    assert len(draws(HOODED, 4)) == 69
    assert len(draws(HOODED, 6)) == 184
    for bag, n in ((BAG, 4), (HOODED, 4), (HOODED, 6), (figures("2Y"), 4)):
        assert sum(weight for _, weight in draws(bag, n)) == comb(bag.total, min(n, bag.total)) == ways(bag, n)


def test_a_card_that_asks_for_nobody_is_never_short() -> None:
    assert odds(NOBODY, NOBODY, BAG, 2).success == 1
    assert odds(NOBODY, NOBODY, BAG, 0).success == 1


@pytest.mark.parametrize(("need", "modifier"), [(None, 0), (MILL, None)])
def test_what_is_not_told_has_no_outcome(need: object, modifier: int | None) -> None:
    assert outcome(need, NOBODY, modifier) is None  # type: ignore[arg-type]
    assert outcome(MILL, PRINTED, 0) == 2
