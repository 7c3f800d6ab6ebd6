"""Where the books say it, in words: what stands below the title of a page of the look-up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.screen.words import say

if TYPE_CHECKING:
    from companion.lookup.entries import Article
    from companion.lookup.lookup import Lookup


def paragraphs(lookup: Lookup, article: Article, language: str) -> Iterator[str]:
    """All that stands below the title, as plain text."""
    yield from (article.text, *article.notes)
    if article.example:
        yield f"{say(language, 'lookup.example')}: {article.example}"
    for label, reading in zip(("lookup.reading_ours", "lookup.reading_other"), article.readings, strict=False):
        yield f"{say(language, label)}: {reading}"
    if article.ruling == "option":
        yield say(language, "lookup.reading_option")
    yield f"({article_source(lookup, article, language)})"


def article_source(lookup: Lookup, article: Article, language: str) -> str:
    """Every book that has it, by edition; or that no book has it."""
    named = list(_books(lookup, article, language))
    if article.app:
        named.append(say(language, "lookup.source_app"))
    return "; ".join(named) or say(language, "lookup.source_reported")


def _books(lookup: Lookup, article: Article, language: str) -> Iterator[str]:
    for edition, pages in article.pages.items():
        if pages:
            yield say(language, "lookup.source_pages", {"edition": edition, "pages": ", ".join(map(str, pages))})
    for edition, codes in article.sections.items():
        if codes:
            names = ", ".join(say(language, section_key(lookup.game, code)) for code in codes)
            yield say(language, "lookup.source_sections", {"edition": edition, "sections": names})


def section_key(game_id: str, code: str) -> str:
    """Of the phrase that names a section of a book."""
    return f"{game_id}_rules.section_{code}"
