"""Where the books say it, as phrases: the source of a refusal, of a printed fact."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games import game_entry
from companion.lookup.sources import section_key
from rules.kernel import Phrase, phrase
from rules.reasons import Reason

if TYPE_CHECKING:
    from companion.lookup.lookup import Lookup


def reason_source(game_id: str, reason: Reason, language: str) -> Phrase:
    """The page, or the section, of the rule behind a refusal or a warning."""
    shipped, section = game_entry(game_id), isinstance(reason.source, str)
    if shipped is None or shipped.handbook is None:
        return phrase("table.section" if section else "table.page_number", source=reason.source)
    if isinstance(reason.source, str):
        return phrase("lookup.section", name=phrase(section_key(game_id, reason.source)))
    from companion.lookup.lookup import lookup

    found = lookup(game_id)
    assert found is not None
    # A page that the game writes itself is none of its entries.
    entry = found.entries.get(reason.entry)
    return _page(found, reason.source, entry.pages if entry else {}, language)


def fact_source(lookup: Lookup, page: int, language: str) -> Phrase:
    """The page of a fact about the components. The books run alike as far as any entry finds one page in both."""
    edition = lookup.handbook.edition
    for entry in lookup.entries.values():
        if page in entry.pages.get(edition, ()) and _elsewhere(page, entry.pages, edition):
            return phrase("lookup.page", n=page)
    return _page(lookup, page, {}, language)


def _page(lookup: Lookup, page: int, pages: dict[str, tuple[int, ...]], language: str) -> Phrase:
    """The book is named where it is the only one that says so, and not the reader's."""
    edition = lookup.handbook.edition
    if language == edition or _elsewhere(page, pages, edition):
        return phrase("lookup.page", n=page)
    return phrase("lookup.page_of_edition", n=page, edition=edition)


def _elsewhere(page: int, pages: dict[str, tuple[int, ...]], edition: str) -> bool:
    """Whether the book of another edition has it on the same page."""
    return any(page in there for other, there in pages.items() if other != edition)
