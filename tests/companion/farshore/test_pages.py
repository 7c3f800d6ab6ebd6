"""A page is one of the book that the reader may have at hand."""

from __future__ import annotations

import pytest

from companion.lookup.fact_sources import fact_source, reason_source
from companion.lookup.lookup import lookup
from companion.screen.words import translator
from rules.farshore.reasons import Reason
from tests.harness.farshore_lookup import entries


def said(reason: Reason, language: str) -> str:
    return translator(language)(reason_source("farshore", reason, language))


@pytest.mark.parametrize(("language", "page"), [("en", "p. 8"), ("pl", "s. 8"), ("ru", "с. 8")])
def test_a_rule_of_every_book_is_cited_by_its_page_alone(language: str, page: str) -> None:
    assert said(Reason.CITY_FULL, language) == page


@pytest.mark.parametrize(
    ("language", "page"), [("en", "p. 16 (Polish edition)"), ("pl", "s. 16"), ("ru", "с. 16 (польское издание)")]
)
def test_the_polish_book_is_named_where_it_alone_has_the_rule(language: str, page: str) -> None:
    assert said(Reason.COLOUR_GONE, language) == page


@pytest.mark.parametrize("reason", Reason)
def test_whoever_reads_russian_is_sent_to_the_russian_book_wherever_it_has_the_rule(reason: Reason) -> None:
    assert ("польское" in said(reason, "ru")) == (entries()[reason.entry].pages.get("ru", ()) == ())


@pytest.mark.parametrize(("page", "said"), [(6, "с. 6"), (14, "с. 14 (польское издание)")])
def test_a_fact_is_cited_as_a_rule_is(page: int, said: str) -> None:
    found = lookup("farshore")
    assert found is not None
    assert translator("ru")(fact_source(found, page, "ru")) == said
