"""Krabita's new seasons (p. 16)."""

from rules.farshore.ask.question import question
from rules.farshore.components.box import Box
from rules.farshore.components.maps import MapTile
from rules.farshore.components.places import DOCKS
from rules.farshore.components.plan import ABOVE
from rules.farshore.components.route_cards import OtherSpot
from rules.farshore.components.traits import Colour, Kind, Season
from rules.farshore.krabita.moves import (
    ClaimMaps,
    DeckRanOut,
    DrawFromDeck,
    FollowRoute,
    KrabitaDraws,
    KrabitaPlays,
    MapValue,
)
from rules.farshore.moves import CorrectKrabita, Learn, PlaceWorker, Prepare, TurnTile
from rules.farshore.play import apply
from rules.farshore.reasons import Reason
from rules.farshore.setup import Depth
from rules.farshore.state import Phase, State
from tests.rules.farshore.tables import FIFTH, SIXTH, a_table, answers, everyone, person, play, seen
from tests.rules.refusing import refused

KNOWN = Box(map_needs=(FIFTH, SIXTH))


def season_of(before: Season, box: Box = KNOWN, **krabita: object) -> State:
    """Everyone prepares for the season after `before`, the last person just now; the wind has changed."""
    after = before.next
    assert after is not None
    state = a_table(box=box)
    state = state.replace(krabita=state.her.replace(season=before, ready=0, placed=(DOCKS,), **krabita))
    state = everyone(state, season=after).replace(winds=before, turn=0)
    state = person(state, 0, season=before, ready=0)
    move = Prepare(seat=0, season=after)
    return play(state, move, TurnTile(stack="A"), TurnTile(stack="B"))


# When


def test_solo_her_new_season_follows_at_once_and_is_her_whole_turn() -> None:
    state = season_of(Season.WINTER)
    assert (state.her.season, state.her.ready, state.her.placed) == (Season.SPRING, 3, ())
    assert state.phase is Phase.DECK_DRAW
    after = apply(state, DrawFromDeck())
    assert (after.her.hand, after.turn, after.phase) == (6, 0, Phase.PERSON)


def test_with_others_it_comes_on_her_first_turn_in_seat_order() -> None:
    """The first of two people prepares last: the second still has a turn before Krabita."""
    state = everyone(a_table(2, box=KNOWN), season=Season.SPRING)
    state = person(state, 0, season=Season.WINTER, ready=0)
    state = play(state, Prepare(seat=0, season=Season.SPRING), TurnTile(stack="A"), TurnTile(stack="B"))
    assert (state.turn, state.her.season) == (1, Season.WINTER)
    state = apply(state, PlaceWorker(seat=1, place=DOCKS))
    assert (state.her.season, state.phase) == (Season.SPRING, Phase.DECK_DRAW)


def test_people_further_ahead_do_not_matter() -> None:
    state = person(a_table(2), 0, season=Season.SUMMER)
    state = person(state, 1, season=Season.WINTER, ready=1).replace(turn=1)
    state = apply(state, PlaceWorker(seat=1, place=DOCKS))
    assert (state.her.season, state.phase) == (Season.WINTER, Phase.ROUTE)


# Maps


def test_she_takes_every_map_she_meets_before_drawing_and_without_workers() -> None:
    state = season_of(Season.WINTER, cards=seen(green=4, blue=3, brown=1, red=1, purple=1))
    assert state.her.maps == tuple(MapTile(kind=kind, value=2) for kind in ("green", "each_colour", "blue"))
    assert state.her.ready == 3
    asked = question(state)
    assert asked is not None
    assert [said.key for said in asked.do].count("farshore.do_take_map") == 3


def test_she_takes_no_second_tile_of_a_kind_and_only_the_top_one() -> None:
    owned = MapTile(kind="green", value=1)
    state = a_table(1, box=KNOWN)
    state = person(state, maps=(MapTile(kind="blue", value=2),), ready=0)
    state = state.replace(krabita=state.her.replace(cards=seen(green=4, blue=3), maps=(owned,)))
    state = play(state, Prepare(seat=0, season=Season.SPRING), TurnTile(stack="A"), TurnTile(stack="B"))
    assert state.her.maps == (owned, MapTile(kind="blue", value=1))


