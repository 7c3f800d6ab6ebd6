"""The question: what it says besides its answers, and that every one of its answers is accepted."""

from __future__ import annotations

from rules.farshore.ask.answers import FarshoreQuestion
from rules.farshore.ask.question import question
from rules.farshore.components.box import Box
from rules.farshore.components.places import DOCKS, red_card
from rules.farshore.components.plan import ABOVE
from rules.farshore.components.route_cards import LookoutSpot, RedAction, RedCardSpot
from rules.farshore.components.traits import Colour, Kind, Season
from rules.farshore.krabita.moves import DrawFromDeck, FollowRoute, KrabitaPlays, NotInBay
from rules.farshore.moves import CorrectKrabita, Pass, PlaceWorker, PlayCard, Prepare, TurnTile
from rules.farshore.play import apply
from rules.farshore.setup import CAPTAIN, Depth
from rules.farshore.state import Phase, State
from rules.farshore.steps import KrabitaSeason, TurnEnd
from tests.rules.farshore.tables import FIFTH, SIXTH, a_table, answers, city, everyone, her, person, play, seen, tile

KNOWN = Box(map_needs=(FIFTH, SIXTH))


def asked(state: State) -> FarshoreQuestion:
    found = question(state)
    assert found is not None
    return found


def keys(lines: object) -> list[str]:
    return [line.key.removeprefix("farshore.") for line in lines]  # type: ignore[attr-defined]


def test_a_person_is_asked_by_name_with_season_and_workers() -> None:
    found = asked(a_table(2, None))
    assert found.who == "Ola"
    assert keys(found.why) == ["why_season", "why_ready"]


def test_workers_nobody_counted_are_not_told() -> None:
    assert keys(asked(person(a_table(2, None), ready=None)).why) == ["why_season"]


def test_workers_nobody_counted_may_be_placed_and_may_all_be_placed() -> None:
    offered = answers(person(a_table(2, None), ready=None))
    assert PlaceWorker(seat=0, place=DOCKS) in offered
    assert Prepare(seat=0, season=Season.SPRING) in offered


def test_the_route_card_is_one_question_that_says_what_is_not_possible() -> None:
    found = asked(her(a_table(1)))
    assert found.who == CAPTAIN
    assert keys(found.do) == ["do_route"]
    assert keys(found.why) == ["why_route", "why_no_red_card"]
    found = asked(her(a_table(1), cards=seen(red=1)).replace(flooded=(1,)))
    assert keys(found.why) == ["why_route", "why_no_island"]


def test_in_autumn_the_route_card_is_asked_for_its_bottom_only() -> None:
    found = asked(her(a_table(1), season=Season.AUTUMN, hand=0))
    assert found.ask.key == "farshore.ask_route_bottom"
    assert keys(found.do) == ["do_route_bottom"]
    assert keys(found.why) == ["why_route_autumn"]


def test_her_card_is_asked_with_the_reason_for_it() -> None:
    assert keys(asked(her(a_table(1), ready=0)).why)[0] == "why_card"
    assert keys(asked(her(a_table(1), season=Season.AUTUMN)).why)[0] == "why_card_autumn"
    state = apply(her(a_table(1), cards=seen(red=1)), FollowRoute(spot=RedCardSpot(action=RedAction.CARD)))
    assert keys(asked(state).why)[0] == "why_card_route"
    state = apply(her(a_table(1), ready=0, hand=0), NotInBay())
    assert keys(asked(state).why)[0] == "why_deck"


def test_the_plan_is_told_colour_by_colour_with_those_above_the_card_last() -> None:
    state = her(a_table(1), ready=0, hand=0)
    state = state.replace(krabita=state.her.replace(plan=state.her.plan.placed(Colour.RED, ABOVE)))
    found = asked(state)
    plan = [line for line in found.why if line.key.startswith("farshore.why_plan")]
    assert [line.params["colour"] for line in plan] == ["purple", "blue", "brown", "green", "red"]
    assert keys(plan) == ["why_plan"] * 4 + ["why_plan_above"]


