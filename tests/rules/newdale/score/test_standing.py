"""Who won, what a correction changed, and the sheet a followed match fills in (p. 13)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.kernel import phrase
from rules.moves import Leave
from rules.newdale.components.box import Box
from rules.newdale.components.told import BuildingFact
from rules.newdale.game import GAME
from rules.newdale.moves import RoundOver
from rules.newdale.reasons import Reason
from rules.newdale.rulings import Ruling
from rules.newdale.score.differences import differences
from rules.newdale.score.rules import SHEET_RULES
from rules.newdale.score.scoring import score_sheet
from rules.newdale.score.sheet import GoodsPile, Group, HandCards, Player, Sheet, Totals
from rules.newdale.score.standing import RECORD, filled_sheet, result, score, to_check, untold_points
from rules.newdale.score.verdict import verdict
from rules.newdale.setup import Depth, Midway
from rules.scores import winners
from tests.rules.newdale.tables import WHOLE_BOX, a_table, at, built, in_phase, play, player, special


def column(name: str = "Ola", **more: Any) -> Player:
    return Player(**{"name": name, "track": 10, "fists": 0, "buildings": 0, **more})


def sheet(*players: Player, **more: Any) -> Sheet:
    return Sheet(players=players or (column(), column("Jan", track=9)), **more)


# The verdict


def said(of: Sheet) -> list[str]:
    return [line.key.removeprefix("newdale_score.") for line in verdict(of, score_sheet(of, Box()))]


def test_who_won() -> None:
    assert said(sheet()) == ["wins"]
    tied = sheet(column(), column("Jan"), column("Ann", track=2), start=0)
    assert said(tied) == ["wins", "tie_decided"]
    # The bag ends at seat 1: Jan sits 0 away, Ann 1, Ola 2.
    assert verdict(tied, score_sheet(tied, Box()))[0] == phrase("newdale_score.wins", name="Ola", n=10)
    assert said(tied.replace(start=None)) == ["start_wanted"]
    assert said(tied.replace(holder=0)) == ["wins", "tie_decided"]


def test_alone_the_target_counts() -> None:
    assert said(sheet(column())) == []
    assert said(sheet(column(), targets=(5, 15))) == ["target_reached", "target_short"]
    assert said(sheet(column(), targets=(10,))) == ["target_reached"]


# Corrections


def test_what_a_correction_changed() -> None:
    before = sheet(column(hand=(HandCards(symbol="cotton", n=1),)), column("Jan"), start=0)
    changed = column(
        "Ala", track=11, fists=None, buildings=(2, 3), totals=Totals(goods=4), goods=(GoodsPile(good="coal", price=1),)
    )
    after = sheet(changed, column("Jan"), column("Ann"), start=1, chapter="II")
    keys = [line.key.rpartition("log_")[2] for line in differences(before, after, Box())]
    assert keys == ["chapter", "start", "name", "number", "number", "number", "goods", "total", "joined"]
    back = [line.key.rpartition("log_")[2] for line in differences(after, before, Box())]
    assert back[-1] == "left"
    assert list(differences(before, before, Box())) == []
    seats = list(differences(before, before.replace(start=None, holder=7), Box()))
    assert seats == [phrase("newdale_score.log_start", was="Ola", now="–")]
    empty = before.replace(players=(column(buildings=()), column("Jan")))
    assert [line.params["now"] for line in differences(before, empty, Box())] == ["–", "–"]


# A match that was followed


def finished_table() -> Any:
    state = built(
        a_table(2, points=(1,)), at("mill", 2, goods=2), special("fortress"), special("post_office", colour="red")
    )
    return in_phase(player(state, goal=5, score=12).replace(round=8, starter=1), "over")


def test_a_match_fills_its_sheet() -> None:
    state = finished_table()
    filled = filled_sheet(state)
    ola, jan = filled.players
    assert (ola.track, ola.fists, ola.goal, ola.coins, ola.buildings) == (12, 2, 5, 11, (2, 1))
    assert (jan.track, jan.fists, jan.coins, jan.buildings) == (3, None, None, None)
    assert (filled.chapter, filled.holder, filled.reference) == ("I", 1, 1)
    assert to_check(state, 0) == ("mission", "buildings", "chapter")
    assert untold_points(state, 0) == ("fortress",)
    assert to_check(state, 1) == ("fists", "goal", "coins", "mission", "buildings", "chapter")
    assert [each.total for each in score(state)] == [12 + 4 + 5 + 2 + 3, 3]


def test_what_a_match_came_to_its_table_has_insisted_on() -> None:
    state = built(a_table(1), *(special("barracks") for _ in range(11)))
    assert filled_sheet(state).insist == (Reason.SHEET_BUILDINGS_OVER,)
    assert to_check(built(a_table(1), at("mill", 2)), 0) == ("goal", "mission", "chapter")


def test_a_sailors_points_count_with_what_the_chronicles_add() -> None:
    box = WHOLE_BOX.learn(BuildingFact(id="navigator", points=4))
    state = built(a_table(2, "VIII", box=box), at("mill", 2), special("navigator"), special("cook"))
    ola = filled_sheet(state).players[0]
    assert (ola.buildings, ola.chapter) == ((2,), 4)
    assert score(state)[0].total == 3 + 1 + 2 + 4
    # The Cook's points are for the Chronicles' line, which is looked at anyway.
    assert untold_points(state, 0) == ()
    assert "buildings" not in to_check(state, 0)


def test_a_desk_asks_for_track_goods_and_goal() -> None:
    desk = a_table(2, depth=Depth.DESK)
    assert to_check(desk, 0) == ("track", "goal", "coins", "mission", "chapter")
    huge = player(a_table(2), score=100_000)
    assert filled_sheet(huge).players[0].track == 999


def test_what_the_campaign_remembers() -> None:
    state = finished_table()
    found = result(state)
    assert (found.chapter, found.winner) == ("I", "Ola")
    assert [each.points for each in found.people] == [26, 3]
    by_hand = filled_sheet(state).replace(players=(column("Ola"), column("Jan")), start=None, holder=None)
    assert result(state, by_hand).winner is None


@pytest.mark.parametrize(("points", "winner"), [(19, None), (20, "Ola")])
def test_alone_the_cup_is_won_by_a_target(points: int, winner: str | None) -> None:
    """Of 20 and 40; where no target is told nobody knows."""
    state = player(a_table(1), score=points - 1)  # and 5 coal
    assert score(state)[0].total == points
    assert result(state).winner == winner
    assert result(state.replace(box=Box())).winner is None


def test_the_shell_knows_the_sheet() -> None:
    assert GAME.sheet is SHEET_RULES
    assert SHEET_RULES.fields(sheet(), 0) == ("track", "fists", "goal", "coins", "mission", "buildings", "chapter")
    assert RECORD.box(a_table()) == WHOLE_BOX
    assert SHEET_RULES.groups == tuple(Group)


def test_a_tie_counted_from_round_sevens_starter_knows_whom_the_bag_passed_over() -> None:
    state = a_table(4, depth=Depth.POINTS, rulings=(Ruling.TIE,))
    state = play(state, *(RoundOver() for _ in range(6)))
    assert state.starter == 2
    state = play(state, Leave(seat=3), RoundOver())
    assert state.holder == 0
    assert [each.player for each in winners(GAME.score(state))] == [state.name(1)]


def test_of_a_chapter_taken_up_midway_it_is_known_who_started_it() -> None:
    """Three people, the third has the bag in round 4, so the third began; the bag would end with the first."""
    players = a_table(3).players
    state = a_table(3, midway=Midway(round=4, starter=2, players=players), depth=Depth.POINTS)
    assert (filled_sheet(state).start, filled_sheet(state).reference) == (2, 0)
    assert result(state).winner == state.name(2)
    after = state
    for _ in range(4):
        after = play(after, RoundOver())
    assert (filled_sheet(after).reference, result(after).winner) == (0, state.name(2))
