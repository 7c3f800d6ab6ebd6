"""What rules version 3 put right: chests behind a ship that was set back, colours that are used up, routes, leaving."""

from __future__ import annotations

import pytest

from rules.farshore.ask.question import question
from rules.farshore.components.box import Box
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
from rules.farshore.game import GAME
from rules.farshore.krabita.moves import DrawFromDeck, FollowRoute, KrabitaDraws, KrabitaPlays, LookForPurple
from rules.farshore.moves import CorrectKrabita, CorrectPerson, Prepare, Sail, ShipAt, Treasures
from rules.farshore.play import apply
from rules.farshore.reasons import Reason
from rules.farshore.state import Phase, State
from rules.farshore.steps import KrabitaSeason, TurnEnd
from rules.moves import Leave
from tests.rules.farshore.tables import a_table, answers, everyone, her, person, play, seen
from tests.rules.refusing import refused

BACK = (Reason.SHIP_MOVES_BACK,)


def test_the_rules_have_version_3() -> None:
    assert GAME.rules_version == 3


# A ship that is put right


def purse(state: State, seat: int) -> tuple[int | None, int | None]:
    player = state.players[seat]
    return player.ship, player.treasures


@pytest.mark.parametrize("seat", [0, 1], ids=["a person", "Krabita"])
def test_a_ship_set_back_by_a_correction_forgets_the_chests_it_never_came_to(seat: int) -> None:
    """The chests at 4 and 8 were paid; the ship really stood at 4, and comes to the other chest once."""
    state = apply(a_table(1), Sail(seat=seat, spaces=4))
    assert purse(state, seat) == (8, 2)
    back = apply(state, CorrectPerson(seat=0, ship=4) if seat == 0 else CorrectKrabita(ship=4))
    assert purse(back, seat) == (4, 1)
    assert purse(apply(back, Sail(seat=seat, spaces=2)), seat) == (8, 2)


@pytest.mark.parametrize("back", [CorrectPerson(seat=0, ship=4), ShipAt(seat=0, value=4, insist=BACK)])
def test_a_spent_treasure_is_not_paid_again(back: CorrectPerson | ShipAt) -> None:
    state = play(a_table(2, None), Sail(seat=0, spaces=4), Treasures(seat=0, n=-2), back)
    assert purse(state, 0) == (4, 0)
    there = apply(state, Sail(seat=0, spaces=2))
    assert purse(there, 0) == (8, 0)
    assert purse(apply(there, ShipAt(seat=0, value=18)), 0) == (18, 2)


def test_of_several_chests_the_nearer_ones_were_the_spent_ones() -> None:
    """Four chests to 18, three treasures spent: one is given up, those at 8 and 12 pay no more."""
    state = play(a_table(2, None), ShipAt(seat=0, value=18), Treasures(seat=0, n=-3), CorrectPerson(seat=0, ship=4))
    assert purse(state, 0) == (4, 0)
    assert purse(apply(state, ShipAt(seat=0, value=8)), 0) == (8, 0)
    assert purse(apply(state, ShipAt(seat=0, value=18)), 0) == (18, 1)


def test_a_chest_that_a_correction_went_past_and_back_has_given_and_taken_nothing() -> None:
    state = play(a_table(2, None), Treasures(seat=0, n=1), CorrectPerson(seat=0, ship=8), CorrectPerson(seat=0, ship=4))
    assert purse(state, 0) == (4, 1)
    assert purse(apply(state, Sail(seat=0, spaces=2)), 0) == (8, 2)


def test_treasures_told_with_the_ship_count_its_chests() -> None:
    """Once the table says so, the chests behind the ship are paid."""
    insist = (Reason.TREASURES_UNEXPLAINED,)
    state = apply(a_table(2, None), CorrectPerson(seat=0, ship=8, treasures=1, insist=insist))
    assert purse(apply(state, CorrectPerson(seat=0, ship=4)), 0) == (4, 0)


def test_treasures_that_a_ship_set_back_gives_up_need_no_insisting() -> None:
    state = apply(a_table(2, None), Sail(seat=0, spaces=4))
    assert purse(apply(state, CorrectPerson(seat=0, ship=4, treasures=1)), 0) == (4, 1)
    with refused(Reason.TREASURES_UNEXPLAINED):
        apply(state, CorrectPerson(seat=0, ship=4, treasures=2))


# Every purple card lies in a city


def summer_draw(**more: object) -> State:
    state = everyone(a_table(1), season=Season.SUMMER).replace(winds=Season.SUMMER)
    state = her(state, season=Season.SUMMER, cards=seen(purple=20), **more)
    return state.replace(steps=(KrabitaSeason(season=Season.SUMMER, claimed=True, left=3), TurnEnd()))


def test_her_summer_draw_does_not_look_for_a_colour_that_is_used_up() -> None:
    state = summer_draw()
    asked = question(state)
    assert asked is not None
    assert KrabitaDraws(colour=Colour.PURPLE) not in [answer.move for answer in asked.answers]
    with refused(Reason.COLOUR_USED_UP):
        apply(state, KrabitaDraws(colour=Colour.PURPLE))
    assert "farshore.why_plan_used_up" in [line.key for line in asked.why]
    assert apply(state, KrabitaDraws(colour=Colour.RED)).her.hand == state.her.hand + 1


