"""The wind rose: matches, what must be asked, ships."""

from rules.farshore.components.ship import SHIP
from rules.farshore.components.traits import Colour, Kind, Rarity
from rules.farshore.players import UNTRACKED, Person
from rules.farshore.rose import Rose
from rules.farshore.wind import Look, asks_rarity, asks_sort, looks, matching, sailed, told_matches
from tests.rules.farshore.tables import a_table, tile

KNOWN = a_table().facts


def rose(a: object = None, b: object = None) -> Rose:
    return Rose.model_validate({"a": a, "b": b})


def test_a_card_matches_each_tile_that_shows_one_of_its_traits() -> None:
    both = rose(tile("A", Colour.GREEN, Colour.BLUE), tile("B", Kind.CREATURE))
    assert matching(both, {Colour.BLUE, Kind.CREATURE, Rarity.UNIQUE}, ()) == 2
    assert matching(both, {Colour.GREEN, Kind.CONSTRUCTION, Rarity.COMMON}, ()) == 1
    assert matching(both, {Colour.RED, Kind.CONSTRUCTION, Rarity.COMMON}, ()) == 0


def test_of_an_unknown_tile_the_table_says_whether_it_matches() -> None:
    progress = rose(tile("A", Colour.GREEN))
    assert matching(progress, {Colour.GREEN}, ("B",)) == 2
    assert matching(progress, {Colour.GREEN}, ()) == 1
    # What is known is not told: stack A shows green, whatever anyone says.
    assert matching(progress, {Colour.RED}, ("A",)) == 0
    assert told_matches(progress) == ((), ("B",))
    assert told_matches(rose()) == ((), ("A",), ("B",), ("A", "B"))


def test_kind_and_rarity_are_asked_only_where_the_colour_does_not_settle_it() -> None:
    rose_ = rose(tile("A", Colour.GREEN, Kind.CREATURE), tile("B", Rarity.UNIQUE))
    assert not asks_sort(rose_, Colour.GREEN)
    assert asks_sort(rose_, Colour.RED)
    assert asks_rarity(rose_, Colour.GREEN)
    assert not asks_rarity(rose(tile("A", Colour.GREEN), tile("B", Kind.CREATURE)), Colour.RED)


def test_only_colours_are_asked_when_the_tiles_ask_for_colours() -> None:
    assert looks(rose(tile("A", Colour.GREEN), tile("B", Colour.RED)), Colour.BLUE, KNOWN) == (Look(None, None, ()),)


def test_what_the_deck_does_not_have_is_not_asked() -> None:
    """All ten purple cards are unique, creatures and constructions; the green ones come in all four ways."""
    rose_ = rose(tile("A", Kind.CREATURE), tile("B", Rarity.UNIQUE))
    assert looks(rose_, Colour.PURPLE, KNOWN) == (
        Look(Kind.CREATURE, Rarity.UNIQUE, ()),
        Look(Kind.CONSTRUCTION, Rarity.UNIQUE, ()),
    )
    assert looks(rose_, Colour.GREEN, KNOWN) == (
        Look(Kind.CREATURE, Rarity.COMMON, ()),
        Look(Kind.CREATURE, Rarity.UNIQUE, ()),
        Look(Kind.CONSTRUCTION, Rarity.COMMON, ()),
        Look(Kind.CONSTRUCTION, Rarity.UNIQUE, ()),
    )


def test_a_ship_takes_a_treasure_for_each_chest_reached_or_passed() -> None:
    """Values rise by 2 up to 40; chests at 4, 8, 12: three spaces from 2 lead to 8 past the chest at 4."""
    moved = sailed(Person(ship=2, treasures=1), 3, SHIP.track)
    assert (moved.ship, moved.treasures) == (8, 3)


def test_a_ship_stops_at_60_and_the_rest_is_lost() -> None:
    moved = sailed(Person(ship=59, treasures=0), 2, SHIP.track)
    assert (moved.ship, moved.treasures) == (60, 0)


def test_a_ship_nobody_tracks_stays_unknown() -> None:
    assert sailed(UNTRACKED, 2, SHIP.track) == UNTRACKED


def test_chests_are_not_counted_where_nobody_tracks_the_treasures() -> None:
    assert sailed(Person(ship=2, treasures=None), 1, SHIP.track).treasures is None
