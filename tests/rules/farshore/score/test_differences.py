"""What a correction of a finished score changed, told field by field."""

from __future__ import annotations

from typing import Any

from rules.farshore.components.box import Box
from rules.farshore.game import GAME
from rules.farshore.score.rules import SHEET_RULES
from rules.farshore.score.sheet import Sheet
from rules.farshore.score.standing import RECORD
from rules.kernel import phrase


def changed(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    one, other = (Sheet.read({"players": players}, Box()) for players in (before, after))
    return [(said.key, dict(said.params)) for said in SHEET_RULES.differences(one, other, Box())]


def test_an_equal_sheet_has_no_differences() -> None:
    ola = {"name": "Ola", "cards": ["inn"], "maps": [2], "ship": 41}
    assert changed([ola], [ola]) == []


def test_who_joined_who_left_and_who_has_another_name_is_told() -> None:
    assert changed([{"name": "Ola"}], [{"name": "Ola"}, {"name": "Jan"}]) == [("sheet.log_joined", {"name": "Jan"})]
    assert changed([{"name": "Ola"}, {"name": "Jan"}], [{"name": "Ola"}]) == [("sheet.log_left", {"name": "Jan"})]
    assert changed([{"name": "Ola"}], [{"name": "Ola K."}]) == [("sheet.log_name", {"name": "Ola K.", "was": "Ola"})]


def test_a_number_is_told_with_what_it_was() -> None:
    told = changed([{"name": "Ola", "ship": 41}], [{"name": "Ola", "ship": 40}])
    assert told == [("farshore_sheet.log_number", {"name": "Ola", "what": "ship", "was": 41, "now": 40})]


def test_maps_are_told_by_their_values_and_their_order_does_not_matter() -> None:
    told = changed([{"name": "Ola", "maps": [2]}], [{"name": "Ola", "maps": [2, 1]}])
    assert told == [("farshore_sheet.log_maps", {"name": "Ola", "was": "2", "now": "2, 1"})]
    assert changed([{"name": "Ola", "maps": [2, 1]}], [{"name": "Ola", "maps": [1, 2]}]) == []
    assert changed([{"name": "Ola"}], [{"name": "Ola", "maps": [1]}])[0][1]["was"] == "–"


def test_points_counted_by_hand_are_told_also_when_they_are_taken_back() -> None:
    by_hand = {"name": "Ola", "totals": {"shells": 3}}
    told = changed([by_hand], [{"name": "Ola"}])
    assert told == [("farshore_sheet.log_total", {"name": "Ola", "what": "shells", "was": "3", "now": "–"})]


def test_cards_are_told_by_name_and_krabitas_by_colour() -> None:
    told = changed([{"name": "Ola", "cards": ["inn"]}], [{"name": "Ola", "cards": ["diver", "diver"]}])
    assert [(params["was"], params["now"]) for _, params in told] == [(0, 2), (1, 0)]
    hers: list[dict[str, Any]] = [{"name": "Ola"}, {"krabita": True, "cards": {"red": 1}}]
    told = changed(hers, [hers[0], {"krabita": True, "cards": {"red": 2}}])
    assert told[0][1]["card"] == phrase("farshore_sheet.cards_red")


def test_the_sheet_knows_who_is_played_by_the_app_and_what_was_entered_by_hand() -> None:
    sheet = Sheet.read({"players": [{"name": "Ola", "totals": {"ship": 7}}, {"krabita": True}]}, Box())
    assert [player.is_opponent for player in sheet.players] == [False, True]
    assert [sheet.players[0].entered(group) for group in ("ship", "maps")] == [7, None]
    assert [SHEET_RULES.fields(sheet, at)[-1] for at in (0, 1)] == ["resources", "ship"]


def test_a_match_hands_its_box_to_its_sheet() -> None:
    from tests.rules.farshore.tables import a_table

    assert GAME.sheet is SHEET_RULES
    state = a_table(1)
    assert RECORD.box(state) is state.box