def test_map_kinds_nobody_told_us_about_are_asked_in_one_question() -> None:
    state = season_of(Season.WINTER, box=Box(), cards=seen(red=3, brown=3))
    assert state.phase is Phase.CLAIM
    assert state.her.maps == (MapTile(kind="brown", value=2),)
    assert answers(state) == (
        ClaimMaps(),
        ClaimMaps(maps=("fifth",)),
        ClaimMaps(maps=("sixth",)),
        ClaimMaps(maps=("fifth", "sixth")),
    )
    after = apply(state, ClaimMaps(maps=("sixth",)))
    assert after.her.maps is not None
    assert after.her.maps[-1] == MapTile(kind="sixth", value=2)
    assert after.phase is Phase.DECK_DRAW
    assert apply(state, ClaimMaps()).her.maps == state.her.maps


def test_learning_what_a_map_asks_answers_the_question() -> None:
    state = season_of(Season.WINTER, box=Box(), cards=seen(red=3))
    state = apply(state, Learn(fact=FIFTH))
    assert state.her.has_map("fifth")
    assert state.phase is Phase.CLAIM
    state = apply(state, Learn(fact=SIXTH))
    assert not state.her.has_map("sixth")
    assert state.phase is Phase.DECK_DRAW


def test_where_only_she_is_tracked_the_value_of_each_map_is_asked() -> None:
    state = a_table(2, box=KNOWN, tracking=Depth.KRABITA_ONLY)
    state = state.replace(krabita=state.her.replace(cards=seen(green=4, blue=3)))
    state = play(
        state,
        Prepare(seat=0, season=Season.SPRING),
        Prepare(seat=1, season=Season.SPRING),
        TurnTile(stack="A"),
        TurnTile(stack="B"),
    )
    assert state.phase is Phase.VALUE
    assert answers(state) == tuple(MapValue(map="green", value=value) for value in (2, 1, 0))
    state = play(state, MapValue(map="green", value=1), MapValue(map="blue", value=0))
    assert state.her.maps == (MapTile(kind="green", value=1), MapTile(kind="blue", value=0))
    assert state.phase is Phase.DECK_DRAW


# Cards


def test_for_spring_she_draws_four_unseen_cards() -> None:
    state = season_of(Season.WINTER, hand=1)
    assert answers(state)[0] == DrawFromDeck()
    after = apply(state, DrawFromDeck())
    assert after.her.hand == 5
    assert after.her.plan == state.her.plan


def test_for_summer_she_draws_six_by_the_plan_and_the_order_is_looked_up_anew() -> None:
    """Purple rises to row 1, then above the card; then red, the leftmost of row 3, is in row 2 and stays first."""
    state = season_of(Season.SPRING, hand=0)
    orders = []
    for colour in (Colour.PURPLE, Colour.PURPLE, Colour.RED, Colour.RED, Colour.RED):
        orders.append([move.colour for move in answers(state) if isinstance(move, KrabitaDraws)])
        state = apply(state, KrabitaDraws(colour=colour))
    assert orders == [
        [Colour.PURPLE, Colour.RED, Colour.BLUE, Colour.BROWN, Colour.GREEN],
        [Colour.PURPLE, Colour.RED, Colour.BLUE, Colour.BROWN, Colour.GREEN],
        [Colour.RED, Colour.BLUE, Colour.BROWN, Colour.GREEN],
        [Colour.RED, Colour.BLUE, Colour.BROWN, Colour.GREEN],
        [Colour.RED, Colour.BLUE, Colour.BROWN, Colour.GREEN],
    ]
    assert (state.her.hand, state.phase) == (5, Phase.PLAN_DRAW)
    state = apply(state, KrabitaDraws(colour=Colour.BLUE))
    assert (state.her.hand, state.her.plan.row(Colour.BLUE), state.phase) == (6, 2, Phase.PERSON)


