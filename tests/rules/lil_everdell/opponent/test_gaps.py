"""Gaps of the display: where the Queen's friends lie, told or not, and when a roll can have hit one (Sq)."""

from __future__ import annotations

from rules.lil_everdell.ask.question import question
from rules.lil_everdell.components.traits import Challenge
from rules.lil_everdell.moves import CorrectTable, OpponentCard, RollD8
from rules.lil_everdell.opponent.turn import may_hit_gap
from rules.lil_everdell.play import apply
from rules.lil_everdell.players import Opponent, Person
from rules.lil_everdell.setup import Depth, Midway
from rules.lil_everdell.start import start
from rules.lil_everdell.state import State
from tests.rules.lil_everdell.tables import PRINCE, QUEEN, a_setup, a_table, begun, card, cards, play, turns


def do(state: State) -> list[str]:
    asked = question(state)
    assert asked is not None
    return [line.key for line in asked.do]


def test_a_game_entered_in_a_queens_round_has_a_gap_for_each_of_her_turns() -> None:
    midway = Midway(
        round=2, taken=5, people=(Person(cards=cards("Gc " * 6)),), opponent=Opponent(cards=cards("Gc " * 5))
    )
    state = start(a_setup(1, QUEEN, midway=midway))
    assert (state.foe.gaps, state.display, state.deck) == ((None, None), 6, 54 - 8 - 9)
    assert "lil_everdell.do_roll_again" in do(state)
    known = midway.replace(opponent=midway.opponent and midway.opponent.replace(gaps=(4,)))
    assert start(a_setup(1, QUEEN, midway=known)).foe.gaps == (4, None)
    assert start(a_setup(1, QUEEN, midway=midway.replace(taken=0))).foe.gaps == ()
    assert start(a_setup(1, QUEEN, Challenge.OPPONENT_FIRST, midway=midway)).gaps == 3
    assert start(a_setup(1, PRINCE, midway=midway)).gaps == 0


def test_turns_put_right_put_her_gaps_right_too() -> None:
    state = begun(1, QUEEN)
    assert apply(state, CorrectTable(taken=5)).foe.gaps == (None, None)
    state = play(turns(state, "-"), OpponentCard(laid=card("Gc"), position=4))
    assert apply(state, CorrectTable(taken=5)).foe.gaps == (4, None)
    assert apply(state, CorrectTable(taken=1)).foe.gaps == ()
    assert apply(state, CorrectTable(round=3, taken=2)).foe.gaps == (None,)
    assert apply(begun(1, PRINCE), CorrectTable(taken=5)).gaps == 0


def test_where_a_gaps_number_is_unknown_the_die_may_be_rolled_again() -> None:
    state = play(turns(a_table(1, QUEEN), "- Gc -"), RollD8(rolls=(3,)))
    assert "lil_everdell.do_roll_again" in do(state)
    assert apply(state, RollD8(rolls=(5,))).roll == (5,)
    assert may_hit_gap(state)


def test_a_roll_can_hit_a_gap_only_where_the_display_can_have_one() -> None:
    told = play(turns(a_table(1, QUEEN), "-"), OpponentCard(laid=card("Gc"), position=4))
    assert not may_hit_gap(told)
    assert not may_hit_gap(a_table(1, PRINCE))
    full = a_table(3, PRINCE)
    assert may_hit_gap(full.with_player(0, full.people[0].replace(cards=cards("Gc " * 47))))
    untold = a_table(3, PRINCE, tracking=Depth.OPPONENT_ONLY)
    assert not may_hit_gap(untold)
    assert may_hit_gap(untold.replace(round=4, taken=11))
