"""What still fits on a sheet that is being filled in."""

from __future__ import annotations

import pytest

from rules.farshore.components.box import Box
from rules.farshore.components.cards import CARDS
from rules.farshore.reasons import Reason
from rules.farshore.score.checks import check
from rules.farshore.score.entering import room, spaces
from rules.farshore.score.sheet import Krabita, Person, Sheet
from rules.sheet import newly_stopped

BOX = Box()


def sheet(*cities: list[str], **more: object) -> Sheet:
    players = [{"name": f"P{n}", "cards": cards} for n, cards in enumerate(cities)]
    return Sheet.model_validate({"players": players, **more})


def test_copies_left_are_counted_over_the_whole_table() -> None:
    rooms = room(sheet(["diver"], ["diver"]), 0, BOX)
    assert rooms["diver"].left == CARDS["diver"].copies - 2
    assert rooms["diver"].fits


def test_the_last_copy_of_the_deck_leaves_no_room() -> None:
    copies = ["diver"] * CARDS["diver"].copies
    assert not room(sheet(copies, []), 1, BOX)["diver"].fits


def test_a_unique_card_fits_once_into_a_city_and_still_into_the_next() -> None:
    table = sheet(["galleon"], [])
    assert not room(table, 0, BOX)["galleon"].fits
    assert room(table, 1, BOX)["galleon"].fits


def test_a_full_city_has_room_only_for_what_takes_no_space() -> None:
    full = ["merchant", "scavenger", "scriptorium", "tumbler", "diver"] * 3
    rooms = room(sheet(full), 0, BOX)
    assert not rooms["grove"].fits
    assert rooms["castaway"].fits
    assert spaces(sheet(full).people[0], BOX) == 15
    assert spaces(sheet([*full, "castaway"]).people[0], BOX) == 15


def test_what_the_table_insists_on_fits() -> None:
    table = sheet(["galleon"], insist=["unique_twice"])
    assert room(table, 0, BOX)["galleon"].fits


def test_krabitas_city_has_neither_spaces_nor_unique_cards_but_the_deck_is_one() -> None:
    hers = Krabita(krabita=True, cards=("galleon",))
    table = Sheet(players=(Person(name="Ola", cards=("galleon",)), hers))
    assert not room(table, 1, BOX)["galleon"].fits, "both copies are out"
    assert room(table, 1, BOX)["harbor"].fits


def test_a_colour_that_krabita_has_all_of_fits_nowhere() -> None:
    every = sum(card.copies for card in CARDS.values() if card.colour == "purple")
    table = Sheet.model_validate(
        {"players": [{"name": "Ola"}, {"name": "Krabita", "krabita": True, "cards": {"purple": every}}]}
    )
    assert not room(table, 0, BOX)["galleon"].fits
    assert room(table, 0, BOX)["diver"].fits


@pytest.mark.parametrize("card", sorted(CARDS))
def test_room_says_what_check_would_say_about_one_card_more(card: str) -> None:
    cities = (
        ["galleon", "manor", "diver", "diver", "diver", "warehouse"],
        ["merchant", "scavenger", "scriptorium", "tumbler", "grove"] * 3,
    )
    for at in (0, 1):
        more = [list(city) for city in cities]
        more[at].append(card)
        stops = any(remark.stops for remark in check(sheet(*more), BOX))
        assert room(sheet(*cities), at, BOX)[card].fits is not stops


def test_only_what_is_new_speaks_against_a_change() -> None:
    before = sheet(["galleon", "galleon"], [])
    harmless, worse = (sheet(["galleon", "galleon"], [card]) for card in ("diver", "galleon"))
    assert newly_stopped(check(before, BOX), check(harmless, BOX)) is None
    stopped = newly_stopped(check(before, BOX), check(worse, BOX))
    assert stopped is not None
    assert stopped.reason == Reason.SHEET_COPIES_OVER