def test_only_what_tells_the_answers_apart_is_said() -> None:
    """Stack B asks for creatures: kind is shown, rarity is not."""
    found = asked(her(a_table(1), ready=0))
    labels = [answer.label.params for answer in found.answers]
    assert {label["sort"] for label in labels} == {"creature", "construction"}
    assert {label["rarity"] for label in labels} == {"any"}


def test_the_lookout_is_asked_with_what_to_discard() -> None:
    state = apply(her(a_table(1)), FollowRoute(spot=LookoutSpot(colour=Colour.BLUE)))
    assert keys(asked(state).do) == ["do_purple_draw", "do_discard"]
    state = her(a_table(1), season=Season.AUTUMN, hand=0)
    state = apply(state, FollowRoute(spot=LookoutSpot(colour=Colour.BLUE)))
    assert keys(asked(state).do) == ["do_purple_play", "do_discard"]


def test_when_only_she_is_tracked_the_people_come_first_and_can_say_so() -> None:
    state = a_table(2, box=KNOWN, tracking=Depth.KRABITA_ONLY)
    found = asked(state)
    assert keys(found.do) == ["do_people_first", "do_route"]
    state = everyone(state, season=Season.AUTUMN).replace(winds=Season.AUTUMN)
    state = person(her(state, season=Season.AUTUMN), 1, passed=True)
    assert [move for move in answers(state) if isinstance(move, Pass | Prepare)] == [Pass(seat=0)]


def test_when_only_she_is_tracked_nobody_is_asked_in_the_middle_of_her_turn() -> None:
    state = her(a_table(1, tracking=Depth.KRABITA_ONLY), cards=seen(red=1), hand=1)
    state = apply(state, FollowRoute(spot=RedCardSpot(action=RedAction.CARD)))
    assert all(isinstance(move, KrabitaPlays) for move in answers(state))
    assert keys(asked(state).do) == ["do_card_hand"]


def test_instructions_of_her_season_are_given_once() -> None:
    state = person(a_table(1), ready=0)
    state = play(state, Prepare(seat=0, season=Season.SPRING), TurnTile(stack="A"), TurnTile(stack="B"))
    assert keys(asked(state).do) == ["do_krabita_season"]
    state = apply(state, answers(state)[0])
    assert keys(asked(state).do) == ["do_deck_draw"]


def test_where_colours_are_offered_the_deck_is_what_is_left_when_there_is_none_of_them() -> None:
    state = her(a_table(1, box=KNOWN), season=Season.SUMMER)
    step = KrabitaSeason(season=Season.SUMMER, begun=True, claimed=True, left=4)
    state = state.replace(turn=state.krabita_seat, steps=(step, TurnEnd()))
    labels = [option.label.key for option in asked(state).answers if option.move == DrawFromDeck()]
    assert labels == ["farshore.answer_none_from_deck"]


def test_every_answer_of_a_rich_position_is_accepted() -> None:
    state = person(a_table(3, None, tile_b=None), city=city("inn", "inn", "grove", "port", "diver"), ready=2)
    for move in answers(state):
        apply(state, move)
    assert PlaceWorker(seat=0, place=red_card("inn")) in answers(state)
    assert PlayCard(seat=0, card="port") not in answers(state)


def test_a_tile_is_offered_by_its_traits_or_for_later() -> None:
    state = person(a_table(1), ready=0)
    state = apply(state, Prepare(seat=0, season=Season.SPRING))
    offered = answers(state)
    assert TurnTile(stack="A", traits=(Kind.CREATURE,)) in offered
    assert offered[-1] == TurnTile(stack="A")
    # Green was face up before.
    assert len(offered) == 9
    assert tile("A", Colour.GREEN) in state.rose.seen


def test_while_krabita_has_passed_people_may_still_prepare() -> None:
    """She passed by correction in winter, and one person's workers were counted: nobody says where they went since."""
    state = apply(a_table(2, tracking=Depth.KRABITA_ONLY), CorrectKrabita(passed=True))
    state = person(state, 1, ready=2)
    assert state.phase is Phase.WAITING
    for move in answers(state):
        apply(state, move)
    assert answers(state) == tuple(Prepare(seat=seat, season=Season.SPRING) for seat in (0, 1))
