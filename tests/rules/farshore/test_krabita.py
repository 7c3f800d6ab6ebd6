"""Krabita's turn before autumn (p. 14–15)."""

import pytest

from rules.farshore.box import Box
from rules.farshore.krabita import first_free
from rules.farshore.krabita_moves import DeckRanOut, FollowRoute, KrabitaPlays, LookForPurple, NotInBay
from rules.farshore.moves import PlaceWorker, Prepare
from rules.farshore.places import DOCKS, LOOKOUT, OTHER, RED_CARD, Place, Spot, island, shore
from rules.farshore.plan import ABOVE
from rules.farshore.play import apply
from rules.farshore.players import SeenCard
from rules.farshore.question import question
from rules.farshore.reasons import Reason
from rules.farshore.route_cards import (
    DocksSpot,
    IslandSpot,
    LookoutSpot,
    OtherSpot,
    RedAction,
    RedCardSpot,
    RouteCard,
    ShoreSpot,
)
from rules.farshore.rulings import Ruling
from rules.farshore.setup import Depth
from rules.farshore.state import Phase, Source, State
from rules.farshore.traits import Colour, Kind, Level, Rarity, Resource, Season
from tests.rules.farshore.tables import a_table, answers, city, her, person, play, refused, seen, tile

DRIFTWOOD = ShoreSpot(resource=Resource.DRIFTWOOD)
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


# The route card


def test_with_a_worker_at_home_she_follows_the_route_card() -> None:
    state = her(a_table(1))
    assert state.phase is Phase.ROUTE
    after = apply(state, route(DRIFTWOOD))
    assert after.her.placed == (shore(Resource.DRIFTWOOD),)
    assert (after.her.ready, after.her.ship, after.her.treasures) == (1, 0, 0)


def test_a_shore_with_a_worker_is_not_possible_and_says_whose_it_is() -> None:
    state = person(her(a_table(1)), placed=(shore(Resource.DRIFTWOOD),))
    assert route(DRIFTWOOD) not in answers(state)
    with refused(Reason.PLACE_OCCUPIED) as caught:
        apply(state, route(DRIFTWOOD))
    assert caught.value.phrase.params["name"] == "Ola"
    asked = question(state)
    assert asked is not None
    assert any(said.key == "farshore.why_occupied" for said in asked.why)


def test_she_takes_the_leftmost_island_that_is_face_up_and_empty_and_gains_nothing() -> None:
    state = person(her(a_table(3)), placed=(island(2),)).replace(flooded=(1,))
    after = apply(state, route(IslandSpot()))
    assert after.her.placed == (island(3),)
    assert (after.her.ship, after.her.treasures, after.her.hand) == (0, 0, 2)


def test_without_a_free_island_the_section_is_not_possible() -> None:
    state = person(her(a_table(1)), placed=(island(1),))
    with refused(Reason.ROUTE_NO_ISLAND):
        apply(state, route(IslandSpot()))
    flooded = her(a_table(1)).replace(flooded=(1,))
    assert route(IslandSpot()) not in answers(flooded)
    insisted = apply(flooded, route(IslandSpot()).replace(insist=(Reason.ROUTE_NO_ISLAND,)))
    assert insisted.her.placed == (Place(spot=Spot.ISLAND),)


def test_any_other_place_is_as_the_table_says() -> None:
    assert apply(her(a_table(1)), route(OtherSpot())).her.placed == (OTHER,)


@pytest.mark.parametrize(
    ("action", "n", "ship", "treasures"),
    [(RedAction.TREASURE, 2, 0, 2), (RedAction.SHIP, 1, 2, 0), (RedAction.SHIP, 3, 6, 1)],
)
def test_on_a_red_card_she_does_what_the_route_card_prints(
    action: RedAction, n: int, ship: int, treasures: int
) -> None:
    """Three spaces lead to 6, past the chest at 4."""
    after = apply(her(a_table(1), cards=seen(red=1)), route(RedCardSpot(action=action, n=n)))
    assert (after.her.ship, after.her.treasures, after.her.placed) == (ship, treasures, (RED_CARD,))
    assert after.turn == 0


def test_the_red_card_action_of_playing_takes_the_hand_first_then_the_bay_then_the_deck() -> None:
    spot = RedCardSpot(action=RedAction.CARD)
    after = apply(her(a_table(1), cards=seen(red=1), hand=1), route(spot))
    assert (after.phase, after.source) == (Phase.CARD, Source.HAND)
    after = apply(her(a_table(1), cards=seen(red=1), hand=0), route(spot))
    assert after.source is Source.BAY
    state = her(a_table(1), cards=seen(red=1), hand=0)
    for colour in Colour:
        state = state.replace(krabita=state.her.replace(plan=state.her.plan.placed(colour, ABOVE)))
    assert apply(state, route(spot)).source is Source.DECK


def test_two_cards_from_one_red_card_are_played_one_by_one() -> None:
    state = her(a_table(1), cards=seen(red=1), hand=1)
    state = apply(state, route(RedCardSpot(action=RedAction.CARD, n=2)))
    state = apply(state, PURPLE_HOUSE)
    assert (state.phase, state.source) == (Phase.CARD, Source.BAY)


def test_each_red_card_takes_one_of_her_workers() -> None:
    spot = RedCardSpot(action=RedAction.TREASURE)
    with refused(Reason.ROUTE_NO_RED_CARD):
        apply(her(a_table(1)), route(spot))
    with refused(Reason.ROUTE_NO_RED_CARD):
        apply(her(a_table(1), cards=seen(red=1), placed=(RED_CARD,)), route(spot))
    assert apply(her(a_table(1), cards=seen(red=2), placed=(RED_CARD,)), route(spot)).her.treasures == 1


