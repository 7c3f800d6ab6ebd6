"""My box: our facts, and what a player corrects or adds."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rules import boxes
from rules.farshore.components.box import (
    Box,
    CardFix,
    Fact,
    IslandText,
    MapNeeds,
    RouteCard,
    ShoreText,
    TrackFix,
    WeatherText,
    WindTile,
    facts,
)
from rules.farshore.components.cards import CARDS, PerCard
from rules.farshore.components.route_cards import DocksSpot, IslandSpot, LookoutSpot, RedAction, RedCardSpot, ShoreSpot
from rules.farshore.components.ship import SHIP, Track
from rules.farshore.components.traits import Colour, Counts, Kind, Rarity, Resource
from rules.farshore.reasons import Reason
from rules.kernel import IllegalMove, phrase
from rules.printed import Edition, Origin

ROUTE = RouteCard(
    top=ShoreSpot(resource=Resource.DRIFTWOOD), middle=RedCardSpot(action=RedAction.CARD), bottom=DocksSpot(spaces=2)
)
OTHER_ROUTE = RouteCard(top=IslandSpot(), middle=IslandSpot(), bottom=LookoutSpot(colour=Colour.GREEN))
RED = WindTile(stack="A", traits=(Colour.RED,))
UNIQUE = WindTile(stack="B", traits=(Rarity.UNIQUE,))
SHORT = Track(values=(0, 1, 2), chests=(2,))

EVERY_FACT: list[Fact] = [
    RED,
    MapNeeds(kind="fifth", needs=Counts(red=3)),
    CardFix(id="diver", points=2),
    ROUTE,
    ShoreText(space=Resource.SEAWEED, text="2 seaweed and a card"),
    IslandText(text="two treasures"),
    WeatherText(top="no docks", bottom="no lookout"),
    TrackFix(track=SHORT),
]


def test_a_full_drawer_forgets_what_was_told_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "MOST_TOLD", 2)
    box = Box()
    for fact in (ROUTE, ROUTE, OTHER_ROUTE):
        box = box.learn(fact)
    assert box.routes == (ROUTE, OTHER_ROUTE)
    assert Box.model_validate_json(box.model_dump_json()) == box


def test_an_empty_box_is_what_we_ship() -> None:
    known = facts(Box())
    assert known.cards == CARDS
    assert known.track == SHIP.track
    assert not any((known.routes, known.islands, known.shores))


@pytest.mark.parametrize("fact", EVERY_FACT, ids=lambda fact: fact.fact)
def test_a_fact_learned_and_forgotten_leaves_the_box_as_it_was(fact: Fact) -> None:
    learned = Box().learn(fact)
    assert learned != Box()
    assert learned.forget(fact) == Box()


def test_a_box_is_written_and_read_with_everything_in_it() -> None:
    box = Box(edition=Edition.PL)
    for fact in EVERY_FACT:
        box = box.learn(fact)
    assert Box.model_validate_json(box.model_dump_json()) == box
    assert hash(Box.model_validate_json(box.model_dump_json())) == hash(box)


def test_a_corrected_card_says_that_the_correction_is_the_players() -> None:
    fix = CardFix(id="governor", rarity=Rarity.COMMON, points=3)
    governor = facts(Box().learn(fix)).cards["governor"]
    assert (governor.rarity, governor.points, governor.copies) == (Rarity.COMMON, 3, 2)
    assert governor.sources.rarity.origin is Origin.YOURS
    assert governor.sources.points.origin is Origin.YOURS
    assert governor.sources.copies.origin is Origin.REPORTED


def test_every_fact_of_a_card_can_be_corrected() -> None:
    bonus = PerCard(sets=((Colour.BLUE,),), points=3, counts_itself=False)
    fix = CardFix(
        id="grove", printed="Gaj", colour=Colour.BLUE, kind=Kind.CREATURE, rarity=Rarity.UNIQUE,
        points=7, copies=4, spaces=0, bonus=bonus,
    )  # fmt: skip
    grove = facts(Box().learn(fix)).cards["grove"]
    assert grove.traits == {Colour.BLUE, Kind.CREATURE, Rarity.UNIQUE}
    assert (grove.printed, grove.points, grove.copies, grove.spaces, grove.bonus) == ("Gaj", 7, 4, 0, bonus)


def test_a_second_correction_of_a_card_replaces_the_first() -> None:
    box = Box().learn(CardFix(id="diver", points=2)).learn(CardFix(id="diver", points=3))
    assert box.cards == (CardFix(id="diver", points=3),)


def test_a_new_name_leaves_what_else_was_told_of_a_card() -> None:
    told = Box(cards=(CardFix(id="diver", printed="Old", points=3),))
    assert told.renamed("diver", "New").cards == (CardFix(id="diver", printed="New", points=3),)
    assert Box().renamed("diver", "New").cards == (CardFix(id="diver", printed="New"),)


def test_a_card_is_called_as_the_players_box_prints_it() -> None:
    box = Box(edition=Edition.PL).learn(CardFix(id="inn", printed="Gospoda"))
    known = facts(box)
    assert known.name("inn") == "Gospoda"
    assert known.name("diver") == "Nurek"
    assert known.name("abbey") == phrase("farshore_cards.abbey")
    assert facts(Box()).name("diver") == phrase("farshore_cards.diver")


def test_a_card_is_found_by_the_name_in_the_players_box_first() -> None:
    known = facts(Box().learn(CardFix(id="inn", printed="Port")))
    found = known.find_card("PORT")
    assert found is not None
    assert found.id == "inn"
    assert known.find_card("port") == CARDS["port"]
    assert known.find_card("nothing") is None


@pytest.mark.parametrize(
    "wrong",
    [{"id": "castle"}, {"id": "diver", "points": 1000}, {"id": "diver", "copies": 0}, {"id": "inn", "printed": " "}],
)
def test_a_correction_names_a_real_card_and_possible_numbers(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        CardFix.model_validate(wrong)


def test_a_map_kind_the_player_filled_in_is_theirs() -> None:
    kinds = facts(Box().learn(MapNeeds(kind="sixth", needs=Counts(purple=2)))).map_kinds
    assert kinds["sixth"].met_by(Counts(purple=2)) is True
    assert kinds["sixth"].source is not None
    assert kinds["sixth"].source.origin is Origin.YOURS
    assert kinds["fifth"].needs is None


def test_a_map_kind_has_one_requirement() -> None:
    box = Box().learn(MapNeeds(kind="sixth", needs=Counts(purple=2))).learn(MapNeeds(kind="sixth", needs=Counts(red=3)))
    assert box.map_needs == (MapNeeds(kind="sixth", needs=Counts(red=3)),)


def test_there_are_only_six_kinds_of_map() -> None:
    with pytest.raises(ValidationError):
        MapNeeds(kind="seventh", needs=Counts(red=3))


def test_a_corrected_track_is_the_players() -> None:
    known = facts(Box().learn(TrackFix(track=SHORT)))
    assert (known.track, known.track_source.origin) == (SHORT, Origin.YOURS)


def test_a_shore_space_has_one_description() -> None:
    box = (
        Box().learn(ShoreText(space=Resource.SEAWEED, text="one")).learn(ShoreText(space=Resource.SEAWEED, text="two"))
    )
    assert facts(box).shores == {Resource.SEAWEED: "two"}


def test_route_cards_may_be_alike_and_leave_one_by_one() -> None:
    box = Box().learn(ROUTE).learn(ROUTE).learn(OTHER_ROUTE)
    assert facts(box).routes == (ROUTE, ROUTE, OTHER_ROUTE)
    assert box.forget(ROUTE).routes == (ROUTE, OTHER_ROUTE)


def test_a_tile_or_a_text_is_listed_once() -> None:
    box = Box().learn(RED).learn(RED).learn(IslandText(text="shells")).learn(IslandText(text="shells"))
    assert (box.wind_tiles, facts(box).islands) == ((RED,), ("shells",))


def test_weather_is_listed() -> None:
    fog = WeatherText(top="fog")
    assert Box().learn(fog).weather == (fog,)


def test_a_stack_has_four_wind_rose_tiles() -> None:
    box = Box().learn(UNIQUE)
    for colour in (Colour.RED, Colour.BLUE, Colour.GREEN, Colour.BROWN):
        box = box.learn(WindTile(stack="A", traits=(colour,)))
    with pytest.raises(IllegalMove) as refused:
        box.learn(WindTile(stack="A", traits=(Colour.PURPLE,)))
    assert refused.value.phrase == phrase(Reason.WIND_TILES_COMPLETE, stack="A", n=4)
    assert box.learn(RED).wind_tiles.count(RED) == 1
    with pytest.raises(ValidationError):
        Box(wind_tiles=(*box.wind_tiles, WindTile(stack="A", traits=(Colour.PURPLE,))))


def test_there_are_ten_island_tiles() -> None:
    box = Box()
    for n in range(10):
        box = box.learn(IslandText(text=f"island {n}"))
    with pytest.raises(IllegalMove, match=Reason.ISLANDS_COMPLETE):
        box.learn(IslandText(text="an eleventh"))


def test_a_tile_matches_a_card_with_any_of_its_traits() -> None:
    tile = WindTile(stack="A", traits=(Colour.RED, Kind.CREATURE))
    assert tile.matches(CARDS["inn"].traits)
    assert tile.matches(CARDS["diver"].traits)
    assert not tile.matches(CARDS["grove"].traits)
    assert tile.matches({Colour.GREEN, Kind.CREATURE})
    assert not tile.matches(())


def test_the_same_traits_in_another_order_are_the_same_tile() -> None:
    assert WindTile(stack="A", traits=(Rarity.UNIQUE, Colour.RED, Colour.RED)) == WindTile(
        stack="A", traits=(Colour.RED, Rarity.UNIQUE)
    )


def test_a_tile_asks_for_something() -> None:
    with pytest.raises(ValidationError):
        WindTile(stack="A", traits=())


def test_the_facts_of_a_box_are_worked_out_once() -> None:
    assert facts(Box().learn(RED)) is facts(Box().learn(RED))


def test_a_map_that_asks_for_nothing_is_none() -> None:
    with pytest.raises(ValueError, match="at least one card"):
        MapNeeds(kind="fifth", needs=Counts())
