"""The whole table put right in the midst of things: another round, another bag, a starter who went away."""

from __future__ import annotations

from rules.moves import Leave
from rules.newdale.ask.question import question
from rules.newdale.ask.rounds import ask_round
from rules.newdale.components.figures import NOBODY
from rules.newdale.components.numbers import ROUNDS
from rules.newdale.moves import CorrectPlayer, CorrectTable, PlaceMarker, RoundOver, TurnEvent, TwoCards
from rules.newdale.setup import Depth, Held, Midway, TurnedEvent, Where
from rules.newdale.start import start
from rules.newdale.state import Phase, State
from rules.newdale.steps import ActDue, BuildDue, RoundDue, SpecialDue
from rules.newdale.turns import in_deck
from tests.rules.newdale.tables import a_setup, a_table, figures, in_phase, play, player, space

PRISONER = Held(where=Where.PRISON, seat=1, figure="green")
RABBIT = Held(where=Where.RABBIT, seat=0, figure="blue")
MARKERS = ((1, "unlock"), (2, "exchange"))
LATE = tuple(TurnEvent(event=10, figures=figures(f"{n}G 1B")) for n in range(1, 4))


def a_desk(midway: Midway | None = None) -> State:
    return start(a_setup(2, depth=Depth.DESK, midway=midway))


def test_another_round_sends_back_whoever_worked_for_one_only() -> None:
    held = a_table(2, "VII").replace(freed=figures("1R"), held=(PRISONER, RABBIT), draws=6, hooded=0)
    after = play(held, CorrectTable(round=2))
    assert (after.freed, after.held, after.draws) == (NOBODY, (PRISONER,), ROUNDS.drawn)
    assert after.bag == figures("6Y 4G 4R 3B")
    told = play(held, CorrectTable(round=2, held=(RABBIT,), draws=6))
    assert (told.held, told.draws) == ((RABBIT,), 6)


def test_the_same_round_anew_keeps_who_works_for_it() -> None:
    held = a_table(2, "VII").replace(freed=figures("1R"), held=(PRISONER, RABBIT))
    after = play(held, CorrectTable(round=1))
    assert (after.freed, after.held) == (figures("1R"), (PRISONER, RABBIT))


def test_the_event_of_a_round_that_begins_anew_is_turned_up_again() -> None:
    """Also where nobody remembers those before, or some of them."""
    players = a_desk().players
    for past in ((), (TurnedEvent(number=100),) * 3, (TurnedEvent(number=100),) * 4):
        state = a_desk(Midway(round=5, starter=0, players=players, events=past))
        left = in_deck(state)
        turned = play(state, LATE[0])
        assert len(turned.events) == len(past) + 1
        assert in_deck(play(turned, CorrectTable(round=5))) == left
        draw = turned.replace(drawn=figures("4Y"), steps=(RoundDue(asked=True),))
        later = play(draw, RoundOver(), LATE[1])
        assert later.round == 6
        assert play(later, CorrectTable(round=6)).events == turned.events
        assert in_deck(play(later, CorrectTable(round=5))) == left


def test_a_round_that_was_passed_over_keeps_the_events_before_it() -> None:
    state = play(a_desk(), TurnEvent(event=100))
    ahead = play(state, CorrectTable(round=3))
    assert ahead.events == state.events
    twice = play(ahead, TurnEvent(event=101), CorrectTable(round=3))
    assert twice.events == state.events
    assert play(twice, CorrectTable(round=1)).events == ()
    assert play(a_desk().replace(round=8, steps=()), CorrectTable(round=7)).round == 7


def test_whoever_has_the_bag_after_all_comes_first() -> None:
    """In every phase that goes by turns; markers by their numbers first."""
    state = in_phase(a_table(3), "plan")
    for seat in range(3):
        state = play(state, *(PlaceMarker(seat=seat, marker=n, space=space(where)) for n, where in MARKERS))
    acts = tuple(ActDue(seat=seat, marker=marker) for marker in (1, 2) for seat in range(3))
    rest = tuple(BuildDue(seat=seat) for seat in range(3)), tuple(SpecialDue(seat=seat) for seat in range(3))
    state = state.replace(drawn=figures("4Y"), steps=(*acts[1:], *rest[0], *rest[1], RoundDue()))
    after = play(state, CorrectTable(starter=2))
    assert [step.seat for step in after.steps if isinstance(step, ActDue)] == [2, 1, 2, 0, 1]
    assert [step.seat for step in after.steps if isinstance(step, BuildDue)] == [2, 0, 1]
    assert [step.seat for step in after.steps if isinstance(step, SpecialDue)] == [2, 0, 1]
    assert isinstance(after.steps[-1], RoundDue)


def test_a_bag_put_right_while_all_build_asks_in_the_new_order() -> None:
    state = play(in_phase(a_table(3), "build"), CorrectTable(starter=1), TwoCards(seat=1), TwoCards(seat=2))
    assert (state.phase, state.steps[0]) == (Phase.BUILD, BuildDue(seat=0))
    # Whoever went away is skipped all the same.
    gone = player(in_phase(a_table(3), "build"), 0, left=True)
    assert play(gone, CorrectTable(starter=2)).steps[:2] == (BuildDue(seat=2), BuildDue(seat=1))


def test_whoever_is_next_turns_up_the_event_where_the_starter_went_away() -> None:
    state = play(a_table(3), Leave(seat=0))
    for phase in ("event", "draw"):
        asked = question(in_phase(state, phase))
        assert asked is not None
        assert (asked.who, asked.do[0].params["name"]) == (state.name(1), state.name(1))
    assert [line.params for line in ask_round(state).why] == [{"name": state.name(1)}]
    assert play(state, CorrectPlayer(seat=0, left=False)).bag_with == 0
