"""Farshore's look-up, as many tests ask it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from companion.lookup import entry_files as files
from companion.lookup import indexing
from companion.lookup import search as searching
from companion.lookup.entries import Article, Entry
from companion.lookup.index import Index
from companion.lookup.lookup import Lookup, lookup
from companion.lookup.search import Hit
from companion.lookup.sources import article_source


def _found() -> Lookup:
    found = lookup("farshore")
    assert found is not None
    return found


LOOKUP = _found()
articles = LOOKUP.articles
by_topic = LOOKUP.by_topic
for_moment = LOOKUP.for_moment
get_ready = LOOKUP.get_ready
rules_about = LOOKUP.rules_about
search = LOOKUP.search
wordings = LOOKUP.wordings


def entries() -> Mapping[str, Entry]:
    return LOOKUP.entries


def source(article: Article, language: str) -> str:
    return article_source(LOOKUP, article, language)


def clarification(path: str) -> dict[str, Any]:
    return files.clarification(LOOKUP.folder, path)


def an_index(language: str, pages: Iterable[Article]) -> Index:
    """With Farshore's vocabulary."""
    return Index(language, LOOKUP.vocabulary, indexing.places(pages, language, LOOKUP.vocabulary))


def rank(query: str, language: str, indexes: Mapping[str, Index]) -> tuple[Hit, ...]:
    return searching.rank(query, language, indexes, LOOKUP.vocabulary)
