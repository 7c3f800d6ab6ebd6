"""The words everything else is described with."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rules.farshore.components.traits import Colour, Counts, Level, Season
from rules.farshore.reasons import Reason


def test_the_year_goes_from_winter_to_autumn() -> None:
    assert [season.next for season in Season] == [Season.SPRING, Season.SUMMER, Season.AUTUMN, None]


def test_seasons_compare_by_the_year_not_by_their_letters() -> None:
    assert Season.WINTER < Season.SPRING < Season.SUMMER < Season.AUTUMN
    assert Season.AUTUMN > Season.SUMMER
    assert Season.SPRING <= Season.SPRING <= Season.AUTUMN
    assert Season.SUMMER >= Season.SUMMER
    assert max(Season) is Season.AUTUMN


def test_levels_are_numbered_from_one() -> None:
    assert [level.number for level in Level] == [1, 2, 3, 4]


def test_counts_are_read_by_colour() -> None:
    counts = Counts.of((Colour.RED, Colour.GREEN, Colour.RED))
    assert counts == Counts(red=2, green=1)
    assert [counts[colour] for colour in (Colour.RED, Colour.GREEN, Colour.BLUE)] == [2, 1, 0]
    assert counts.total == 3


def test_one_more_card_of_a_colour() -> None:
    assert Counts(blue=1).plus(Colour.BLUE, 2) == Counts(blue=3)


def test_more_cards_than_needed_cover_a_need() -> None:
    assert Counts(green=5, red=1).covers(Counts(green=4))
    assert not Counts(green=3, red=9).covers(Counts(green=4))


@pytest.mark.parametrize("wrong", [-1, 1000, "4", 4.0, True])
def test_a_count_is_a_plain_number_of_cards(wrong: object) -> None:
    with pytest.raises(ValidationError):
        Counts.model_validate({"green": wrong})


def test_a_reason_is_the_key_of_its_words_and_knows_its_page() -> None:
    assert str(Reason.CITY_FULL) == "farshore.city_full"
    assert (Reason.CITY_FULL.source, Reason.CITY_FULL.entry) == (8, "city_spaces")
