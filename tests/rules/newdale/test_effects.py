"""What may happen at any time, and the end: tokens, characters, goods, the plan (p. 12–15)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.newdale.components.box import Box
from rules.newdale.desk import planned, row_odds
from rules.newdale.moves import (
    Goods,
    Ship,
    TakeToken,
    UseCharacter,
    UseToken,
)
from rules.newdale.players import Placed
from rules.newdale.reasons import Reason
from rules.newdale.rulings import Ruling
from rules.newdale.setup import Depth, Held, Where
from rules.newdale.state import State
from rules.newdale.tell.hints import cards_drawn, discarded
from rules.newdale.work.odds import Planned
from rules.newdale.worth import token_worth
from tests.rules.newdale.tables import DILIGENT, a_table, at, built, figures, goods, in_phase, play, player, row, space
from tests.rules.refusing import refused

TWO = a_table(2)


def holding(*tokens: str, market: str = "2Y 1G 1R 3B", **more: Any) -> State:
    return player(in_phase(a_table(2, **more), "build", market=market), tokens=tokens)


def test_any_good_lies_on_a_card_of_ones_choice() -> None:
    state = built(holding("any_good"), at("mill", 2))
    assert goods(play(state, UseToken(seat=0, token="any_good", onto=1))) == (5, 1)


def test_any_good_is_told_onto_which_card_where_goods_are_counted() -> None:
    with refused(Reason.ONTO_WHAT):
        play(holding("any_good"), UseToken(seat=0, token="any_good"))
    desk = player(a_table(depth=Depth.DESK), tokens=("any_good",))
    assert play(desk, UseToken(seat=0, token="any_good")).players[0].spent == ("any_good",)


def test_tokens_that_draw_and_discard() -> None:
    state = holding("yellow_cards", "wood_coal")
    assert cards_drawn(state, UseToken(seat=0, token="yellow_cards")) == 2
    assert discarded(state, UseToken(seat=0, token="wood_coal")) == {"wood": 2}
    after = play(state, UseToken(seat=0, token="wood_coal"), UseToken(seat=0, token="yellow_cards"))
    assert goods(after) == (11,)
    assert after.players[0].spent == ("wood_coal", "yellow_cards")
    assert token_worth(state, 0, "yellow_cards") == {"cards": 2}
    assert token_worth(state, 0, "wood_coal") == {"coal": 6}
    assert token_worth(state, 0, "any_good") == {}


def test_a_token_that_eats_goods() -> None:
    state = built(holding("yarn_red"), at("spinning_mill", 2, goods=3))
    after = play(state, UseToken(seat=0, token="yarn_red"))
    assert (goods(after), after.players[0].score) == ((5, 1), 5)


@pytest.mark.parametrize("token", ["ore_green", "coal_red", "cattle_blue"])
def test_a_token_that_eats_goods_is_believed_where_nobody_counts_them(token: str) -> None:
    desk = player(a_table(depth=Depth.DESK), tokens=(token,))
    after = play(desk, UseToken(seat=0, token=token)).players[0]
    assert (after.tokens, after.spent) == ((), (token,))


def test_the_cotton_token_may_be_read_as_cards() -> None:
    state = holding("cotton_red", rulings=(Ruling.TOKEN_COTTON,))
    move = UseToken(seat=0, token="cotton_red")
    assert play(state, move).players[0].score == 5
    assert discarded(state, move) == {"cotton": 2}
    assert discarded(holding("cotton_red"), move) == {}


def test_a_token_taken_besides() -> None:
    assert play(TWO, TakeToken(seat=0, token="stand_in")).players[0].tokens == ("stand_in",)


def test_tokens_spent_that_were_never_held() -> None:
    spent = TWO.players[0].without_tokens(("any_good",))
    assert (spent.tokens, spent.spent) == ((), ("any_good",))
    assert spent.without_tokens(()) is spent


def test_rabbit_and_onyx_hold_figures_for_their_owner() -> None:
    state = player(in_phase(a_table(2, "VII"), "plan"), character="P02")
    after = play(state, UseCharacter(seat=0, figures=figures("1Y 1H")))
    assert after.market(0) == figures("1Y")
    assert after.market(1) == figures("0Y")
    assert after.bag.total == 20
    onyx = play(player(state, character="P04"), UseCharacter(seat=0, figures=figures("1B")))
    assert onyx.held == (Held(where=Where.ONYX, seat=0, figure="blue"),)


@pytest.mark.parametrize(("character", "coal_after"), [("P01", 5), ("P03", 7), ("P06", 5)])
def test_characters_that_hold_nobody(character: str, coal_after: int) -> None:
    after = play(player(a_table(2, "VII"), character=character), UseCharacter(seat=0))
    assert goods(after) == (coal_after,)
    assert after.players[0].character_used


def test_goods_and_ships_told() -> None:
    assert goods(play(TWO, Goods(seat=0, built=0, n=-2))) == (3,)
    assert play(a_table(2, "VII"), Ship(seat=1, spaces=3)).players[1].ship == 3


# The desk


def test_the_desk_shows_odds_before_the_draw_and_the_outcome_after_it() -> None:
    state = built(in_phase(TWO, "plan", market="1Y 1R"), at("mill", 2, goods=1))
    lazy, normal, diligent = row_odds(state, 0, 2)
    assert [str(each.odds.success) for each in (lazy, normal, diligent) if each.odds] == [
        "299/306",
        "817/1530",
        "97/1530",
    ]
    assert (lazy.goods, lazy.price) == (1, 3)
    drawn = state.replace(drawn=figures("2Y 1R 1B"))
    assert [each.short for each in row_odds(drawn, 0, 2)] == [0, 0, 1]
    assert [each.odds for each in row_odds(drawn, 0, 2)] == [None, None, None]


def test_a_card_in_hand_is_tried_out_on_a_free_area() -> None:
    state = in_phase(TWO, "plan", market="1Y 1R")
    assert [str(each.odds.success) for each in row_odds(state, 0, 5, figures("2Y 2R")) if each.odds][1] == "817/1530"
    assert [each.odds for each in row_odds(state, 0, 5)] == [None] * 3
    untold = built(in_phase(a_table(box=Box()), "plan"), at("mill", 2))
    assert [each.odds is not None for each in row_odds(untold, 0, 2)] == [False, True, False]


def test_the_planned_productions() -> None:
    state = built(TWO, at("mill", 2), at("sawmill", 3))
    places = (row(2, DILIGENT), row(3, 0), row(4, 0), space("build"))
    plan_ = tuple(Placed(marker=number, space=where) for number, where in enumerate(places, start=1))
    assert planned(player(state, plan=plan_), 0) == (Planned(figures("2Y 2R"), 2),)
    off = (Placed(marker=1, space=row(2, 8)),)
    assert planned(player(state, plan=off), 0) == ()
