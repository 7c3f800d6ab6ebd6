"""The whole look-up in one language: entries and card pages, by id, by topic, by moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from operator import not_
from types import MappingProxyType

from companion.lookup.deck import card_article
from companion.lookup.entries import Article, EntryId, entries, entry_article
from companion.lookup.topics import Moment, Topic
from companion.words import translator
from rules.farshore.components.cards import CARDS
from rules.kernel import phrase


@cache
def articles(language: str) -> Mapping[EntryId, Article]:
    """All pages in the order they are listed; the cards as the shipped facts have them."""
    of_entries = (entry_article(id_, language) for id_ in entries())
    of_cards = (card_article(card, language) for card in CARDS.values())
    return MappingProxyType({page.id: page for page in (*of_entries, *of_cards)})


def by_topic(language: str) -> Mapping[Topic, tuple[Article, ...]]:
    listed = articles(language).values()
    return {topic: tuple(page for page in listed if page.topic is topic) for topic in Topic}


def for_moment(moments: Iterable[str]) -> tuple[EntryId, ...]:
    """The entries that matter now: those that fit most of `moments` first, then by the order of `moments`."""
    now = [Moment(moment) for moment in moments]
    fit = {id_: tuple(moment in entry.moments for moment in now) for id_, entry in entries().items()}
    return tuple(sorted(filter(lambda id_: any(fit[id_]), fit), key=lambda id_: (-sum(fit[id_]), *map(not_, fit[id_]))))


def rules_about(moments: str | tuple[str, ...], language: str) -> tuple[Article, ...]:
    """What there is to read about a moment, or about several at once, best first."""
    found = for_moment((moments,) if isinstance(moments, str) else moments)
    return tuple(articles(language)[id_] for id_ in found)


def paragraphs(article: Article, language: str) -> Iterator[str]:
    """All that stands below the title, as plain text."""
    say = translator(language)
    yield from (article.text, *article.notes)
    if article.example:
        yield f"{say(phrase('lookup.example'))}: {article.example}"
    for label, reading in zip(("lookup.reading_ours", "lookup.reading_other"), article.readings, strict=False):
        yield f"{say(phrase(label))}: {reading}"
    if article.ruling == "option":
        yield say(phrase("lookup.reading_option"))
    yield f"({source(article, language)})"


def source(article: Article, language: str) -> str:
    """Where the books say it, in words."""
    say = translator(language)
    books = (("lookup.source_pl", article.pages.pl), ("lookup.source_ru", article.pages.ru))
    named = [say(phrase(key, pages=", ".join(map(str, pages)))) for key, pages in books if pages]
    return "; ".join(named) or say(phrase("lookup.source_reported"))
