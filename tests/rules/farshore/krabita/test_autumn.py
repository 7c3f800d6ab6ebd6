"""Krabita's autumn: cards, maps, the bottom of the route card, passing (p. 16)."""

import pytest

from rules.farshore.ask.question import question
from rules.farshore.components.box import Box
from rules.farshore.components.maps import MapTile
from rules.farshore.components.places import DOCKS, DUNES, LOOKOUT
from rules.farshore.components.route_cards import DocksSpot, LookoutSpot, OtherSpot
from rules.farshore.components.traits import Colour, Kind, Season
from rules.farshore.krabita.moves import FollowRoute, KrabitaPlays, LookForPurple, PickMap
from rules.farshore.moves import Learn, Pass, PlaceWorker
from rules.farshore.play import apply
from rules.farshore.reasons import Reason
from rules.farshore.rulings import Ruling
from rules.farshore.setup import Depth
from rules.farshore.state import Phase, State
from tests.rules.farshore.tables import FIFTH, SIXTH, a_table, answers, everyone, her, person, play, seen
from tests.rules.refusing import refused

KNOWN = Box(map_needs=(FIFTH, SIXTH))
BROWN_HOUSE = KrabitaPlays(colour=Colour.BROWN, sort=Kind.CONSTRUCTION)
BLUE_HOUSE = KrabitaPlays(colour=Colour.BLUE, sort=Kind.CONSTRUCTION)


def autumn(box: Box = KNOWN, rulings: tuple[Ruling, ...] = (), **krabita: object) -> State:
    state = everyone(a_table(box=box, rulings=rulings), season=Season.AUTUMN, ready=5)
    return her(state.replace(winds=Season.AUTUMN), **{"season": Season.AUTUMN, "ready": 5, **krabita})


def test_in_autumn_she_plays_from_her_hand_although_workers_are_ready() -> None:
    state = autumn(hand=3)
    assert state.phase is Phase.CARD
    after = apply(state, BROWN_HOUSE)
    assert (after.her.hand, after.her.ready, after.turn) == (2, 5, 0)
    assert after.her.plan == state.her.plan


def test_a_map_she_now_meets_is_fetched_by_a_worker_in_the_same_turn() -> None:
    after = apply(autumn(cards=seen(brown=2)), BROWN_HOUSE)
    assert after.her.maps == (MapTile(kind="brown", value=2),)
    assert (after.her.ready, after.her.placed, after.turn) == (4, (DUNES,), 0)


def test_without_a_ready_worker_she_takes_no_map() -> None:
    after = apply(autumn(cards=seen(brown=2), ready=0, hand=2), BROWN_HOUSE)
    assert after.her.maps == ()


def test_of_several_maps_she_takes_one_with_the_highest_tile_on_top() -> None:
    """Ola has the best blue tile, so brown 2 beats blue 1."""
    state = person(autumn(cards=seen(brown=2, blue=3)), maps=(MapTile(kind="blue", value=2),))
    after = apply(state, BROWN_HOUSE)
    assert after.her.maps == (MapTile(kind="brown", value=2),)


def test_between_equal_tiles_the_table_says_which_stack_is_leftmost() -> None:
    state = apply(autumn(cards=seen(brown=2, blue=3)), BROWN_HOUSE)
    assert state.phase is Phase.MAP
    assert answers(state) == (PickMap(map="brown"), PickMap(map="blue"))
    after = apply(state, PickMap(map="blue"))
    assert after.her.maps == (MapTile(kind="blue", value=2),)
    assert after.turn == 0
    with refused(Reason.KRABITA_TAKES_A_MAP):
        apply(state, PickMap())
    with refused(Reason.MAP_NOT_MET):
        apply(state, PickMap(map="green"))
    with refused(Reason.MAP_NOT_LEFT):
        apply(state, PickMap(map="blue", value=1))


def test_a_lower_tile_is_not_taken_while_a_higher_one_is_met() -> None:
    """Blue 1 lies under what Ola took; brown and red (the fifth kind here) both show 2."""
    state = person(autumn(cards=seen(brown=2, blue=3, red=3)), maps=(MapTile(kind="blue", value=2),))
    state = apply(state, BROWN_HOUSE)
    assert answers(state) == (PickMap(map="brown"), PickMap(map="fifth"))
    with refused(Reason.KRABITA_HIGHER_MAP):
        apply(state, PickMap(map="blue"))


def test_a_kind_nobody_told_us_about_is_asked_when_it_could_be_the_one() -> None:
    state = apply(autumn(box=Box()), BROWN_HOUSE)
    assert answers(state) == (PickMap(map="fifth"), PickMap(map="sixth"), PickMap())
    after = apply(state, PickMap())
    assert (after.her.maps, after.her.ready, after.turn) == ((), 5, 0)
    assert apply(state, PickMap(map="sixth")).her.maps == (MapTile(kind="sixth", value=2),)


def test_an_unknown_kind_that_lies_lower_is_not_asked_about() -> None:
    taken = (MapTile(kind="fifth", value=2), MapTile(kind="sixth", value=2))
    state = person(autumn(box=Box(), cards=seen(brown=2)), maps=taken)
    after = apply(state, BROWN_HOUSE)
    assert after.her.maps == (MapTile(kind="brown", value=2),)


def test_learning_what_the_maps_ask_settles_the_map_step() -> None:
    state = apply(autumn(box=Box(), cards=seen(red=3)), BROWN_HOUSE)
    state = apply(state, Learn(fact=SIXTH))
    assert answers(state) == (PickMap(map="fifth"), PickMap())
    state = apply(state, Learn(fact=FIFTH))
    assert state.her.maps == (MapTile(kind="fifth", value=2),)


