"""The list to tick for a chapter, and what the chapter before laid out otherwise."""

from __future__ import annotations

import re

import pytest

from companion.languages import LANGUAGES
from rules.kernel import phrase
from rules.newdale.campaign import Campaign, Result
from rules.newdale.components.box import Box
from rules.newdale.layout import changed, layout
from rules.newdale.rulings import Ruling
from rules.newdale.setup import Setup
from tests.rules.newdale.saying import said
from tests.rules.newdale.tables import CHAPTER_IDS, a_setup

CODE = re.compile(r"_|\b(bridges|hooded|ships|sailors)\b")
"""What only the code calls so: in our words it begins with a capital, or is of another language."""


def road(*chapters: str) -> Campaign:
    return Campaign(id="north", results=tuple(Result(chapter=chapter, people=()) for chapter in chapters))


def keys(setup: Setup) -> list[str]:
    return [line.key.removeprefix("newdale.lay_") for line in layout(setup)]


def lines(setup: Setup, language: str = "en") -> list[str]:
    return [said(line, language) for line in layout(setup)]


def news(after: str, *before: str, people: int = 2) -> list[str]:
    return [said(line, "en") for line in changed(a_setup(people, after, campaign=road(*before)))]


def test_the_list_for_chapter_one() -> None:
    assert lines(a_setup(3)) == [
        "Board A, and the action board beside it",
        "Shuffle the bonus tokens, count off 21; one by one onto the next empty space, a kind that lies there already "
        "on its like; what finds no free space goes to the box",
        "Draw deck: the 97 buildings without numbers",
        "Events from the bottom: 1; shuffled 10, 10, 10; shuffled 100, 101, 102",
        "Card of chapter I, and the help card",
        "Bag: yellow 6, green 5, red 4, blue 3",
        "The bag goes to Ola",
        "Each: board with both locks, markers 1 and 2, 3 and 4 on the action board, token on 3, Coal Mine with 5 "
        "goods, 11 houses",
        "One house each in Longsdale",
        "Deal 8 cards each, of which 3 are discarded",
        "One secret mission each of 6, the rest unseen to the box",
    ]


def test_the_list_names_the_numbers_of_the_deck_where_there_are_any() -> None:
    assert "Draw deck: the 97 buildings without numbers and those with: 200, 201, 202" in lines(a_setup(2, "IIIa"))


def test_the_list_knows_each_chapters_extras() -> None:
    assert keys(a_setup(2, "IIIb"))[-3:] == ["characters", "face_up", "side_missions"]
    assert keys(a_setup(1, "VIII")).count("without") == 3
    assert keys(a_setup(1, "VIII"))[-5:] == ["characters", "face_up_number", "extra", "extra", "extra"]
    assert "Bridge tokens" in lines(a_setup(2, "IVa"))
    assert "One house each in Creekside / Thickthorn" in lines(a_setup(2, "V"))


def test_what_differs_alone() -> None:
    alone = lines(a_setup(1, "IIIb"))
    assert "Face up for all: Sawmill × 2" in alone
    assert "Card of chapter IIIb for one person, and the help card" in alone
    assert "Events from the bottom: 2; shuffled 11, 11, 13; shuffled 100, 105, 106" in alone


@pytest.mark.parametrize(("people", "chapter", "ships"), [(1, "VII", 1), (1, "VIII", 2), (3, "VII", 3), (3, "VIII", 3)])
def test_two_ships_alone_belong_to_chapter_eight_only(people: int, chapter: str, ships: int) -> None:
    assert f"Ships: {ships}" in lines(a_setup(people, chapter))


