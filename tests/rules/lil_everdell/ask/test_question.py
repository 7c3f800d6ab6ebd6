"""The question: what it says besides its answers, and that every one of its answers is accepted."""

from __future__ import annotations

from random import Random

import pytest

from rules.kernel import Question
from rules.lil_everdell.components.traits import Challenge
from rules.lil_everdell.game import GAME
from rules.lil_everdell.moves import AnyMove, BeginRound
from rules.lil_everdell.setup import Depth, Setup
from rules.lil_everdell.state import Phase, State
from tests.rules.lil_everdell.tables import (
    EVERY_KIND,
    FACES,
    PRINCE,
    QUEEN,
    WHOLE_BOX,
    a_table,
    begun,
    play,
    turns,
    with_cards,
)


def asked(state: State) -> Question[AnyMove]:
    found = GAME.question(state)
    assert found is not None
    return found


def keys(lines: object) -> list[str]:
    return [line.key.removeprefix("lil_everdell.") for line in lines]  # type: ignore[attr-defined]


def test_a_round_says_whose_sun_it_is_and_what_to_do() -> None:
    found = asked(a_table(2))
    assert (found.who, found.ask.params) == ("", {"round": 1, "name": "Ola"})
    assert keys(found.do) == ["do_roll"]
    assert keys(found.why) == ["why_sun"]
    state = turns(a_table(2), "Gc Gc Gc - - -")
    found = asked(state)
    assert found.ask.params == {"round": 2, "name": "Jan"}
    assert keys(found.do) == ["do_friends_home", "do_sun_and_moon", "do_roll", "do_green", "do_green"]
    assert [line.params["n"] for line in found.do if line.key.endswith("do_green")] == [2, 1]


def test_a_round_says_what_the_opponent_took_when_the_last_one_ended() -> None:
    state = turns(with_cards(begun(1, QUEEN), 1, "Gc Gc"), "- Gc - Gc - Gc")
    found = asked(state)
    assert keys(found.do) == ["do_friends_home", "do_fill_gaps", "do_opponent_token", "do_sun_and_moon", "do_roll"]
    assert keys(found.why) == ["why_solo_first"]
    assert state.handed
    assert play(state, BeginRound()).handed == ()


def test_at_once_nothing_is_left_to_take_at_the_end() -> None:
    state = turns(with_cards(begun(1, PRINCE, Challenge.PARADES_AT_ONCE), 1, "Gc Gc"), "- Gc - Gc - Gc")
    assert state.handed == ()
    assert "do_opponent_token" not in keys(asked(state).do)


def test_a_person_rolls_for_the_prince() -> None:
    state = turns(a_table(2, PRINCE), "- - Gc - - Gc - - Gc")
    assert state.sun == state.opponent_seat
    assert "do_roll_for" in keys(asked(state).do)


def test_green_cards_nobody_told_work_too() -> None:
    state = a_table(2)
    state = state.with_player(1, state.people[1].replace(complete=False))
    assert keys(asked(state).do) == ["do_roll", "do_green_untold"]


def test_the_app_offers_to_roll_dice_whose_faces_it_knows() -> None:
    (entry,) = asked(a_table(3, box=WHOLE_BOX)).entries
    assert entry.samples == (BeginRound(faces=(FACES[0],) * 3),)
    assert asked(a_table(3)).entries == ()


def test_a_person_is_asked_by_name_and_turn() -> None:
    state = turns(a_table(2), "- - -")
    found = asked(state)
    assert found.who == "Jan"
    assert found.why[0].params == {"n": 2}
    assert keys(found.do) == ["do_friend_first"]
    friend = asked(turns(a_table(2, tracking=Depth.EVERYTHING), "- -"))
    assert friend.ask.params["animal"] == "butterfly"
    assert friend.why[0].params == {"n": 2}


def test_the_ten_cells_come_first_and_no_card_last() -> None:
    labels = keys(option.label for option in asked(begun(2)).options)
    assert labels == ["answer_cell"] * 10 + ["answer_card"] * 5 + ["answer_no_card"]


def test_the_opponent_counts_its_cards() -> None:
    found = asked(turns(a_table(1, PRINCE, Challenge.FORT_AND_CAPTAIN), "- Gc -"))
    assert (found.who, found.why[0].params) == ("prince", {"n": 2})


@pytest.mark.parametrize("setup", EVERY_KIND.values(), ids=EVERY_KIND.keys())
def test_every_answer_is_lawful_and_every_grey_one_is_not(setup: Setup) -> None:
    chance, state = Random(7), GAME.start(setup)
    while (found := GAME.question(state)) is not None:
        assert found.answers
        for option in found.options:
            assert GAME.why_not(state, option.move) == option.refusal
        for entry in found.entries:
            assert all(GAME.why_not(state, move) is None for move in entry.samples)
        state = GAME.apply(state, chance.choice(found.answers).move)
    assert state.phase is Phase.OVER
