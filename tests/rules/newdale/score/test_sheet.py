"""The sheet of a finished chapter: read, checked, scored, told who won, corrected (p. 13)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from rules.newdale.components.box import Box
from rules.newdale.planner import finished
from rules.newdale.reasons import Reason
from rules.newdale.rulings import Ruling
from rules.newdale.score.checks import check
from rules.newdale.score.planned import REMEMBERED, plan_of, planning_of
from rules.newdale.score.scoring import military, score_sheet
from rules.newdale.score.sheet import GoodsPile, Group, Player, Sheet, Totals
from rules.sheet import Remark
from tests.rules.newdale.saying import said
from tests.rules.newdale.tables import GOAL, WHOLE_BOX


def column(name: str = "Ola", **more: Any) -> Player:
    return Player(**{"name": name, "track": 10, "fists": 0, "buildings": 0, **more})


def sheet(*players: Player, **more: Any) -> Sheet:
    return Sheet(players=players or (column(), column("Jan", track=9)), **more)


def reasons(of: Sheet) -> list[str]:
    return [remark.reason for remark in check(of, Box())]


def points(of: Player, **more: Any) -> dict[str, int]:
    (found,) = score_sheet(sheet(of, **more), Box())
    return {line.group: line.points for line in found.lines}


# Reading


def test_a_file_as_the_design_shows_it() -> None:
    raw = {
        "game": "newdale",
        "chapter": "II",
        "start": 0,
        "goal": [{"goods": ["cloth"], "coins": 16, "points": 5}],
        "players": [
            {"name": "Ola", "track": 31, "fists": 3, "goal": 5, "coins": 23, "mission": 3, "buildings": [4, 2]},
            {
                "name": "Jan",
                "track": 28,
                "fists": 1,
                "goal": 0,
                "coins": 3,
                "mission": 2,
                "buildings": 13,
                "chapter": -2,
            },
        ],
    }
    read = Sheet.read(raw, Box())
    first, second = score_sheet(read, Box())
    assert first.total == 31 + 4 + 5 + 4 + 6 + 6
    assert second.total == 28 + 2 + 0 + 0 + 4 + 13 - 2
    assert Sheet.read(read.model_dump(mode="json"), Box()) == read


def test_goods_instead_of_goal_and_coins_are_planned() -> None:
    raw = {
        "goal": [option.model_dump() for option in GOAL],
        "players": [
            {
                "name": "Ola",
                "goods": [
                    {"good": "coal", "price": 1, "n": 6},
                    {"good": "yarn", "price": 2, "n": 3, "chain": ["cotton"]},
                    {"good": "cloth", "price": 5, "n": 1, "chain": ["yarn", "coal"]},
                    {"good": "barrel", "price": 3, "n": 1},
                    {"good": "barrel", "price": 3, "n": 1},
                ],
                "hand": {"cotton": 2},
            }
        ],
    }
    read = Sheet.read(raw, Box())
    (found,) = score_sheet(read, Box())
    assert {line.group: line.points for line in found.lines} == {"goal": 9, "goods": 2}
    assert finished(planning_of(read, 0)) == plan_of(read, 0)
    none = sheet(column(goods=(GoodsPile(good="coal", price=1, n=7),)))
    assert score_sheet(none, Box())[0].total == 10 + 1


def test_a_plan_that_pays_no_goal_says_so() -> None:
    """And not that goods worth nothing paid one."""
    (found,) = score_sheet(sheet(column(goods=(GoodsPile(good="coal", price=1, n=7),))), Box())
    assert [said(line.why, "en") for line in found.lines if line.group == Group.GOAL] == ["No chapter goal is paid"]


def test_a_goal_that_asks_for_goods_worth_nothing_is_reached_with_none() -> None:
    free = sheet(column(goods=(GoodsPile(good="coal", price=1, n=7),)), goal=(GOAL[0].replace(coins=0),))
    (found,) = score_sheet(free, Box())
    goal = [(said(line.why, "en"), line.points) for line in found.lines if line.group == Group.GOAL]
    assert goal == [("Chapter goal, goods worth 0 paid", 5)]


def too_much_to_plan() -> tuple[GoodsPile, ...]:
    """Four heaps of 99 for six chains that share them."""
    heaps = [GoodsPile(good=name, price=1, n=99) for name in "abcd"]
    chains = [("e", "ab"), ("f", "bc"), ("g", "cd"), ("h", "ad"), ("i", "ef"), ("j", "gh")]
    return (*heaps, *(GoodsPile(good=good, price=3, chain=tuple(eats)) for good, eats in chains))


def test_goods_with_too_many_plans_are_counted_by_hand() -> None:
    assert "goods" not in points(column(goods=too_much_to_plan()))
    assert reasons(sheet(column(goods=too_much_to_plan(), goal=0, coins=20))) == []


def test_plans_are_remembered_but_not_for_ever() -> None:
    for n in range(REMEMBERED + 2):
        assert plan_of(sheet(column(goods=(GoodsPile(good="coal", price=1, n=n),))), 0).left == n


def test_goal_and_targets_come_from_the_box_where_the_file_is_silent() -> None:
    raw = {"chapter": "II", "players": [{"name": "Ola"}]}
    read = Sheet.read(raw, WHOLE_BOX)
    assert (read.goal, read.targets) == (GOAL, (20, 40))
    assert Sheet.read({**raw, "chapter": "IX"}, WHOLE_BOX).goal == ()


@pytest.mark.parametrize(
    ("broken", "field"),
    [
        ({"players": []}, "players"),
        ({"game": "farshore", "players": [{"name": "Ola"}]}, "game"),
        ({"players": [{"name": "Ola", "fists": 100}]}, "players.0.fists"),
        ({"players": [{"name": "Ola", "track": "ten"}]}, "players.0.track"),
        ({"players": [{"name": "Ola", "goods": [{"good": "coal", "price": "x", "n": 1}]}]}, "players.0.goods.0.price"),
        ({"players": [{"name": "Ola", "goods": [{"good": "coal", "price": 1, "n": 1}] * 41}]}, "players.0.goods"),
        ({"players": [{"name": "Ola"}], "goal": [{"goods": ["a"], "coins": 1, "points": 1}] * 3}, "goal"),
    ],
)
def test_a_broken_file_names_its_field(broken: dict[str, Any], field: str) -> None:
    with pytest.raises(ValidationError) as wrong:
        Sheet.read(broken, Box())
    assert ".".join(map(str, wrong.value.errors()[0]["loc"])) == field


# Scoring


def test_another_chapter_has_the_goal_of_its_own_card() -> None:
    """None where the box does not know it; what somebody entered stays."""
    box = Box(chapters=tuple(each for each in WHOLE_BOX.chapters if each.chapter == "I"))
    first = Sheet.read({"game": "newdale", "chapter": "I", "players": [{"name": "Ola"}]}, box)
    assert (first.goal, first.targets) == (GOAL, (20, 40))
    second = first.in_chapter("II", box)
    assert (second.chapter, second.goal, second.targets) == ("II", (), ())
    assert second.in_chapter("I", box) == first
    entered = first.replace(goal=GOAL[:1], targets=(7,)).in_chapter("II", box)
    assert (entered.goal, entered.targets) == (GOAL[:1], (7,))
    assert entered.in_chapter("I", box) == first


def test_every_line_of_the_count() -> None:
    full = column(track=12, fists=1, goal=5, coins=14, mission=3, buildings=(4, 2), chapter=-1)
    assert points(full) == {
        "track": 12,
        "military": 4,
        "goal": 5,
        "goods": 2,
        "mission": 6,
        "buildings": 6,
        "chapter": -1,
    }
    assert points(Player(name="Ola")) == {}


def test_alone_with_a_fist_both_readings() -> None:
    assert military([1]) == (4,)
    assert military([1], solo_counts=False) == (0,)
    assert points(column(fists=2), rulings=(Ruling.MILITARY,))["military"] == 0


def test_a_city_with_both_symbols_both_readings() -> None:
    both = column(mission=3, both=2)
    assert points(both)["mission"] == 6
    assert points(both, rulings=(Ruling.MISSION_POINTS,))["mission"] == 10


def test_totals_entered_by_hand_win() -> None:
    entered = column(fists=2, totals=Totals(military=2, goods=7))
    assert points(entered) == {"track": 10, "military": 2, "goods": 7, "buildings": 0}
    assert entered.entered(Group.GOODS) == 7
    assert entered.entered(Group.GOAL) is None


# Checks


@pytest.mark.parametrize(
    ("reason", "of"),
    [
        (Reason.SHEET_PEOPLE_OVER, sheet(*(column(name) for name in "abcde"), start=0)),
        (Reason.SHEET_CHAPTER, sheet(chapter="IX")),
        (Reason.SHEET_START, sheet(start=2)),
        (Reason.SHEET_START, sheet(holder=-1)),
        (Reason.SHEET_NAME_EMPTY, sheet(column(" "))),
        (Reason.SHEET_NAME_TWICE, sheet(column("Ola"), column("ola"))),
        (Reason.SHEET_NAME_TWICE, sheet(column("Zo\u00e9"), column("Zoe\u0301"))),
        (Reason.SHEET_NEGATIVE, sheet(column(fists=-1))),
        (Reason.SHEET_NEGATIVE, sheet(column(goal=-1), goal=GOAL)),
        (Reason.SHEET_PLAN_OVER, sheet(column(goods=too_much_to_plan()))),
        (Reason.SHEET_NO_SUCH_GOOD, sheet(column(goods=(GoodsPile(good="cloth", price=5, chain=("yarn",)),)))),
    ],
)
def test_what_cannot_be_on_a_sheet(reason: Reason, of: Sheet) -> None:
    found = [remark for remark in check(of.replace(insist=(reason,)), Box()) if remark.reason == reason]
    assert found
    assert all(remark.stops for remark in found)


@pytest.mark.parametrize(
    ("reason", "of"),
    [
        (Reason.SHEET_MISSION_HOUSES_OVER, sheet(column(mission=12))),
        (Reason.SHEET_BUILDINGS_OVER, sheet(column(buildings=(1,) * 11))),
        (Reason.SHEET_GOAL_KIND, sheet(column(goal=7), goal=GOAL)),
    ],
)
def test_what_a_table_may_insist_on(reason: Reason, of: Sheet) -> None:
    def stopped(each: Sheet) -> list[Remark]:
        return [remark for remark in check(each, Box()) if remark.stops]

    assert [remark.reason for remark in stopped(of)] == [reason]
    word = reason.partition(".")[2]
    assert stopped(Sheet.model_validate({**of.model_dump(), "insist": [word]})) == []


RING = (GoodsPile(good="a", price=1, n=1, chain=("b",)), GoodsPile(good="b", price=1, n=1, chain=("a",)))


@pytest.mark.parametrize(
    ("reason", "of"),
    [
        (Reason.SHEET_POINTS_UNTOLD, sheet(column(buildings=None))),
        (Reason.SHEET_HOUSES_DO_NOT_MATCH, sheet(column(mission=4, buildings=(1, 1)))),
        (Reason.SHEET_CHAIN_RING, sheet(column(goods=RING))),
        (Reason.SHEET_MILITARY_UNTOLD, sheet(column(fists=None), column("Jan", track=0))),
        (Reason.SHEET_START_UNTOLD, sheet(column(), column("Jan"))),
    ],
)
def test_what_is_worth_a_second_look(reason: Reason, of: Sheet) -> None:
    assert reasons(of) == [reason]
    assert not any(remark.stops for remark in check(of, Box()))


def test_a_whole_sheet_has_no_remarks() -> None:
    assert reasons(sheet(start=1)) == []
    assert reasons(sheet(column(goal=5, mission=2, buildings=(1, 2)), goal=GOAL)) == []
    assert reasons(sheet(column(buildings=None, totals=Totals(buildings=3)))) == []
    planned = column(goods=(GoodsPile(good="coal", price=1), GoodsPile(good="ash", price=1, chain=("coal",))))
    assert reasons(sheet(planned)) == []
