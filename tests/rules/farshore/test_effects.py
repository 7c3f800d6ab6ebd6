"""What card texts do at any time, and what is learned of the box."""

from rules.farshore.components.places import DOCKS, OTHER, red_card
from rules.farshore.components.ship import Track
from rules.farshore.components.told import CardFix, TrackFix
from rules.farshore.components.traits import Colour
from rules.farshore.moves import Learn, LoseCard, PlaceWorker, Sail, Shells, ShipAt, Treasures
from rules.farshore.play import apply
from rules.farshore.reasons import Reason
from rules.farshore.state import Phase
from tests.rules.farshore.tables import a_table, city, her, person, play


def test_an_effect_moves_a_ship_and_the_chests_count() -> None:
    """From 8 three spaces lead to 14, past the chest at 12."""
    after = apply(person(a_table(2, None), ship=8, treasures=0), Sail(seat=0, spaces=3))
    assert (after.people[0].ship, after.people[0].treasures) == (14, 1)
    assert after.turn == 0


BACK = (Reason.SHIP_MOVES_BACK,)


def test_a_ship_set_back_gives_up_the_chests_it_never_came_to() -> None:
    """From 8 two spaces back lead to 4: the chest at 8 was none."""
    state = person(a_table(2, None), ship=8, treasures=2)
    for move in (Sail(seat=0, spaces=-2, insist=BACK), ShipAt(seat=0, value=4, insist=BACK)):
        after = apply(state, move)
        assert (after.people[0].ship, after.people[0].treasures) == (4, 1)


def test_a_chest_pays_once_however_often_a_ship_is_set_back_to_before_it() -> None:
    """From 2 to the chest at 4, back, and on again."""
    state = person(a_table(2, None), ship=2, treasures=0)
    state = play(state, Sail(seat=0, spaces=1), Sail(seat=0, spaces=-1, insist=BACK), Sail(seat=0, spaces=1))
    assert (state.people[0].ship, state.people[0].treasures) == (4, 1)


def test_a_treasure_that_was_spent_cannot_be_given_up() -> None:
    state = person(a_table(2, None), ship=8, treasures=0)
    assert apply(state, Sail(seat=0, spaces=-1, insist=BACK)).people[0].treasures == 0


def test_a_ship_can_be_told_by_the_value_it_stands_at() -> None:
    """From 10 to 41: chests at 12, 18, 24, 30, 36 and 41."""
    after = apply(person(a_table(2, None), ship=10, treasures=0), ShipAt(seat=0, value=41))
    assert (after.people[0].ship, after.people[0].treasures) == (41, 6)


def test_a_ship_that_was_unknown_is_known_once_told() -> None:
    state = person(a_table(2, None), ship=None)
    assert apply(state, ShipAt(seat=0, value=8)).people[0].ship == 8
    assert apply(state, ShipAt(seat=0, value=8)).people[0].treasures == 0


def test_treasures_and_shells_come_and_go() -> None:
    state = play(a_table(2, None), Treasures(seat=1, n=2), Treasures(seat=1, n=-1), Shells(seat=0, n=3))
    assert state.people[1].treasures == 1
    assert state.people[0].shells == 3


def test_effects_reach_anyone_also_in_the_middle_of_krabitas_turn() -> None:
    state = her(a_table(1))
    after = play(state, Sail(seat=0, spaces=1), Treasures(seat=1, n=1), Shells(seat=0, n=1))
    assert after.phase is Phase.ROUTE
    assert (after.people[0].ship, after.her.treasures) == (2, 1)


def test_a_card_leaves_and_takes_its_anchor_along() -> None:
    state = person(a_table(2, None), city=city("grove", "grove", "inn", anchored=("grove",)), anchors=1)
    after = apply(state, LoseCard(seat=0, card="grove", anchored=True))
    assert after.people[0].city == city("grove", "inn")
    assert after.people[0].anchors == 1
    after = apply(state, LoseCard(seat=0, card="grove"))
    assert after.people[0].city == city("grove", "inn", anchored=("grove",))


def test_when_every_copy_is_covered_an_anchor_goes_in_any_case() -> None:
    state = person(a_table(2, None), city=city("grove", anchored=("grove",)), anchors=1)
    after = apply(state, LoseCard(seat=0, card="grove"))
    assert after.people[0].city == city()


def test_a_worker_on_a_card_that_leaves_stays_away_until_it_comes_home() -> None:
    """Another copy of the card is free; of two copies the one without a worker goes first."""
    state = person(a_table(2, None), city=city("inn", "inn"), placed=(DOCKS, red_card("inn")), ready=1)
    state = apply(state, LoseCard(seat=0, card="inn"))
    assert state.people[0].placed == (DOCKS, red_card("inn"))
    state = apply(state, LoseCard(seat=0, card="inn"))
    assert state.people[0].placed == (DOCKS, OTHER)
    state = person(state, city=city("inn"))
    assert apply(state, PlaceWorker(seat=0, place=red_card("inn"))).people[0].ready == 0


def test_what_is_learned_counts_from_then_on() -> None:
    state = apply(a_table(2, None), Learn(fact=CardFix(id="inn", colour=Colour.GREEN)))
    assert state.facts.cards["inn"].colour is Colour.GREEN
    track = Track(values=(0, 5, 9, 60), chests=(5,))
    state = play(state, Learn(fact=TrackFix(track=track)), Sail(seat=0, spaces=2))
    assert (state.people[0].ship, state.people[0].treasures) == (9, 1)
    assert a_table(2, None).facts.cards["inn"].colour is Colour.RED
