"""Phase IV: producing, and the spaces of the action board (p. 7–12)."""

from __future__ import annotations

import pytest

from rules.newdale.actions import short
from rules.newdale.ask.actions import ask_act
from rules.newdale.components.box import Box
from rules.newdale.components.buildings import Chain
from rules.newdale.components.told import AreaFact, BuildingFact, Row, RowKind
from rules.newdale.moves import (
    BlackMarket,
    Develop,
    OtherAction,
    Pay,
    PlaceMarker,
    Produce,
    Unlock,
)
from rules.newdale.players import Lock, Marker
from rules.newdale.reasons import Reason
from rules.newdale.state import Phase
from rules.newdale.tell.hints import discarded
from tests.rules.newdale.saying import said
from tests.rules.newdale.tables import (
    DILIGENT,
    LAZY,
    NORMAL,
    WHOLE_BOX,
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

TWO = a_table(2)
MILL = built(TWO, at("mill", 2), at("weaving_mill", 3))

# Production


@pytest.mark.parametrize(
    ("index", "market", "made"), [(LAZY, "2Y 1R", 1), (NORMAL, "2Y 2R", 2), (DILIGENT, "4Y 2R", 3)]
)
def test_a_success_brings_the_goods_of_the_row(index: int, market: str, made: int) -> None:
    state = acting(MILL, row(2, index), market)
    assert Produce(seat=0, marker=1, goods=made) in answers(state)
    assert goods(play(state, Produce(seat=0, marker=1, goods=made)))[1] == made


def test_cards_make_up_for_the_missing() -> None:
    state = acting(MILL, row(2, DILIGENT), "2Y 2R")
    move = Produce(seat=0, marker=1, goods=3, cards=6)
    assert move in answers(state)
    assert goods(play(state, move))[1] == 3
    assert discarded(state, move) == {"": 6}
    unlocked = player(state, locks=(Lock.REACH,))
    assert goods(play(unlocked, move.replace(cards=4)))[1] == 3


def test_a_stand_in_covers_one() -> None:
    state = player(acting(MILL, row(2, DILIGENT), "2Y 2R"), tokens=("stand_in", "any_good"))
    move = Produce(seat=0, marker=1, goods=3, cards=3, stand_ins=1)
    assert move in answers(state)
    after = play(state, move).players[0]
    assert (after.tokens, after.spent) == (("any_good",), ("stand_in",))


def test_what_is_not_told_is_believed() -> None:
    state = acting(built(a_table(box=Box()), at("sawmill", 2)), row(2, DILIGENT))
    assert {move.goods for move in answers(state) if isinstance(move, Produce) and not move.chain} == {1, 2, 3}
    assert goods(play(state, Produce(seat=0, marker=1, goods=2, chain=1)))[1] == 4
    assert short(state.replace(printed=None), 0, state.card(0, 1), None) is None


def test_a_row_that_was_never_told_is_believed_too() -> None:
    state = acting(MILL, row(2, 7), "2Y 2R")
    assert goods(play(state, Produce(seat=0, marker=1, goods=5)))[1] == 5


def test_a_row_of_nothing_makes_nothing() -> None:
    box = TWO.box.replace(areas=tuple(each for each in TWO.box.areas if each.area != 2 or each.back))
    rows = (Row(kind=RowKind.NORMAL, modifier=0, goods=0),)
    state = acting(MILL.replace(box=box.learn(AreaFact(area=2, rows=rows))), row(2, 0), "2Y 2R")
    assert not any(isinstance(move, Produce) for move in answers(state))


def test_a_chain_of_cards_is_entered() -> None:
    state = acting(built(TWO, at("spinning_mill", 2)), row(2, NORMAL))
    move = Produce(seat=0, marker=1, chain=2)
    assert move in answers(state)
    assert goods(play(state, move))[1] == 3
    assert discarded(state, move) == {"cotton": 2}


def test_a_chain_is_offered_with_the_production_and_alone() -> None:
    state = acting(built(TWO, at("spinning_mill", 2, goods=3), at("weaving_mill", 3)), row(3, NORMAL), "1R 1B")
    offered = answers(state)
    assert Produce(seat=0, marker=1, goods=2, chain=3) in offered
    assert Produce(seat=0, marker=1, chain=3) in offered
    assert Produce(seat=0, marker=1, chain=1) in offered
    assert len(set(offered)) == len(offered)


def test_an_empty_area_makes_nothing() -> None:
    state = acting(TWO, row(5, LAZY))
    question = ask_act(state)
    assert [option.refusal is None for option in question.options] == [False, True]
    assert Produce(seat=0, marker=1, goods=1, insist=(Reason.NO_BUILDING_THERE,)) not in answers(state)


def test_the_captain_moves_the_ship() -> None:
    state = acting(a_table(2, "VIII"), row(21, NORMAL))
    after = play(state, Produce(seat=0, marker=1, goods=2))
    assert after.players[0].ship == 2
    assert after.players[0].built[1].goods is None


def test_of_the_captain_spaces_of_the_ship_are_offered_not_goods() -> None:
    needs = WHOLE_BOX.learn(BuildingFact(id="captain", need=figures("1R")))
    state = player(acting(a_table(2, "VIII", box=needs), row(21, NORMAL)), tokens=("stand_in",))
    labels = [option.label for option in ask_act(state).options]
    assert [said(label, "en") for label in labels[:3]] == [
        "The ship: 2 spaces",
        "The ship: 2 spaces, discard cards: 3",
        "The ship: 2 spaces, stand-ins: 1",
    ]
    assert [said(labels[0], language) for language in ("pl", "ru")] == ["Statek: 2 pola", "Корабль: 2 деления"]
    assert [label.key for label in labels[3:]] == ["newdale.answer_not_done"]
    untold = acting(a_table(1, "VIII", box=Box()), row(21, NORMAL))
    assert [said(option.label, "en") for option in ask_act(untold).options][:2] == [
        "The ship: 1 space",
        "The ship: 2 spaces",
    ]


def test_the_other_side_of_a_chain_told_as_none() -> None:
    state = acting(built(TWO, at("mill", 2)), row(2, LAZY), "2Y 1R")
    assert all(not isinstance(move, Produce) or not move.chain for move in answers(state))


# The spaces


def test_unlocking_costs_4_and_brings_2_points() -> None:
    state = acting(TWO, space("unlock"))
    after = play(state, Unlock(seat=0, marker=1, lock=Lock.REACH, paid=(Pay(built=0, n=4),)))
    assert (after.reach(0), after.rate(0), after.players[0].score, goods(after)) == (3, 3, 5, (1,))
    assert len([move for move in answers(state) if isinstance(move, Unlock)]) == 2


def test_what_cannot_be_paid_is_offered_grey() -> None:
    question = ask_act(coal(acting(TWO, space("unlock")), 3))
    assert [option.refusal is not None for option in question.options] == [True, True, False]


def test_the_black_market_brings_four_coal_and_a_good() -> None:
    state = acting(
        built(TWO, at("mill", 2), special("corn_field", goods=0), special("fortress")), space("black_market")
    )
    assert goods(play(state, BlackMarket(seat=0, marker=1, onto=2))) == (9, 0, 1, None)
    assert goods(play(state, BlackMarket(seat=0, marker=1, onto=0)))[0] == 10
    assert [move.onto for move in answers(state) if isinstance(move, BlackMarket)] == [0, 1, 2]
    assert discarded(state, BlackMarket(seat=0, marker=1, onto=0)) == {"": 2}


def test_a_new_marker_works_from_the_next_round() -> None:
    state = coal(acting(TWO, space("develop")), 7)
    after = play(state, Develop(seat=0, marker=1, which=3, paid=(Pay(built=0, n=7),)))
    assert after.players[0].markers[-1] == Marker(number=3, since=2)
    assert after.players[0].score == 3
    fourth = play(coal(state, 13), Develop(seat=0, marker=1, which=4, paid=(Pay(built=0, n=13),)))
    assert fourth.players[0].score == 6
    assert fourth.players[0].usable(2) == (1, 2, 4)


def test_a_development_token_is_offered() -> None:
    state = player(acting(TWO, space("develop")), tokens=("development_less",))
    offered = [move for move in answers(state) if isinstance(move, Develop)]
    assert [(move.which, move.tokens) for move in offered] == [(3, 1)]


def test_a_space_that_the_chapter_brings() -> None:
    state = in_phase(TWO, "plan")
    assert PlaceMarker(seat=0, marker=1, space=space("other")) in answers(state)
    acted = acting(TWO, space("other"))
    assert OtherAction(seat=0, marker=1) in answers(acted)
    assert play(acted, OtherAction(seat=0, marker=1, text="bridge")).phase is Phase.BUILD


def test_a_chain_nobody_told_is_entered_too() -> None:
    state = acting(built(a_table(box=Box()), at("sawmill", 2)), row(2, NORMAL))
    (entered,) = ask_act(state).entries
    assert [sample.chain for sample in entered.samples if isinstance(sample, Produce)] == [1, 2, 3]
    assert goods(play(state, Produce(seat=0, marker=1, goods=2, chain=3))) == (5, 6)


@pytest.mark.parametrize("there", [100, 9_999])
def test_more_goods_than_any_table_has_are_asked_about_all_the_same(there: int) -> None:
    """A card holds 9,999; a file may say so, and a hand on the stepper comes beyond 99."""
    eats_coal = a_table(box=WHOLE_BOX.learn(BuildingFact(id="weaving_mill", chain=Chain(goods=("coal",)))))
    state = acting(built(coal(eats_coal, there), at("weaving_mill", 3, goods=9_990)), row(3, NORMAL), "1R 1B")
    offered = answers(state)
    assert Produce(seat=0, marker=1, chain=there) in offered
    assert len([move for move in offered if isinstance(move, Produce) and move.chain < there]) <= 100
    assert goods(play(state, Produce(seat=0, marker=1, chain=there)))[:2] == (0, 9_999)


def test_a_card_that_needs_more_assistants_than_there_are_is_asked_about() -> None:
    """44 missing and two more for working hard: 3 cards each."""
    needs = BuildingFact(id="weaving_mill", need=figures("22Y 22R"))
    state = acting(built(a_table(box=WHOLE_BOX.learn(needs)), at("weaving_mill", 3)), row(3, DILIGENT))
    assert Produce(seat=0, marker=1, goods=3, cards=138) in answers(state)


def test_the_captain_has_no_chain() -> None:
    assert ask_act(acting(a_table(1, "VIII", box=Box()), row(21, NORMAL))).entries == ()
