"""What the look-up of any game says is complete, short, linked and in our own words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.games import game, game_entry, game_ids
from companion.languages import LANGUAGES
from companion.lookup.entries import Article
from companion.lookup.fact_sources import reason_source
from companion.lookup.lookup import Lookup, lookup
from companion.screen.glyphs import plain
from companion.screen.messages import CUT_OFF
from companion.screen.words import translator
from tests.data.book_runs import runs
from tests.data.numbers_said import numbers

LONGEST_TEXT = 420
"""Characters: more is no longer read at a table."""
GAMES = game_ids()
COUNTED = re.compile(r"\b[IVX]+[ab]?\b")
"""Chapters by their numbers: any list of them is the same."""
HEADINGS = "section_"
"""Begins the words that name a chapter of the book as it names it itself."""


def asked(game_id: str) -> Lookup:
    found = lookup(game_id)
    assert found is not None
    return found


def parts(article: Article) -> tuple[str, ...]:
    """Everything of an article that is read."""
    return (article.title, article.text, article.example, *article.readings, *article.notes)


def book(game_id: str) -> frozenset[str]:
    """The runs of words in a game's books."""
    return frozenset(Path(__file__).with_name(f"{game_id}_runs.txt").read_text("utf-8").split())


pytestmark = pytest.mark.parametrize("game_id", GAMES)


def test_every_entry_says_where_the_book_has_it(game_id: str) -> None:
    entries = asked(game_id).entries
    assert [id_ for id_, entry in entries.items() if not (entry.pages.get("pl") or entry.sections or entry.app)] == []


def test_every_link_leads_somewhere_else(game_id: str) -> None:
    articles = asked(game_id).articles("en")
    for id_, article in articles.items():
        assert set(article.related) <= articles.keys() - {id_}, id_
        assert len(set(article.related)) == len(article.related) > 0, id_


def test_every_refusal_has_its_entry(game_id: str) -> None:
    rules = game(game_id)
    assert rules is not None
    assert {reason.entry for reason in rules.reasons} <= asked(game_id).articles("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_says_where_the_book_has_it(game_id: str, language: str) -> None:
    rules = game(game_id)
    assert rules is not None
    for reason in rules.reasons:
        said = translator(language)(reason_source(game_id, reason, language))
        assert CUT_OFF not in said, reason
        assert not isinstance(reason.source, int) or str(reason.source) in said, reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short_and_can_be_drawn(game_id: str, language: str) -> None:
    for article in asked(game_id).articles(language).values():
        assert len(article.text) <= LONGEST_TEXT, article.id
        for part in parts(article):
            assert plain(part) == part == part.strip(), article.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_titles_are_the_same(game_id: str, language: str) -> None:
    titles = [article.title for article in asked(game_id).articles(language).values()]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_open_questions_have_two_readings_and_others_none(game_id: str, language: str) -> None:
    for id_, wording in asked(game_id).wordings(language).items():
        assert bool(wording.readings) == bool(asked(game_id).entries[id_].ruling), id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_entry_repeats_eight_words_of_a_rulebook(game_id: str, language: str) -> None:
    known = book(game_id)
    assert len(known) > 1_000
    articles = asked(game_id).articles(language).values()
    assert [article.id for article in articles for run in runs("\n".join(parts(article))) if run in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_a_screen_repeat_eight_words_of_a_rulebook(game_id: str, language: str) -> None:
    known = book(game_id)
    entry = game_entry(game_id)
    assert entry is not None
    for file in entry.words(language).iterdir():
        said = [line for line in file.read_text("utf-8").splitlines() if not line.startswith(HEADINGS)]
        assert [line for line in said if known.intersection(runs(COUNTED.sub("", line)))] == [], file.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_entries_and_names_the_same_numbers(game_id: str, language: str) -> None:
    said, english = asked(game_id).wordings(language), asked(game_id).wordings("en")
    assert said.keys() == english.keys() == asked(game_id).entries.keys()
    for id_, words in said.items():
        assert numbers(words.text) == numbers(english[id_].text), id_
        assert numbers(words.example) == numbers(english[id_].example), id_
