"""Corrections: the table is right, whatever was recorded."""

from __future__ import annotations

from rules.lil_everdell.ask.question import question
from rules.lil_everdell.components.places import BERRIES, die
from rules.lil_everdell.moves import CorrectOpponent, CorrectPerson, CorrectTable, Learn, PlaceFriend, RollD8
from rules.lil_everdell.play import apply
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.rounds import turns_beside
from rules.lil_everdell.setup import Depth
from rules.lil_everdell.state import Phase
from rules.moves import Leave
from tests.rules.lil_everdell.tables import (
    DIAGRAM,
    PRINCE,
    QUEEN,
    a_table,
    begun,
    card,
    cards,
    parades,
    play,
    token,
    turns,
    with_cards,
)
from tests.rules.refusing import refused


def test_what_a_person_has_is_put_right_and_the_rest_stays() -> None:
    state = with_cards(begun(2, tracking=Depth.EVERYTHING), 0, "Gc")
    after = apply(state, CorrectPerson(seat=0, cards=cards("Bc Bp"), friends=(die(2),)))
    assert after.people[0] == state.people[0].replace(cards=cards("Bc Bp"), friends=(die(2),))
    assert apply(state, CorrectPerson(seat=0, complete=False)).people[0].cards == (card("Gc"),)


def test_tokens_put_right_change_the_stack() -> None:
    state = with_cards(begun(3), 0, "Gc Gc Gc Gc Gc")
    state = apply(state, CorrectPerson(seat=0, parades=(token("creatures", 6),)))
    assert parades(state, 0) == {"creatures": 6}
    state = turns(with_cards(state, 1, "Gc Gc Gc Gc"), "- Gc")
    assert parades(state, 1) == {"creatures": 5}


def test_ones_own_token_is_no_hindrance() -> None:
    state = with_cards(begun(2), 0, "Gc Gc Gc Gc Gc", parades=(token("creatures", 5),))
    assert parades(apply(state, CorrectPerson(seat=0, parades=(token("creatures", 6),))), 0) == {"creatures": 6}


def test_whoever_is_back_plays_on() -> None:
    state = apply(begun(3), Leave(seat=1))
    state = apply(state, CorrectPerson(seat=1, left=False))
    assert [turns(state, "-").turn, turns(state, "- -").turn] == [1, 2]
    assert apply(state, CorrectPerson(seat=0, left=True)).turn == 1
    alone = apply(begun(2), Leave(seat=1))
    with refused(Reason.LAST_PERSON):
        apply(alone, CorrectPerson(seat=0, left=True))


def test_whose_friends_all_stand_somewhere_is_asked_for_the_card() -> None:
    state = begun(2, tracking=Depth.EVERYTHING)
    state = apply(state, CorrectPerson(seat=0, friends=(BERRIES, die(1), die(2))))
    found = question(state)
    assert state.phase is Phase.CARD
    assert found is not None
    assert found.answers
    assert found.do == ()
    with refused(Reason.NO_FRIEND_LEFT):
        apply(state, PlaceFriend(seat=0, place=BERRIES))
    assert turns(state, "Gc").phase is Phase.FRIEND


def test_the_opponents_cards_tokens_and_gaps() -> None:
    state = begun(1, QUEEN)
    state = apply(state, CorrectOpponent(cards=cards("Gc Bc"), gaps=(3, None)))
    assert (state.foe.cards, state.foe.gaps) == (cards("Gc Bc"), (3, None))
    state = apply(state, CorrectOpponent(parades=(token("places", 6),), insist=(Reason.PARADE_NOT_MET,)))
    assert parades(state, 1) == {"places": 6}
    prince = begun(1, PRINCE, tracking=Depth.EVERYTHING)
    assert apply(prince, CorrectOpponent(friends=(BERRIES,))).foe.friends == (BERRIES,)


def test_a_roll_at_a_friend_told_since_is_rolled_again() -> None:
    state = apply(turns(a_table(1, QUEEN), "Gc"), RollD8(rolls=(4,)))
    assert apply(state, CorrectOpponent(gaps=(3,))).roll == (4,)
    again = apply(state, CorrectOpponent(gaps=(4,)))
    assert again.roll == ()
    with refused(Reason.ROLL_TAKEN):
        apply(again, RollD8(rolls=(4,)))
    assert apply(again, RollD8(rolls=(4, 5))).roll == (4, 5)
    insisted = apply(again, RollD8(rolls=(4,), insist=(Reason.ROLL_TAKEN,)))
    assert apply(insisted, CorrectOpponent(gaps=(4, None))).roll == (4,)


def test_round_sun_and_turns() -> None:
    state = turns(a_table(3), "Gc Gc")
    after = apply(state, CorrectTable(taken=4))
    assert (after.round, after.turn, after.phase) == (1, 1, Phase.CARD)
    after = apply(state, CorrectTable(sun=2))
    assert (after.sun, after.taken, after.turn) == (2, 2, 1)
    after = apply(state, CorrectTable(round=3))
    assert (after.round, after.taken, after.phase) == (3, 0, Phase.ROUND)
    after = apply(state, CorrectTable(round=3, taken=1))
    assert (after.round, after.turn, after.phase) == (3, 1, Phase.CARD)
    assert apply(state, CorrectTable(taken=0)).phase is Phase.ROUND


def test_a_turn_more_or_less_is_one_that_somebody_is_asked_for() -> None:
    """The turns of people nobody follows, and of those who left, are passed over in either direction."""
    state = a_table(1, PRINCE, tracking=Depth.OPPONENT_ONLY)
    assert (state.taken, turns_beside(state, 1), turns_beside(state, -1)) == (1, 3, 0)
    last = apply(state, CorrectTable(taken=5))
    assert (turns_beside(last, 1), turns_beside(last, -1)) == (6, 3)
    assert apply(last, CorrectTable(taken=turns_beside(last, -1))).taken == 3
    three = turns(apply(begun(3), Leave(seat=1)), "-")
    assert (three.taken, turns_beside(three, 1), turns_beside(three, -1)) == (2, 3, 0)
    assert turns_beside(turns(three, "-"), 1) == 5


def test_the_end_can_be_put_right_and_taken_back() -> None:
    state = with_cards(begun(1, PRINCE), 1, "Gc Gc Gc Gc Gc")
    over = apply(state, CorrectTable(round=4, taken=6))
    assert (over.phase, parades(over, 1)) == (Phase.OVER, {"creatures": 6})
    assert apply(over, CorrectTable(taken=5)).phase is Phase.OPPONENT


def test_what_is_already_so_changes_nothing() -> None:
    state = begun(2)
    assert apply(state, CorrectTable(round=1, sun=0, taken=0)) == state


def test_what_is_learned_belongs_to_the_match_alone() -> None:
    state = play(begun(2), Learn(fact=DIAGRAM))
    assert state.box.diagram == DIAGRAM
    assert state.setup.box.diagram is None
