"""The final score, line by line; every number is worked out by hand (E, Se)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.lil_everdell.components.box import Box, facts
from rules.lil_everdell.components.cards import OtherBonus, PerCard, PerParade
from rules.lil_everdell.components.told import CardTold
from rules.lil_everdell.components.traits import Colour, Kind, Royal
from rules.lil_everdell.score.scoring import points_missing, score_sheet
from rules.lil_everdell.score.sheet import Player, Sheet, Totals
from rules.lil_everdell.score.verdict import total, verdict
from rules.scores import Score, winners

CASTLE = Box(cards=(CardTold(id="castle", points=2),))


def green(n: int, points: int = 0) -> dict[str, Any]:
    return {"colour": "green", "kind": "creature", "points": points, "n": n}


def signs(colour: str, kind: str, points: int, n: int = 1) -> dict[str, Any]:
    return {"colour": colour, "kind": kind, "points": points, "n": n}


def a_sheet(*players: dict[str, Any], box: Box | None = None, **more: Any) -> Sheet:
    return Sheet.read({"players": players, **more}, box or CASTLE)


def scored(*players: dict[str, Any], box: Box | None = None, **more: Any) -> tuple[Score, ...]:
    return score_sheet(a_sheet(*players, box=box, **more), box or CASTLE)


def groups(score: Score) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in score.lines:
        found[line.group] = found.get(line.group, 0) + line.points
    return found


# Examples 16 to 19


@pytest.mark.parametrize(("left", "points"), [(5, 2), (1, 0), (0, 0), (9, 4)])
def test_every_two_leftovers_are_a_point(left: int, points: int) -> None:
    (score,) = scored({"name": "Ola", "resources": left})
    assert groups(score)["resources"] == points


def test_the_castle_pays_a_point_for_each_green_card() -> None:
    cards = ["castle", "captain", "fort", green(2)]
    (score,) = scored({"name": "Ola", "cards": cards})
    assert groups(score)["purple"] == 4
    (line,) = [line for line in score.lines if line.group == "purple"]
    assert line.why.params["n"] == 4


OLA: dict[str, Any] = {
    "name": "Ola",
    # 2 on the Castle, 3 green cards with 3 each, 20 on a blue one: 2 + 9 + 20 = 31
    "cards": ["castle", green(3, 3), signs("blue", "place", 20)],
    "parades": [{"kind": "creatures", "value": 6}, 4],
    "tokens": 7,
    "resources": 5,
}


def test_a_whole_score() -> None:
    (score,) = scored(OLA)
    assert groups(score) == {"resources": 2, "purple": 3, "cards": 31, "parades": 10, "tokens": 7}
    assert score.total == 53


def test_what_was_taken_already_lies_among_the_tokens() -> None:
    (score,) = scored({**OLA, "tokens": 12, "paid": True})
    assert groups(score) == {"resources": 0, "purple": 0, "cards": 31, "parades": 10, "tokens": 12}
    assert score.total == 53
    assert [line.why.key for line in score.lines if line.group in ("resources", "purple")] == [
        "lil_everdell_score.paid"
    ] * 2


# Example 20

JAN: dict[str, Any] = {
    "name": "Jan",
    "cards": [signs("blue", "place", 30), signs("red", "place", 3)],
    "parades": [{"kind": "creatures", "value": 5}, 5],
    "tokens": 10,
}


def test_a_tie_goes_to_more_points_from_cards() -> None:
    scores = scored(OLA, JAN)
    assert [(score.total, score.tie_break) for score in scores] == [(53, (1, 31)), (53, (1, 33))]
    assert [score.player for score in winners(scores)] == ["Jan"]
    said = verdict(a_sheet(OLA, JAN), scores)
    assert [line.key.removeprefix("lil_everdell_score.") for line in said] == ["wins", "tie_cards"]
    assert said[1].params == {"name": "Ola", "ours": 33, "theirs": 31}


def test_by_the_other_reading_bonuses_break_a_tie_too() -> None:
    scores = scored(OLA, JAN, rulings=["tie_cards"])
    assert [score.tie_break for score in scores] == [(1, 34), (1, 33)]
    assert [score.player for score in winners(scores)] == ["Ola"]


def test_paid_bonuses_break_a_tie_all_the_same() -> None:
    scores = scored({**OLA, "tokens": 12, "paid": True}, JAN, rulings=["tie_cards"])
    assert [score.tie_break for score in scores] == [(1, 34), (1, 33)]


def test_still_level_is_a_shared_victory() -> None:
    scores = scored(OLA, {**OLA, "name": "Jan"})
    assert len(winners(scores)) == 2
    (line,) = verdict(a_sheet(OLA, {**OLA, "name": "Jan"}), scores)
    assert (line.key, line.params["n"]) == ("lil_everdell_score.shared", 53)


# Examples 21 to 23


def level(you: int, foe: int, **more: Any) -> tuple[Sheet, tuple[Score, ...]]:
    players = ({"name": "Ola", "tokens": you}, {"opponent": "prince", "totals": {"cards": foe}})
    sheet = a_sheet(*players, **more)
    return sheet, score_sheet(sheet, CASTLE)


def keys(sheet: Sheet, scores: tuple[Score, ...]) -> list[str]:
    return [line.key.removeprefix("lil_everdell_score.") for line in verdict(sheet, scores)]


def test_alone_level_is_won() -> None:
    sheet, scores = level(45, 45)
    assert [score.player for score in winners(scores)] == ["Ola"]
    assert keys(sheet, scores) == ["wins", "tie_person"]


def test_alone_a_point_behind_the_opponent_was_ahead() -> None:
    sheet, scores = level(44, 45)
    assert [score.player for score in winners(scores)] == ["prince"]
    (line,) = verdict(sheet, scores)
    assert (line.key, line.params["n"]) == ("lil_everdell_score.opponent_ahead", 1)


def test_alone_the_other_reading_of_a_tie_changes_nothing() -> None:
    _, scores = level(45, 45, rulings=["prince_tie"])
    assert [score.player for score in winners(scores)] == ["Ola"]


def test_ahead_of_the_opponent() -> None:
    sheet, scores = level(48, 45)
    assert keys(sheet, scores) == ["wins", "person_ahead"]


def test_the_princes_score() -> None:
    """12 cards with 27 points, the Castle (2) and 5 green ones among them: 5 + 27 + 9."""
    rest = [green(5, 3), signs("blue", "creature", 2, 5), signs("red", "place", 0)]
    prince = {"opponent": "prince", "cards": ["castle", *rest], "parades": [6, 3], "tokens": 9, "resources": 4}
    (score,) = scored(prince)
    assert groups(score) == {"purple": 5, "cards": 27, "parades": 9}
    assert score.total == 41
    assert sum(card.n for card in a_sheet(prince).players[0].cards) == 12


def test_a_person_level_with_the_prince_is_ahead_of_him() -> None:
    players: list[dict[str, Any]] = [
        {"name": "Ola", "tokens": 38, "cards": [green(1, 10)]},
        {"name": "Jan", "tokens": 40},
        {"opponent": "prince", "totals": {"cards": 48}},
    ]
    scores = scored(*players)
    assert [score.total for score in scores] == [48, 40, 48]
    assert [score.player for score in winners(scores)] == ["Ola"]
    scores = scored(*players, rulings=["prince_tie"])
    assert [score.player for score in winners(scores)] == ["prince"]
    assert [score.tie_break[0] for score in scores] == [0, 0, 0]
    assert keys(a_sheet(*players, rulings=["prince_tie"]), scores) == ["wins", "tie_cards"]


# Examples 24 and 25


def taught(bonus: Any) -> Box:
    told = CardTold(id="bee", printed="Bee", colour=Colour.PURPLE, kind=Kind.CREATURE, points=1, bonus=bonus)
    return Box(cards=(told,))


@pytest.mark.parametrize(("itself", "points"), [(False, 6), (True, 8)])
def test_two_for_each_creature(itself: bool, points: int) -> None:
    box = taught(PerCard(sort=Kind.CREATURE, points=2, counts_itself=itself))
    cards = ["bee", green(2), signs("red", "creature", 0), signs("red", "place", 0)]
    (score,) = scored({"name": "Ola", "cards": cards}, box=box)
    assert groups(score)["purple"] == points


def test_three_for_each_parade_token() -> None:
    (score,) = scored({"name": "Ola", "cards": ["bee"], "parades": [5, 3]}, box=taught(PerParade(points=3)))
    assert (groups(score)["purple"], groups(score)["parades"]) == (6, 8)


def test_a_cell_counts_colour_and_kind() -> None:
    box = taught(PerCard(colour=Colour.RED, sort=Kind.PLACE, points=3))
    cards = ["bee", signs("red", "creature", 0), signs("red", "place", 0, 2), signs("blue", "place", 0)]
    (score,) = scored({"name": "Ola", "cards": cards}, box=box)
    assert groups(score)["purple"] == 6


def test_two_equal_purple_cards_pay_each_and_count_each_other() -> None:
    box = taught(PerCard(colour=Colour.PURPLE, points=2))
    (score,) = scored({"name": "Ola", "cards": [{"card": "bee", "n": 2}]}, box=box)
    assert [line.points for line in score.lines if line.group == "purple"] == [2, 2]


def test_something_else_is_told_each_time() -> None:
    for box in (taught(OtherBonus()), taught(None)):
        (score,) = scored({"name": "Ola", "cards": [{"card": "bee", "bonus": 4}]}, box=box)
        assert groups(score)["purple"] == 4
        (score,) = scored({"name": "Ola", "cards": ["bee"]}, box=box)
        assert "purple" not in groups(score)


def test_king_and_ever_tree_pay_no_bonus() -> None:
    (score,) = scored({"name": "Ola", "cards": [{"card": "king", "points": 5}, "ever_tree"]})
    assert "purple" not in groups(score)
    assert groups(score)["cards"] == 5


# Lines


def test_a_line_for_each_different_card_and_unnamed_ones_by_their_signs() -> None:
    cards = ["castle", "castle", green(2, 3), green(1, 3), green(1, 1), {"colour": "green", "kind": "creature"}]
    (score,) = scored({"name": "Ola", "cards": cards})
    lines = [line for line in score.lines if line.group == "cards"]
    assert [(line.why.params["n"], line.points) for line in lines] == [(2, 4), (3, 9), (1, 1), (1, 0)]
    assert lines[-1].why.key == "lil_everdell_score.card_missing"


def test_any_group_may_be_a_total_counted_by_hand() -> None:
    totals = {"resources": 1, "purple": 2, "cards": 20, "parades": 9, "tokens": 4}
    (score,) = scored({**OLA, "totals": totals})
    assert groups(score) == totals
    (score,) = scored({**OLA, "totals": totals, "paid": True})
    assert score.total == 20 + 9 + 4
    assert Player(name="Ola", totals=Totals(cards=3)).entered("cards") == 3


def test_points_nobody_told_are_counted_as_missing() -> None:
    box = Box()
    cards: list[Any] = ["castle", {"card": "king", "n": 2}, green(1, 4), {"card": "ever_tree", "points": 7}]
    (player,) = a_sheet({"name": "Ola", "cards": cards}, box=box).players
    assert points_missing(player, facts(box)) == 3
    assert points_missing(player.replace(totals=Totals(cards=9)), facts(box)) == 0


def test_while_points_are_missing_that_could_change_who_wins_nobody_is_named() -> None:
    unknown = {"colour": "green", "kind": "creature"}
    behind = a_sheet({"name": "Ola", "tokens": 9}, {"name": "Jan", "cards": [unknown]})
    assert keys(behind, score_sheet(behind, CASTLE)) == ["undecided"]
    ahead = a_sheet({"name": "Ola", "tokens": 9, "cards": [unknown]}, {"name": "Jan"})
    assert keys(ahead, score_sheet(ahead, CASTLE)) == ["wins"]
    assert [total(score).key.removeprefix("lil_everdell_score.") for score in score_sheet(ahead, CASTLE)] == [
        "at_least",
        "total",
    ]
    tied = a_sheet({"name": "Ola", "cards": [unknown]}, {"name": "Jan"})
    assert keys(tied, score_sheet(tied, CASTLE)) == ["undecided"]


def test_whoever_wins_the_tie_already_wins_with_more_points_too() -> None:
    unknown = {"colour": "green", "kind": "creature"}
    foe: dict[str, Any] = {"opponent": "prince", "totals": {"cards": 40}}
    person = a_sheet({"name": "Ola", "tokens": 40, "cards": [unknown]}, foe)
    assert keys(person, score_sheet(person, CASTLE)) == ["wins", "tie_person"]
    prince = a_sheet({"name": "Ola", "tokens": 40}, {"opponent": "prince", "cards": [green(2, 20), unknown]})
    assert keys(prince, score_sheet(prince, CASTLE)) == ["undecided"]
    cards = a_sheet({"name": "Ola", "cards": [green(2, 2), unknown]}, {"name": "Jan", "tokens": 4})
    assert keys(cards, score_sheet(cards, CASTLE)) == ["wins", "tie_cards"]


def test_someone_who_counted_alone_has_nobody_to_compare_with() -> None:
    assert verdict(a_sheet(OLA), scored(OLA)) == ()


def test_two_opponents_leave_no_person_to_compare() -> None:
    sheet = a_sheet({"opponent": "prince", "totals": {"cards": 3}}, {"opponent": "queen", "totals": {"cards": 2}})
    assert keys(sheet, score_sheet(sheet, CASTLE)) == []
    assert Royal.QUEEN.value == sheet.players[1].name


def test_the_order_of_cards_changes_nothing() -> None:
    backwards = {**OLA, "cards": list(reversed(OLA["cards"]))}
    assert [score.total for score in scored(OLA, backwards)] == [53, 53]
