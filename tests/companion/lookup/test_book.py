"""The pages of the look-up, by id, by topic, by moment."""

from __future__ import annotations

import pytest

from companion.farshore.lookup.topics import Moment, Topic
from companion.lookup.entries import Wording
from rules.farshore.components.traits import Colour
from tests.harness.farshore_lookup import articles, by_topic, entries, for_moment, source


def test_every_entry_stands_under_its_topic() -> None:
    listed = [page.id for pages in by_topic("en").values() for page in pages]
    assert sorted(listed) == sorted(articles("en"))
    assert tuple(by_topic("en")) == (*Topic, *Colour)


def test_a_moment_offers_its_entries_and_no_others() -> None:
    assert for_moment([Moment.ANCHOR]) == ("anchors", "anchor_once", "anchor_supply", "anchor_lost")


def test_what_fits_the_moment_best_comes_first() -> None:
    offered = for_moment([Moment.KRABITA_LOOKOUT, Moment.KRABITA_ROUTE])
    assert offered[0] == "route_lookout"  # fits both
    assert offered.index("lookout_first_purple") < offered.index("krabita_route")  # the first named weighs more


def test_a_moment_nobody_knows_is_an_error() -> None:
    with pytest.raises(ValueError, match="teatime"):
        for_moment(["teatime"])


@pytest.mark.parametrize(
    ("language", "id_", "words"),
    [
        ("en", "shore", "Polish rulebook, p. 6, 14; Russian rulebook, p. 6"),
        ("pl", "krabita_route", "instrukcja polska, s. 14"),
        ("ru", "card_inn", "со слов игроков; в правилах этого нет"),
    ],
)
def test_a_page_says_where_it_is_from(language: str, id_: str, words: str) -> None:
    assert source(articles(language)[id_], language) == words


def test_a_ruling_with_one_reading_is_refused() -> None:
    with pytest.raises(ValueError, match="two readings"):
        Wording(title="Why?", text="Because.", readings=("One.",))


def test_an_open_question_shows_the_reading_we_follow_first() -> None:
    page = articles("en")["high_tide_one_island"]
    assert page.ruling == entries()["high_tide_one_island"].ruling == "fixed"
    assert "turned down" in page.readings[0]
