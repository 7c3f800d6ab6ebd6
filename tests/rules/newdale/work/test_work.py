"""Shortage, chains and chances in words."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rules.kernel import phrase
from rules.newdale.components.buildings import Chain
from rules.newdale.work import chain as chains
from rules.newdale.work.percent import fraction, percent
from rules.newdale.work.processes import Process, limits, ordered
from rules.newdale.work.shortage import cards_for, shortage
from tests.rules.newdale.tables import figures

MILL = figures("2Y 2R")
WEAVING = Chain(goods=("yarn", "coal"))


@pytest.mark.parametrize(("market", "missing"), [("2Y 1R", 0), ("1Y 2R", 0), ("1Y 1R", 1)])
def test_example_18_the_mill_lazily(market: str, missing: int) -> None:
    assert shortage(MILL, figures(market), -1) == missing


@pytest.mark.parametrize(("market", "missing"), [("4Y 2R", 0), ("3Y 3R", 0), ("2Y 4R", 0), ("5Y 1R", 1)])
def test_example_19_the_mill_diligently(market: str, missing: int) -> None:
    assert shortage(MILL, figures(market), 2) == missing
    assert cards_for(missing, 0, 3) == 3 * missing
    assert cards_for(missing, 0, 2) == 2 * missing


def test_example_20_others_do_not_help() -> None:
    assert shortage(MILL, figures("2Y 2R 3G 3B"), 2) == 2
    assert (cards_for(2, 0, 3), cards_for(2, 0, 2)) == (6, 4)
    assert (cards_for(2, 1, 3), cards_for(2, 1, 2)) == (3, 2)


def test_a_card_that_asks_for_nobody_needs_nobody() -> None:
    assert shortage(figures("0Y"), figures("2Y"), 2) == 0


def test_lazily_a_colour_may_come_to_nothing() -> None:
    assert shortage(figures("1B"), figures("3Y"), -1) == 0


def test_example_21_a_chain_of_all() -> None:
    most = chains.most(WEAVING, {"yarn": 3, "coal": 5})
    assert most == 3
    assert most + chains.bonus(most) == 4


def test_what_a_chain_can_make() -> None:
    assert chains.most(Chain(cards="cotton"), {}) is None
    assert chains.most(Chain(cards="cotton"), {}, {"cotton": 2}) == 2
    assert chains.most(Chain(goods=("coal", "coal")), {"coal": 5}) == 2
    assert chains.most(Chain(), {"coal": 5}) == 0
    assert chains.bonus(0) == 0


@pytest.mark.parametrize(
    ("chance", "key", "n"),
    [
        ("1", "certain", None),
        ("0", "impossible", None),
        ("817/1530", "percent", 53),
        ("299/306", "percent", 98),
        ("97/1530", "percent", 6),
        ("611/612", "percent_over", 99),
        ("1/1000", "percent_under", 1),
    ],
)
def test_rounding_never_lies(chance: str, key: str, n: int | None) -> None:
    assert percent(Fraction(chance)) == phrase(f"newdale.{key}", **({} if n is None else {"n": n}))


def test_a_tap_shows_the_fraction() -> None:
    assert fraction(Fraction(817, 1530)) == phrase("newdale.fraction", of="817", all="1530")


def test_whoever_makes_food_comes_first_and_a_ring_is_named() -> None:
    cloth = Process("cloth", (("yarn", 1), ("coal", 1)), (("cloth", 1),))
    yarn = Process("yarn", (("cotton", 1),), (("yarn", 1),))
    assert ordered((cloth, yarn)) == ((yarn, cloth), ())
    back = Process("back", (("cloth", 1),), (("cotton", 1),))
    coat = Process("coat", (("cloth", 1),), (("coat", 1),))
    # The coat only eats what the ring makes: what lies there it may eat.
    assert ordered((coat, cloth, yarn, back)) == ((coat,), ("cloth", "yarn", "back"))


def test_how_often_a_process_can_run() -> None:
    yarn = Process("yarn", (("cotton", 1),), (("yarn", 1),))
    cloth = Process("cloth", (("yarn", 1), ("coal", 2)), (("cloth", 1),))
    assert limits((yarn, cloth, Process("idle")), {"cotton": 2, "yarn": 1, "coal": 9}) == {
        "yarn": 2,
        "cloth": 3,
        "idle": 0,
    }
