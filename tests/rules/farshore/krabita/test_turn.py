"""Krabita's cards before autumn (p. 14–15)."""

import pytest

from rules.farshore.ask.question import question
from rules.farshore.components.places import DOCKS
from rules.farshore.components.plan import ABOVE
from rules.farshore.components.route_cards import (
    OtherSpot,
)
from rules.farshore.components.traits import Colour, Kind, Level, Rarity, Season
from rules.farshore.krabita.moves import DeckRanOut, FollowRoute, KrabitaPlays, NotInBay
from rules.farshore.moves import PlaceWorker
from rules.farshore.play import apply
from rules.farshore.players import SeenCard
from rules.farshore.reasons import Reason
from rules.farshore.rulings import Ruling
from rules.farshore.state import Phase, Source, State
from tests.rules.farshore.tables import a_table, answers, city, her, person, play, seen, tile
from tests.rules.refusing import refused

GREEN_CREATURE = KrabitaPlays(colour=Colour.GREEN, sort=Kind.CREATURE)
PURPLE_HOUSE = KrabitaPlays(colour=Colour.PURPLE, sort=Kind.CONSTRUCTION)


def route(spot: object) -> FollowRoute:
    return FollowRoute.model_validate({"spot": spot})


def no_workers(hand: int = 0, **more: object) -> State:
    return her(a_table(**{"level": Level.BOLD, **more}), ready=0, hand=hand)  # type: ignore[arg-type]


# Whose turn


def test_krabita_moves_last_and_solo_she_answers_every_turn() -> None:
    state = a_table(2)
    assert [state.turn, apply(state, PlaceWorker(seat=0, place=DOCKS)).turn] == [0, 1]
    state = play(a_table(1), PlaceWorker(seat=0, place=DOCKS))
    assert state.turn == state.krabita_seat
    assert apply(state, route(OtherSpot())).turn == 0


# Her cards


def test_without_workers_she_plays_from_her_hand_first() -> None:
    state = no_workers(hand=2)
    assert (state.phase, state.source) == (Phase.CARD, Source.HAND)
    after = apply(state, PURPLE_HOUSE)
    assert after.her.hand == 1
    assert after.her.cards == (SeenCard(colour=Colour.PURPLE, kind=Kind.CONSTRUCTION),)
    assert after.turn == 0


@pytest.mark.parametrize(
    ("level", "ship"), [(Level.SHY, 4), (Level.BOLD, 8), (Level.MAGNIFICENT, 8), (Level.TERROR, 8)]
)
def test_each_matching_tile_moves_her_ship_one_space_on_level_1_and_two_on_the_others(level: Level, ship: int) -> None:
    """A green creature matches both tiles: 2 or 4 spaces."""
    after = apply(no_workers(hand=1, level=level), GREEN_CREATURE)
    assert after.her.ship == ship
    assert after.her.treasures == ship // 4


def test_with_an_empty_hand_she_looks_for_colours_in_the_bay_in_the_order_of_the_plan() -> None:
    state = no_workers()
    colours = [move.colour for move in answers(state) if isinstance(move, KrabitaPlays)]
    assert list(dict.fromkeys(colours)) == [Colour.PURPLE, Colour.RED, Colour.BLUE, Colour.BROWN, Colour.GREEN]
    assert answers(state)[-1] == NotInBay()


def test_a_colour_whose_marker_is_above_the_card_is_not_taken_from_the_bay() -> None:
    state = no_workers()
    state = state.replace(krabita=state.her.replace(plan=state.her.plan.placed(Colour.PURPLE, ABOVE)))
    assert PURPLE_HOUSE not in answers(state)
    with refused(Reason.MARKER_ABOVE):
        apply(state, PURPLE_HOUSE)


def test_nothing_in_the_bay_means_the_top_of_the_deck() -> None:
    state = apply(no_workers(), NotInBay())
    assert state.source is Source.DECK
    after = apply(state, PURPLE_HOUSE)
    assert after.her.plan.row(Colour.PURPLE) == 1
    assert after.turn == 0


def test_with_all_markers_above_the_card_the_bay_is_not_even_looked_at() -> None:
    state = no_workers()
    plan = state.her.plan
    for colour in Colour:
        plan = plan.placed(colour, ABOVE)
    state = state.replace(krabita=state.her.replace(plan=plan))
    assert state.source is Source.DECK
    asked = question(state)
    assert asked is not None
    assert asked.why[0].key == "farshore.why_all_above"
    assert apply(state, PURPLE_HOUSE).her.plan.row(Colour.PURPLE) == ABOVE


