"""Phase VI: special buildings and sailors (p. 7, 15)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.newdale.ask.specials import ask_special
from rules.newdale.moves import (
    Release,
    Use,
    UseCharacter,
    UseSpecials,
)
from rules.newdale.reasons import Reason
from rules.newdale.rulings import Ruling
from rules.newdale.setup import Held, Where
from rules.newdale.state import State
from rules.newdale.tell.hints import cards_drawn
from tests.rules.newdale.tables import a_table, answers, at, built, figures, goods, in_phase, play, player, special
from tests.rules.refusing import refused

TWO = a_table(2)

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


def grapes_at_the_end(**more: Any) -> State:
    """Round 7 is over, nobody but a red in the Prison is left; five red grapes and a red Post Office."""
    cards = (special("prison"), special("post_office", colour="red"), special("vineyard", goods=5, colour="red"))
    state = in_phase(built(a_table(2, "VII", **more), *cards).replace(round=8), "final")
    prisoner = Held(where=Where.PRISON, seat=0, figure="red")
    return state.replace(held=(prisoner,), printed=None, drawn=None)


def test_who_is_let_out_after_round_seven_finds_the_market_gone() -> None:
    state = grapes_at_the_end()
    free = play(state, Release(seat=0, figure="red"))
    assert [each.market(0) for each in (state, free)] == [figures("1R")] * 2
    assert (free.held, free.bag.red) == ((), 4)


def test_the_market_that_stands_takes_whom_the_prison_lets_out() -> None:
    free = play(grapes_at_the_end(rulings=(Ruling.MARKET_AFTER_ROUND_7,)), Release(seat=0, figure="red"))
    assert free.market(0) == figures("2R")


@pytest.mark.parametrize(("character", "drawn"), [("P02", "2R"), ("P04", "1R")])
def test_rabbit_and_onyx_bring_nobody_once_the_market_has_gone(character: str, drawn: str) -> None:
    use = UseCharacter(seat=0, figures=figures(drawn))
    after = play(player(grapes_at_the_end(), character=character), use)
    assert (after.market(0), after.players[0].character_used) == (figures("1R"), True)
    stands = player(grapes_at_the_end(rulings=(Ruling.MARKET_AFTER_ROUND_7,)), character=character)
    assert play(stands, use).market(0).red == 1 + int(drawn[0])
