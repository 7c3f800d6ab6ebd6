"""Whether a word is written together or apart does not matter where only one of them is known."""

from __future__ import annotations

import pytest

from companion.farshore.lookup.topics import Topic
from companion.lookup.compounds import in_known_words
from companion.lookup.entries import Article
from tests.harness.farshore_lookup import an_index

INDEX = an_index(
    "en",
    (
        Article(id="lighthouse", topic=Topic.SETUP, title="Lighthouse", text="A high tower.", related=()),
        Article(id="tide", topic=Topic.SEASONS, title="High tide", text="It is a house of water.", related=()),
    ),
)


@pytest.mark.parametrize(
    ("asked", "known"),
    [
        ("light house", "lighthouse"),
        ("hightide", "high tide"),
        ("high tide", "high tide"),  # both known as they are
        ("lighthouse", "lighthouse"),
        ("light tide", "light tide"),  # nothing known comes of joining them
        ("towerite", "towerite"),  # nor of splitting it
    ],
)
def test_words_are_written_as_the_entries_write_them(asked: str, known: str) -> None:
    assert in_known_words(asked.split(), [INDEX]) == known.split()
