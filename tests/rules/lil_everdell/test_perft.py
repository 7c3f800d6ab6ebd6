"""How many ways a match can begin; the numbers are counted by hand."""

from __future__ import annotations

from rules.lil_everdell.components.places import die
from rules.lil_everdell.game import GAME
from rules.lil_everdell.moves import BeginRound, NoCard, PlaceFriend
from rules.lil_everdell.setup import Depth
from tests.rules.lil_everdell.tables import PRINCE, WHOLE_BOX, a_table, answers, begun, play, turns
from tests.rules.perft import ways

CELLS = 10
KNOWN = 5
"""Lookout Tower, Gardener, Castle, King, Ever Tree."""
CARD = CELLS + KNOWN + 1
"""And none."""


def test_two_people_everything_an_empty_box() -> None:
    """Example 27."""
    state = a_table(2, tracking=Depth.EVERYTHING)
    assert ways(GAME, state, 1) == 1
    assert ways(GAME, state, 2) == 3 + 2
    assert ways(GAME, state, 3) == (3 + 2) * CARD
    state = play(state, BeginRound(), PlaceFriend(seat=0, place=die(1)), NoCard(seat=0))
    assert len(answers(state)) == 4


def test_two_first_turns_with_their_friends() -> None:
    """From a top space the next person has 5 places, from a die 4."""
    state = begun(2, tracking=Depth.EVERYTHING)
    assert ways(GAME, state, 3) == 3 * CARD * 5 + 2 * CARD * 4


def test_cards_only() -> None:
    assert ways(GAME, begun(2), 2) == CARD * CARD


def test_the_opponent_always_plays() -> None:
    assert ways(GAME, turns(a_table(1, PRINCE), "-"), 2) == (CELLS + KNOWN) * CARD
    assert ways(GAME, a_table(1, PRINCE, tracking=Depth.OPPONENT_ONLY), 2) == (CELLS + KNOWN) ** 2


def test_a_known_box_offers_to_roll_and_its_own_cards() -> None:
    state = a_table(2, box=WHOLE_BOX)
    assert ways(GAME, state, 1) == 2
    assert len(answers(play(state, BeginRound()))) == CARD + 2
