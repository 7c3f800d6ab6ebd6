"""The right entry is found in any order, with any ending, without accents, with a slip, in any of our languages."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.farshore.lookup.topics import Topic
from companion.languages import LANGUAGES
from companion.lookup.entries import Article
from companion.lookup.search import lit
from tests.harness.farshore_lookup import an_index, rank, search


def an_article(id_: str, title: str, text: str = "", also: Iterable[str] = ()) -> Article:
    return Article(id=id_, topic=Topic.TURN, title=title, text=text, also=tuple(also), pages={"pl": (6,)}, related=())


INDEXES = {
    "en": an_index(
        "en",
        (
            an_article("wind", "What does the wind rose do?", "Two tiles say which cards move ships."),
            an_article("ship", "How far does my ship sail?", "The ship moves along the track.", ["boat"]),
            an_article("map", "When may I take a map?", "Your city must hold the cards.", ["parchment"]),
            an_article("hand", "How many cards may I hold?", "Eight. Draw no further."),
        ),
    ),
    "pl": an_index(
        "pl",
        (
            an_article("wind", "Co robi róża wiatrów?", "Dwa kafelki mówią, które karty ruszają statki."),
            an_article("ship", "Jak daleko płynie mój statek?", "Statek płynie po torze."),
            an_article("map", "Kiedy mogę wziąć mapę?", "W mieście muszą leżeć karty.", ["pergamin"]),
            an_article("hand", "Ile kart mogę mieć na ręce?", "Osiem."),
        ),
    ),
    "ru": an_index(
        "ru",
        (
            an_article("wind", "Что делает роза ветров?", "Два жетона двигают корабли."),
            an_article("ship", "Как далеко плывёт мой корабль?", "Корабль идёт по морскому пути."),
            an_article("map", "Когда можно взять пергамент?", "Нужные карты лежат в городе."),
            an_article("hand", "Сколько карт можно держать?", "Восемь."),
        ),
    ),
}


def found(query: str, language: str = "en") -> list[str]:
    return [hit.id for hit in rank(query, language, INDEXES)]


@pytest.mark.parametrize(
    ("language", "query", "id_"),
    [
        ("en", "wind rose", "wind"),
        ("en", "ROSE wind", "wind"),  # any order, any case
        ("en", "sailing", "ship"),  # any ending
        ("en", "boat", "ship"),  # what players call it
        ("en", "parchments", "map"),
        ("en", "wimd rose", "wind"),  # a slip
        ("en", "shp sial ", "ship"),
        ("pl", "róża wiatrów", "wind"),
        ("pl", "roza wiatrow", "wind"),  # no accents
        ("pl", "wiatr róży", "wind"),
        ("pl", "statku", "ship"),
        ("pl", "statkiem", "ship"),
        ("pl", "mapa w miescie", "map"),
        ("ru", "кораблём", "ship"),
        ("ru", "кораблем плыть", "ship"),
        ("ru", "розу ветра", "wind"),
        ("ru", "пиргамент", "map"),
    ],
)
def test_the_entry_asked_for_comes_first(language: str, query: str, id_: str) -> None:
    assert found(query, language)[0] == id_


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("query", ["wind rose", "roza wiatrow", "роза ветров"])
def test_every_language_is_understood_whatever_the_reader_reads(language: str, query: str) -> None:
    assert found(query, language)[0] == "wind"


def test_the_readers_language_comes_first() -> None:
    kart = {
        "en": an_index("en", (an_article("racing", "Where is the kart?"), an_article("other", "Anything else?"))),
        "pl": an_index("pl", (an_article("cards", "Ile kart?"), an_article("other", "Coś innego?"))),
    }
    assert [hit.id for hit in rank("kart", "en", kart)] == ["racing", "cards"]
    assert [hit.id for hit in rank("kart", "pl", kart)] == ["cards", "racing"]


def test_of_two_entries_that_fit_alike_the_one_others_lead_to_comes_first() -> None:
    side, main = an_article("side", "Ship?"), an_article("main", "Ship?")
    other = an_article("other", "Anything else?").replace(related=("main",))
    assert [hit.id for hit in rank("ship ", "en", {"en": an_index("en", (side, main, other))})] == ["main", "side"]


def test_a_word_that_says_little_counts_for_little() -> None:
    index = an_index("en", (an_article("again", "Who again?"), an_article("unique", "Unique card?")))
    assert rank("who again unique ", "en", {"en": index})[0].id == "unique"


def test_an_example_is_found_where_only_its_kind_is_named() -> None:
    index = an_index(
        "en", (an_article("supply", "What if a resource runs out?"), an_article("ship", "Where is the ship?"))
    )
    assert [hit.id for hit in rank("mushroom ", "en", {"en": index})] == ["supply"]


@pytest.mark.parametrize("query", ["krabita docks ", "krabtia docks ", "docks krabitta "])
def test_krabita_is_asked_about_also_where_her_name_is_mistyped(query: str) -> None:
    assert search(query, "en")[0].id == "route_docks"


@pytest.mark.parametrize("typed", ["pa", "par", "parch", "parchmen"])
def test_the_word_being_typed_need_not_be_finished(typed: str) -> None:
    assert found(typed)[0] == "map"


def test_a_word_that_is_known_means_nothing_longer() -> None:
    index = an_index("en", (an_article("ship", "Ship?"), an_article("wreck", "Shipwreck?")))
    assert [hit.id for hit in rank("ship tiles ", "en", {"en": index})] == ["ship"]


def test_a_word_that_was_cut_short_is_the_beginning_of_one() -> None:
    assert found("parch ") == ["map"]
    assert set(found("parch rose")) == {"map", "wind"}


@pytest.mark.parametrize(
    ("language", "query", "id_"),
    [
        ("en", "hw many cards in hand", "hand_limit"),
        ("en", "how many cards in hand", "hand_limit"),
        ("en", "crds in hnd", "hand_limit"),
        ("en", "hw mny wrkrs", "workers_per_season"),
        ("en", "wht is on dunes", "dunes"),
        ("en", "krabit summ", "krabita_summer"),
        ("pl", "ile kart w rece", "hand_limit"),
        ("pl", "krabit jes", "krabita_autumn_turn"),
        ("ru", "сколько карт в руке", "hand_limit"),
        ("ru", "крабит осен", "krabita_autumn_turn"),
        ("ru", "крабит весн", "krabita_spring"),
        ("ru", "крабит лет", "krabita_summer"),
    ],
)
def test_who_is_in_a_hurry_is_understood(language: str, query: str, id_: str) -> None:
    assert search(query, language)[0].id == id_


def test_a_slip_in_an_unfinished_word_is_forgiven() -> None:
    assert found("prachm")[0] == "map"


@pytest.mark.parametrize("query", ["", " ", "?!", "xyzzyplugh", "s"])
def test_nothing_is_found_for_nothing(query: str) -> None:
    assert found(query) == []


def test_small_words_alone_still_find_something() -> None:
    assert found("how may I") != []


def test_small_words_decide_nothing() -> None:
    assert found("how do I do it with the parchment") == found("parchment")


def test_of_two_entries_that_hold_the_same_words_the_small_ones_say_which_is_meant() -> None:
    must = an_article("must", "Must I?", also=("have to anchor", "do I have to sail", "have to build", "ship"))
    where = an_article("where", "Where?", also=("into which anchor", "into which bay", "into which port", "ship"))
    index = {"en": an_index("en", (must, where))}
    assert rank("have to ship ", "en", index)[0].id == "must"
    assert rank("into ship ", "en", index)[0].id == "where"


def test_a_word_that_many_headings_of_an_entry_say_belongs_to_it_more() -> None:
    others = [f"harbour number {number}" for number in range(60)]
    aside = an_article("aside", "Harbours?", also=(*others, "storm damage"))
    main = an_article("main", "Storms?", also=(*others[:50], *(f"storm of kind {kind}" for kind in range(10))))
    index = {"en": an_index("en", (aside, main))}
    assert [hit.id for hit in rank("storm ", "en", index)] == ["main", "aside"]
    known = index["en"].find("storm", False).articles
    assert known["main"] > known["aside"]


def test_words_of_the_title_count_for_more_than_words_of_the_text() -> None:
    assert found("cards ")[0] == "hand"


def test_the_words_found_are_lit_up_in_any_form() -> None:
    (hit, *_) = rank("statkiem wiatr", "pl", INDEXES)
    text = "Statek i róża wiatrów."
    assert [text[start:end] for start, end in lit(text, hit.keys, "pl")] == ["Statek", "wiatrów"]


def test_krabitas_entries_stand_back_until_she_is_asked_about() -> None:
    assert search("tie ", "en")[0].id == "ties"
    assert search("tie with krabita ", "en")[0].id == "krabita_tie"
    assert search("what does she do in spring ", "en")[0].id == "krabita_spring"


@pytest.mark.parametrize(
    ("query", "card"),
    [
        ("galleon", "galleon"),
        ("Galeon", "galleon"),
        ("галеон", "galleon"),
        ("galion", "galleon"),
        ("urzad celny", "customs_office"),
        ("ныряльщик", "diver"),
        ("crows nest", "crows_nest"),
    ],
)
def test_a_card_is_found_by_its_name_in_any_box(query: str, card: str) -> None:
    assert search(f"{query} ", "en")[0].id == f"card_{card}"


@given(st.text(max_size=40), st.sampled_from(LANGUAGES))
def test_whatever_is_typed_search_answers(query: str, language: str) -> None:
    scores = [hit.score for hit in rank(query, language, INDEXES)]
    assert scores == sorted(scores, reverse=True)
    assert all(score > 0 for score in scores)


def test_a_pasted_page_is_searched_no_longer_than_a_question() -> None:
    assert found("parchment " + "wind rose " * 1_000)[:1] == found("parchment " + "wind rose " * 19)[:1]


def test_no_more_hits_than_wanted() -> None:
    assert len(search("card", "en", limit=3)) == 3