def test_a_colour_skipped_is_gone_from_the_bay_for_that_draw() -> None:
    state = apply(season_of(Season.SPRING), KrabitaDraws(colour=Colour.BLUE))
    offered = [move.colour for move in answers(state) if isinstance(move, KrabitaDraws)]
    assert offered == [Colour.BLUE, Colour.BROWN, Colour.GREEN]
    with refused(Reason.COLOUR_GONE):
        apply(state, KrabitaDraws(colour=Colour.RED))
    insisted = apply(state, KrabitaDraws(colour=Colour.RED, insist=(Reason.COLOUR_GONE,)))
    assert Colour.RED in [move.colour for move in answers(insisted) if isinstance(move, KrabitaDraws)]


def test_missing_cards_come_from_the_deck_unseen_and_move_no_marker() -> None:
    state = apply(season_of(Season.SPRING, hand=0), KrabitaDraws(colour=Colour.GREEN))
    plan = state.her.plan
    state = apply(state, DrawFromDeck())
    assert (state.her.hand, state.her.plan, state.phase) == (6, plan, Phase.PERSON)


def test_when_no_colour_is_left_to_look_for_only_the_deck_is_offered() -> None:
    state = season_of(Season.SPRING)
    plan = state.her.plan
    for colour in Colour:
        plan = plan.placed(colour, ABOVE)
    state = state.replace(krabita=state.her.replace(plan=plan))
    assert not any(isinstance(move, KrabitaDraws) for move in answers(state))
    asked = question(state)
    assert asked is not None
    assert asked.ask.key == "farshore.ask_deck_draw"
    with refused(Reason.MARKER_ABOVE):
        apply(state, KrabitaDraws(colour=Colour.GREEN))


def test_for_autumn_she_draws_three_the_same_way() -> None:
    state = season_of(Season.SUMMER, hand=0)
    state = play(state, *(KrabitaDraws(colour=colour) for colour in (Colour.PURPLE, Colour.PURPLE, Colour.RED)))
    assert (state.her.hand, state.her.ready, state.her.season) == (3, 5, Season.AUTUMN)
    assert (state.her.plan.row(Colour.PURPLE), state.her.plan.row(Colour.RED)) == (ABOVE, 2)
    assert state.phase is Phase.PERSON


def test_with_deck_and_discards_empty_she_draws_what_there_is() -> None:
    state = season_of(Season.WINTER, hand=0)
    after = apply(state, DeckRanOut(n=3))
    assert (after.her.hand, after.phase) == (3, Phase.PERSON)
    with refused(Reason.NOT_NOW):
        apply(state, DeckRanOut(n=4))


def test_her_season_can_be_corrected_while_it_is_under_way() -> None:
    state = apply(season_of(Season.SPRING, hand=0), CorrectKrabita(hand=3))
    assert (state.phase, state.her.hand) == (Phase.PLAN_DRAW, 3)


def test_after_her_season_she_goes_on_with_her_workers() -> None:
    state = apply(season_of(Season.WINTER), DrawFromDeck())
    state = apply(state, PlaceWorker(seat=0, place=DOCKS))
    assert state.phase is Phase.ROUTE
    state = state.replace(krabita=state.her.replace(ready=1))
    state = play(state, FollowRoute(spot=OtherSpot()), PlaceWorker(seat=0, place=DOCKS))
    assert state.phase is Phase.CARD
    # Both tiles were left for later: what matches, the table says.
    state = apply(state, KrabitaPlays(colour=Colour.GREEN, sort=Kind.CREATURE, matches=("A",)))
    assert state.her.ship == 4


def test_the_summer_change_takes_at_most_twelve_answers() -> None:
    """Prepare, two tiles, the unknown maps, six cards: ten, with the most unknown box."""
    state = a_table(1, box=Box())
    state = state.replace(krabita=state.her.replace(season=Season.SPRING, ready=0), winds=Season.SPRING)
    state = person(state, season=Season.SPRING, ready=0)
    state, taps = apply(state, Prepare(seat=0, season=Season.SUMMER)), 1
    while state.phase is not Phase.PERSON:
        state, taps = apply(state, answers(state)[0]), taps + 1
    assert taps == 10
