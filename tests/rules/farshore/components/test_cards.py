"""The cards, and how a player names them."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rules.farshore.components.cards import CARDS, INDEX, Card, PerCard, find_card, fold
from rules.farshore.components.traits import Colour, Kind, Rarity
from rules.letters import nearest
from rules.printed import Edition, Origin


def test_the_deck_holds_48_different_cards_and_125_in_all() -> None:
    assert len(CARDS) == 48
    assert sum(card.copies for card in CARDS.values()) == 125


@pytest.mark.parametrize(
    ("colour", "different", "copies"),
    [("green", 14, 41), ("blue", 8, 22), ("brown", 8, 22), ("red", 8, 20), ("purple", 10, 20)],
)
def test_each_colour_has_its_share_of_the_deck(colour: str, different: int, copies: int) -> None:
    cards = [card for card in CARDS.values() if card.colour == colour]
    assert (len(cards), sum(card.copies for card in cards)) == (different, copies)


def test_only_shipwreck_and_castaway_take_no_space() -> None:
    assert {card.id for card in CARDS.values() if card.spaces == 0} == {"shipwreck", "castaway"}


def test_only_purple_cards_have_a_bonus_and_all_of_them_do() -> None:
    assert all((card.bonus is not None) == (card.colour is Colour.PURPLE) for card in CARDS.values())


def test_a_card_has_one_trait_of_each_sort() -> None:
    assert CARDS["diver"].traits == {Colour.GREEN, Kind.CREATURE, Rarity.COMMON}


@pytest.mark.parametrize(
    "text",
    [
        "guild_master",
        "guildmaster",
        "Guild Master",
        "GUILD-MASTER",
        " guild  master ",
        "Mistrz gildii",
        "глава гильдии",
    ],
)
def test_a_card_is_found_however_it_is_written(text: str) -> None:
    found = find_card(text)
    assert found is not None
    assert found.id == "guild_master"


@pytest.mark.parametrize(
    ("text", "card_id"),
    [
        ("sklad", "warehouse"),
        ("Skład", "warehouse"),
        ("Шлюп", "sloop"),
        ("crows nest", "crows_nest"),
        ("Crow's Nest", "crows_nest"),
        ("Floss aus Seegras", "tangle_raft"),
        ("epave", "shipwreck"),
    ],
)
def test_accents_signs_and_case_do_not_matter(text: str, card_id: str) -> None:
    found = find_card(text)
    assert found is not None
    assert found.id == card_id


@pytest.mark.parametrize("text", ["", "  ", "castle", "guild"])
def test_a_name_no_card_has_finds_nothing(text: str) -> None:
    assert find_card(text) is None


def test_no_two_cards_share_a_name_in_any_language() -> None:
    owners: dict[str, set[str]] = {}
    for card in CARDS.values():
        for edition in Edition:
            owners.setdefault(fold(card.name(edition).text), set()).add(card.id)
    assert {name: ids for name, ids in owners.items() if len(ids) > 1} == {}


@pytest.mark.parametrize(
    ("text", "card_id"), [("galeonn", "galleon"), ("ligthouse", "lighthouse"), ("Нырялщик", "diver")]
)
def test_a_misspelt_card_is_guessed(text: str, card_id: str) -> None:
    meant = nearest(text, INDEX)
    assert meant is not None
    assert meant.id == card_id


def test_nothing_is_guessed_for_a_word_unlike_any_card() -> None:
    assert nearest("xyzzy" * 1000, INDEX) is None


def test_a_card_counts_once_even_if_two_sets_fit() -> None:
    bonus = PerCard(sets=((Colour.GREEN,), (Kind.CREATURE,)), points=1)
    assert bonus.first_set(CARDS["diver"]) == (Colour.GREEN,)
    assert bonus.first_set(CARDS["pirate"]) == (Kind.CREATURE,)
    assert bonus.first_set(CARDS["inn"]) is None


def test_a_bonus_counts_something() -> None:
    with pytest.raises(ValidationError):
        PerCard(sets=(), points=1)


def test_a_card_survives_being_written_and_read() -> None:
    for card in CARDS.values():
        assert Card.model_validate_json(card.model_dump_json()) == card


def test_a_name_is_ours_in_a_language_that_no_box_is_printed_in() -> None:
    assert CARDS["galleon"].origin_for("en") is Origin.REPORTED
    assert CARDS["galleon"].origin_for("cs") is Origin.OURS
