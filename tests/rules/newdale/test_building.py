"""Building: cost, payment, house, what the city brings (p. 8–9)."""

from __future__ import annotations

from rules.newdale.building import cost_of, free_areas
from rules.newdale.components.box import Box
from rules.newdale.components.told import BuildingFact
from rules.newdale.moves import (
    Build,
    CorrectPlayer,
    Develop,
    Pay,
    Unlock,
)
from rules.newdale.players import Lock
from rules.newdale.purse import could_be_kept, paid_coins, proposed, with_coal, without_good
from rules.newdale.reasons import Reason
from rules.newdale.setup import Depth
from rules.newdale.state import Phase
from rules.newdale.tell.hints import cards_drawn, warnings
from tests.rules.newdale.tables import (
    a_table,
    acting,
    answers,
    at,
    built,
    figures,
    goods,
    in_phase,
    play,
    player,
    space,
)
from tests.rules.refusing import refused

TWO = a_table(2)

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


def test_a_house_that_nobody_placed_may_stand_nearer() -> None:
    """Dale is three steps from Longsdale, Cove two; how far from the other house, only the table can say."""
    state = in_phase(TWO, "build")
    placed = play(state, Build(seat=0, card="fortress", city="Brook", extra=True))
    somewhere = play(state, Build(seat=0, card="fortress", steps=1, extra=True))
    assert [each.steps_to(0, "Dale") for each in (state, placed, somewhere)] == [3, 2, None]
    assert [each.steps_to(0, "Brook") for each in (state, somewhere)] == [1, 1]
    there = Build(seat=0, card="scriptorium", city="Dale")
    with refused(Reason.BEYOND_REACH):
        play(state, there)
    assert play(somewhere, there).cities(0) == ("Longsdale", "Dale")
    token = there.replace(city="Cove", token="any_good")
    with refused(Reason.TOKEN_TOO_FAR):
        play(state, token)
    assert play(somewhere, token).players[0].tokens == ("any_good",)
    with refused(Reason.BEYOND_REACH):
        play(somewhere, there.replace(steps=3))


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


def test_cards_of_the_start_are_one_each_and_the_others_stay_in_the_box() -> None:
    with refused("newdale.copies_used_up"):
        play(in_phase(TWO, "build"), Build(seat=0, card="coal_mine", area=2, steps=1))
    captain = Build(seat=0, card="captain", extra=True)
    with refused("newdale.copies_used_up"):
        play(a_table(1, "VIII"), captain)
    insisted = play(a_table(1, "VIII"), captain.replace(insist=(Reason.COPIES_USED_UP,)))
    assert insisted.players[0].built[-1].area == 21


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


def test_fists_that_were_told_grow_with_what_is_built() -> None:
    """The Barracks were forgotten, so one fist was told; the Fortress brings two more."""
    state = play(in_phase(TWO, "build"), CorrectPlayer(seat=0, fists=1))
    after = play(state, Build(seat=0, card="fortress", steps=1))
    assert (after.fists(0), after.fists(1)) == (3, 0)
    assert play(after, Build(seat=0, card="sawmill", extra=True)).fists(0) == 3