def test_where_only_she_is_tracked_map_and_value_are_one_answer() -> None:
    state = a_table(1, box=KNOWN, tracking=Depth.KRABITA_ONLY)
    state = person(state, season=Season.AUTUMN).replace(winds=Season.AUTUMN)
    state = her(state, season=Season.AUTUMN, ready=5, cards=seen(brown=2))
    state = apply(state, BROWN_HOUSE)
    assert answers(state) == (PickMap(map="brown", value=2), PickMap(map="brown", value=1))
    assert apply(state, PickMap(map="brown", value=1)).her.maps == (MapTile(kind="brown", value=1),)
    with refused(Reason.MAP_VALUE_MISSING):
        apply(state, PickMap(map="brown"))
    with refused(Reason.MAP_NOT_LEFT):
        apply(state, PickMap(map="brown", value=0))


def test_with_an_empty_hand_only_the_bottom_section_counts() -> None:
    state = autumn(hand=0)
    assert state.phase is Phase.ROUTE
    spots = [move.spot for move in answers(state) if isinstance(move, FollowRoute)]
    assert all(isinstance(spot, DocksSpot | LookoutSpot) for spot in spots)
    assert len(spots) == 7
    with refused(Reason.ROUTE_IMPOSSIBLE):
        apply(state, FollowRoute(spot=OtherSpot()))
    after = apply(state, FollowRoute(spot=DocksSpot(spaces=2)))
    assert (after.her.ship, after.her.ready, after.turn) == (4, 4, 0)


def test_at_the_autumn_lookout_a_purple_card_is_played_at_once_and_no_map_follows() -> None:
    """A purple creature matches one tile: two spaces on level 2. The sixth map is met, but there is no map step."""
    state = apply(autumn(hand=0, cards=seen(purple=1)), FollowRoute(spot=LookoutSpot(colour=Colour.RED)))
    assert answers(state) == (
        LookForPurple(found=True, sort=Kind.CREATURE),
        LookForPurple(found=True, sort=Kind.CONSTRUCTION),
        LookForPurple(found=False),
    )
    after = apply(state, LookForPurple(found=True, sort=Kind.CREATURE))
    assert (after.her.counts.purple, after.her.hand, after.her.ship) == (2, 0, 4)
    assert (after.her.treasures, after.her.maps, after.her.placed) == (2, (), (LOOKOUT,))
    assert after.her.plan == state.her.plan


def test_a_table_may_let_the_map_step_follow_there_too() -> None:
    rulings = (Ruling.AUTUMN_LOOKOUT_MAP,)
    state = autumn(hand=0, cards=seen(purple=1), rulings=rulings)
    state = apply(state, FollowRoute(spot=LookoutSpot(colour=Colour.RED)))
    after = apply(state, LookForPurple(found=True, sort=Kind.CONSTRUCTION))
    assert after.her.maps == (MapTile(kind="sixth", value=2),)
    assert apply(state, LookForPurple(found=False)).her.maps == ()


@pytest.mark.parametrize(("hand", "ready", "passed"), [(1, 0, True), (2, 0, False), (1, 1, False)])
def test_she_passes_at_the_end_of_the_turn_that_leaves_neither_hand_nor_workers(
    hand: int, ready: int, passed: bool
) -> None:
    after = apply(autumn(hand=hand, ready=ready), BROWN_HOUSE)
    assert after.her.passed is passed


def test_her_last_worker_also_ends_her_game() -> None:
    after = apply(autumn(hand=0, ready=1), FollowRoute(spot=DocksSpot(spaces=1)))
    assert after.her.passed
    assert after.her.placed == (DOCKS,)


def test_a_last_card_that_wins_a_map_may_use_up_the_last_worker() -> None:
    after = apply(autumn(hand=1, ready=1, cards=seen(brown=2)), BROWN_HOUSE)
    assert (after.her.passed, after.her.placed) == (True, (DUNES,))


def test_when_all_people_have_passed_she_plays_on_alone() -> None:
    state = play(autumn(hand=2, ready=0).replace(turn=0, steps=()), Pass(seat=0))
    assert state.phase is Phase.CARD
    state = apply(state, BROWN_HOUSE)
    assert state.phase is Phase.CARD
    state = apply(state, BLUE_HOUSE)
    assert state.over
    assert question(state) is None


def test_people_play_on_after_she_has_passed() -> None:
    state = apply(autumn(hand=1, ready=0), BROWN_HOUSE)
    state = play(state, PlaceWorker(seat=0, place=DOCKS), PlaceWorker(seat=0, place=DOCKS))
    assert (state.turn, state.phase) == (0, Phase.PERSON)
    assert apply(state, Pass(seat=0)).over


def test_where_only_she_is_tracked_the_table_waits_for_the_others_to_pass() -> None:
    state = a_table(2, box=KNOWN, tracking=Depth.KRABITA_ONLY)
    state = everyone(state, season=Season.AUTUMN).replace(winds=Season.AUTUMN)
    state = apply(her(state, season=Season.AUTUMN, ready=0, hand=1), BROWN_HOUSE)
    assert state.phase is Phase.WAITING
    assert answers(state) == (Pass(seat=0), Pass(seat=1))
    state = apply(state, Pass(seat=1))
    assert answers(state) == (Pass(seat=0),)
    assert apply(state, Pass(seat=0)).phase is Phase.OVER


def test_with_nothing_left_at_the_start_of_her_turn_she_passes() -> None:
    state = everyone(a_table(1, box=KNOWN), season=Season.AUTUMN, ready=2).replace(winds=Season.AUTUMN)
    state = state.replace(krabita=state.her.replace(season=Season.AUTUMN, hand=0, ready=0))
    after = apply(state, PlaceWorker(seat=0, place=DOCKS))
    assert after.her.passed
    assert after.turn == 0
