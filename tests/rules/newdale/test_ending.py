"""The last production and the goal: planned, tokens in and out, and carried out as planned."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from rules.newdale.ask.ending import ask_final, ask_goal
from rules.newdale.components.box import Box
from rules.newdale.components.buildings import BuildingKind, Chain
from rules.newdale.components.figures import ASSISTANTS
from rules.newdale.components.told import BuildingFact
from rules.newdale.ending import goal_payment, hand_symbols, planned_moves, task
from rules.newdale.moves import (
    ChooseGoal,
    FinalProduction,
    Pay,
    Run,
    TokenUse,
)
from rules.newdale.planner import Piece, Task, plan, planning
from rules.newdale.rulings import Ruling
from rules.newdale.state import Phase, State
from rules.newdale.tell.hints import discarded, hints
from rules.newdale.work.processes import Process
from tests.rules.newdale.saying import said
from tests.rules.newdale.tables import (
    GOAL,
    a_table,
    answers,
    at,
    built,
    coal,
    goods,
    in_phase,
    play,
    player,
    special,
)

TWO = a_table(2)


CHAINS = (
    at("spinning_mill", 2, goods=3),
    at("weaving_mill", 3, goods=1),
    at("cooperage", 4, goods=2),
)


def at_the_end(*cards: Any, **more: Any) -> State:
    return built(in_phase(TWO.replace(round=8), "final"), *(cards or CHAINS), **more)


def test_the_plan_of_a_table_is_that_of_example_38() -> None:
    state = coal(at_the_end(), 6)
    assert hand_symbols(state, 0) == ("cotton",)
    best = plan(task(state, 0, {"cotton": 2}))
    assert best.points == 11
    final, goal = planned_moves(state, 0, best)
    assert final.chains == (Run(built=1, n=2), Run(built=2, n=5))
    assert goal == ChooseGoal(seat=0, option=1, paid=(Pay(built=2, n=4), Pay(built=3, n=2)))
    after = play(state, final, goal)
    assert after.phase is Phase.OVER
    assert (after.players[0].goal, after.coins(0)) == (9, 11)


def test_tokens_are_tried_in_and_out() -> None:
    state = player(coal(at_the_end(), 7), tokens=("coal_red", "any_good", "wood_coal", "yarn_red", "stand_in"))
    best = plan(task(state, 0, {"cotton": 0, "wood": 2}))
    final, goal = planned_moves(state, 0, best)
    after = play(state, final, goal)
    assert (after.players[0].score or 0) - 3 == best.extra
    assert (after.coins(0) or 0) // 5 + (after.players[0].goal or 0) == best.points - best.extra
    assert best.points > plan(task(player(state, tokens=()), 0, {"cotton": 0})).points
    green = player(in_phase(at_the_end(), "final", market="3G"), tokens=("green_coal", "cards_yellow"))
    assert plan(task(green, 0, {})).extra == 1


def test_a_token_whose_assistants_have_gone_home_still_pays_its_own_point() -> None:
    """Coal per green: after round 7 no coal, but the point."""
    assert plan(task(player(at_the_end(), tokens=("green_coal",)), 0, {})).extra == 1


def test_any_two_cards_pay_for_the_yellow_assistants() -> None:
    """With a yellow Post Office one point; whatever cards they are, but a chain's own are kept for the chain."""
    office = special("post_office", colour=ASSISTANTS[0])
    state = player(at_the_end(*CHAINS, office), tokens=("cards_yellow",))
    assert hand_symbols(state, 0) == ("cotton", "other")
    assert plan(task(state, 0, {"other": 1})).extra == 0
    best = plan(task(state, 0, {"other": 1, "cotton": 1}))
    assert best.extra == 1
    final, _ = planned_moves(state, 0, best)
    assert [use.token for use in final.tokens] == ["cards_yellow"]
    assert play(state, final).players[0].score == 4


def test_the_cotton_token_read_as_cards_takes_two_of_the_hand() -> None:
    state = player(at_the_end(at("cooperage", 2)), tokens=("cotton_red",))
    cards = state.replace(setup=state.setup.replace(rulings=(Ruling.TOKEN_COTTON,)))
    assert hand_symbols(state, 0) == ()
    assert hand_symbols(cards, 0) == ("cotton",)
    assert [plan(task(cards, 0, {"cotton": n})).extra for n in (1, 2)] == [0, 1]