def test_a_colour_the_deck_has_no_more_of_is_not_looked_for() -> None:
    """The deck holds 20 purple cards, in ten kinds of two; Ola has one of them."""
    state = person(no_workers(), city=city("galleon"))
    state = state.replace(krabita=state.her.replace(cards=seen(purple=19)))
    assert state.sought == (Colour.RED, Colour.BLUE, Colour.BROWN, Colour.GREEN)
    assert not [move for move in answers(state) if isinstance(move, KrabitaPlays) and move.colour is Colour.PURPLE]
    assert PURPLE_HOUSE not in answers(apply(state, NotInBay()))
    with_hand = state.replace(krabita=state.her.replace(hand=1))
    assert PURPLE_HOUSE not in answers(with_hand)
    with refused(Reason.COLOUR_USED_UP):
        apply(with_hand, PURPLE_HOUSE)
    assert apply(with_hand, PURPLE_HOUSE.replace(insist=(Reason.COLOUR_USED_UP,))).her.hand == 0


def test_when_every_card_is_said_to_lie_in_a_city_her_hand_is_believed() -> None:
    """Somebody counted wrong: she holds a card all the same, and the match goes on."""
    state = her(no_workers(), ready=0, hand=1, cards=seen(**dict.fromkeys(Colour, 99)))
    assert {move.colour for move in answers(state) if isinstance(move, KrabitaPlays)} == set(Colour)
    assert apply(state, PURPLE_HOUSE).her.hand == 0


def test_with_deck_and_discards_empty_the_play_is_skipped() -> None:
    state = apply(no_workers(), NotInBay())
    after = apply(state, DeckRanOut())
    assert (after.her.cards, after.turn) == ((), 0)
    with refused(Reason.NOT_NOW):
        apply(state, DeckRanOut(n=1))
    with refused(Reason.NOT_NOW):
        apply(no_workers(), DeckRanOut())
    with refused(Reason.NOT_NOW):
        apply(no_workers(hand=1), NotInBay())


@pytest.mark.parametrize("season", [Season.WINTER, Season.SPRING])
def test_in_winter_and_spring_every_played_card_raises_its_marker(season: Season) -> None:
    state = no_workers(hand=1)
    state = state.replace(krabita=state.her.replace(season=season), winds=season)
    state = person(state, season=season)
    assert apply(state, PURPLE_HOUSE).her.plan.row(Colour.PURPLE) == 1


def summer(hand: int, *rulings: Ruling) -> State:
    state = no_workers(hand=hand, rulings=rulings)
    state = state.replace(krabita=state.her.replace(season=Season.SUMMER), winds=Season.SUMMER)
    return person(state, season=Season.SUMMER)


def test_in_summer_a_played_card_moves_no_marker_unless_the_table_chose_so_for_the_bay() -> None:
    assert apply(summer(1), PURPLE_HOUSE).her.plan.row(Colour.PURPLE) == 2
    assert apply(summer(0), PURPLE_HOUSE).her.plan.row(Colour.PURPLE) == 2
    assert apply(summer(0, Ruling.SUMMER_BAY_MARKER), PURPLE_HOUSE).her.plan.row(Colour.PURPLE) == 1
    assert apply(summer(1, Ruling.SUMMER_BAY_MARKER), PURPLE_HOUSE).her.plan.row(Colour.PURPLE) == 2


def test_naming_a_card_tells_all_its_traits() -> None:
    after = apply(no_workers(hand=1), KrabitaPlays(colour=Colour.GREEN, card="diver"))
    assert after.her.cards == (SeenCard(colour=Colour.GREEN, kind=Kind.CREATURE, rarity=Rarity.COMMON, card="diver"),)
    assert after.her.ship == 8


def test_uniqueness_and_city_size_do_not_bind_her_but_the_deck_does() -> None:
    twenty = seen(green=20)
    state = her(a_table(1), ready=0, hand=3, cards=(*twenty, SeenCard(colour=Colour.PURPLE, card="galleon")))
    named = KrabitaPlays(colour=Colour.PURPLE, card="galleon")
    after = apply(state, named)
    assert len(after.her.cards) == 22
    with refused(Reason.NO_COPY_LEFT):
        apply(after.replace(turn=1, steps=state.steps), named)


def test_an_unknown_tile_is_asked_card_by_card() -> None:
    state = no_workers(hand=1, tile_a=None, tile_b=tile("B", Colour.RED))
    offered = [move for move in answers(state) if isinstance(move, KrabitaPlays)]
    assert len(offered) == 10
    assert apply(state, KrabitaPlays(colour=Colour.RED, matches=("A",))).her.ship == 8
    assert apply(state, KrabitaPlays(colour=Colour.RED)).her.ship == 4


def test_she_goes_on_with_one_card_a_turn_until_every_person_has_prepared() -> None:
    state = person(a_table(1), ready=0)
    state = state.replace(krabita=state.her.replace(ready=0, hand=2))
    from rules.farshore.moves import PlayCard

    state = play(state, PlayCard(seat=0, card="inn"), PURPLE_HOUSE, PlayCard(seat=0, card="abbey"))
    assert (state.phase, state.her.hand, state.her.season) == (Phase.CARD, 1, Season.WINTER)
