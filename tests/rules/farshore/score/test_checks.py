"""One test per refusal and warning on the sheet of a finished table."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rules.farshore.components.box import Box, CardFix, MapNeeds, TrackFix
from rules.farshore.components.ship import Track
from rules.farshore.components.traits import Counts, Rarity
from rules.farshore.reasons import Reason
from rules.farshore.score.checks import check
from rules.farshore.score.scoring import score_sheet
from rules.farshore.score.sheet import Sheet
from rules.kernel import phrase
from rules.sheet import Remark, Weight

FINAL, REFUSAL, WARNING = Weight.FINAL, Weight.REFUSAL, Weight.WARNING
SIXTEEN = ["grove"] * 5 + ["diver"] * 3 + ["inn"] * 3 + ["abbey"] * 3 + ["pirate", "galley"]


def remarks(*players: Mapping[str, object], box: Box | None = None, insist: tuple[str, ...] = ()) -> tuple[Remark, ...]:
    named = [{"name": f"player {n}", **player} for n, player in enumerate(players)]
    sheet = Sheet.read({"players": named, "insist": list(insist)}, box or Box())
    return check(sheet, box or Box())


def found(*players: Mapping[str, object], box: Box | None = None) -> list[tuple[str, Weight, int | None, str]]:
    return [(each.reason, each.weight, each.player, each.field) for each in remarks(*players, box=box)]


def test_an_ordinary_table_has_no_remarks() -> None:
    assert found({"cards": ["inn", "diver", "diver"], "ship": 41}, {"cards": ["inn", "galleon"], "ship": 40}) == []


def test_fifteen_spaces_and_cards_that_take_none_fit() -> None:
    assert found({"cards": [*SIXTEEN[:15], "shipwreck", "castaway"]}) == []


def test_a_city_has_fifteen_spaces() -> None:
    assert found({"cards": SIXTEEN}) == [(Reason.SHEET_CITY_OVER, REFUSAL, 0, "cards")]


def test_a_city_holds_one_of_each_unique_card() -> None:
    assert found({}, {"cards": ["pirate", "pirate"]}) == [(Reason.SHEET_UNIQUE_TWICE, REFUSAL, 1, "cards")]


def test_a_card_the_box_calls_common_may_come_twice() -> None:
    box = Box().learn(CardFix(id="pirate", rarity=Rarity.COMMON))
    assert found({"cards": ["pirate", "pirate"]}, box=box) == []


def test_the_table_holds_no_more_copies_than_the_deck() -> None:
    two = {"cards": ["galleon"]}
    assert found(two, two) == []
    assert found(two, two, {"krabita": True, "cards": ["galleon"]}) == [
        (Reason.SHEET_COPIES_OVER, REFUSAL, None, "players")
    ]


def test_the_table_holds_no_more_cards_of_a_colour_than_the_deck() -> None:
    # The deck has 20 red cards; she may hold all but those of the people.
    assert found({"cards": ["inn"]}, {"krabita": True, "cards": {"red": 19}}) == []
    assert found({"cards": ["inn"]}, {"krabita": True, "cards": {"red": 20}}) == [
        (Reason.SHEET_COLOUR_OVER, REFUSAL, None, "players")
    ]


def test_krabita_knows_no_city_limit_and_no_unique_cards() -> None:
    assert found({}, {"krabita": True, "cards": [*SIXTEEN, "sloop", "sloop"]}) == []


@pytest.mark.parametrize(("others", "value"), [(1, 0), (1, 3), (2, 3), (3, -1)])
def test_a_map_tile_has_a_value_of_this_tables_stacks(others: int, value: int) -> None:
    assert found({"maps": [value]}, *[{}] * others) == [(Reason.SHEET_MAP_VALUE, REFUSAL, 0, "maps")]


def test_the_same_wrong_value_is_named_once() -> None:
    assert len(found({"maps": [3, 3]}, {})) == 1


def test_someone_counting_alone_may_have_any_printed_value() -> None:
    assert found({"maps": [2, 1, 0]}) == []


def test_krabita_counts_as_a_player_for_the_stacks() -> None:
    assert found({"maps": [0]}, {"krabita": True}) == [(Reason.SHEET_MAP_VALUE, REFUSAL, 0, "maps")]
    assert found({"maps": [0]}, {}, {"krabita": True}) == []


def test_one_map_of_each_kind() -> None:
    green = ["diver"] * 3 + ["grove"]
    tiles = [{"kind": "green", "value": 2}, {"kind": "green", "value": 1}]
    assert found({"cards": green, "maps": tiles}, {}) == [(Reason.SHEET_MAP_TWICE, REFUSAL, 0, "maps")]


def test_nobody_has_more_than_six_maps() -> None:
    assert found({"maps": [1] * 6}, {}, {}) == []
    assert (Reason.SHEET_MAPS_OVER, REFUSAL, 0, "maps") in found({"maps": [2, 2, 2, 1, 1, 1, 1]}, {}, {})


def test_a_stack_gives_each_tile_once() -> None:
    one = {"maps": [{"kind": "fifth", "value": 2}]}
    assert found(one, one) == [(Reason.SHEET_MAP_TAKEN, REFUSAL, None, "players")]


def test_with_four_players_a_stack_has_two_tiles_of_value_one() -> None:
    two, one = {"maps": [{"kind": "fifth", "value": 2}]}, {"maps": [{"kind": "fifth", "value": 1}]}
    assert found(two, one, one, {}) == []
    assert [each[0] for each in found(two, one, one, one)] == [Reason.SHEET_MAP_TAKEN]


def test_plain_values_are_counted_over_all_six_stacks() -> None:
    # Two players: six tiles worth 2 in all.
    assert found({"maps": [2, 2, 2]}, {"maps": [2, 2, 2]}) == []
    assert found({"maps": [2, 2, 2, 2]}, {"maps": [2, 2, 2]}) == [(Reason.SHEET_VALUE_TAKEN, REFUSAL, None, "players")]


def test_a_lower_tile_while_the_higher_one_is_in_the_stack_is_worth_a_look() -> None:
    other = {"maps": [{"kind": "sixth", "value": 2}]}
    assert found({"maps": [{"kind": "fifth", "value": 1}]}, other) == [
        (Reason.SHEET_MAP_SKIPPED, WARNING, None, "players")
    ]


@pytest.mark.parametrize("other", [{"maps": [2]}, {"totals": {"maps": 2}}, {}])
def test_nothing_is_said_of_skipped_tiles_while_somebodys_are_not_told(other: dict[str, object]) -> None:
    assert found({"maps": [{"kind": "fifth", "value": 1}]}, other) == []


def test_a_requirement_the_city_no_longer_meets_is_a_warning() -> None:
    tile = {"maps": [{"kind": "blue", "value": 2}]}
    assert found({**tile, "cards": ["port", "market", "navigator"]}, {}) == []
    assert found({**tile, "cards": ["port", "market"]}, {}) == [(Reason.SHEET_MAP_UNMET, WARNING, 0, "maps")]
    assert found({**tile, "totals": {"cards": 20}}, {}) == []


def test_krabitas_requirements_are_looked_at_by_colour() -> None:
    krabita = {"krabita": True, "maps": [{"kind": "blue", "value": 2}], "cards": {"blue": 2}}
    assert found({}, krabita) == [(Reason.SHEET_MAP_UNMET, WARNING, 1, "maps")]


def test_a_kind_the_player_told_us_is_checked_too() -> None:
    tile = {"maps": [{"kind": "fifth", "value": 2}], "cards": ["inn"]}
    box = Box().learn(MapNeeds(kind="fifth", needs=Counts(red=2)))
    assert found(tile, {}) == []
    assert found(tile, {}, box=box) == [(Reason.SHEET_MAP_UNMET, WARNING, 0, "maps")]


@pytest.mark.parametrize(
    ("ship", "reason"), [(-1, Reason.SHEET_SHIP_BELOW), (61, Reason.SHEET_SHIP_BEYOND), (999, Reason.SHEET_SHIP_BEYOND)]
)
def test_a_ship_lies_between_0_and_60(ship: int, reason: Reason) -> None:
    assert found({"ship": ship}, {}) == [(reason, FINAL, 0, "ship")]


def test_a_ship_on_a_value_the_track_lacks_is_a_warning_with_the_nearest_two() -> None:
    (remark,) = remarks({"ship": 39}, {})
    assert (remark.reason, remark.weight) == (Reason.SHEET_SHIP_BETWEEN, WARNING)
    assert (remark.why.params["below"], remark.why.params["above"]) == (38, 40)


def test_points_entered_for_the_ship_are_looked_at_too() -> None:
    assert [each[0] for each in found({"totals": {"ship": 61}}, {"totals": {"ship": 39}})] == [
        Reason.SHEET_SHIP_BEYOND,
        Reason.SHEET_SHIP_BETWEEN,
    ]


def test_the_players_own_track_counts() -> None:
    box = Box().learn(TrackFix(track=Track(values=tuple(range(62)), chests=())))
    assert found({"ship": 61}, {"ship": 39}, box=box) == []


def test_krabita_still_has_a_treasure_for_each_chest() -> None:
    # At 12 she has passed 4, 8 and 12.
    assert found({}, {"krabita": True, "ship": 12, "treasures": 3}) == []
    assert found({}, {"krabita": True, "ship": 12, "treasures": 2}) == [(Reason.SHEET_CHESTS, WARNING, 1, "treasures")]
    assert found({}, {"krabita": True, "ship": 12, "totals": {"treasures": 8}}) == []
    assert found({}, {"krabita": True, "totals": {"ship": 12}})[0][0] == Reason.SHEET_CHESTS


def test_people_may_have_spent_their_treasures() -> None:
    assert found({"ship": 12, "treasures": 0}, {}) == []


@pytest.mark.parametrize("field", ["shells", "treasures", "resources"])
def test_nobody_has_less_than_nothing(field: str) -> None:
    assert found({}, {field: -1}) == [(Reason.SHEET_NEGATIVE, FINAL, 1, field)]


@pytest.mark.parametrize("field", ["shells", "resources"])
def test_what_krabita_cannot_have_is_not_counted(field: str) -> None:
    assert found({}, {"krabita": True, field: 2}) == [(Reason.SHEET_KRABITA_HAS_NONE, WARNING, 1, field)]


@pytest.mark.parametrize("group", ["shells", "treasures", "maps"])
def test_points_counted_by_hand_are_not_below_nothing(group: str) -> None:
    assert found({}, {"totals": {group: -2}}) == [(Reason.SHEET_POINTS_NEGATIVE, FINAL, 1, group)]


def test_points_for_cards_may_be_below_nothing() -> None:
    """A Castaway is worth -1."""
    assert found({}, {"totals": {"cards": -1, "purple": 0}}) == []


def test_points_for_treasures_come_in_twos() -> None:
    assert found({}, {"totals": {"treasures": 7}}) == [(Reason.SHEET_TREASURES_ODD, WARNING, 1, "treasures")]
    assert found({}, {"totals": {"treasures": 8}}) == []


def test_six_maps_of_two_are_the_most_there_is() -> None:
    """(2 + 2 + 2 + 2 + 2 + 2) × 6 = 72."""
    assert found({}, {"totals": {"maps": 72}}) == []
    assert found({}, {"totals": {"maps": 73}}) == [(Reason.SHEET_MAP_POINTS, REFUSAL, 1, "maps")]


def test_a_pilgrim_cannot_count_maps_of_which_only_the_points_are_known() -> None:
    pilgrim = {"cards": ["pilgrim"], "totals": {"maps": 42}}
    assert found({}, pilgrim) == [(Reason.SHEET_BONUS_UNSURE, WARNING, 1, "maps")]
    assert found({}, {**pilgrim, "totals": {"maps": 42, "purple": 12}}) == []
    assert found({}, {"cards": ["pilgrim"], "totals": {"maps": 0}}) == []


def test_shells_that_somebody_counted_for_krabita_are_not_counted() -> None:
    hers = {"krabita": True, "totals": {"shells": 5}}
    assert found({}, hers) == [(Reason.SHEET_KRABITA_HAS_NONE, WARNING, 1, "shells")]
    sheet = Sheet.read({"players": [{"name": "Ola"}, {**hers, "name": "Krabita"}]}, Box())
    assert score_sheet(sheet, Box())[1].total == 0


def test_krabita_needs_a_person_to_play_against() -> None:
    assert found({"krabita": True}) == [(Reason.SHEET_NOBODY, FINAL, None, "players")]


def test_at_most_four_people_play() -> None:
    assert found({}, {}, {}, {}) == []
    assert found({}, {}, {}, {}, {}) == [(Reason.SHEET_PEOPLE_OVER, FINAL, None, "players")]


def test_krabita_plays_with_one_to_three_people() -> None:
    assert found({}, {}, {}, {"krabita": True}) == []
    assert found({}, {}, {}, {}, {"krabita": True}) == [(Reason.SHEET_KRABITA_WITH_FOUR, REFUSAL, None, "players")]


def test_there_is_one_krabita() -> None:
    assert found({}, {"krabita": True}, {"krabita": True}) == [(Reason.SHEET_KRABITA_TWICE, FINAL, None, "players")]


def test_everybody_has_a_name_of_their_own() -> None:
    assert found({"name": " "}, {}) == [(Reason.SHEET_NAME_EMPTY, FINAL, 0, "name")]
    assert found({"name": "Ola"}, {"name": "Ola "}, {}) == [
        (Reason.SHEET_NAME_TWICE, FINAL, 0, "name"),
        (Reason.SHEET_NAME_TWICE, FINAL, 1, "name"),
    ]


def test_names_that_differ_in_case_alone_are_refused_as_at_a_table() -> None:
    assert found({"name": "Ann"}, {"name": "ann"}) == [
        (Reason.SHEET_NAME_TWICE, REFUSAL, 0, "name"),
        (Reason.SHEET_NAME_TWICE, REFUSAL, 1, "name"),
    ]


def test_a_name_in_another_spelling_of_its_letters_is_the_same_name() -> None:
    """Pasted from one system the accent is a letter of its own, typed on another it is not."""
    assert found({"name": "Zo\u00e9"}, {"name": "ZOE\u0301"}) == [
        (Reason.SHEET_NAME_TWICE, REFUSAL, 0, "name"),
        (Reason.SHEET_NAME_TWICE, REFUSAL, 1, "name"),
    ]


def test_a_tie_cannot_be_broken_by_maps_of_which_only_the_points_are_known() -> None:
    # 2 points each and ships level: the number of maps decides, and player 0 did not say it.
    assert found({"totals": {"maps": 2}}, {"maps": [2]}) == [(Reason.SHEET_TIE_UNSURE, WARNING, 0, "maps")]
    assert found({"totals": {"maps": 2}, "ship": 2}, {"maps": [2], "shells": 2}) == []
    assert found({"totals": {"maps": 2}, "maps": [2]}, {"shells": 2}) == []


def test_the_table_may_overrule_a_refusal_and_only_that_one() -> None:
    unique = {"cards": [*SIXTEEN, "pirate"]}
    over, twice = remarks(unique, insist=("city_over",))
    assert (over.insisted, over.stops) == (True, False)
    assert (twice.insisted, twice.stops) == (False, True)
    assert over.said == phrase("sheet.our_table", what=over.why)
    assert twice.said == twice.why


def test_some_things_no_table_can_overrule() -> None:
    (remark,) = remarks({"ship": 61}, insist=("ship_beyond",))
    assert remark.stops


def test_a_warning_stops_nothing() -> None:
    (remark,) = remarks({"ship": 39})
    assert not remark.stops