def test_a_good_at_two_prices_feeds_a_chain_either_way() -> None:
    box = TWO.box.learn(BuildingFact(id="fine_yarn", good="yarn", price=4, chain=Chain()))
    state = at_the_end(at("spinning_mill", 2, goods=1), at("fine_yarn", 3, goods=1), at("weaving_mill", 4))
    best = plan(task(coal(state.replace(box=box), 1), 0, {}))
    # The cheap yarn is woven, the fine one kept: 4 + 5 coins.
    assert best.left == 9


def test_a_token_eats_a_good_that_lies_at_two_prices() -> None:
    """Three cattle for blue and 2: two cheap ones and a dear one are worth a point, the token brings 2."""
    cattle = [
        BuildingFact(id=f"cattle_{n}", good="cattle", price=n, kind=BuildingKind.PRODUCTION, chain=Chain())
        for n in (1, 3)
    ]
    state = player(at_the_end(at("cattle_1", 2, goods=2), at("cattle_3", 3, goods=1)), tokens=("cattle_blue",))
    state = coal(state.replace(box=TWO.box.learn(cattle[0]).learn(cattle[1])), 0)
    best = plan(task(state, 0, {}))
    assert (best.extra, best.left) == (2, 0)
    after = play(state, *planned_moves(state, 0, best))
    assert (after.players[0].score, after.coins(0)) == (5, 0)


def test_two_cards_of_one_kind_are_one_heap() -> None:
    state = at_the_end(at("cooperage", 2, goods=3), at("cooperage", 3, goods=3))
    best = plan(task(coal(state, 0), 0, {}))
    assert planned_moves(coal(state, 0), 0, best)[1].paid == (Pay(built=1, n=3), Pay(built=2, n=3))


def test_a_ring_is_named_and_left_to_the_player() -> None:
    ring = Task(
        {"a": Piece(2, 1, "a"), "b": Piece(0, 9, "b")},
        (Process("ab", (("a", 1),), (("b", 1),)), Process("ba", (("b", 1),), (("a", 1),))),
    )
    assert plan(ring).ring == ("ab", "ba")
    assert plan(ring).runs == ()


def test_a_goal_that_cannot_be_paid_is_not_planned() -> None:
    state = at_the_end(at("mill", 2, goods=1))
    found = plan(task(state, 0, {}))
    assert (found.option, found.goal_points) == (None, 0)
    assert goal_payment(state, 0, GOAL[0]) is None


def test_the_planner_gives_way() -> None:
    goods_ = {name: Piece(30, 1 + index, name) for index, name in enumerate("abcd")}
    chains = (
        Process("1", (("a", 1), ("b", 1)), (("c", 1),)),
        Process("2", (("c", 1), ("b", 1)), (("d", 1),)),
        Process("3", (("a", 1), ("d", 1)), (("e", 1),)),
    )
    big = Task({**goods_, "e": Piece(0, 7, "e")}, chains, (GOAL[0].replace(goods=tuple("abcde"), coins=60),))
    slices = sum(1 for _ in planning(big))
    assert slices > 2


def test_the_last_production_without_a_plan() -> None:
    state = at_the_end()
    offered = [move for move in ask_final(state).answers if isinstance(move.move, FinalProduction)]
    assert [answer.move.chains for answer in offered if isinstance(answer.move, FinalProduction)] == [
        (),
        (Run(built=1, n=1),),
        (Run(built=2, n=3),),
    ]


def test_a_chain_nobody_told_is_offered_too() -> None:
    """Of the Coal Mine and the Sawmill; nobody feeds a Fortress, and a Corn Field grows by itself."""
    cards = (at("sawmill", 2), special("fortress"), special("corn_field", goods=1))
    (entered,) = ask_final(built(in_phase(a_table(box=Box()), "final"), *cards)).entries
    assert [sample.chains for sample in entered.samples if isinstance(sample, FinalProduction)] == [
        (Run(built=0, n=1),),
        (Run(built=1, n=1),),
    ]


def test_more_goods_than_any_table_has_are_planned_and_produced_all_the_same() -> None:
    """A card holds 9,999, as many as a file may claim; two of them feed a third."""
    box = TWO.box.learn(BuildingFact(id="kiln", good="coal", price=1))
    box = box.learn(BuildingFact(id="weaving_mill", chain=Chain(goods=("coal",))))
    state = coal(at_the_end(at("kiln", 2, goods=9_999), at("weaving_mill", 3)), 9_999).replace(box=box)
    most = FinalProduction(seat=0, chains=(Run(built=2, n=19_998),))
    assert most in answers(state)
    assert goods(play(state, most)) == (0, 0, 9_999)
    assert planned_moves(state, 0, plan(task(state, 0, {})))[0].chains == most.chains
    with pytest.raises(ValidationError):
        at("kiln", 2, goods=10_000)


