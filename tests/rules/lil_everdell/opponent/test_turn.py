"""The Prince and the Queen: friends, the die, cards, tokens, challenges (Sp to Sm)."""

from __future__ import annotations

import pytest

from rules.lil_everdell.ask.question import question
from rules.lil_everdell.components.parades import ParadeKind
from rules.lil_everdell.components.places import BERRIES, Place, die
from rules.lil_everdell.components.traits import Challenge
from rules.lil_everdell.moves import NoCard, OpponentCard, ParadeValue, PlaceFriend, PlayCard, RollD8
from rules.lil_everdell.opponent.turn import princes_place
from rules.lil_everdell.play import apply
from rules.lil_everdell.players import UNTRACKED, Opponent
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.setup import Depth, Midway
from rules.lil_everdell.start import start
from rules.lil_everdell.state import Phase, State
from tests.rules.lil_everdell.tables import (
    PRINCE,
    QUEEN,
    WHOLE_BOX,
    a_setup,
    a_table,
    answers,
    begun,
    card,
    cards,
    foe,
    options,
    parades,
    play,
    turns,
    with_cards,
)
from tests.rules.refusing import refused

AT_ONCE, FIRST, BOTH_CARDS = Challenge.PARADES_AT_ONCE, Challenge.OPPONENT_FIRST, Challenge.FORT_AND_CAPTAIN


# Tokens: examples 11 and 12


def test_he_takes_a_token_when_the_round_ends_and_you_the_next() -> None:
    state = turns(a_table(1, PRINCE), "Np Gp Np Bp Gp Np " + "Rp Rp Rc Bp")
    assert parades(state, 1) == {}
    state = turns(state, "Bc Gc")
    assert (state.round, parades(state, 1)) == (3, {"places": 6})
    assert parades(turns(state, "Gp"), 0) == {"places": 3}


@pytest.mark.parametrize(("challenges", "yours", "his"), [((), 6, 3), ((AT_ONCE,), 3, 6)])
def test_his_fifth_creature_before_yours(challenges: tuple[Challenge, ...], yours: int, his: int) -> None:
    state = begun(1, PRINCE, *challenges)
    state = with_cards(with_cards(state, 0, "Gc Bc Nc Rc"), 1, "Gc Bc Nc Gc")
    state = turns(state.replace(round=3), "- Gp - Rc Gc Gp")
    assert (parades(state, 0), parades(state, 1)) == ({"creatures": yours}, {"creatures": his})
    assert state.round == 4


def test_the_opponent_looks_for_parades_after_the_last_round_too() -> None:
    state = with_cards(begun(1, PRINCE).replace(round=4), 1, "Gc Bc Nc")
    state = turns(state, "- Gc - Gp - Rc")
    assert (state.phase, parades(state, 1)) == (Phase.OVER, {"creatures": 6})


# The Prince: example 13


def places(state: State) -> tuple[Place, ...]:
    return state.foe.friends or ()


def test_his_friends_go_to_the_leftmost_free_die_else_to_the_berries() -> None:
    state = begun(1, PRINCE, tracking=Depth.EVERYTHING)
    state = play(state, PlaceFriend(seat=0, place=die(2)), NoCard(seat=0))
    assert princes_place(state) == die(1)
    state = turns(state, "Gc - Gc -")
    assert places(state) == (die(1), BERRIES)
    assert princes_place(state) == BERRIES
    state = turns(state, "Gc")
    assert (state.round, places(state)) == (2, ())


def test_where_he_is_first_and_you_use_no_die() -> None:
    state = turns(a_table(1, PRINCE, FIRST, tracking=Depth.EVERYTHING), "Gc - Gc -")
    assert places(state) == (die(1), die(2))
    assert princes_place(state) == BERRIES


def test_he_blocks_a_die_like_anyone() -> None:
    state = turns(a_table(1, PRINCE, FIRST, tracking=Depth.EVERYTHING), "Gc")
    with refused(Reason.DIE_SPACE_TAKEN):
        apply(state, PlaceFriend(seat=0, place=die(1)))


def test_where_nobody_tells_the_places_his_is_said_in_words() -> None:
    state = turns(a_table(1, PRINCE), "-")
    assert princes_place(state) is None
    assert "lil_everdell.do_prince_friend" in do(state)
    assert turns(state, "Gc").foe.friends is None


def do(state: State) -> list[str]:
    asked = question(state)
    assert asked is not None
    return [line.key for line in asked.do]


