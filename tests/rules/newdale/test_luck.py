"""Luck and habits, counted by hand."""

from __future__ import annotations

from typing import Any

from rules.newdale.components.box import Box
from rules.newdale.luck import luck
from rules.newdale.moves import (
    AnyMove,
    Build,
    Develop,
    Draw,
    FinalProduction,
    NotDone,
    Pay,
    PlaceMarker,
    Produce,
    TokenUse,
    TurnEvent,
    Unlock,
    UseToken,
)
from rules.newdale.play import apply
from rules.newdale.players import Lock
from rules.newdale.state import State
from tests.rules.newdale.tables import (
    LAZY,
    NORMAL,
    a_table,
    acting,
    at,
    built,
    coal,
    figures,
    in_phase,
    player,
    row,
    space,
)


def counted(state: State, *moves: AnyMove) -> Any:
    steps = []
    for move in moves:
        after = apply(state, move)
        steps.append((state, move, after))
        state = after
    return luck(len(state.players), steps)


def planning(*spots: Any, **more: Any) -> tuple[AnyMove, ...]:
    laid = [PlaceMarker(seat=0, marker=n, space=spot) for n, spot in enumerate(spots, start=1)]
    return (TurnEvent(event=100, figures=figures("1Y 1R")), *laid)


def test_a_success_counts_against_its_odds() -> None:
    """Worked examples 2 and 8: the Mill normally 817/1530 = 534 thousandths, 1B normally 113/204 = 554."""
    state = built(a_table(1), at("mill", 2), at("fishing_hut", 3))
    found = counted(state, *planning(row(2, NORMAL), row(3, NORMAL)), Draw(figures=figures("1Y 2G 1R")))
    assert found.seats[0] == {"tried_normal": 2, "made_normal": 1, "hoped_normal": 1088}


def test_each_row_is_counted_apart() -> None:
    """Worked example 3: the Mill lazily 299/306 = 977 thousandths."""
    state = built(a_table(1), at("mill", 2))
    found = counted(state, *planning(row(2, LAZY), space("build")), Draw(figures=figures("4G")))
    assert found.seats[0] == {"tried_lazy": 1, "hoped_lazy": 977}


def test_the_colours_drawn_stand_against_their_mean() -> None:
    """Worked example 17: Y 4/3, G 10/9, R 8/9, B 2/3."""
    found = counted(a_table(1), *planning(space("build"), space("unlock")), Draw(figures=figures("3Y 1B")))
    assert found.table == {
        "drawn_yellow": 3,
        "drawn_blue": 1,
        "mean_yellow": 1333,
        "mean_green": 1111,
        "mean_red": 889,
        "mean_blue": 667,
    }


def test_hooded_figures_nobody_told_of_count_for_nothing() -> None:
    state = a_table(1, "V", box=Box(), hooded=None)
    there = built(state.replace(box=a_table(1).box), at("mill", 2))
    moves = (TurnEvent(event=108, figures=figures("1Y")), *planning(row(2, NORMAL), space("unlock"))[1:])
    found = counted(there, *moves, Draw(figures=figures("4Y")))
    assert (found.table, found.seats) == ({}, ({},))
    told = counted(there.replace(hooded=0), *moves, Draw(figures=figures("4Y")))
    assert told.seats[0]["tried_normal"] == 1


def test_what_was_not_told_before_the_draw_has_no_odds() -> None:
    """The event, an empty area, a card's need, a row."""
    moves = planning(row(2, NORMAL), row(3, NORMAL))
    draw = Draw(figures=figures("4Y"))
    unseen = (TurnEvent(event=100), *moves[1:])
    untold = built(a_table(1, box=Box()), at("sawmill", 2))
    assert counted(built(a_table(1, box=Box()), at("mill", 2)), *unseen, draw).seats == ({},)
    assert counted(untold, *moves, draw).seats == ({},)
    assert counted(built(a_table(1, box=Box()), at("mill", 2)), *planning(row(2, LAZY), row(3, LAZY)), draw).seats == (
        {},
    )


def test_cards_for_missing_assistants_are_counted() -> None:
    state = acting(built(a_table(1), at("mill", 2)), row(2, NORMAL), "2Y 1R")
    assert counted(state, Produce(seat=0, marker=1, goods=2, cards=3)).seats[0] == {"cards": 3}


def test_coins_without_change_are_wasted() -> None:
    """4 coins paid with 5 coal, marker 3 for 7 paid with 3 barrels, the Mill for 4 with 2 barrels."""
    there = built(coal(a_table(1), 9), at("cooperage", 2, 9))
    unlocking = acting(there, space("unlock"))
    assert counted(unlocking, Unlock(seat=0, marker=1, lock=Lock.REACH, paid=(Pay(built=0, n=5),))).seats[0] == {
        "wasted": 1
    }
    developing = acting(there, space("develop"))
    assert counted(developing, Develop(seat=0, marker=1, which=3, paid=(Pay(built=1, n=3),))).seats[0] == {
        "wasted": 2,
        "marker_3": 1,
    }
    building = in_phase(there, "build")
    assert counted(building, Build(seat=0, card="mill", steps=1, paid=(Pay(built=1, n=2),))).seats[0] == {"wasted": 2}


def test_a_cost_nobody_told_wastes_nothing() -> None:
    state = in_phase(coal(a_table(1, box=Box()), 9), "build")
    assert counted(state, Build(seat=0, card="mill", steps=1, paid=(Pay(built=0, n=2),))).seats[0] == {}


def test_tokens_are_counted_with_the_points_they_paid() -> None:
    """Worked example 33: 3 coal at 2 red pay 3 points."""
    state = player(coal(a_table(1), 5), tokens=("coal_red",))
    state = acting(state, space("build"), "3Y 1G 2R 1B")
    found = counted(state, UseToken(seat=0, token="coal_red"), NotDone(seat=0, marker=1))
    assert found.seats[0] == {"tokens": 1, "token_points": 3}


def test_tokens_count_wherever_they_are_used() -> None:
    """A stand-in, one each for a building and for a marker; at the end 3 coal pay the point that does not go home."""
    tokens = ("stand_in", "build_less", "development_less", "coal_red", "any_good")
    state = player(built(coal(a_table(1), 20), at("mill", 2)), tokens=tokens)
    there = acting(state, row(2, NORMAL), "2Y 1R")
    assert counted(there, Produce(seat=0, marker=1, goods=2, stand_ins=1)).seats[0] == {"tokens": 1}
    building = Build(seat=0, card="mill", steps=1, tokens=1)
    assert counted(in_phase(state, "build"), building).seats[0] == {"tokens": 1}
    develop = Develop(seat=0, marker=1, which=3, tokens=1, paid=(Pay(built=0, n=3),))
    assert counted(acting(state, space("develop")), develop).seats[0] == {"tokens": 1, "marker_3": 1}
    end = FinalProduction(seat=0, tokens=(TokenUse(token="any_good", onto=1),), after=(TokenUse(token="coal_red"),))
    over = in_phase(state.replace(round=8), "final")
    assert counted(over, end).seats[0] == {"tokens": 2, "token_points": 1}