def test_tokens_work_in_the_last_production() -> None:
    state = player(at_the_end(), tokens=("any_good", "coal_red"))
    move = FinalProduction(seat=0, tokens=(TokenUse(token="any_good", onto=1),), after=(TokenUse(token="coal_red"),))
    after = play(state, move)
    assert (goods(after), after.players[0].score) == ((2, 4, 1, 2), 4)


def test_a_chain_nobody_told_is_believed_at_the_end() -> None:
    state = built(in_phase(a_table(box=Box()), "final"), at("sawmill", 2))
    assert goods(play(state, FinalProduction(seat=0, chains=(Run(built=1, n=2),)))) == (5, 2)


def test_an_insisted_bonus_is_given_once() -> None:
    move = FinalProduction(
        seat=0, chains=(Run(built=1, n=1), Run(built=2, n=1)), bonus=1, insist=("newdale.no_bonus_at_the_end",)
    )
    assert goods(play(at_the_end(), move)) == (4, 4, 2, 2)


def test_the_goal_is_offered_with_its_payment_or_grey() -> None:
    state = in_phase(at_the_end(at("weaving_mill", 3, goods=4)), "goal")
    question = ask_goal(state)
    assert [option.refusal is None for option in question.options] == [True, False, True]
    assert play(state, ChooseGoal(seat=0, option=0, paid=(Pay(built=1, n=4),))).players[0].goal == 5
    assert play(state, ChooseGoal(seat=0)).players[0].goal == 0


def test_a_goal_out_of_reach_says_what_its_goods_are_worth() -> None:
    """A cloth at 5 and two barrels at 3, where 16 are asked for."""
    option, *_ = ask_goal(in_phase(at_the_end(), "goal")).options
    assert isinstance(option.move, ChooseGoal)
    assert option.move.paid == (Pay(built=2, n=1), Pay(built=3, n=2))
    assert option.refusal is not None
    assert option.refusal.params == {"n": 11, "coins": 16}


def test_a_goal_that_costs_nothing_takes_no_goods() -> None:
    chapter = TWO.box.chapters[0]
    free = chapter.replace(goal=(chapter.goal[0].replace(coins=0), *chapter.goal[1:]))
    state = in_phase(at_the_end(), "goal")
    option, *_ = ask_goal(state.replace(box=state.box.replace(chapters=(free,)))).options
    assert option.move == ChooseGoal(seat=0, option=0, paid=())


def test_goods_nobody_priced_are_offered_for_the_goal() -> None:
    box = Box().learn(BuildingFact(id="loom", good="cloth")).replace(chapters=TWO.box.chapters)
    state = built(in_phase(a_table(box=box), "goal"), at("loom", 2, goods=2))
    assert ChooseGoal(seat=0, option=1, paid=(Pay(built=1, n=2),)) in answers(state)


def test_a_goal_nobody_told_is_entered() -> None:
    state = in_phase(a_table(box=Box()), "goal")
    assert ChooseGoal(seat=0, option=0, points=2) in answers(state)
    assert play(state, ChooseGoal(seat=0, option=0, points=6, paid=(Pay(built=0, n=2),))).players[0].goal == 6


def test_a_goal_paid_with_goods_whose_price_nobody_told_is_believed() -> None:
    box = Box().learn(BuildingFact(id="loom", good="cloth")).replace(chapters=TWO.box.chapters)
    state = built(in_phase(a_table(box=box), "goal"), at("loom", 2, goods=2))
    assert play(state, ChooseGoal(seat=0, option=1, paid=(Pay(built=1, n=2),))).players[0].goal == 9


def test_a_vineyard_without_a_colour_has_no_price() -> None:
    state = built(a_table(2, "VI"), special("vineyard", goods=1))
    assert state.price(0, 1) is None


def test_the_last_production_says_which_cards_go() -> None:
    tokens = (TokenUse(token="wood_coal"), TokenUse(token="cards_yellow"))
    move = FinalProduction(seat=0, tokens=tokens, chains=(Run(built=1, n=3), Run(built=2, n=1)))
    state = player(at_the_end(), tokens=("wood_coal", "cards_yellow"))
    # Yarn is spun of cotton cards; cloth is woven of goods.
    assert discarded(state, move) == {"wood": 2, "": 2, "cotton": 3}
    assert [said(line, "en") for line in hints(state, move)] == [
        "Discard cards with wood: 2.",
        "Discard 2 cards.",
        "Discard cards with cotton: 3.",
    ]
