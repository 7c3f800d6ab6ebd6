"""Corrections: the table is right."""

from rules.farshore.components.maps import MapTile
from rules.farshore.components.numbers import Marker
from rules.farshore.components.places import DOCKS
from rules.farshore.components.plan import Plan, plan
from rules.farshore.components.route_cards import LookoutSpot
from rules.farshore.components.traits import Colour, Counts, Kind, Season
from rules.farshore.krabita.moves import DrawFromDeck, FollowRoute
from rules.farshore.moves import CorrectKrabita, CorrectPerson, CorrectTable, Prepare, TurnTile
from rules.farshore.play import apply
from rules.farshore.players import SeenCard
from rules.farshore.reasons import Reason
from rules.farshore.setup import Depth
from rules.farshore.state import Phase
from rules.moves import Leave
from tests.rules.farshore.broken import KNOWN
from tests.rules.farshore.tables import COLUMNS, a_table, answers, city, everyone, her, person, play, seen, tile


def test_any_value_of_a_person_can_be_set() -> None:
    move = CorrectPerson(
        seat=1,
        season=Season.SPRING,
        ready=2,
        placed=(DOCKS,),
        maps=(MapTile(kind="green", value=2),),
        ship=18,
        city=city("inn"),
        anchors=1,
        shells=4,
    )
    after = apply(a_table(2, None), move)
    ira = after.people[1]
    assert (ira.season, ira.ready, ira.placed, ira.ship, ira.shells) == (Season.SPRING, 2, (DOCKS,), 18, 4)
    assert (ira.city, ira.anchors, ira.maps) == (city("inn"), 1, (MapTile(kind="green", value=2),))
    # A correction is not a journey: chests between the old and the new value give nothing.
    assert ira.treasures == 0
    assert after.turn == 0


def test_setting_the_same_treasures_needs_no_insisting() -> None:
    assert apply(person(a_table(2, None), treasures=3), CorrectPerson(seat=0, treasures=3)).people[0].treasures == 3


def test_treasures_nobody_tracked_can_be_told() -> None:
    state = a_table(1, tracking=Depth.KRABITA_ONLY)
    assert apply(state, CorrectPerson(seat=0, treasures=3)).people[0].treasures == 3


def test_any_value_of_krabita_can_be_set() -> None:
    plan_ = Plan(markers=tuple(Marker(colour=colour, row=1) for colour in COLUMNS))
    move = CorrectKrabita(
        plan=plan_, hand=5, ready=1, ship=8, treasures=1, season=Season.SPRING, insist=(Reason.TREASURES_UNEXPLAINED,)
    )
    after = apply(a_table(1), move)
    assert (after.her.plan, after.her.hand, after.her.ready, after.her.ship) == (plan_, 5, 1, 8)


def test_her_cards_are_corrected_by_colour_and_named_ones_stay() -> None:
    named = SeenCard(colour=Colour.RED, kind=Kind.CONSTRUCTION, card="inn")
    state = her(a_table(1), cards=(*seen(green=3), named))
    after = apply(state, CorrectKrabita(cards=Counts(green=1, red=2, purple=1)))
    assert after.her.cards == (
        SeenCard(colour=Colour.GREEN),
        named,
        SeenCard(colour=Colour.RED),
        SeenCard(colour=Colour.PURPLE),
    )


def test_a_correction_changes_what_her_turn_will_be() -> None:
    state = her(a_table(1))
    assert state.phase is Phase.ROUTE
    assert apply(state, CorrectKrabita(ready=0)).phase is Phase.CARD


def test_a_correction_of_a_season_can_complete_it() -> None:
    state = person(a_table(2, None), 0, season=Season.SPRING)
    after = apply(state, CorrectPerson(seat=1, season=Season.SPRING))
    assert (after.phase, after.winds) == (Phase.TILE, Season.SPRING)


def test_the_turn_can_be_given_to_anyone_also_at_the_start_of_krabitas() -> None:
    after = apply(her(a_table(2)), CorrectTable(turn=1))
    assert (after.phase, after.turn) == (Phase.PERSON, 1)
    after = apply(after, CorrectTable(turn=2))
    assert (after.phase, after.turn) == (Phase.ROUTE, 2)


def test_the_turn_of_whoever_has_it_already_goes_on_as_it_was() -> None:
    """Krabita stands at the lookout: her treasure is still to come."""
    state = apply(her(a_table(2)), FollowRoute(spot=LookoutSpot(colour=Colour.RED)))
    assert apply(state, CorrectTable(turn=2)) == state


def test_islands_can_be_corrected() -> None:
    state = apply(a_table(3, None), CorrectTable(flooded=(3, 1, 3)))
    assert state.flooded == (1, 3)
    assert apply(state, CorrectTable(flooded=())).dry == (1, 2, 3)


