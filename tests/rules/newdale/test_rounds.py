"""Rounds: events, markers, the draw, who is next, who leaves (p. 6–7)."""

from __future__ import annotations

import pytest

from rules.moves import Leave
from rules.newdale.components.box import Box
from rules.newdale.components.told import BackFact, EventFact, HoodedFact
from rules.newdale.moves import (
    CorrectPlayer,
    CorrectTable,
    Draw,
    Exchange,
    Learn,
    NotDone,
    PlaceMarker,
    Points,
    RoundOver,
    TurnEvent,
    TwoCards,
)
from rules.newdale.play import apply
from rules.newdale.players import CAPTAIN_AREA, COOK_AREA, Marker
from rules.newdale.reasons import Reason
from rules.newdale.rulings import Ruling
from rules.newdale.setup import Depth, Held, TurnedEvent, Where
from rules.newdale.state import Phase, State
from rules.newdale.steps import ActDue, BuildDue
from rules.newdale.track import field, to_next_level
from rules.newdale.turns import in_deck
from tests.rules.newdale.tables import (
    NORMAL,
    a_table,
    all_markers,
    answers,
    at,
    built,
    figures,
    in_phase,
    play,
    player,
    row,
    space,
    special,
)
from tests.rules.refusing import refused

DRAWN = Draw(figures=figures("2Y 1G 1R"))


def laid(state: State, *seats: int, markers: tuple[int, ...] = (1, 2)) -> State:
    names = ("build", "exchange", "develop", "unlock")
    moves = [PlaceMarker(seat=s, marker=m, space=space(names[m - 1])) for s in seats for m in markers]
    return play(state, *moves)


def test_the_event_brings_its_figures_and_the_draws() -> None:
    state = play(a_table(1).replace(round=4), TurnEvent(event=11, figures=figures("2Y")))
    assert (state.printed, state.draws, state.phase) == (figures("2Y"), 6, Phase.PLAN)


def test_an_event_the_box_knows_needs_only_its_number() -> None:
    assert play(a_table(), TurnEvent(event=100)).printed == figures("1Y 1R")


def test_an_event_left_for_later_is_learned_while_it_lies_there() -> None:
    state = play(a_table(box=Box()), TurnEvent(event=100))
    assert state.printed is None
    told = play(state, Learn(fact=EventFact(number=100, figures=figures("3B"), draws=6)))
    assert (told.printed, told.draws) == (figures("3B"), 6)
    assert told.events[-1].figures == figures("3B")
    other = play(state, Learn(fact=EventFact(number=101, figures=figures("3B"))))
    assert other.printed is None
    early = play(a_table(box=Box()), Learn(fact=EventFact(number=100, figures=figures("3B"))))
    assert early.printed is None
    again = play(told, Learn(fact=EventFact(number=100, figures=figures("2B"))))
    assert again.printed == figures("3B")


def test_an_event_told_when_turned_up_is_a_fact_of_the_box() -> None:
    state = play(a_table(box=Box()), TurnEvent(event=100, figures=figures("1G"), draws=6))
    assert state.box.events == (EventFact(number=100, figures=figures("1G"), draws=6),)
    assert state.draws == 6


def test_the_last_of_its_three_is_not_asked_where_its_figures_are_told() -> None:
    seen = (TurnedEvent(number=100), TurnedEvent(number=101))
    state = play(in_phase(a_table().replace(round=2, events=seen[:1]), "round"), RoundOver())
    assert state.phase is Phase.EVENT
    state = play(in_phase(a_table().replace(round=2, events=seen), "round"), RoundOver())
    assert (state.phase, state.events[-1].number, state.printed) == (Phase.PLAN, 102, figures("1Y 1R"))
    untold = play(in_phase(a_table(box=Box()).replace(round=6), "round"), RoundOver())
    assert (untold.round, untold.phase) == (7, Phase.EVENT)


def test_three_events_of_one_number_are_told_apart() -> None:
    state = a_table().replace(round=4, events=())
    offered = [move for move in answers(state) if isinstance(move, TurnEvent)]
    assert {move.event for move in offered} == {10}
    assert len(offered) == 7


def test_an_event_of_another_deck_takes_none_of_the_three_away() -> None:
    assert in_deck(a_table().replace(round=2, events=(TurnedEvent(number=103),))) == (100, 101, 102)


def test_markers_are_laid_in_any_order_and_may_be_taken_back() -> None:
    state = play(a_table(), TurnEvent(event=100))
    state = laid(state, 1, markers=(2, 1))
    assert state.phase is Phase.PLAN
    state = laid(state, 0)
    assert state.phase is Phase.DRAW
    state = play(state, PlaceMarker(seat=0, marker=1, space=None))
    assert state.phase is Phase.PLAN
    state = play(state, PlaceMarker(seat=0, marker=2, space=None))
    assert state.players[0].plan == ()


