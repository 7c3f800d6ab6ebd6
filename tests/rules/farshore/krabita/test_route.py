"""Krabita's workers: the route card, the lookout, the whole deck of them (p. 14)."""

import pytest

from rules.farshore.ask.question import question
from rules.farshore.components.box import Box
from rules.farshore.components.places import DOCKS, LOOKOUT, OTHER, RED_CARD, Place, Spot, island, shore
from rules.farshore.components.plan import ABOVE
from rules.farshore.components.route_cards import (
    DocksSpot,
    IslandSpot,
    LookoutSpot,
    OtherSpot,
    RedAction,
    RedCardSpot,
    RouteCard,
    ShoreSpot,
)
from rules.farshore.components.traits import Colour, Kind, Resource, Season
from rules.farshore.krabita.moves import FollowRoute, KrabitaPlays, LookForPurple
from rules.farshore.krabita.route_deck import first_free, possible, routes_left
from rules.farshore.moves import Prepare
from rules.farshore.play import apply
from rules.farshore.reasons import Reason
from rules.farshore.setup import Depth
from rules.farshore.state import Phase, Source, State
from tests.rules.farshore.tables import a_table, answers, her, person, play, seen
from tests.rules.refusing import refused

DRIFTWOOD = ShoreSpot(resource=Resource.DRIFTWOOD)
PURPLE_HOUSE = KrabitaPlays(colour=Colour.PURPLE, sort=Kind.CONSTRUCTION)


def route(spot: object) -> FollowRoute:
    return FollowRoute.model_validate({"spot": spot})


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


# A route deck known to the box


ROUTES = (
    RouteCard(top=DRIFTWOOD, middle=IslandSpot(), bottom=DocksSpot(spaces=2)),
    RouteCard(top=RedCardSpot(action=RedAction.CARD), middle=OtherSpot(), bottom=LookoutSpot(colour=Colour.BLUE)),
)


def spot_of(state: State, route: int) -> object:
    move = first_free(state, route)
    return move and move.spot


def test_a_drawn_route_card_is_followed_to_its_first_possible_section() -> None:
    state = her(a_table(1, box=Box(routes=ROUTES)))
    assert spot_of(state, 0) == DRIFTWOOD
    state = person(state, placed=(shore(Resource.DRIFTWOOD),))
    assert spot_of(state, 0) == IslandSpot()
    state = state.replace(flooded=(1,))
    assert spot_of(state, 0) == DocksSpot(spaces=2)


def test_only_the_table_sees_whether_another_place_is_free() -> None:
    state = her(a_table(1, box=Box(routes=ROUTES)))
    assert first_free(state, 1) is None
    assert [move.spot.spot for move in possible(state, 1)] == ["other", "lookout"]


def test_where_only_she_is_tracked_the_table_sees_which_places_are_free() -> None:
    state = a_table(2, tracking=Depth.KRABITA_ONLY, box=Box(routes=ROUTES))
    assert first_free(state, 0) is None
    assert [move.spot.spot for move in possible(state, 0)] == ["shore", "island", "docks"]


def test_where_a_worker_stands_nobody_knows_where_the_table_sees_which_places_are_free() -> None:
    state = person(her(a_table(1, box=Box(routes=ROUTES))), ready=0, placed=(OTHER, OTHER))
    assert first_free(state, 0) is None
    assert [move.spot.spot for move in possible(state, 0)] == ["shore", "island", "docks"]


def test_where_her_own_worker_stands_nobody_knows_where_the_table_sees_which_places_are_free() -> None:
    """A game entered in the middle says only that it is out; it may also stand on a red card."""
    red = RouteCard(top=RedCardSpot(action=RedAction.TREASURE), middle=OtherSpot(), bottom=DocksSpot(spaces=1))
    state = her(a_table(1, box=Box(routes=(*ROUTES, red))), cards=seen(red=1), ready=1)
    assert (spot_of(state, 0), spot_of(state, len(ROUTES))) == (DRIFTWOOD, red.top)
    state = her(state, placed=(OTHER,))
    assert (spot_of(state, 0), spot_of(state, len(ROUTES))) == (None, None)


def test_when_every_purple_card_lies_in_a_city_none_is_looked_for() -> None:
    state = apply(her(a_table(1), cards=seen(purple=20)), route(LookoutSpot(colour=Colour.GREEN)))
    assert answers(state) == (LookForPurple(found=False),)


def test_revealed_route_cards_do_not_come_again_until_the_deck_is_shuffled() -> None:
    twice = (ROUTES[0], ROUTES[0])  # a deck may hold equal cards
    state = her(a_table(1, box=Box(routes=twice)))
    assert routes_left(state) == (0, 1)
    state = apply(state, possible(state, 1)[0])
    assert state.her.routes == (1,)
    assert routes_left(state) == (0,)
    state = state.replace(turn=1, steps=her(state).steps)
    state = apply(state, possible(state, 0)[0])
    assert routes_left(state) == (0, 1)


def test_in_autumn_only_the_bottom_section_of_a_drawn_card_counts() -> None:
    state = her(a_table(1, box=Box(routes=ROUTES)), season=Season.AUTUMN, hand=0)
    assert spot_of(state, 0) == DocksSpot(spaces=2)


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
