"""Parade tokens: what each needs, who takes which (3, D)."""

from __future__ import annotations

import pytest

from rules.lil_everdell.ask.question import question
from rules.lil_everdell.components.parades import ParadeKind, lacking
from rules.lil_everdell.moves import CorrectPerson, NoCard, ParadeValue, PlayCard
from rules.lil_everdell.play import apply
from rules.lil_everdell.players import Person
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.score.standing import score, to_check
from rules.lil_everdell.setup import Depth, Midway
from rules.lil_everdell.start import start
from rules.lil_everdell.state import Due, Phase, State
from rules.lil_everdell.tell.log import tell
from tests.rules.lil_everdell.tables import (
    PRINCE,
    a_setup,
    a_table,
    answers,
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


def test_five_creatures_and_every_colour_at_once() -> None:
    """Example 8."""
    state = turns(with_cards(a_table(2), 0, "captain Bc Nc Rc"), "Pc")
    assert parades(state, 0) == {"creatures": 6, "every_colour": 6}


def test_three_of_a_colour_but_not_green_and_only_once() -> None:
    """Example 9."""
    state = a_table(2)
    for signs in ("Gp", "Gc", "Gp", "Bc", "Bp"):
        state = turns(state, f"{signs} -") if state.turn == 0 else turns(state, f"- {signs}")
        assert parades(state, 0) == {}
    state = with_cards(begun(2), 0, "Gp Gc Gp Bc Bp")
    state = turns(state, "Bp")
    assert parades(state, 0) == {"three_alike": 6}
    person = state.people[0]
    assert [lacking(kind, person.cards) for kind in ParadeKind] == [1, 3, 3, 0]
    state = with_cards(state, 0, "Gp Gc Gp Bc Bp Bp Rc Rc", parades=person.parades)
    state = turns(state, "- Rp")
    assert parades(state, 0) == {"three_alike": 6, "places": 6}


def test_creatures_in_the_order_in_which_they_are_reached() -> None:
    """Example 10."""
    state = a_table(4)
    for seat in range(4):
        state = with_cards(state, seat, "Gc Bc Nc Rc")
    state = turns(state, "Gc Gc Gc Gc")
    assert [parades(state, seat) for seat in range(4)] == [{"creatures": value} for value in (6, 5, 4, 3)]


@pytest.mark.parametrize(
    ("kind", "signs", "left"),
    [
        (ParadeKind.PLACES, "Gp Bp Np Rp", 1),
        (ParadeKind.PLACES, "Gp Bp Np Rp Gp Gp", 0),
        (ParadeKind.CREATURES, "Gp", 5),
        (ParadeKind.EVERY_COLOUR, "Gp Bc Nc Rp Rp", 1),
        (ParadeKind.EVERY_COLOUR, "Gp Bc Nc Rp Pp", 0),
        (ParadeKind.THREE_ALIKE, "Gp Gp Gp", 3),
        (ParadeKind.THREE_ALIKE, "Gp Gp Gp Pc Pc", 1),
        (ParadeKind.THREE_ALIKE, "Pp Pc Pc", 0),
    ],
)
def test_what_a_parade_needs(kind: ParadeKind, signs: str, left: int) -> None:
    assert lacking(kind, cards(signs)) == left


def test_no_token_is_taken_before_the_end_of_the_turn() -> None:
    state = with_cards(begun(2), 0, "Gc Bc Nc Rc Gc")
    assert parades(state, 0) == {}
    assert parades(apply(state, NoCard(seat=0)), 0) == {"creatures": 6}


def test_an_empty_stack_gives_nothing_and_says_so_once() -> None:
    state = begun(2, PRINCE)
    for seat, value in ((1, 6), (2, 3)):
        player = state.players[seat].replace(cards=cards("Gc Bc Nc Rc Gc"), parades=(token("creatures", value),))
        state = state.with_player(seat, player)
    state = with_cards(state, 0, "Gc Bc Nc Rc")
    move = PlayCard(seat=0, laid=card("Gc"))
    assert "lil_everdell.log_stack_empty" in [line.key for line in tell(state, move)]
    state = apply(state, move)
    assert (parades(state, 0), state.missed) == ({}, (Due(seat=0, parade=ParadeKind.CREATURES),))
    state = turns(state, "- Gc")
    assert "lil_everdell.log_stack_empty" not in [line.key for line in tell(state, NoCard(seat=0))]


def near(state: State) -> list[tuple[str, object]]:
    asked = question(state)
    assert asked is not None
    lines = [line for line in asked.why if line.key.startswith("lil_everdell.why_near")]
    return [(str(line.params["parade"]), line.params.get("value")) for line in lines]


def test_whoever_lacks_one_card_is_told() -> None:
    state = with_cards(begun(2), 0, "Gc Bc Nc Rc")
    assert near(state) == [("creatures", 6), ("every_colour", 6)]
    state = with_cards(state, 1, "Gc", parades=(token("creatures", 6),))
    assert near(state) == [("creatures", 5), ("every_colour", 6)]
    assert near(with_cards(state, 0, "Gc Bc Nc Rc", parades=(token("creatures", 5),))) == [("every_colour", 6)]
    assert near(with_cards(state, 0, "Gc Bc Nc Rc", parades=None)) == []
    unknown = with_cards(state, 1, "Gc", parades=None)
    assert near(unknown) == [("creatures", None), ("every_colour", None)]
    empty = state.replace(emptied=(ParadeKind.CREATURES, ParadeKind.EVERY_COLOUR))
    assert near(empty) == []


# Tokens nobody can know


def untold(n: int = 3) -> State:
    """Ola's tokens are known, the others' are not."""
    people = (Person(cards=cards("Gc Bc Nc Rc")), *(Person(complete=False, parades=None),) * (n - 1))
    return start(a_setup(n, midway=Midway(round=2, taken=n, people=people)))


def test_where_others_tokens_were_not_told_the_value_is_asked() -> None:
    state = turns(untold(), "Gc")
    assert state.phase is Phase.VALUE
    asked = question(state)
    assert asked is not None
    assert asked.who == "Ola"
    assert answers(state) == tuple(ParadeValue(parade=ParadeKind.CREATURES, value=value) for value in (6, 5, 4))
    state = apply(state, ParadeValue(parade=ParadeKind.CREATURES, value=5))
    assert (parades(state, 0), state.phase, state.turn) == ({"creatures": 5}, Phase.CARD, 1)


def test_none_left_is_offered_only_where_people_can_have_emptied_the_stack() -> None:
    people = (Person(cards=cards("Gc Bc Nc Rc")), Person(parades=None), Person(parades=None))
    opponent = start(a_setup(3, PRINCE)).foe
    state = start(a_setup(3, PRINCE, midway=Midway(people=people, opponent=opponent, taken=4)))
    state = turns(state, "Gc")
    assert state.phase is Phase.VALUE
    values = [move.value for move in answers(state) if isinstance(move, ParadeValue)]
    assert values == [6, 3, None]
    state = apply(state, ParadeValue(parade=ParadeKind.CREATURES))
    assert (parades(state, 0), state.emptied) == ({}, (ParadeKind.CREATURES,))
    assert turns(state, "- - Gc Gc").phase is not Phase.VALUE


def test_a_value_that_cannot_be_on_top() -> None:
    state = turns(untold(), "Gc")
    value = ParadeValue(parade=ParadeKind.CREATURES)
    for reason, told in (
        (Reason.PARADE_SKIPPED, 3),
        (Reason.PARADE_SKIPPED, None),
        (Reason.PARADE_VALUE, 7),
    ):
        with refused(reason):
            apply(state, value.replace(value=told))
    with refused(Reason.NOT_NOW):
        apply(state, ParadeValue(parade=ParadeKind.PLACES, value=6))
    known = state.with_player(1, state.players[1].replace(parades=(token("creatures", 6),)))
    with refused(Reason.PARADE_NOT_LEFT):
        apply(known, value.replace(value=6))


def test_where_nobody_told_ones_own_tokens_none_are_handed_out() -> None:
    state = turns(with_cards(begun(2), 0, "Gc Bc Nc Rc", parades=None), "Gc")
    assert (state.people[0].parades, state.due) == (None, ())


def test_tokens_put_right_answer_what_was_to_be_asked() -> None:
    state = turns(untold(), "Gc")
    state = apply(state, CorrectPerson(seat=0, parades=(token("creatures", 5),)))
    assert (state.phase, parades(state, 0)) == (Phase.CARD, {"creatures": 5})
    asked = turns(untold(), "Gc")
    assert play(asked, CorrectPerson(seat=0, complete=True)).phase is Phase.VALUE


def test_a_token_is_asked_for_once_whatever_comes_meanwhile() -> None:
    """A card by another one's effect, told while the value is asked, brings no second token of the kind."""
    people = (Person(cards=cards("Bc Bp"), friends=None), Person(complete=False, parades=None, friends=None))
    state = turns(a_table(2, midway=Midway(round=2, people=people)), "Bp")
    assert state.due == (Due(seat=0, parade=ParadeKind.THREE_ALIKE),)
    state = apply(state, PlayCard(seat=0, laid=card("Gp"), extra=True))
    assert state.due == (Due(seat=0, parade=ParadeKind.THREE_ALIKE),)
    state = apply(state, ParadeValue(parade=ParadeKind.THREE_ALIKE, value=6))
    assert (state.phase, parades(state, 0)) == (Phase.CARD, {"three_alike": 6})


def test_what_was_told_of_people_nobody_follows_is_not_all_they_take() -> None:
    state = apply(a_table(1, PRINCE, tracking=Depth.OPPONENT_ONLY), CorrectPerson(seat=0, parades=()))
    assert state.on_top(ParadeKind.CREATURES, 1) == (6, 3)
    state = apply(state, CorrectPerson(seat=0, parades=(token("creatures", 6),)))
    assert state.on_top(ParadeKind.CREATURES, 1) == (3,)
    assert not state.may_be_empty(ParadeKind.CREATURES, 1)
    state = turns(state, "Bc Bc Bp")
    assert state.due == (Due(seat=1, parade=ParadeKind.THREE_ALIKE),)
    assert answers(state) == tuple(ParadeValue(parade=ParadeKind.THREE_ALIKE, value=value) for value in (6, 3))
    assert "parades" in to_check(state, 0)
    assert [line.points for line in score(state)[0].lines if line.group == "parades"] == [6]
