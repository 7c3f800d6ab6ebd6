"""The final score: one table in, lines and points out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.farshore.components.box import Box, CardFix
from rules.farshore.components.cards import CARDS, PerCard
from rules.farshore.components.traits import Colour
from rules.farshore.score.scoring import score_sheet
from rules.farshore.score.sheet import Group, Krabita, Person, Sheet
from rules.kernel import Phrase, phrase
from rules.scores import Score, rank, winners

CITY = ("diver", "diver", "grove", "sloop", "navigator", "market", "inn", "pirate")
"""Green 4, blue 2, red 1, brown 1; common creatures, unique creatures, common and unique constructions 2 each."""


def person(**fields: object) -> Person:
    return Person.model_validate({"name": "Ola", **fields})


def score(player: Person | Krabita, box: Box | None = None) -> Score:
    return score_sheet(Sheet(players=(player,)), box or Box())[0]


def points(scored: Score, group: Group) -> int:
    return sum(line.points for line in scored.lines if line.group == group)


def why(scored: Score, group: Group) -> list[Phrase]:
    return [line.why for line in scored.lines if line.group == group]


def test_the_groups_follow_the_rulebook() -> None:
    scored = score(person(cards=["galleon"], maps=[2], shells=1, treasures=1, ship=2))
    assert [line.group for line in scored.lines] == ["shells", "cards", "purple", "treasures", "maps", "ship"]


def test_the_position_of_the_manual_counted_by_hand() -> None:
    ola = person(
        cards=["galleon", "diver", "diver"], maps=[{"kind": "green", "value": 2}], shells=3, treasures=4, ship=41
    )
    # 3 shells + (5 + 1 + 1) cards + 4 × 1 Galleon + 4 × 2 treasures + 2 × 1 map + 41 ship
    assert [points(score(ola), group) for group in Group] == [3, 7, 4, 8, 2, 41]
    assert score(ola).total == 65


def test_every_card_counts_its_printed_points_the_negative_ones_too() -> None:
    assert points(score(person(cards=["inn", "diver", "shipwreck", "castaway"])), Group.CARDS) == 2 + 1 - 1 - 1


def test_copies_share_a_line() -> None:
    scored = score(person(cards=["diver", "inn", "diver", "diver"]))
    assert [(line.why, line.points) for line in scored.lines if line.group == "cards"] == [
        (phrase("farshore_score.card", card=phrase("farshore_cards.diver"), n=3, each=1), 3),
        (phrase("farshore_score.card", card=phrase("farshore_cards.inn"), n=1, each=2), 2),
    ]


def test_the_rulebooks_guild_master_is_worth_two_and_eight() -> None:
    city = ["market", "port", "lighthouse", "inn", "abbey", "rope_bridge", "pirate", "galley", "guild_master"]
    scored = score(person(cards=city))
    assert points(scored, Group.PURPLE) == 8
    own = [line.points for line in scored.lines if line.why.params.get("card") == phrase("farshore_cards.guild_master")]
    assert own == [2, 8]


@pytest.mark.parametrize(
    ("card_id", "printed", "bonus"),
    [
        ("windmill", 2, 2 * 4),  # green cards
        ("manor", 4, 2 * 2),  # common creatures: two divers
        ("gardens", 4, 2 * 2),  # unique creatures: navigator, pirate
        ("governor", 4, 2 * 2),  # common constructions: grove, inn
        ("sculptor", 4, 2 * 2),  # unique constructions: sloop, market
        ("harbor", 5, 3 * 1),  # purple cards: itself
        ("guild_master", 2, 1 * 4),  # inn, navigator, market, pirate
        ("galleon", 5, 1 * 5),  # treasures
        ("pilgrim", 2, 2 * 3),  # map tiles
        ("admiral", 4, 1 * 4),  # chests at 4, 8, 12 and 18
    ],
)
def test_each_purple_card_counts_what_it_counts(card_id: str, printed: int, bonus: int) -> None:
    fields = {"maps": [2, 1, 0], "treasures": 5, "ship": 18}
    without, with_it = score(person(cards=CITY, **fields)), score(person(cards=(*CITY, card_id), **fields))
    assert points(with_it, Group.CARDS) - points(without, Group.CARDS) == printed
    assert points(with_it, Group.PURPLE) == bonus


def test_purple_cards_count_each_other() -> None:
    # Harbor: 3 × 3 purple; Gardens: 2 × 1 unique creature (Admiral); Admiral: no chest yet.
    assert points(score(person(cards=["harbor", "gardens", "admiral"])), Group.PURPLE) == 9 + 2 + 0


def test_a_harbor_that_does_not_count_itself_is_a_correction_of_the_box() -> None:
    bonus = PerCard(sets=((Colour.PURPLE,),), points=3, counts_itself=False)
    box = Box().learn(CardFix(id="harbor", bonus=bonus))
    assert points(score(person(cards=["harbor", "manor"]), box), Group.PURPLE) == 3 * 1 + 0


def test_the_admiral_counts_chests_also_from_a_value_the_track_lacks() -> None:
    assert points(score(person(cards=["admiral"], ship=39)), Group.PURPLE) == 7


def test_a_purple_line_says_what_was_counted() -> None:
    scored = score(person(cards=["gardens", "pirate", "navigator", "sculptor"]))
    counted = phrase("farshore_score.cards_counted", colour="any", kind="creature", rarity="unique")
    assert why(scored, Group.PURPLE)[0] == phrase(
        "farshore_score.bonus", card=phrase("farshore_cards.gardens"), printed=4, each=2, n=3, what=counted
    )


def test_a_corrected_card_scores_as_corrected() -> None:
    box = Box().learn(CardFix(id="diver", points=4, printed="Nur"))
    scored = score(person(cards=["diver"]), box)
    assert points(scored, Group.CARDS) == 4
    assert why(scored, Group.CARDS) == [phrase("farshore_score.card", card="Nur", n=1, each=4)]


def test_maps_show_the_product_and_each_tile() -> None:
    scored = score(person(maps=[2, 1, 0]))
    assert why(scored, Group.MAPS) == [phrase("farshore_score.maps", n=3, sum=3, tiles="2 × 3 + 1 × 3 + 0 × 3")]
    assert points(scored, Group.MAPS) == 9


def test_krabita_counts_purple_cards_six_and_others_two() -> None:
    cards = {"green": 4, "blue": 3, "brown": 2, "red": 3, "purple": 2}
    krabita = Krabita.model_validate({"krabita": True, "cards": cards, "maps": [1], "treasures": 5, "ship": 36})
    # 12 others × 2, 2 purple × 6, 5 treasures × 2, one map 1 × 1, ship 36
    assert [points(score(krabita), group) for group in Group] == [0, 24, 12, 10, 1, 36]


def test_krabitas_named_cards_count_by_colour_alone() -> None:
    krabita = Krabita.model_validate({"krabita": True, "cards": ["shipwreck", "galley", "galleon"], "treasures": 3})
    assert [points(score(krabita), group) for group in Group] == [0, 4, 6, 6, 0, 0]


def test_krabita_has_neither_shells_nor_resources() -> None:
    krabita = Krabita.model_validate({"krabita": True, "shells": 9, "resources": 9})
    assert (score(krabita).total, score(krabita).tie_break) == (0, (0, 0, 0, 0))


def test_a_total_entered_by_hand_takes_the_place_of_its_group() -> None:
    scored = score(person(cards=["diver"], totals={"cards": 30, "purple": 12}, ship=2))
    assert [points(scored, group) for group in Group] == [0, 30, 12, 0, 0, 2]
    assert why(scored, Group.CARDS) == [phrase("result.entered", group="cards")]


def test_a_total_for_ship_or_treasures_counts_in_a_tie_too() -> None:
    assert score(person(totals={"ship": 41, "treasures": 8}, resources=3)).tie_break == (41, 0, 4, 3)


def test_a_total_for_ship_or_treasures_feeds_the_purple_cards_too() -> None:
    # Admiral: chests at 4 and 8; Galleon: 6 points are 3 treasures.
    scored = score(person(cards=["admiral", "galleon"], totals={"ship": 8, "treasures": 6}))
    assert points(scored, Group.PURPLE) == 2 + 3


def test_krabitas_totals_can_be_entered_too() -> None:
    krabita = Krabita.model_validate({"krabita": True, "totals": {"cards": 24, "ship": 30}})
    assert (score(krabita).total, score(krabita).tie_break[0]) == (54, 30)


def names_of_winners(*players: Person | Krabita) -> list[str]:
    return [best.player for best in winners(score_sheet(Sheet(players=players), Box()))]


@pytest.mark.parametrize(
    ("ola", "jan"),
    [
        ({"ship": 41}, {"ship": 40, "shells": 1}),  # 41 : 41, the farther ship
        ({"maps": [0], "ship": 10}, {"ship": 10}),  # 10 : 10, the same ship, one map more
        ({"treasures": 1}, {"shells": 2}),  # 2 : 2, one treasure more
        ({"resources": 1}, {}),  # all the same but one resource
        ({"ship": 12}, {"ship": 10, "maps": [0], "shells": 2, "resources": 9}),  # the ship comes first
        ({"maps": [0]}, {"resources": 9}),  # maps before resources
    ],
)
def test_a_tie_goes_to_ship_then_maps_then_treasures_then_resources(
    ola: dict[str, object], jan: dict[str, object]
) -> None:
    first, second = person(**ola), person(**{"name": "Jan", **jan})
    assert score(first).total == score(second).total
    assert names_of_winners(first, second) == names_of_winners(second, first) == ["Ola"]


def test_equal_in_everything_is_a_shared_victory() -> None:
    scores = score_sheet(Sheet(players=(person(ship=4), person(name="Jan", ship=4), person(name="Ewa"))), Box())
    assert [rank(each, scores) for each in scores] == [1, 1, 3]


def test_the_same_tie_break_holds_against_krabita() -> None:
    krabita = Krabita.model_validate({"krabita": True, "ship": 10})
    assert names_of_winners(person(ship=10, resources=1), krabita) == ["Ola"]
    assert names_of_winners(person(ship=8, shells=2), krabita) == ["Krabita"]
    assert names_of_winners(person(ship=10), krabita) == ["Ola", "Krabita"]


cities = st.lists(st.sampled_from(sorted(CARDS)), max_size=20)
numbers = st.fixed_dictionaries(
    {
        "maps": st.lists(st.integers(0, 2), max_size=6),
        "shells": st.integers(0, 40),
        "treasures": st.integers(0, 20),
        "ship": st.integers(0, 60),
    }
)


@given(cities, numbers, st.sampled_from(sorted(CARDS)))
def test_one_more_card_lowers_nothing_but_by_its_own_points(
    city: list[str], fields: dict[str, object], card_id: str
) -> None:
    before, after = score(person(cards=city, **fields)), score(person(cards=[*city, card_id], **fields))
    assert points(after, Group.CARDS) == points(before, Group.CARDS) + CARDS[card_id].points
    assert points(after, Group.PURPLE) >= points(before, Group.PURPLE)
    for group in (Group.SHELLS, Group.TREASURES, Group.MAPS, Group.SHIP):
        assert points(after, group) == points(before, group)


@given(cities, numbers)
def test_the_order_of_cards_does_not_matter(city: list[str], fields: dict[str, object]) -> None:
    assert score(person(cards=city, **fields)).total == score(person(cards=city[::-1], **fields)).total


@given(cities, numbers)
def test_a_treasure_is_worth_two_and_one_for_each_galleon(city: list[str], fields: dict[str, object]) -> None:
    richer = {**fields, "treasures": int(str(fields["treasures"])) + 1}
    gained = score(person(cards=city, **richer)).total - score(person(cards=city, **fields)).total
    assert gained == 2 + city.count("galleon")


@given(cities, numbers, st.integers(0, 60))
def test_a_ship_farther_on_never_scores_less(city: list[str], fields: dict[str, object], other: int) -> None:
    near, far = sorted((int(str(fields["ship"])), other))
    assert (
        score(person(cards=city, **{**fields, "ship": near})).total
        <= score(person(cards=city, **{**fields, "ship": far})).total
    )


@given(cities, numbers, cities, numbers)
def test_nobodys_score_depends_on_anybody_else(
    city: list[str], fields: dict[str, object], other_city: list[str], other_fields: dict[str, object]
) -> None:
    ola, jan = person(cards=city, **fields), person(**{"name": "Jan", "cards": other_city, **other_fields})
    assert score_sheet(Sheet(players=(ola, jan)), Box()) == (score(ola), score(jan))
