"""Where the books say it, in words: the source of a page of the look-up, of a refusal, of a printed fact."""

from __future__ import annotations

from collections.abc import Iterator

from companion.lookup.entries import Article
from companion.lookup.lookup import Lookup
from companion.screen.words import translator
from rules.kernel import Phrase, phrase
from rules.reasons import Reason


def paragraphs(lookup: Lookup, article: Article, language: str) -> Iterator[str]:
    """All that stands below the title, as plain text."""
    say = translator(language)
    yield from (article.text, *article.notes)
    if article.example:
        yield f"{say(phrase('lookup.example'))}: {article.example}"
    for label, reading in zip(("lookup.reading_ours", "lookup.reading_other"), article.readings, strict=False):
        yield f"{say(phrase(label))}: {reading}"
    if article.ruling == "option":
        yield say(phrase("lookup.reading_option"))
    yield f"({article_source(lookup, article, language)})"


def article_source(lookup: Lookup, article: Article, language: str) -> str:
    """Every book that has it, by edition; or that no book has it."""
    say = translator(language)
    named = [say(book) for book in _books(lookup, article, language)]
    if article.app:
        named.append(say(phrase("lookup.source_app")))
    return "; ".join(named) or say(phrase("lookup.source_reported"))


def _books(lookup: Lookup, article: Article, language: str) -> Iterator[Phrase]:
    for edition, pages in article.pages.items():
        if pages:
            yield phrase("lookup.source_pages", edition=edition, pages=", ".join(map(str, pages)))
    for edition, codes in article.sections.items():
        if codes:
            names = ", ".join(translator(language)(section_name(lookup.game, code)) for code in codes)
            yield phrase("lookup.source_sections", edition=edition, sections=names)


def section_name(game_id: str, code: str) -> Phrase:
    return phrase(f"{game_id}_rules.section_{code}")


def reason_source(lookup: Lookup, reason: Reason, language: str) -> Phrase:
    """The page, or the section, of the rule behind a refusal or a warning."""
    if isinstance(reason.source, str):
        return phrase("lookup.section", name=section_name(lookup.game, reason.source))
    return _page(lookup, reason.source, lookup.entries[reason.entry].pages, language)


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
