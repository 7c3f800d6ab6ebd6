"""Examples worked out by hand, 21 to 40, on a table."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from fractions import Fraction
from importlib.resources import files

import pytest

from rules.newdale.actions import development_cost
from rules.newdale.building import cost_of
from rules.newdale.campaign import Campaign, Result, Standing, draft_order, next_start
from rules.newdale.components.box import Box
from rules.newdale.components.told import GoalOption
from rules.newdale.moves import (
    Build,
    Develop,
    Exchange,
    FinalProduction,
    NotDone,
    Pay,
    Points,
    Produce,
    Run,
    UseSpecials,
    UseToken,
)
from rules.newdale.paying import Pile, payments
from rules.newdale.planner import Piece, Task, plan
from rules.newdale.rulings import Ruling
from rules.newdale.score.scoring import military, score_sheet
from rules.newdale.score.sheet import Player, Sheet
from rules.newdale.setup import Depth
from rules.newdale.tell.hints import cards_drawn, hints
from rules.newdale.track import cards_due
from rules.newdale.turns import round_over
from rules.newdale.work.processes import Process
from rules.newdale.worth import token_worth
from tests.rules.newdale.saying import said
from tests.rules.newdale.tables import (
    DILIGENT,
    a_table,
    acting,
    answers,
    at,
    built,
    coal,
    figures,
    goods,
    in_phase,
    play,
    player,
    row,
    space,
    special,
)
from tests.rules.refusing import refused

WEAVING = (at("spinning_mill", 2, goods=3), at("weaving_mill", 3))


def test_example_21_in_a_round_a_chain_brings_one_more() -> None:
    state = acting(built(a_table(), *WEAVING), row(3, DILIGENT))
    assert goods(play(state, Produce(seat=0, marker=1, chain=3))) == (2, 0, 4)


def test_example_21_at_the_end_it_does_not() -> None:
    state = in_phase(built(a_table(), *WEAVING), "final")
    assert goods(play(state, FinalProduction(seat=0, chains=(Run(built=2, n=3),)))) == (2, 0, 3)


def test_example_22_success_and_a_chain() -> None:
    state = acting(built(a_table(), *WEAVING), row(3, DILIGENT), "2R 2B")
    assert goods(play(state, Produce(seat=0, marker=1, goods=3, chain=2)))[2] == 6


def test_example_22_a_failed_production_without_a_chain_brings_a_card() -> None:
    state = acting(built(a_table(), *WEAVING), row(3, DILIGENT))
    assert cards_drawn(state, NotDone(seat=0, marker=1)) == 1
    assert cards_drawn(state, Produce(seat=0, marker=1)) == 1


def test_example_23_least_waste_with_fewest_markers() -> None:
    found = payments((Pile(5, 1), Pile(2, 3)), 4)
    assert [(payment.taken, payment.waste) for payment in found] == [((1, 1), 0), ((4, 0), 0)]


def test_example_24_waste_and_what_cannot_be_paid() -> None:
    assert [payment.waste for payment in payments((Pile(3, 3),), 7)] == [2]
    assert payments((Pile(5, 1),), 9) == ()


def test_example_25_discount_and_a_build_token() -> None:
    state = a_table()
    move = Build(seat=0, card="cooperage", discount=True)
    assert cost_of(state, move) == 3
    assert cost_of(state, move.replace(tokens=1)) == 0


def test_example_26_marker_4_with_a_development_token() -> None:
    assert development_cost(4, 1) == 9
    state = acting(player(coal(a_table(), 9), tokens=("development_less",)), space("develop"))
    after = play(state, Develop(seat=0, marker=1, which=4, tokens=1, paid=(Pay(built=0, n=9),)))
    assert after.players[0].score == 6
    assert after.players[0].tokens == ()


@pytest.mark.parametrize(
    ("before", "after", "cards"), [(3, 5, 2), (4, 11, 4), (3, 20, 8), (49, 56, 0), (54, 56, 0), (10, 9, 0)]
)
def test_example_27_cards_for_levels(before: int, after: int, cards: int) -> None:
    assert cards_due(before, after) == cards


def test_example_28_a_level_reached_again_pays_again() -> None:
    assert cards_due(10, 9) == 0
    assert cards_due(9, 11) == 2


def test_example_29_two_barracks() -> None:
    table = a_table(4, "II", points=(1, 2, 3))
    state = built(table, special("barracks"), special("barracks"), special("fortress"))
    for seat, fists in ((1, 4), (2, 2), (3, 0)):
        state = player(state, seat, fists_told=fists)
    after = play(in_phase(state, "special"), UseSpecials(seat=0))
    assert state.fists(0) == 4
    assert [each.score for each in after.players] == [3, 3, 1, 1]


@pytest.mark.parametrize(
    ("fists", "points"),
    [((2, 2, 0), (4, 4, 0)), ((2, 2, 1), (4, 4, 1)), ((3, 2, 2, 1), (4, 2, 2, 0)), ((4, 3, 2, 1), (4, 2, 1, 0))],
)
def test_example_30_military(fists: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert military(fists) == points


def test_example_31_the_bag_and_the_tie() -> None:
    state = a_table(4, depth=Depth.POINTS)
    starters = []
    while state.steps:
        starters.append(state.starter)
        state = round_over(state)
    assert starters == [0, 1, 2, 3, 0, 1, 2]
    assert state.holder == 3
    names = [Player(name=name, track=10 if name in "ac" else 5) for name in "abcd"]
    sheet = Sheet(start=0, players=tuple(names))
    best = max(score_sheet(sheet, Box()), key=lambda score: score.standing)
    assert best.player == "c"
    other = score_sheet(sheet.replace(rulings=(Ruling.TIE,)), Box())
    assert max(other, key=lambda score: score.standing).player == "a"


def test_example_32_the_draft_and_the_next_chapter() -> None:
    assert draft_order(0, 3) == (2, 1, 0)
    people = tuple(Standing(name=name, points=9) for name in "abc")
    campaign = Campaign(id="x", results=(Result(chapter="I", people=people, winner="c"),))
    start = next_start(campaign, "abc")
    assert start == 0
    assert draft_order(start, 3)[0] == 2


@pytest.mark.parametrize(
    ("token", "points"), [("coal_red", 3), ("boards_blue", 3), ("ore_green", 3), ("cards_yellow", 3), ("green_coal", 1)]
)
def test_example_33_tokens_in_my_market(token: str, points: int) -> None:
    state = in_phase(player(a_table(), tokens=(token,)), "build", market="3Y 1G 2R 1B")
    assert token_worth(state, 0, token)["points"] == points
    if token in ("coal_red", "cards_yellow", "green_coal"):
        after = play(state, UseToken(seat=0, token=token))
        assert after.players[0].score == 3 + points
        assert goods(after)[0] == {"coal_red": 2, "cards_yellow": 5, "green_coal": 6}[token]


def test_example_34_a_token_before_the_draw() -> None:
    state = in_phase(a_table(), "plan")
    assert token_worth(state, 0, "coal_red") == {"points": Fraction(17, 9)}


def test_example_35_grapes() -> None:
    state = built(
        a_table(2, "VI"), special("vineyard", goods=3, colour="green"), special("post_office", colour="green")
    )
    state = coal(in_phase(state, "build", market="2G"), 0)
    assert state.coins(0) == 9
    last = state.replace(round=7, drawn=figures("0Y"))
    assert round_over(last).coins(0) == 3
    stays = last.replace(setup=last.setup.replace(rulings=(Ruling.MARKET_AFTER_ROUND_7,)))
    assert round_over(stays).coins(0) == 9


@pytest.mark.parametrize(("locks", "steps", "gets"), [(2, 1, True), (2, 2, False), (0, 2, True), (0, 3, False)])
def test_example_36_a_token_only_below_the_reach(locks: int, steps: int, gets: bool) -> None:
    state = in_phase(player(a_table(), locks=("reach", "compensation")[:locks]), "build")
    move = Build(seat=0, card="scriptorium", steps=steps, token="any_good")
    if gets:
        assert play(state, move).players[0].tokens == ("any_good",)
    else:
        with refused("newdale.token_too_far"):
            play(state, move)


@pytest.mark.parametrize(
    ("language", "hint", "both"),
    [
        ("en", "Draw 3 cards.", "half the hand, that number rounded down"),
        ("pl", "Dociągnij 3 karty.", "pół ręki, zaokrąglając w dół"),
        ("ru", "Возьмите 3 карты.", "половину руки, округляя вниз"),
    ],
)
def test_example_37_an_exchange_draws_three_besides(language: str, hint: str, both: str) -> None:
    """Seven in hand: six away and nine drawn, or three drawn; ten either way."""
    state = acting(a_table(), space("exchange"))
    for exchanged in (True, False):
        move = Exchange(seat=0, marker=1, exchanged=exchanged)
        assert move in answers(state)
        assert [said(line, language) for line in hints(state, move)] == [hint]
    file = files("data") / "newdale" / "clarifications" / language / "actions.toml"
    entry = tomllib.loads(file.read_text("utf-8"))["exchange"]
    assert both in entry["text"]
    assert re.findall(r"\d", entry["example"]) == ["7", "6", "9", "3"]


def test_example_38_the_plan_pays_the_dearer_goal() -> None:
    task = Task(
        {
            "coal": Piece(6, 1, "coal"),
            "yarn": Piece(3, 2, "yarn"),
            "cloth": Piece(1, 5, "cloth"),
            "barrel": Piece(2, 3, "barrel"),
            "cotton": Piece(2),
        },
        (
            Process("cloth", (("yarn", 1), ("coal", 1)), (("cloth", 1),)),
            Process("yarn", (("cotton", 1),), (("yarn", 1),)),
        ),
        tuple(GoalOption(goods=("cloth", "barrel"), coins=c, points=p) for c, p in ((16, 5), (26, 9))),
    )
    best = plan(task)
    assert [(process.name, n) for process, n in best.runs] == [("yarn", 2), ("cloth", 5)]
    assert best.paid == {"cloth": 4, "barrel": 2}
    assert (best.left, best.goal_points, best.goods_points, best.points) == (11, 9, 2, 11)
    assert plan(replace(task, goal=task.goal[:1])).points == 9
    assert plan(replace(task, goal=())).points == 7


def test_example_39_sometimes_nothing_is_baked() -> None:
    task = Task(
        {"flour": Piece(4, 3, "flour"), "coal": Piece(5, 1, "coal"), "bread": Piece(0, 5, "bread")},
        (Process("bread", (("flour", 1), ("coal", 1)), (("bread", 1),)),),
        tuple(GoalOption(goods=("flour",), coins=c, points=p) for c, p in ((12, 6), (9, 4))),
    )
    best = plan(task)
    assert best.runs == ()
    assert (best.goal_points, best.goods_points, best.points) == (6, 1, 7)
    assert plan(replace(task, goal=())).points == 4


def test_example_40_a_whole_count() -> None:
    ola = Player(name="Ola", track=31, fists=3, goal=6, coins=23, mission=3, buildings=13)
    jan = Player(name="Jan", track=28, fists=1, goal=6, coins=10, mission=2, buildings=17)
    first, second = score_sheet(Sheet(players=(ola, jan)), Box())
    assert [line.points for line in first.lines] == [31, 4, 6, 4, 6, 13]
    assert first.total == 64
    assert [line.points for line in second.lines] == [28, 2, 6, 2, 4, 17]
    assert second.total == 59


def test_points_told_at_any_time() -> None:
    assert play(a_table(), Points(seat=1, n=2)).players[1].score == 5