def test_a_marker_may_be_laid_again_elsewhere() -> None:
    state = laid(play(a_table(), TurnEvent(event=100)), 0)
    state = play(state, PlaceMarker(seat=0, marker=1, space=row(1, 0)))
    assert state.players[0].placed(1) == row(1, 0)
    assert len(state.players[0].plan) == 2


def test_everybodys_marker_1_comes_first_then_the_others_then_building() -> None:
    state = play(all_markers(a_table(2, start=1)), TurnEvent(event=100))
    state = laid(laid(state, 0, markers=(1, 2, 3, 4)), 1)
    state = play(state, DRAWN)
    acts = [(step.seat, step.marker) for step in state.steps if isinstance(step, ActDue)]
    assert acts == [(1, 1), (0, 1), (1, 2), (0, 2), (0, 3), (0, 4)]
    assert [step.seat for step in state.steps if isinstance(step, BuildDue)] == [1, 0]


def test_a_round_ends_by_itself_and_the_bag_goes_on() -> None:
    state = play(in_phase(a_table(), "build", market="1Y"), TwoCards(seat=0), TwoCards(seat=1))
    assert (state.round, state.starter, state.phase) == (2, 1, Phase.EVENT)
    assert state.printed is None
    assert state.drawn is None


def test_an_action_may_come_to_nothing_or_to_an_exchange() -> None:
    state = laid(play(a_table(1), TurnEvent(event=100)), 0)
    state = play(state, DRAWN, NotDone(seat=0, marker=1), Exchange(seat=0, marker=2))
    assert state.phase is Phase.BUILD


def test_figures_go_back_to_the_bag_but_prisoners_stay() -> None:
    held = tuple(Held(where=where, seat=0, figure="red") for where in Where)
    state = in_phase(a_table(2, "VII").replace(held=held), "build")
    after = play(state.replace(drawn=figures("2Y 2H")), TwoCards(seat=0), TwoCards(seat=1))
    assert after.held == held[-1:]
    assert after.bag.total == 18 + 4 - 1


def test_the_desk_asks_event_draw_and_the_end_of_the_round() -> None:
    state = a_table(depth=Depth.DESK)
    phases = [state.phase]
    for move in (TurnEvent(event=100), DRAWN, RoundOver()):
        state = play(state, move)
        phases.append(state.phase)
    assert phases == [Phase.EVENT, Phase.DRAW, Phase.ROUND, Phase.EVENT]


def test_on_the_desk_markers_may_be_laid_and_buildings_tried() -> None:
    state = play(a_table(depth=Depth.DESK), TurnEvent(event=100), PlaceMarker(seat=0, marker=1, space=row(1, 0)))
    assert state.players[0].plan
    assert play(state, DRAWN, RoundOver()).players[0].plan == ()


def test_whoever_leaves_is_skipped_and_the_bag_passes_over() -> None:
    state = in_phase(a_table(3), "build")
    state = play(state, Leave(seat=1), TwoCards(seat=0))
    assert state.steps[0] == BuildDue(seat=2)
    state = play(state, TwoCards(seat=2))
    assert (state.round, state.starter) == (2, 2)
    assert state.order == (2, 0)
    back = play(state, CorrectPlayer(seat=1, left=False))
    assert back.order == (2, 0, 1)


def test_the_starter_may_leave_and_the_last_followed_one_too() -> None:
    state = play(in_phase(a_table(3, points=(1, 2)), "build"), Leave(seat=0))
    assert state.phase is Phase.ROUND
    state = play(state, RoundOver())
    assert (state.starter, state.phase) == (1, Phase.EVENT)
    alone = play(state, Leave(seat=2), TurnEvent(event=101), DRAWN, RoundOver())
    assert (alone.starter, alone.round) == (1, 3)


def test_hooded_figures_told_in_the_middle() -> None:
    state = a_table(2, "V", box=Box())
    assert play(state, Learn(fact=HoodedFact(chapter="V", n=3))).hooded == 3
    assert play(state, Learn(fact=HoodedFact(chapter="VII", n=3))).hooded is None
    drawn = in_phase(player(player(state, 0, markers=()), 1, markers=()), "draw")
    after = play(drawn, Draw(figures=figures("3Y 1H")))
    assert after.drawn == figures("3Y 1H")
    assert after.market(0) == figures("3Y")


def test_the_market_of_round_7_may_stand_until_the_count() -> None:
    state = in_phase(a_table(1, rulings=(Ruling.MARKET_AFTER_ROUND_7,)), "build", market="2G").replace(round=7)
    after = play(state, TwoCards(seat=0))
    assert (after.phase, after.market(0)) == (Phase.FINAL, figures("2G"))