def test_her_hand_does_not_hold_a_colour_that_is_used_up() -> None:
    state = her(a_table(1), ready=0, hand=2, cards=seen(purple=20))
    purple = KrabitaPlays(colour=Colour.PURPLE, sort=Kind.CONSTRUCTION)
    assert Colour.PURPLE not in {move.colour for move in answers(state) if isinstance(move, KrabitaPlays)}
    with refused(Reason.COLOUR_USED_UP):
        apply(state, purple)


# A route card that the box knows

CARD = RouteCard(top=ShoreSpot(resource=Resource.DRIFTWOOD), middle=IslandSpot(), bottom=DocksSpot(spaces=2))
UNSEEN = RouteCard(top=OtherSpot(), middle=ShoreSpot(resource=Resource.SEAWEED), bottom=LookoutSpot(colour=Colour.RED))


def test_a_known_route_card_sends_her_to_its_first_possible_section_only() -> None:
    state = her(a_table(1, box=Box(routes=(CARD, UNSEEN))))
    for section in (CARD.middle, CARD.bottom):
        with refused(Reason.ROUTE_NOT_THIS):
            apply(state, FollowRoute(spot=section, route=0))
    assert apply(state, FollowRoute(spot=CARD.bottom, route=0, insist=(Reason.ROUTE_NOT_THIS,))).her.ship == 4
    assert apply(state, FollowRoute(spot=CARD.top, route=0)).her.placed


def test_a_section_that_only_the_table_can_see_may_be_passed_over_and_no_other() -> None:
    state = her(a_table(1, box=Box(routes=(CARD, UNSEEN))))
    for section in (UNSEEN.top, UNSEEN.middle):
        assert apply(state, FollowRoute(spot=section, route=1)).her.placed
    with refused(Reason.ROUTE_NOT_THIS):
        apply(state, FollowRoute(spot=UNSEEN.bottom, route=1))


# Somebody leaves


def test_a_card_she_is_in_the_middle_of_is_settled_under_the_old_tiles() -> None:
    """Blue matches nothing in spring; when Michał leaves, summer's tile does not let her ship move."""
    state = person(person(a_table(2), 0, season=Season.SUMMER), 1, season=Season.SPRING).replace(winds=Season.SPRING)
    state = her(state, season=Season.SPRING, ready=1, hand=1, cards=seen(red=1))
    state = play(state, FollowRoute(spot=RedCardSpot(action=RedAction.CARD)), Leave(seat=1))
    assert state.phase is Phase.CARD
    state = apply(state, KrabitaPlays(colour=Colour.BLUE, sort=Kind.CONSTRUCTION))
    assert (state.her.ship, state.phase, state.winds) == (0, Phase.TILE, Season.SUMMER)


def test_the_lookout_she_stands_at_comes_before_the_winds() -> None:
    state = person(a_table(2), 0, season=Season.SPRING)
    state = play(her(state), FollowRoute(spot=LookoutSpot(colour=Colour.RED)), Leave(seat=1))
    assert state.phase is Phase.LOOKOUT
    assert apply(state, LookForPurple(found=False)).phase is Phase.TILE


def test_the_winds_and_the_tide_are_asked_of_the_table_where_somebody_left() -> None:
    state = everyone(a_table(3, None), season=Season.SUMMER).replace(winds=Season.SPRING, turn=1)
    state = apply(person(state, 1, season=Season.SPRING), Leave(seat=1))
    asked = []
    while state.phase in (Phase.TILE, Phase.TIDE):
        now = question(state)
        assert now is not None
        asked.append((state.phase, now.who))
        state = apply(state, now.answers[-1].move)
    assert asked == [(Phase.TILE, ""), (Phase.TILE, ""), (Phase.TIDE, "")]


def test_whose_turn_it_is_when_another_leaves_does_not_turn_the_tiles() -> None:
    """Ola prepared long ago; that Michał left makes it everybody's spring."""
    state = everyone(a_table(3, None), season=Season.SPRING)
    before = person(state, 1, season=Season.WINTER)
    assert (before.turn, before.phase) == (0, Phase.PERSON)
    for move in (Leave(seat=1), CorrectPerson(seat=1, season=Season.SPRING)):
        asked = question(apply(before, move))
        assert asked is not None
        assert (asked.ask.key, asked.who) == ("farshore.ask_tile", "")
    prepared = question(apply(person(before, 1, ready=0).replace(turn=1), Prepare(seat=1, season=Season.SPRING)))
    assert prepared is not None
    assert prepared.who == before.name(1)


def test_drawing_unseen_is_still_possible_when_every_colour_is_used_up() -> None:
    state = summer_draw()
    state = state.replace(krabita=state.her.replace(cards=seen(**dict.fromkeys(Colour, 99))))
    assert DrawFromDeck() in answers(state)