def test_the_prince_is_told_in_the_order_of_the_hands() -> None:
    state = turns(a_table(1, PRINCE, tracking=Depth.EVERYTHING), "-")
    assert do(state) == [f"lil_everdell.do_{each}" for each in ("prince_place", "roll_d8", "take_card", "refill")]


# The Queen: example 14


def test_the_queen_takes_the_cards_at_four_seven_and_one() -> None:
    state = begun(1, QUEEN)
    ups = []
    for rolls in ((4,), (4, 7), (1,)):
        state = turns(state, "-")
        ups.append(state.display)
        state = play(state, RollD8(rolls=rolls))
        assert state.roll == rolls
        state = apply(state, OpponentCard(laid=card("Gc")))
        assert state.roll == ()
        if state.round == 1:
            assert state.gaps == len(state.foe.gaps)
    assert ups == [8, 7, 6]
    assert (state.round, state.foe.gaps, state.display) == (2, (), 8)


def test_five_cards_lie_face_up_before_the_gaps_are_filled() -> None:
    state = begun(1, QUEEN, FIRST)
    ups = []
    for position in (4, 7, 1):
        state = apply(state, OpponentCard(laid=card("Gc"), position=position))
        ups.append(state.display)
        assert state.foe.gaps[-1] == position
        state = turns(state, "-")
    assert ups == [7, 6, 5]
    assert (state.round, state.display) == (2, 8)


def test_peoples_own_gaps_are_filled_at_once() -> None:
    state = turns(a_table(1, QUEEN), "Gc Gc Gc")
    assert (state.display, state.deck) == (7, 44)


def test_the_queen_is_told_in_the_order_of_the_hands() -> None:
    state = turns(a_table(1, QUEEN), "-")
    assert do(state) == [f"lil_everdell.do_{each}" for each in ("roll_d8", "take_card", "queen_friend")]
    state = turns(play(state, OpponentCard(laid=card("Gc"), position=4)), "-")
    assert "lil_everdell.do_roll_again" in do(state)
    state = apply(state, RollD8(rolls=(3,)))
    assert do(state) == [f"lil_everdell.do_{each}" for each in ("rolled", "take_card", "queen_friend")]


def test_where_her_friend_lies_the_die_is_rolled_again_and_nowhere_else() -> None:
    state = turns(play(turns(a_table(1, QUEEN), "-"), OpponentCard(laid=card("Gc"), position=4)), "-")
    with refused(Reason.ROLL_TAKEN):
        apply(state, RollD8(rolls=(4,)))
    with refused(Reason.ROLL_TAKEN):
        apply(state, OpponentCard(laid=card("Gc"), position=4))
    with refused(Reason.ROLL_NEEDLESS):
        apply(state, RollD8(rolls=(5, 7)))
    state = apply(state, RollD8(rolls=(4, 7)))
    with refused(Reason.ROLL_NEEDLESS):
        apply(state, RollD8(rolls=(2,)))


def test_a_roll_that_the_table_insists_on_stands_for_the_card_too() -> None:
    state = turns(play(turns(a_table(1, QUEEN), "-"), OpponentCard(laid=card("Gc"), position=4)), "-")
    state = apply(state, RollD8(rolls=(4,), insist=(Reason.ROLL_TAKEN,)))
    asked = question(state)
    assert asked is not None
    assert apply(state, asked.answers[0].move).foe.gaps == (4, 4)


def test_without_a_number_her_gap_is_somewhere() -> None:
    state = turns(a_table(1, QUEEN), "- Gc")
    assert state.foe.gaps == (None,)


# The die


@pytest.mark.parametrize("number", [0, 9])
def test_the_die_shows_one_to_eight(number: int) -> None:
    state = turns(a_table(1, PRINCE), "-")
    with refused(Reason.ROLL_RANGE):
        apply(state, RollD8(rolls=(number,)))
    with refused(Reason.ROLL_RANGE):
        apply(state, OpponentCard(laid=card("Gc"), position=number))


def test_the_place_is_lit_once_the_box_knows_the_diagram() -> None:
    state = play(turns(a_table(1, PRINCE, box=WHOLE_BOX), "-"), RollD8(rolls=(2,)))
    asked = question(state)
    assert asked is not None
    line = next(line for line in asked.do if line.key == "lil_everdell.do_rolled_place")
    assert line.params == {"n": 2, "place": 3}


def test_when_the_deck_is_empty_a_roll_that_hits_a_gap_is_rolled_again() -> None:
    state = turns(a_table(2, PRINCE), "- -")
    laid = cards("Gc " * 47)
    empty = state.with_player(0, state.people[0].replace(cards=laid))
    assert (empty.deck, empty.display) == (0, 7)
    assert apply(empty, RollD8(rolls=(3, 5))).roll == (3, 5)
    assert "lil_everdell.do_gap_open" in do(empty)


