"""The sheet: how it is read, what is doubted on it, what a correction changed."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from rules.kernel import phrase
from rules.lil_everdell.components.box import Box
from rules.lil_everdell.components.told import CardTold
from rules.lil_everdell.components.traits import Colour, Kind
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.score.checks import check
from rules.lil_everdell.score.differences import differences
from rules.lil_everdell.score.rules import SHEET_RULES
from rules.lil_everdell.score.scoring import score_sheet
from rules.lil_everdell.score.sheet import Sheet, SheetCard
from rules.sheet import Weight

BOX = Box(
    cards=(
        CardTold(id="castle", points=2),
        CardTold(id="frog", printed="Żabka", colour=Colour.BLUE, kind=Kind.CREATURE, points=3, copies=2),
    )
)


def a_sheet(*players: dict[str, Any], **more: Any) -> Sheet:
    return Sheet.read({"players": players, **more}, BOX)


def remarks(*players: dict[str, Any], **more: Any) -> list[tuple[Reason, Weight]]:
    found = check(a_sheet(*players, **more), BOX)
    return [(Reason.of(remark.reason), remark.weight) for remark in found]


def signs(colour: str, kind: str, n: int = 1, **more: Any) -> dict[str, Any]:
    return {"colour": colour, "kind": kind, "points": 1, "n": n, **more}


def tokens(*held: tuple[str, int]) -> list[dict[str, Any]]:
    return [{"kind": kind, "value": value} for kind, value in held]


def prince(**more: Any) -> dict[str, Any]:
    cards = [signs("green", "creature", 4), signs("green", "place", 4), signs("brown", "creature", 4)]
    return {"opponent": "prince", "cards": cards, "parades": tokens(("creatures", 3), ("three_alike", 6)), **more}


FIVE = [signs("green", "creature", 5)]
OLA: dict[str, Any] = {"name": "Ola", "cards": FIVE, "parades": tokens(("creatures", 6))}
JAN: dict[str, Any] = {"name": "Jan"}

FINAL, REFUSAL, WARNING = Weight.FINAL, Weight.REFUSAL, Weight.WARNING


# Reading


def test_a_card_is_named_in_any_spelling() -> None:
    cards = a_sheet({"name": "Ola", "cards": ["zabka", "WIECZNE drzewo", "Captain", {"card": "Castle", "n": 2}]})
    assert [(card.card, card.n, card.starting) for card in cards.players[0].cards] == [
        ("frog", 1, False),
        ("ever_tree", 1, False),
        ("captain", 1, True),
        ("castle", 2, False),
    ]


def test_an_unknown_card_is_refused_with_its_field() -> None:
    with pytest.raises(ValidationError) as caught:
        a_sheet({"name": "Ola", "cards": ["castle", "pier\ud800"]})
    error, *_ = caught.value.errors()
    assert error["loc"] == ("players", 0, "cards", 1)
    assert "pier" in str(error["ctx"]["error"])


@pytest.mark.parametrize(("text", "near"), [("zabkka", "Żabka"), ("xyz", None)])
def test_an_unknown_card_knows_the_nearest_one(text: str, near: str | None) -> None:
    with pytest.raises(ValidationError) as caught:
        a_sheet({"name": "Ola", "cards": [text]})
    assert caught.value.errors()[0]["ctx"]["error"].near == near


@pytest.mark.parametrize("wrong", [3, {"card": 3}, {"colour": "green"}, ["castle"]])
def test_what_is_no_card_is_refused(wrong: object) -> None:
    with pytest.raises(ValidationError):
        a_sheet({"name": "Ola", "cards": [wrong]})


def test_parades_may_be_plain_values() -> None:
    (player,) = a_sheet({"name": "Ola", "parades": [6, {"kind": "places", "value": 3}]}).players
    assert [(token.kind, token.value) for token in player.parades] == [(None, 6), ("places", 3)]
    with pytest.raises(ValidationError):
        a_sheet({"name": "Ola", "parades": [True]})


def test_whoever_has_no_name_is_called_by_what_they_are() -> None:
    sheet = a_sheet({"opponent": "queen"}, {"animal": "fox"}, {"name": "Ola", "animal": "mouse"}, {})
    assert [player.name for player in sheet.players] == ["queen", "fox", "Ola", ""]
    said = [getattr(player.called, "key", player.called) for player in sheet.players]
    assert said == ["lil_everdell.royal", "lil_everdell.animal", "Ola", ""]


def test_a_file_may_leave_out_the_namespace_of_what_it_insists_on() -> None:
    assert a_sheet(OLA, insist=["parade_twice"]).insist == (Reason.PARADE_TWICE,)
    assert a_sheet(OLA, insist=["lil_everdell.parade_twice"]).insist == (Reason.PARADE_TWICE,)
    with pytest.raises(ValidationError):
        a_sheet(OLA, insist=[3])


def test_without_a_box_the_shipped_cards_are_known() -> None:
    sheet = Sheet.model_validate({"players": [{"name": "Ola", "cards": ["castle"]}]})
    assert sheet.players[0].cards[0].card == "castle"
    with pytest.raises(ValidationError):
        Sheet.model_validate({"players": ["Ola"]})


# Checks


@pytest.mark.parametrize(
    ("reason", "weight", "players", "more"),
    [
        (Reason.NOBODY, FINAL, [prince()], {}),
        (Reason.TOO_MANY_PEOPLE, FINAL, [{"name": name} for name in "abcde"], {}),
        (Reason.PRINCE_WITH_FOUR, FINAL, [*({"name": name} for name in "abcd"), prince()], {}),
        (Reason.QUEEN_SOLO_ONLY, FINAL, [OLA, JAN, prince(opponent="queen")], {}),
        (Reason.QUEEN_SOLO_ONLY, FINAL, [OLA, prince(), prince(opponent="queen")], {}),
        (Reason.NAME_EMPTY, FINAL, [OLA, {"name": " "}], {}),
        (Reason.NAME_TWICE, FINAL, [OLA, {"name": "OLA"}], {}),
        (Reason.NAME_TWICE, FINAL, [{"name": "Zo\u00e9"}, {"name": "Zoe\u0301"}], {}),
        (Reason.NAME_TWICE, FINAL, [OLA, prince(), prince(name="Barwinek")], {}),
        (Reason.NEGATIVE_COUNT, FINAL, [{"name": "Ola", "tokens": -1}], {}),
        (Reason.NEGATIVE_COUNT, FINAL, [{"name": "Ola", "totals": {"parades": -1}}], {}),
        (Reason.POINTS_RANGE, FINAL, [{"name": "Ola", "cards": [signs("green", "place", points=31)]}], {}),
        (Reason.OTHER_SIGNS, FINAL, [{"name": "Ola", "cards": [{"card": "castle", "colour": "red"}]}], {}),
        (Reason.DECK_EXCEEDED, REFUSAL, [{"name": "Ola", "cards": [signs("green", "place", 55)]}], {}),
        (Reason.NO_COPY_LEFT, REFUSAL, [{"name": "Ola", "cards": ["frog", "frog"]}, {**JAN, "cards": ["frog"]}], {}),
        (Reason.NO_COPY_LEFT, REFUSAL, [{"name": "Ola", "cards": [{"card": "captain", "n": 5}]}], {}),
        (Reason.CARDS_OVER, WARNING, [{"name": "Ola", "cards": [signs("green", "place", 13), "captain"]}], {}),
        (Reason.POINTS_MISSING, WARNING, [{"name": "Ola", "cards": ["king"]}], {}),
        (Reason.BONUS_MISSING, WARNING, [{"name": "Ola", "cards": [signs("purple", "place")]}], {}),
        (Reason.MAYBE_PAID, WARNING, [{"name": "Ola", "paid": True, "resources": 3}], {}),
        (Reason.TIE_UNSURE, WARNING, [OLA, {"name": "Jan", "cards": ["king"]}], {}),
        (Reason.OPPONENT_CARDS, WARNING, [OLA, prince(cards=FIVE)], {}),
        (Reason.OPPONENT_HAS_NONE, WARNING, [OLA, prince(tokens=1)], {}),
        (Reason.OPPONENT_HAS_NONE, WARNING, [OLA, prince(totals={"resources": 1})], {}),
        (Reason.PARADE_VALUE, FINAL, [{"name": "Ola", "parades": [2]}], {}),
        (Reason.PARADE_TWICE, REFUSAL, [{"name": "Ola", "parades": tokens(("places", 6), ("places", 5))}], {}),
        (Reason.PARADE_TWICE, REFUSAL, [{"name": "Ola", "parades": [6, 5, 4, 3, 3]}], {}),
        (Reason.PARADE_NOT_IN_PLAY, REFUSAL, [{**OLA, "parades": [5]}, prince()], {}),
        (Reason.PARADE_NOT_LEFT, REFUSAL, [OLA, {**OLA, "name": "Jan"}], {}),
        (
            Reason.PARADE_NOT_LEFT,
            REFUSAL,
            [{"name": name, "parades": [6]} for name in "abc"] + [{"name": "d", "parades": [6, 6]}],
            {},
        ),
        (Reason.PARADE_SKIPPED, REFUSAL, [{**OLA, "parades": tokens(("creatures", 5))}, JAN], {}),
        (Reason.PARADE_NOT_MET, WARNING, [{**OLA, "parades": tokens(("creatures", 6), ("places", 6))}], {}),
        (Reason.PARADE_UNCLAIMED, WARNING, [{**OLA, "parades": []}], {}),
    ],
)
def test_what_cannot_be_or_hardly_can(reason: Reason, weight: Weight, players: Any, more: Any) -> None:
    assert (reason, weight) in remarks(*players, **more)
    insisted = check(a_sheet(*players, insist=[reason]), BOX)
    assert all(remark.insisted for remark in insisted if remark.reason == reason)


def test_a_sheet_in_order_has_no_remarks() -> None:
    assert remarks(OLA, {"name": "Jan", "tokens": 3}) == []
    assert remarks(OLA, prince()) == []


def test_three_sheets_of_the_prince_by_reading() -> None:
    five = {**OLA, "parades": tokens(("creatures", 5))}
    six = prince(parades=tokens(("creatures", 6), ("three_alike", 6)))
    assert (Reason.PARADE_NOT_IN_PLAY, REFUSAL) in remarks(five, JAN, six)
    assert remarks(five, JAN, six, rulings=["prince_stacks"]) == []


def test_four_tokens_of_a_value_without_kinds_are_possible() -> None:
    assert remarks(*({"name": name, "parades": [6]} for name in "abcd")) == []


def test_when_all_tokens_of_a_kind_are_taken_nobody_misses_one() -> None:
    """Of five creatures each of four people took one; a stack of two leaves the third one none."""
    people = [{**OLA, "name": name, "parades": tokens(("creatures", value))} for name, value in (("a", 6), ("b", 3))]
    assert remarks(*people, {**OLA, "name": "c", "parades": []}, prince(parades=tokens(("three_alike", 6)))) == []


def test_points_for_parades_counted_by_hand_are_not_compared() -> None:
    assert remarks({**OLA, "parades": [], "totals": {"parades": 6}}, JAN) == []
    assert remarks({**OLA, "parades": [3]}, JAN) == []


def test_an_opponent_counted_by_hand_needs_no_cards() -> None:
    assert remarks(OLA, {"opponent": "prince", "totals": {"cards": 20, "purple": 1}}) == []


def test_a_bonus_told_or_counted_by_hand_is_not_missing() -> None:
    assert remarks({"name": "Ola", "cards": [signs("purple", "place", bonus=2)]}) == []
    assert remarks({"name": "Ola", "cards": [signs("purple", "place")], "totals": {"purple": 2}}) == []


def test_a_card_the_box_has_forgotten_is_counted_by_its_signs() -> None:
    gone = SheetCard(colour=Colour.RED, kind=Kind.PLACE, card="heron", points=4)
    sheet = a_sheet(OLA).replace(players=(a_sheet(JAN).players[0].replace(cards=(gone,)),))
    assert [remark.reason for remark in check(sheet, BOX)] == [Reason.NO_SUCH_CARD]
    (score,) = score_sheet(sheet, BOX)
    assert score.total == 4


# Differences


def changes(before: dict[str, Any], after: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    lines = differences(a_sheet(before), a_sheet(after), BOX)
    return [(line.key.rpartition("log_")[2], dict(line.params)) for line in lines]


def test_what_a_correction_changed() -> None:
    assert changes(OLA, OLA) == []
    assert changes(OLA, {**OLA, "name": "Ala"}) == [("name", {"name": "Ala", "was": "Ola"})]
    assert changes(OLA, {**OLA, "tokens": 4}) == [("number", {"name": "Ola", "what": "tokens", "was": 0, "now": 4})]
    assert changes(OLA, {**OLA, "paid": True}) == [("paid", {"name": "Ola", "paid": "yes"})]
    assert changes({**OLA, "paid": True}, OLA) == [("paid", {"name": "Ola", "paid": "no"})]
    assert changes(OLA, {**OLA, "parades": []}) == [("parades", {"name": "Ola", "was": "6", "now": "–"})]
    assert changes(OLA, {**OLA, "totals": {"cards": 9}}) == [
        ("total", {"name": "Ola", "what": "cards", "was": "–", "now": "9"})
    ]


def test_another_reading_is_a_change_of_the_table() -> None:
    ours, theirs = a_sheet(OLA, JAN, rulings=["prince_tie"]), a_sheet(OLA, JAN, rulings=["prince_tie", "tie_cards"])
    for before, after, reading in ((ours, theirs, "other"), (theirs, ours, "ours")):
        (line,) = differences(before, after, BOX)
        assert line == phrase(
            "lil_everdell_score.log_ruling",
            asked=phrase("lil_everdell.ruling_tie_cards"),
            reading=phrase(f"lil_everdell.ruling_tie_cards_{reading}"),
        )


def test_cards_are_told_one_by_one() -> None:
    before = {"name": "Ola", "cards": ["castle", signs("green", "place", 2)]}
    after = {"name": "Ola", "cards": ["castle", "castle", {**signs("purple", "place"), "bonus": 4}]}
    told = changes(before, after)
    assert [key for key, _ in told] == ["card"] * 3
    assert [(line["points"], line["was"], line["now"]) for _, line in told] == [("2", 1, 2), ("4", 0, 1), ("1", 2, 0)]


def test_who_came_and_who_went() -> None:
    one, two = a_sheet(OLA), a_sheet(OLA, JAN)
    assert [line.key for line in differences(one, two, BOX)] == ["sheet.log_joined"]
    assert [line.key for line in differences(two, one, BOX)] == ["sheet.log_left"]


def test_the_fields_of_a_column() -> None:
    sheet = a_sheet(OLA, prince())
    assert SHEET_RULES.fields(sheet, 0) == ("cards", "parades", "tokens", "resources")
    assert SHEET_RULES.fields(sheet, 1) == ("cards", "parades")
    assert SHEET_RULES.groups == ("resources", "purple", "cards", "parades", "tokens")