def test_the_token_stays_on_0_unless_the_table_says_otherwise() -> None:
    assert play(a_table(), Points(seat=0, n=-9)).players[0].score == 0
    below = a_table(rulings=(Ruling.SCORE_BELOW_ZERO,))
    assert play(below, Points(seat=0, n=-9)).players[0].score == -6
    assert play(below, CorrectPlayer(seat=0, score=-2)).players[0].score == -2


def test_the_field_of_the_track_and_the_next_level() -> None:
    assert (field(49), field(50), field(56)) == ((49, False), (0, True), (6, True))
    assert to_next_level(3) == (2, 5)
    assert to_next_level(20) is None


# Corrections


def test_a_correction_tells_what_a_seat_has() -> None:
    state = play(
        a_table(),
        CorrectPlayer(seat=1, score=9, houses=4, fists=3, ship=2, tokens=("any_good",), locks=(), character_used=True),
    )
    fixed = state.players[1]
    assert (fixed.score, fixed.houses, fixed.ship, fixed.tokens, fixed.locks) == (9, 4, 2, ("any_good",), ())
    assert state.fists(1) == 3
    assert state.reach(1) == 3
    assert state.rate(1) == 2


def test_points_and_fists_of_a_seat_without_a_board_can_be_told() -> None:
    state = play(a_table(2, points=(1,)), CorrectPlayer(seat=1, score=7, fists=2))
    assert (state.players[1].score, state.fists(1)) == (7, 2)
    assert a_table(2, points=(1,)).fists(1) is None


def test_a_correction_of_the_table() -> None:
    state = in_phase(a_table(2, "VII"), "build")
    held = (Held(where=Where.PRISON, seat=0, figure="red"),)
    fixed = play(state, CorrectTable(starter=1, printed=figures("1B"), drawn=figures("4Y"), held=held, removed=1))
    assert (fixed.starter, fixed.printed, fixed.drawn, fixed.held, fixed.removed) == (
        1,
        figures("1B"),
        figures("4Y"),
        held,
        1,
    )
    assert play(state, CorrectTable(hooded=2, draws=6)).draws == 6


def test_another_round_begins_anew() -> None:
    state = in_phase(a_table().replace(round=5), "build")
    assert play(state, CorrectTable(round=4)).phase is Phase.EVENT
    assert play(state, CorrectTable(round=4)).round == 4
    over = in_phase(player(a_table(), goal=5).replace(round=8), "over")
    again = play(over, CorrectTable(round=7, printed=figures("1Y")))
    assert (again.round, again.players[0].goal) == (7, None)


def test_nobody_who_left_gets_the_bag() -> None:
    state = player(a_table(3), 1, left=True)
    with refused(Reason.NO_SUCH_PLAYER):
        play(state, CorrectTable(starter=1))


@pytest.mark.parametrize("end", [False, True])
def test_the_watch_officer_counts_unless_the_table_reads_it_otherwise(end: bool) -> None:
    state = built(a_table(2, "VIII", rulings=(Ruling.WATCH_OFFICER,)), special("watch_officer"), special("fortress"))
    assert state.fists(0, end=end) == (2 if end else 3)
    assert built(a_table(2, "VIII"), special("watch_officer")).fists(0, end=end) == 1


def test_the_front_of_a_board_has_eight_areas() -> None:
    state = in_phase(a_table(), "plan")
    assert play(state, PlaceMarker(seat=0, marker=1, space=row(8, NORMAL))).players[0].placed(1) == row(8, NORMAL)
    with refused(Reason.NO_SUCH_AREA):
        play(state, PlaceMarker(seat=0, marker=1, space=row(9, NORMAL)))
    ninth = built(state, at("mill", 9))
    assert play(ninth, PlaceMarker(seat=0, marker=1, space=row(9, NORMAL))).players[0].placed(1) == row(9, NORMAL)


def test_the_back_has_as_many_areas_as_were_told_and_two_of_its_own() -> None:
    state = a_table(chapter="VIII", box=Box())
    assert all(state.has_area(area) for area in (1, 12, CAPTAIN_AREA, COOK_AREA))
    told = state.replace(box=state.box.learn(BackFact(areas=6)))
    assert [area for area in range(1, 25) if told.has_area(area)] == [*range(1, 7), CAPTAIN_AREA, COOK_AREA]


def test_a_marker_written_down_twice_can_be_laid_from_its_first_round_on() -> None:
    twice = CorrectPlayer(seat=0, markers=(Marker(number=1), Marker(number=1, since=4)), insist=(Reason.MARKERS_OVER,))
    state = play(in_phase(a_table(1), "plan"), twice)
    assert answers(state)
    for move in answers(state):
        apply(state, move)