def test_a_prince_who_takes_the_47th_card_finds_no_other_for_its_gap() -> None:
    """Three people and the Prince who play a card in every turn: the last card of the deck filled the gap before."""
    state = turns(a_table(3, PRINCE), " ".join(["Gc"] * 46))
    assert (state.phase, state.laid, state.deck, state.display) == (Phase.OPPONENT, 46, 0, 8)
    assert "lil_everdell.do_gap_open" in do(state)
    assert "lil_everdell.do_refill" not in do(state)


# Cards


def test_the_opponent_plays_a_card_in_every_turn() -> None:
    state = turns(a_table(1, PRINCE), "- Gc")
    with refused(Reason.NOT_NOW):
        apply(turns(state, "-"), NoCard(seat=1))
    with refused(Reason.NOT_NOW):
        apply(state, OpponentCard(laid=card("Gc")))


def test_only_when_all_cards_are_laid_there_is_none_for_the_opponent() -> None:
    state = turns(a_table(1, PRINCE), "-")
    state = state.with_player(0, state.people[0].replace(cards=cards("Gc " * 54)))
    assert answers(state) == (NoCard(seat=1),)
    assert len(options(state)) == 10 + 5 + 1
    assert apply(state, NoCard(seat=1)).turn == 0
    with refused(Reason.NOT_NOW):
        apply(state, NoCard(seat=0))
    with refused(Reason.DECK_EXCEEDED):
        apply(state, OpponentCard(laid=card("Gc")))


def test_in_the_opponents_turn_a_second_card_is_one_too_many() -> None:
    state = turns(a_table(1, PRINCE), "Gc")
    with refused(Reason.ONE_CARD_A_TURN):
        apply(state, PlayCard(seat=0, laid=card("Gc")))


# Example 15


def test_fort_and_captain_count_for_its_parades() -> None:
    state = turns(a_table(1, PRINCE, BOTH_CARDS), "- Gp - Bp - Rp")
    assert parades(state, 1) == {}
    state = turns(state, "- Np - Gc - Gc")
    assert parades(state, 1) == {"places": 6}
    state = turns(state, "- Gc - Gc - Gc - Gc - Gc - Gc")
    assert len(state.foe.cards) == 14


# Example 26


def test_where_only_he_is_followed_the_value_is_asked() -> None:
    midway = Midway(round=3, people=(UNTRACKED,), opponent=Opponent(friends=None))
    state = turns(start(a_setup(1, PRINCE, tracking=Depth.OPPONENT_ONLY, midway=midway)), "Bc Bc Bp")
    asked = question(state)
    assert asked is not None
    assert asked.ask.key == "lil_everdell.ask_value"
    assert asked.ask.params["parade"] == "three_alike"
    assert answers(state) == tuple(ParadeValue(parade=ParadeKind.THREE_ALIKE, value=value) for value in (6, 3))
    assert do(state) == ["lil_everdell.do_people_finish", "lil_everdell.do_take_token"]
    assert (state.turn, state.asked) == (0, 1)
    state = apply(state, ParadeValue(parade=ParadeKind.THREE_ALIKE, value=3))
    assert (parades(state, 1), state.round, state.phase) == ({"three_alike": 3}, 4, Phase.OPPONENT)


def test_at_once_the_value_is_asked_in_the_round() -> None:
    state = a_table(1, PRINCE, AT_ONCE, tracking=Depth.OPPONENT_ONLY)
    state = turns(foe(state, cards=cards("Bc Bc")), "Bp")
    assert (state.phase, state.round) == (Phase.VALUE, 1)
    assert do(state) == ["lil_everdell.do_take_token"]


def test_people_tell_nothing_where_only_the_opponent_is_followed() -> None:
    state = a_table(1, PRINCE, tracking=Depth.OPPONENT_ONLY)
    for move in (PlayCard(seat=0, laid=card("Gc"), extra=True), PlaceFriend(seat=0, place=BERRIES)):
        with refused(Reason.NOT_NOW):
            apply(state, move)
    assert do(state)[0] == "lil_everdell.do_people_first"


def test_only_five_or_four_that_were_laid_out_can_be_taken() -> None:
    state = foe(a_table(1, PRINCE, AT_ONCE, tracking=Depth.OPPONENT_ONLY), cards=cards("Bc Bc"))
    with refused(Reason.PARADE_NOT_IN_PLAY):
        apply(turns(state, "Bp"), ParadeValue(parade=ParadeKind.THREE_ALIKE, value=5))
