"""Phases IV to VI: producing, building, the spaces, special buildings (p. 7–12, 15)."""

from __future__ import annotations

import pytest

from rules.newdale.actions import short
from rules.newdale.ask.actions import ask_act
from rules.newdale.ask.specials import ask_special
from rules.newdale.building import cost_of, free_areas
from rules.newdale.components.box import Box
from rules.newdale.components.told import BuildingFact, Row, RowKind
from rules.newdale.moves import (
    BlackMarket,
    Build,
    Develop,
    OtherAction,
    Pay,
    PlaceMarker,
    Produce,
    Release,
    Unlock,
    Use,
    UseSpecials,
)
from rules.newdale.players import Lock, Marker
from rules.newdale.purse import could_be_kept, paid_coins, proposed, with_coal, without_good
from rules.newdale.reasons import Reason
from rules.newdale.rulings import Ruling
from rules.newdale.setup import Depth, Held, Where
from rules.newdale.state import Phase
from rules.newdale.tell.hints import cards_discarded, cards_drawn, warnings
from tests.rules.newdale.tables import (
    DILIGENT,
    LAZY,
    NORMAL,
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
    refused,
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
    assert cards_discarded(state, move) == 6
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
    assert {move.goods for move in answers(state) if isinstance(move, Produce)} == {1, 2, 3}
    assert goods(play(state, Produce(seat=0, marker=1, goods=2, chain=1)))[1] == 4
    assert short(state.replace(printed=None), 0, state.card(0, 1), None) is None


def test_a_row_that_was_never_told_is_believed_too() -> None:
    state = acting(MILL, row(2, 7), "2Y 2R")
    assert goods(play(state, Produce(seat=0, marker=1, goods=5)))[1] == 5


def test_a_row_of_nothing_makes_nothing() -> None:
    box = TWO.box.replace(areas=tuple(each for each in TWO.box.areas if each.area != 2 or each.back))
    from rules.newdale.components.told import AreaFact

    rows = (Row(kind=RowKind.NORMAL, modifier=0, goods=0),)
    state = acting(MILL.replace(box=box.learn(AreaFact(area=2, rows=rows))), row(2, 0), "2Y 2R")
    assert not any(isinstance(move, Produce) for move in answers(state))


def test_a_chain_of_cards_is_entered() -> None:
    state = acting(built(TWO, at("spinning_mill", 2)), row(2, NORMAL))
    move = Produce(seat=0, marker=1, chain=2)
    assert move in answers(state)
    assert goods(play(state, move))[1] == 3
    assert cards_discarded(state, move) == 2


def test_a_chain_is_offered_with_the_production_and_alone() -> None:
    state = acting(built(TWO, at("spinning_mill", 2, goods=3), at("weaving_mill", 3)), row(3, NORMAL), "1R 1B")
    offered = answers(state)
    assert Produce(seat=0, marker=1, goods=2, chain=3) in offered
    assert Produce(seat=0, marker=1, chain=3) in offered
    assert Produce(seat=0, marker=1, chain=1) in offered


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
    assert cards_discarded(state, BlackMarket(seat=0, marker=1, onto=0)) == 2


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


# Building


def test_a_building_takes_goods_a_house_points_and_a_token() -> None:
    state = in_phase(TWO, "build")
    move = Build(seat=0, card="mill", area=4, city="Brook", paid=(Pay(built=0, n=4),), first=2, token="any_good")
    after = play(state, move)
    mine = after.players[0]
    assert (mine.built[1].card, mine.built[1].area, mine.built[1].city) == ("mill", 4, "Brook")
    assert (mine.houses, mine.score, mine.tokens, goods(after)) == (9, 5, ("any_good",), (1, 0))
    assert after.cities(0) == ("Longsdale", "Brook")
    assert after.steps_to(0, "Dale") == 2


def test_with_a_marker_it_is_the_action() -> None:
    state = acting(TWO, space("build"))
    after = play(state, Build(seat=0, marker=1, card="fortress", steps=1))
    assert after.steps[0].kind == "build"
    assert any(isinstance(move, Build) for move in answers(state))


def test_without_an_area_it_lies_on_the_first_free_one() -> None:
    after = play(in_phase(TWO, "build"), Build(seat=0, card="sawmill"))
    assert after.players[0].built[1].area == 2
    assert free_areas(after, 0) == (3, 4, 5, 6, 7, 8)


def test_on_a_back_nobody_counted_there_is_always_one_more_area() -> None:
    assert free_areas(a_table(1, "VIII", box=Box()), 0) == (2,)
    assert free_areas(a_table(1, "VIII"), 0) == (2, 3, 4, 5, 6, 7)


def test_discount_tokens_and_gunda_lessen_the_cost_never_below_0() -> None:
    state = player(in_phase(a_table(2, "VII"), "build"), character="P05", tokens=("build_less",))
    move = Build(seat=0, card="tannery", discount=True, gunda=True)
    assert cost_of(state, move) == 7 - 2 - 3
    assert cost_of(state, move.replace(tokens=1)) == 0
    assert cost_of(state, Build(seat=0, card="never_told")) is None
    after = play(state, move.replace(tokens=1))
    assert after.players[0].character_used
    assert after.players[0].tokens == ()


def test_a_sailor_takes_no_house_and_moves_the_ship() -> None:
    state = in_phase(a_table(2, "VIII"), "build")
    after = play(state, Build(seat=0, card="navigator", extra=True), Build(seat=0, card="cook", extra=True))
    mine = after.players[0]
    assert (mine.houses, mine.ship) == (10, 3)
    assert [each.area for each in mine.built] == [1, 21, None, 22]
    assert after.phase is Phase.BUILD
    captain = play(a_table(1, "VIII"), Build(seat=0, card="captain", extra=True))
    assert captain.players[0].built[-1].area == 21


def test_a_small_watchtower_brings_two_cards() -> None:
    assert cards_drawn(TWO, Build(seat=0, card="small_watchtower")) == 2
    assert cards_drawn(TWO, Build(seat=0, card="mill")) == 0


def test_a_post_office_and_a_deckhand_work_at_once_for_their_owner() -> None:
    state = in_phase(TWO, "build", market="1R")
    after = play(state, Build(seat=0, card="post_office", colour="red", steps=1, paid=(Pay(built=0, n=3),)))
    assert after.market(0) == figures("2R")
    assert after.market(1) == figures("1R")


def test_first_here_is_believed_where_the_city_is_not_told() -> None:
    state = in_phase(TWO, "build")
    assert play(state, Build(seat=0, card="fortress", city="Nowhere", first=3)).players[0].score == 6
    assert play(state, Build(seat=0, card="fortress", steps=1, first=1)).players[0].score == 4


def test_on_the_desk_a_card_and_an_area_are_enough() -> None:
    state = a_table(depth=Depth.DESK)
    after = play(state, Build(seat=0, card="mill", area=2))
    assert after.players[0].built[1].goods is None
    assert after.players[0].houses == 10


def test_a_good_paid_for_nothing_is_pointed_out() -> None:
    state = built(in_phase(TWO, "build"), at("cooperage", 2, goods=2))
    wasteful = Build(seat=0, card="mill", steps=1, paid=(Pay(built=0, n=1), Pay(built=1, n=2)))
    assert [line.key for line in warnings(state, wasteful)] == [Reason.PAYS_NEEDLESSLY]
    assert list(warnings(state, wasteful.replace(paid=(Pay(built=0, n=1), Pay(built=1, n=1))))) == []
    assert could_be_kept(state, 0, (Pay(built=0, n=5),), 4)
    unlock = Unlock(seat=0, marker=1, lock=Lock.REACH, paid=(Pay(built=0, n=5),))
    assert len(list(warnings(state, unlock))) == 1
    assert list(warnings(state, Develop(seat=0, marker=1, which=3, paid=(Pay(built=0, n=5),)))) == []
    assert list(warnings(state, Build(seat=0, card="never_told"))) == []


def test_the_payment_spares_what_the_goal_and_chains_want() -> None:
    state = built(TWO, at("cooperage", 2, goods=2), at("mill", 3, goods=2), at("weaving_mill", 4))
    # 3 coins: flour costs neither the goal (barrels) nor a chain (coal).
    assert proposed(state, 0, 3)[0] == (Pay(built=2, n=1),)
    untold = built(a_table(box=Box()), at("sawmill", 2, goods=4))
    assert proposed(untold, 0, 5) == ((Pay(built=0, n=5),),)
    assert paid_coins(untold, 0, (Pay(built=1, n=1),)) is None
    assert untold.coins(0) is None
    assert not could_be_kept(untold, 0, (Pay(built=1, n=1),), 0)


def test_goods_are_taken_off_the_cheapest_card_first() -> None:
    box = TWO.box.learn(BuildingFact(id="other_loom", good="flour", price=1))
    state = built(TWO.replace(box=box), at("mill", 2, goods=2), at("other_loom", 3, goods=2))
    assert goods(without_good(state, 0, "flour", 3)) == (5, 1, 0)
    bare = player(TWO, built=())
    assert with_coal(bare, 0, 3) == bare


# Special buildings


def test_what_grows_by_itself() -> None:
    cards = (special("corn_field", goods=1), special("vineyard", goods=0, colour="red"), special("coal_store"))
    state = in_phase(built(a_table(2, "VI"), *cards, special("scriptorium")), "special")
    move = UseSpecials(seat=0)
    assert move in answers(state)
    assert goods(play(state, move)) == (6, 2, 1, None, None)
    assert cards_drawn(state, move) == 1


def test_three_coal_for_two_points() -> None:
    state = in_phase(built(TWO, special("coal_merchant"), special("coal_merchant"), special("coal_store")), "special")
    offered = [len(move.uses) for move in answers(state) if isinstance(move, UseSpecials)]
    assert offered == [0, 1, 2]  # 5 coal and one of the Coal Store
    after = play(state, UseSpecials(seat=0, uses=(Use(built=1), Use(built=2))))
    assert (goods(after)[0], after.players[0].score) == (0, 7)


def test_a_fresh_fish_for_a_point() -> None:
    state = in_phase(built(a_table(2, "VIII"), special("navigator"), at("fishing_hut", 2, goods=1)), "special")
    after = play(state, UseSpecials(seat=0, uses=(Use(built=1),)))
    assert (goods(after)[2], after.players[0].score) == (0, 4)
    assert len(answers(state)) == 2


def test_barracks_take_nothing_alone_and_once_where_the_table_says_so() -> None:
    solo = in_phase(built(a_table(1, "II"), special("barracks")), "special")
    assert play(solo, UseSpecials(seat=0)).players[0].score == 3
    other = built(a_table(2, "II", rulings=(Ruling.BARRACKS,)), special("barracks"), special("barracks"))
    assert play(in_phase(other, "special"), UseSpecials(seat=0)).players[1].score == 2


def test_whose_fists_nobody_told_is_asked() -> None:
    state = in_phase(built(a_table(3, "II", points=(1, 2)), special("barracks")), "special")
    offered = {move.fewer for move in answers(state) if isinstance(move, UseSpecials)}
    assert offered == {(), (1,), (2,), (1, 2)}
    after = play(state, UseSpecials(seat=0, fewer=(2,)))
    assert [each.score for each in after.players] == [3, 3, 2]
    assert play(state, UseSpecials(seat=0, fewer=(1,))).players[2].score == 3


PRISON = in_phase(built(a_table(2, "VII"), special("prison")), "special", market="1B")


def test_an_assistant_in_prison_is_out_of_the_bag_until_let_out() -> None:
    state = PRISON.replace(drawn=figures("2Y 1R 1G"))
    after = play(state, UseSpecials(seat=0, uses=(Use(built=1, figure="red"),)))
    assert after.held == (Held(where=Where.PRISON, seat=0, figure="red"),)
    assert after.round == 2
    assert after.bag.total == 18 + 4 - 1
    free = play(after, Release(seat=0, figure="red"))
    assert free.market(1) == figures("1R")
    assert free.bag.red == 3
    assert free.held == ()


def test_who_was_let_out_can_be_taken_again() -> None:
    state = PRISON.replace(freed=figures("1R"))
    after = play(state, UseSpecials(seat=0, uses=(Use(built=1, figure="red"),)))
    assert len(after.held) == 1


def test_a_hooded_figure_leaves_the_game_for_a_point() -> None:
    state = PRISON.replace(drawn=figures("3Y 1H"))
    move = UseSpecials(seat=0, uses=(Use(built=1, figure="hooded", instead="blue"),))
    assert move in answers(state)
    after = play(state, move)
    assert (after.removed, after.players[0].score) == (1, 4)
    assert after.held == (Held(where=Where.PRISON, seat=0, figure="blue"),)
    assert after.bag.total == 18 + 4 - 2
    without = play(state, UseSpecials(seat=0, uses=(Use(built=1, figure="hooded"),)))
    assert without.held == ()


def test_a_hooded_figure_of_ones_rabbit_may_go_to_prison() -> None:
    state = PRISON.replace(held=(Held(where=Where.RABBIT, seat=0, figure="hooded"),))
    move = UseSpecials(seat=0, uses=(Use(built=1, figure="hooded", rabbit=True, instead="red"),))
    assert move in answers(state)
    after = play(state, move)
    assert (after.removed, [held.where for held in after.held]) == (1, [Where.PRISON])


def test_two_prisons_do_not_take_the_same_figure() -> None:
    state = in_phase(built(a_table(2, "VII"), special("prison"), special("prison")), "special")
    offered = ask_special(state.replace(drawn=figures("1Y 1R"))).answers
    # Neither, one of two in either Prison, or both the one way and the other.
    assert len(offered) == 1 + 4 + 2


def test_a_prison_may_stay_as_it_is_and_an_empty_bag_gives_nobody() -> None:
    assert play(PRISON, UseSpecials(seat=0, uses=(Use(built=1),))).held == ()
    drawn = figures("6Y 5G 4R 3B 1H")
    offered = [move for move in answers(PRISON.replace(drawn=drawn)) if isinstance(move, UseSpecials)]
    assert UseSpecials(seat=0, uses=(Use(built=1, figure="hooded"),)) in offered


def test_phase_six_of_the_next_one() -> None:
    state = in_phase(built(built(TWO, special("scriptorium")), special("scriptorium"), seat=1), "special")
    with refused(Reason.OUT_OF_ORDER):
        play(state, UseSpecials(seat=1))
    assert play(state, UseSpecials(seat=0), UseSpecials(seat=1)).round == 2
