"""What is shown grey: every option that a rule refuses comes with the very reason `apply` would give."""

from __future__ import annotations

import random

import pytest

from rules.farshore.ask.answers import options_of
from rules.farshore.ask.cards import CardWay, refused_cards, ways_to_play
from rules.farshore.ask.question import question
from rules.farshore.components.cards import CARDS
from rules.farshore.components.maps import KIND_IDS, MapTile, stack
from rules.farshore.game import GAME
from rules.farshore.krabita.moves import KrabitaPlays
from rules.farshore.moves import PlayCard, TakeMap
from rules.farshore.play import apply
from rules.farshore.reasons import Reason
from rules.farshore.setup import Setup
from rules.farshore.state import State
from rules.kernel import Phrase
from tests.rules.farshore.tables import EVERY_KIND, a_table, city, her, person

STEPS = 60


def refusals(state: State) -> dict[object, Phrase]:
    asked = question(state)
    assert asked is not None
    return {option.move: option.refusal for option in asked.options if option.refusal}


@pytest.mark.parametrize("setup", EVERY_KIND.values(), ids=EVERY_KIND)
def test_whatever_is_grey_is_refused_for_the_reason_it_shows(setup: Setup) -> None:
    chance, state = random.Random(7), GAME.start(setup)
    for _ in range(STEPS):
        asked = question(state)
        if asked is None:
            return
        for option in asked.options:
            assert GAME.why_not(state, option.move) == option.refusal
        state = apply(state, chance.choice(asked.answers).move)


def test_a_stack_of_maps_that_is_empty_is_shown_so() -> None:
    state = a_table(2, None)
    taken = tuple(MapTile(kind="blue", value=value) for value in stack(2))
    state = person(person(state, 0, maps=taken[:1]), 1, maps=taken[1:])
    assert refusals(state)[TakeMap(seat=0, map="blue")].key == Reason.MAP_KIND_TWICE
    asked = question(state)
    assert asked is not None
    shown = [option.move.map for option in asked.options if isinstance(option.move, TakeMap)]
    assert shown == list(KIND_IDS)


def test_a_card_of_which_every_copy_lies_in_a_city_cannot_be_hers_by_name() -> None:
    card = next(card for card in CARDS.values() if card.copies == 2)
    state = person(her(a_table(1), ready=0), city=city(card.id, card.id))
    why_not = refusals(state)[KrabitaPlays(colour=card.colour, card=card.id)]
    assert why_not.key == Reason.NO_COPY_LEFT


def test_a_named_card_is_one_move_unless_an_anchor_or_an_unknown_tile_asks_for_more() -> None:
    state = person(a_table(2, None), city=city("inn", "port"))
    creature = next(card for card in CARDS.values() if card.kind == "creature" and card.colour == CARDS["inn"].colour)
    assert ways_to_play(state, 0, creature, CardWay(bay=True)) == (PlayCard(seat=0, card=creature.id, source="bay"),)
    (anchored,) = ways_to_play(state, 0, creature, CardWay(anchor=True))
    assert isinstance(anchored, PlayCard)
    assert anchored.anchor == "inn"
    unknown = state.replace(rose=state.rose.replace(a=None, b=None))
    assert len(ways_to_play(unknown, 0, creature, CardWay())) == 4


def test_grey_cards_and_moves_of_one_kind_are_found_in_a_question() -> None:
    state = person(a_table(1), city=city("galleon"))
    asked = question(state)
    assert "galleon" in refused_cards(asked)
    assert "diver" not in refused_cards(asked)
    assert refused_cards(None) == frozenset()
    assert {option.move.map for option in options_of(asked, TakeMap)} == {*KIND_IDS}
    assert options_of(None, TakeMap) == []


def test_a_named_card_of_krabita_is_one_move() -> None:
    state = her(a_table(1))
    (move,) = ways_to_play(state, state.krabita_seat, CARDS["diver"], CardWay())
    assert isinstance(move, KrabitaPlays)
    assert (move.card, move.colour) == ("diver", CARDS["diver"].colour)


def test_a_map_of_which_no_tile_is_left_is_grey() -> None:
    """Ola meets it, and the two others have its tiles."""
    taken = tuple(MapTile(kind="blue", value=value) for value in (2, 1))
    state = person(a_table(2, None), 0, city=city("market", "port", "herbalist"))
    state = person(state, 1, maps=taken)
    asked = question(state)
    assert asked is not None
    (empty,) = [option for option in asked.options if option.move == TakeMap(seat=0, map="blue")]
    assert empty.refusal is not None
    assert (empty.label.key, empty.refusal.key) == ("farshore.answer_map_empty", Reason.MAP_NOT_LEFT)
