"""Finding something by a few letters of its name."""

from __future__ import annotations

import pytest

from companion.screen.finding import Findable, find, searches

INN = Findable("inn", "Inn", printed=("Karczma",), elsewhere=("Таверна", "tavern_of_all"))
NEST = Findable("nest", "Crow's Nest", elsewhere=("Bocianie gniazdo",))
WINNER = Findable("winner", "The Winner", printed=("Crane",))
DOCK = Findable("dock", "Old Dock", elsewhere=("Inneres Dock",))
ALL = (WINNER, DOCK, NEST, INN)


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("inn", ["inn", "dock", "winner"]),  # begins so; begins so elsewhere; holds the letters
        ("cr", ["nest", "winner"]),  # in the window's words before the box's
        ("crowsn", ["nest"]),
        ("crow’s n", ["nest"]),
        ("nes cro", ["nest"]),
        ("GNIAZDO", ["nest"]),
        ("karcz", ["inn"]),
        ("тавер", ["inn"]),
        ("xx", []),
    ],
)
def test_names_that_begin_so_come_first_then_the_boxs_then_all_others(query: str, found: list[str]) -> None:
    assert find(query, ALL) == found


def test_without_a_letter_everything_stays_in_its_order() -> None:
    assert find(" – ", ALL) == ["winner", "dock", "nest", "inn"]


def test_a_word_further_on_comes_after_the_first() -> None:
    assert find("do", (DOCK, Findable("dove", "Dove"))) == ["dove", "dock"]


def test_case_accents_and_the_short_i_make_no_difference() -> None:
    crow = Findable("crow", "Żółty Łabędź", elsewhere=("Чайка",))
    assert find("zolty lab", (crow,)) == find("чаик", (crow,)) == ["crow"]


def test_two_letters_make_a_search() -> None:
    assert not searches("a")
    assert not searches("a '")
    assert searches("ab")


def test_what_fits_alike_stands_by_the_alphabet_wherever_it_is_listed() -> None:
    gulls = (Findable(2, "Gull of the East"), Findable(1, "Gull"), Findable(3, "Gull of the West"))
    assert find("gull", gulls) == find("gull", reversed(gulls)) == [1, 2, 3]