def test_the_list_says_how_many_hooded_figures_go_into_the_bag() -> None:
    assert "Hooded figures: 3" in lines(a_setup(2, "V", hooded=3))
    assert "Hooded figures: 4" in lines(a_setup(2, "VII"))
    assert "Hooded figures: as many as the Chronicles say" in lines(a_setup(2, "V", box=Box()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", CHAPTER_IDS)
@pytest.mark.parametrize("people", [1, 2])
def test_nothing_is_called_as_the_code_calls_it(people: int, chapter: str, language: str) -> None:
    said_of_it = lines(a_setup(people, chapter), language)
    for before in CHAPTER_IDS:
        setup = a_setup(people, chapter, campaign=road(before))
        said_of_it += [said(line, language) for line in changed(setup)]
    assert [line for line in said_of_it if CODE.search(line)] == []


# What changed since the last chapter of a campaign


def test_nothing_changed_before_the_second_chapter() -> None:
    assert changed(a_setup(2, "II")) == ()
    assert changed(a_setup(2, "I", campaign=road())) == ()
    assert changed(a_setup(2, "V", campaign=road("IVa", "V"))) == ()
    first = changed(a_setup(2, "II", campaign=road("I")))[0]
    assert first == phrase("newdale.changed", what="numbers", was="–", now="200")


def test_every_chapter_says_all_that_the_last_one_laid_out_otherwise() -> None:
    assert news("II", "I") == [
        "Numbered buildings: – » 200",
        "Events: 100, 101, 102, 10, 10, 10, 1 » 101, 103, 104, 10, 10, 12, 1",
        "Characters: – » P01, P02, P03, P04",
        "Side missions: – » A01, A02",
    ]
    assert news("IIIb", "I", "II") == [
        "Board: A » C",
        "Numbered buildings: 200 » 200, 201, 202",
        "Events: 101, 103, 104, 10, 10, 12, 1 » 100, 105, 106, 10, 10, 13, 1",
        "Face up for all: – » Sawmill",
    ]
    assert news("IIIa", "I", "II")[-1] == "Extras: nothing » Bridge tokens"
    assert news("IVb", "IIIa") == [
        "Board: B » C",
        "Numbered buildings: 200, 201, 202 » 200, 201, 202, 203, 204",
        "Events: 100, 105, 106, 10, 10, 13, 1 » 100, 101, 107, 10, 10, 10, 1",
        "Characters: P01, P02, P03, P04 » P01, P02, P03, P04, P05",
        "Side missions: A01, A02 » –",
        "Extras: Bridge tokens » nothing",
    ]
    assert news("VI", "IVb", "V") == [
        "Start city: Thickthorn » Canyon Brook",
        "Events: 100, 101, 108, 10, 10, 10, 1 » 100, 101, 109, 10, 10, 10, 1",
        "Extras: Hooded figures: 2 » nothing",
    ]
    assert news("VII", "VI")[-1] == "Extras: nothing » Ships: 2, Hooded figures: 4"
    assert news("VIII", "VII") == [
        "Board: E » F",
        "Start city: Larkhill » Canyon Brook",
        "Taken out of the deck: nothing » Small Watchtower, Post Office, Prison",
        "Events: 100, 101, 110, 10, 10, 14, 1 » 100, 101, 111, 10, 10, 15, 1",
        "Face up for all: – » 208",
        "Extras: Ships: 2, Hooded figures: 4 » Ships: 2, Sailor cards, Player boards turned over, Captain and Coal "
        "Mine on them",
    ]
    assert news("VIII", "VII", people=1)[-1].startswith("Extras: Ships: 1, Hooded figures: 4 » Ships: 2, Sailor cards")


@pytest.mark.parametrize(("four", "city"), [("IVa", "Creekside"), ("IVb", "Thickthorn")])
def test_the_road_has_decided_where_chapter_five_begins(four: str, city: str) -> None:
    assert f"Start city: Longsdale » {city}" in news("V", four)


def test_characters_of_a_table_that_plays_with_them_from_the_start_do_not_change() -> None:
    setup = a_setup(2, "II", campaign=road("I"), rulings=(Ruling.CHARACTER_DRAFT,))
    assert not any("characters" in line.params.values() for line in changed(setup))