@pytest.mark.parametrize(("spaces", "ship"), [(1, 2), (2, 4)])
def test_docks_move_her_ship(spaces: int, ship: int) -> None:
    after = apply(her(a_table(1)), route({"spot": "docks", "spaces": spaces}))
    assert (after.her.ship, after.her.treasures) == (ship, spaces - 1)
    assert after.her.placed == (DOCKS,)


def test_docks_and_lookout_are_always_possible() -> None:
    state = person(her(a_table(1)), placed=(DOCKS, LOOKOUT, *(shore(resource) for resource in Resource), island(1)))
    spots = [move.spot for move in answers(state) if isinstance(move, FollowRoute)]
    assert spots == [
        OtherSpot(),
        DocksSpot(spaces=1),
        DocksSpot(spaces=2),
        *(LookoutSpot(colour=colour) for colour in Colour),
    ]


# The lookout


def test_at_the_lookout_a_purple_card_joins_her_hand_and_moves_no_marker() -> None:
    state = apply(her(a_table(1)), route(LookoutSpot(colour=Colour.GREEN)))
    assert state.phase is Phase.LOOKOUT
    assert answers(state) == (LookForPurple(found=True), LookForPurple(found=False))
    after = apply(state, LookForPurple(found=True))
    assert (after.her.hand, after.her.treasures, after.her.placed) == (3, 1, (LOOKOUT,))
    assert after.her.plan == state.her.plan
    assert after.her.cards == ()


def test_without_a_purple_card_she_still_takes_the_treasure() -> None:
    state = apply(her(a_table(1)), route(LookoutSpot(colour=Colour.PURPLE)))
    after = apply(state, LookForPurple(found=False))
    assert (after.her.hand, after.her.treasures) == (2, 1)


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
    # Her hand is believed: the card is there.
    assert PURPLE_HOUSE in answers(state.replace(krabita=state.her.replace(hand=1)))


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


# A route deck known to the box


ROUTES = (
    RouteCard(top=DRIFTWOOD, middle=IslandSpot(), bottom=DocksSpot(spaces=2)),
    RouteCard(top=RedCardSpot(action=RedAction.CARD), middle=OtherSpot(), bottom=LookoutSpot(colour=Colour.BLUE)),
)


def test_a_drawn_route_card_is_followed_to_its_first_possible_section() -> None:
    state = her(a_table(1, box=Box(routes=ROUTES)))
    assert first_free(state, ROUTES[0]).spot == DRIFTWOOD
    state = person(state, placed=(shore(Resource.DRIFTWOOD),))
    assert first_free(state, ROUTES[0]).spot == IslandSpot()
    state = state.replace(flooded=(1,))
    assert first_free(state, ROUTES[0]).spot == DocksSpot(spaces=2)
    assert first_free(state, ROUTES[1]).spot == OtherSpot()


def test_revealed_route_cards_are_remembered_until_the_deck_is_shuffled_again() -> None:
    state = her(a_table(1, box=Box(routes=ROUTES)))
    state = apply(state, first_free(state, ROUTES[1]))
    assert state.her.routes == (1,)
    state = state.replace(turn=1, steps=her(state).steps)
    assert apply(state, first_free(state, ROUTES[0])).her.routes == ()


def test_in_autumn_only_the_bottom_section_of_a_drawn_card_counts() -> None:
    state = her(a_table(1, box=Box(routes=ROUTES)), season=Season.AUTUMN, hand=0)
    assert first_free(state, ROUTES[0]).spot == DocksSpot(spaces=2)


# Only Krabita is tracked


def test_when_only_she_is_tracked_her_next_answer_implies_the_peoples_turns() -> None:
    state = a_table(2, tracking=Depth.KRABITA_ONLY)
    assert state.phase is Phase.ROUTE
    after = play(state, route(DRIFTWOOD), route(OtherSpot()))
    assert (after.phase, after.turn) == (Phase.CARD, 2)
    assert after.people[0].ready is None


def test_when_only_she_is_tracked_her_own_workers_still_block_and_the_rest_is_unknown() -> None:
    state = apply(a_table(2, tracking=Depth.KRABITA_ONLY), route(DRIFTWOOD))
    with refused(Reason.PLACE_OCCUPIED):
        apply(state, route(DRIFTWOOD))
    after = apply(state, route(IslandSpot()))
    assert after.her.placed[-1] == Place(spot=Spot.ISLAND)
    full = her(a_table(2, tracking=Depth.KRABITA_ONLY), placed=(Place(spot=Spot.ISLAND),) * 2)
    assert route(IslandSpot()) not in answers(full)
    assert apply(a_table(1, tracking=Depth.KRABITA_ONLY), route(IslandSpot())).her.placed == (island(1),)


def test_when_only_she_is_tracked_people_say_when_they_prepare() -> None:
    state = a_table(2, tracking=Depth.KRABITA_ONLY)
    assert Prepare(seat=1, season=Season.SPRING) in answers(state)
    state = apply(state, Prepare(seat=1, season=Season.SPRING))
    assert state.phase is Phase.ROUTE
    state = apply(state, Prepare(seat=0, season=Season.SPRING))
    assert state.phase is Phase.TILE
    asked = question(state)
    assert asked is not None
    assert asked.who == ""
