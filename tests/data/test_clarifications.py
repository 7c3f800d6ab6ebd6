"""What the rule look-up says is complete, short, linked, in our own words, and agrees with the data."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from companion.farshore.lookup.deck import bonus_phrase, card_entry
from companion.farshore.lookup.topics import Moment, Topic
from companion.languages import LANGUAGES
from companion.screen.words import translator
from rules.farshore.components.cards import CARDS, PerCard
from rules.farshore.components.traits import Colour
from rules.farshore.reasons import Reason
from rules.farshore.rulings import Ruling
from rules.kernel import phrase
from tests.data.book_runs import RUN, runs
from tests.data.numbers_said import numbers
from tests.harness.farshore_lookup import articles, by_topic, clarification, entries, wordings


@cache
def data(name: str) -> Any:
    return json.loads(files("data").joinpath("farshore", f"{name}.json").read_text("utf-8"))


def values(path: str) -> frozenset[int]:
    """All whole numbers at a path such as `setup.bay`, `maps.stacks`, `krabita.plan.red.row`, `cards.cards.#`."""
    name, *steps = path.split(".")
    found = data(name)
    for step in steps:
        if step == "#":
            found = len(found)
        elif isinstance(found, list) and not re.fullmatch(r"-?\d+", step):
            found = next(row for row in found if step in row.values())
        else:
            found = found[int(step) if isinstance(found, list) else step]
    return frozenset(_whole_numbers(found))


def _whole_numbers(found: Any) -> Iterator[int]:
    if isinstance(found, int) and not isinstance(found, bool):
        yield found
    elif isinstance(found, (dict, list)):
        for part in found.values() if isinstance(found, dict) else found:
            yield from _whole_numbers(part)


def test_there_are_at_least_120_entries_besides_the_cards() -> None:
    assert len(entries()) >= 120


def test_every_entry_names_a_page_of_the_polish_book() -> None:
    assert [id_ for id_, entry in entries().items() if not entry.pages.get("pl", ())] == []


def test_every_page_named_is_one_of_its_book() -> None:
    pages = [article.pages for article in articles("en").values()]
    assert max(page for named in pages for page in named.get("pl", ())) <= 20
    assert max(page for named in pages for page in named.get("ru", ())) <= 12


def test_the_russian_book_says_nothing_of_krabita() -> None:
    hers = [entry for entry in entries().values() if entry.topic.startswith("krabita")]
    assert {entry.pages.get("ru", ()) for entry in hers} <= {(), (11,)}  # who leaves, leaves any table: p. 11


@pytest.mark.parametrize("reason", Reason)
def test_the_page_of_a_refusal_is_one_of_its_entry(reason: Reason) -> None:
    assert reason.source in entries()[reason.entry].pages.get("pl", ())


def test_every_entry_with_two_readings_is_a_ruling() -> None:
    assert {id_ for id_, entry in entries().items() if entry.ruling} == set(Ruling)


@pytest.mark.parametrize("ruling", Ruling)
def test_every_ruling_is_an_entry(ruling: Ruling) -> None:
    entry = entries()[ruling]
    assert entry.ruling == ("option" if ruling.option else "fixed")
    assert ruling.source in entry.pages.get("pl", ())


def test_every_moment_offers_something() -> None:
    offered = {moment for entry in entries().values() for moment in entry.moments}
    assert offered == set(Moment)


@pytest.mark.parametrize("id_", entries())
def test_every_number_of_a_text_is_in_the_data_or_stated_by_the_books(id_: str) -> None:
    entry, said = entries()[id_], articles("en")[id_]
    known = {path: values(path) for path in entry.numbers}
    explained = frozenset(entry.stated).union({1}, *known.values())
    assert numbers(said.title, said.text) <= explained
    named = numbers(said.title, said.text, said.example)
    assert {path for path, there in known.items() if not there <= named} == set()
    assert set(entry.stated) <= named


def test_a_path_into_the_data_leads_to_its_numbers() -> None:
    assert values("setup.city_spaces") == {15}
    assert values("krabita.plan.purple.row") == {2}
    assert values("maps.stacks.1") == {3, 2, 1, 0}
    assert values("cards.cards.#") == {48}


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_questions_and_no_two_are_the_same(language: str) -> None:
    titles = [wording.title for wording in wordings(language).values()]
    assert [title for title in titles if not title.endswith("?")] == []
    assert len(set(titles)) == len(titles)


def test_a_run_of_eight_words_is_found_whatever_its_dress() -> None:
    book = set(runs("Żaglówka płynie dalej, gdy tylko wiatr zmieni kierunek na zachodni."))
    assert set(runs("Otóż: zaglowka PŁYNIE dalej gdy tylko wiatr zmieni — kierunek!")) & book
    assert not set(runs("Żaglówka płynie dalej, gdy tylko wiatr ustanie.")) & book
    assert RUN == 8


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("colour", Colour)
def test_every_card_has_a_page_under_its_colour(colour: Colour, language: str) -> None:
    listed = by_topic(language)[colour]
    assert {page.id for page in listed} == {card_entry(card.id) for card in CARDS.values() if card.colour is colour}
    assert [page.title for page in listed] == sorted(page.title for page in listed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bonus_has_its_own_words(language: str) -> None:
    say = translator(language)
    for card in CARDS.values():
        if isinstance(card.bonus, PerCard):
            vague = phrase("farshore_rules.card_bonus_cards", points=card.bonus.points, what="other")
            assert say(bonus_phrase(card.bonus)) != say(vague), card.id


def test_notes_are_about_cards_of_the_deck() -> None:
    for path in ("deck.toml", *(f"{language}/deck.toml" for language in LANGUAGES)):
        assert clarification(path).keys() <= CARDS.keys()


@pytest.mark.parametrize("topic", [*Topic, *Colour])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_a_title(topic: str, language: str) -> None:
    key = f"farshore_rules.topic_{topic}"
    assert translator(language)(phrase(key)) != key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_without_an_entry_and_each_in_the_file_of_its_topic(language: str) -> None:
    for topic in Topic:
        there: Mapping[str, Any] = clarification(f"{language}/{topic}.toml")
        assert {id_: entries()[id_].topic for id_ in there} == dict.fromkeys(there, topic)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_entries_notes_and_files(language: str) -> None:
    assert wordings(language).keys() == entries().keys()
    assert clarification(f"{language}/deck.toml").keys() == clarification("en/deck.toml").keys()
    folder = files("data").joinpath("farshore", "clarifications")
    listed, of_english = ({file.name for file in folder.joinpath(one).iterdir()} for one in (language, "en"))
    assert listed == of_english