def test_a_wrong_tile_was_never_face_up() -> None:
    state = a_table(2, None)
    after = apply(state, CorrectTable(tile_a=(Colour.RED,), tile_b=()))
    assert (after.rose.a, after.rose.b) == (tile("A", Colour.RED), None)
    assert after.rose.seen == (tile("A", Colour.RED),)
    assert after.box.wind_tiles == (tile("A", Colour.RED),)
    back = apply(after, CorrectTable(tile_a=(Colour.GREEN,), tile_b=(Kind.CREATURE,)))
    assert back.rose.a == tile("A", Colour.GREEN)


def test_a_tile_the_box_knew_before_the_match_stays_in_the_box() -> None:
    from rules.farshore.components.box import Box

    state = a_table(2, None, box=Box(wind_tiles=(tile("A", Colour.GREEN),)))
    after = apply(state, CorrectTable(tile_a=(Colour.RED,)))
    assert set(after.box.wind_tiles) >= {tile("A", Colour.GREEN), tile("A", Colour.RED)}


def test_a_match_that_is_over_can_be_taken_up_again() -> None:
    state = everyone(a_table(2, None), season=Season.AUTUMN, passed=True).replace(winds=Season.AUTUMN, turn=1)
    assert state.phase is Phase.OVER
    after = apply(state, CorrectPerson(seat=0, passed=False))
    assert (after.phase, after.turn) == (Phase.PERSON, 0)
    assert apply(after, CorrectPerson(seat=0, passed=True)).phase is Phase.OVER


def test_krabita_can_be_woken_again() -> None:
    state = everyone(a_table(1), season=Season.AUTUMN, passed=True).replace(winds=Season.AUTUMN)
    state = state.replace(krabita=state.her.replace(season=Season.AUTUMN, passed=True))
    after = apply(state, CorrectKrabita(passed=False))
    assert (after.phase, after.turn) == (Phase.CARD, 1)


def test_passing_by_correction_hands_the_turn_on() -> None:
    state = everyone(a_table(1), season=Season.AUTUMN).replace(winds=Season.AUTUMN)
    state = state.replace(krabita=state.her.replace(season=Season.AUTUMN))
    after = apply(state, CorrectPerson(seat=0, passed=True))
    assert after.turn == 1
    after = apply(after, CorrectKrabita(passed=True))
    assert after.phase is Phase.OVER


def test_where_only_krabita_is_tracked_she_can_be_woken_too() -> None:
    state = a_table(1, tracking=Depth.KRABITA_ONLY)
    state = person(state, season=Season.AUTUMN).replace(winds=Season.AUTUMN)
    state = state.replace(krabita=state.her.replace(season=Season.AUTUMN))
    state = apply(state, CorrectKrabita(passed=True))
    assert state.phase is Phase.WAITING
    assert apply(state, CorrectKrabita(passed=False)).phase is Phase.CARD


def test_a_correction_of_nothing_changes_nothing_but_the_mark() -> None:
    state = a_table(2)
    after = play(state, CorrectPerson(seat=0), CorrectTable())
    assert after == state
    assert plan(COLUMNS) == after.her.plan


def test_her_season_can_be_corrected_in_the_middle_of_its_draws() -> None:
    """Spring's four unseen cards are drawn all the same, whatever season she is said to be in."""
    state = person(a_table(1, box=KNOWN), ready=0)
    state = play(state, Prepare(seat=0, season=Season.SPRING), TurnTile(stack="A"), TurnTile(stack="B"))
    for season in Season:
        corrected = apply(state, CorrectKrabita(season=season))
        assert (corrected.phase, corrected.her.season) == (Phase.DECK_DRAW, season)
        assert DrawFromDeck() in answers(corrected)
        assert apply(corrected, DrawFromDeck()).her.hand == state.her.hand + 4


def test_whoever_plays_on_after_all_has_not_left() -> None:
    state = play(a_table(3, None), Leave(seat=1), CorrectPerson(seat=1, passed=False))
    assert not state.people[1].left
    assert apply(state, Leave(seat=1)).people[1].left


def test_when_the_last_one_passes_by_correction_the_match_is_over() -> None:
    """In the middle of her draws for spring, too: she draws no more."""
    state = person(a_table(1, box=KNOWN), ready=0)
    state = play(state, Prepare(seat=0, season=Season.SPRING), TurnTile(stack="A"), TurnTile(stack="B"))
    state = play(state, CorrectPerson(seat=0, passed=True), CorrectKrabita(passed=True))
    assert (state.phase, state.steps) == (Phase.OVER, ())
