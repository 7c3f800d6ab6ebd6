"""On which page a reader finds it; those we cite are of the Polish book, the only one with the solo rules."""

from __future__ import annotations

from collections.abc import Collection

from companion.lookup.entries import entries
from rules.farshore.reasons import Reason
from rules.kernel import Phrase, phrase


def page_of(reason: Reason, language: str) -> Phrase:
    """Of the rule behind a refusal or a warning."""
    return _page(int(reason.source), entries()[reason.entry].pages.ru, language)


def page_of_fact(page: int, language: str) -> Phrase:
    """Of a fact about the components. The books run alike as far as any entry finds one page in both."""
    alike = {n for entry in entries().values() for n in entry.pages.pl if n in entry.pages.ru}
    return _page(page, alike, language)


def _page(page: int, russian: Collection[int], language: str) -> Phrase:
    """The book is named where it is the only one that says so, and not the reader's."""
    named = language != "pl" and page not in russian
    return phrase("farshore_score.page_polish" if named else "result.page", n=page)
