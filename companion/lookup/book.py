"""The whole look-up in one language: entries and the pages a game writes itself, by id, by topic, by moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from operator import not_
from types import MappingProxyType

from companion.games import handbook
from companion.lookup.entries import Article, EntryId, entries, entry_article
from companion.screen.words import translator
from rules.kernel import Phrase, phrase


@cache
def articles(language: str) -> Mapping[EntryId, Article]:
    """All pages in the order they are listed."""
    of_entries = (entry_article(id_, language) for id_ in entries())
    return MappingProxyType({page.id: page for page in (*of_entries, *handbook().own_pages(language))})


def by_topic(language: str) -> Mapping[str, tuple[Article, ...]]:
    listed = articles(language).values()
    topics = (*handbook().topics, *handbook().own_topics)
    return {topic: tuple(page for page in listed if page.topic == topic) for topic in topics}


def topic_name(topic: str) -> Phrase:
    return phrase(f"{handbook().game}_rules.topic_{topic}")


def is_own(article: Article) -> bool:
    """Whether the game wrote it itself."""
    return article.topic in handbook().own_topics


def for_moment(moments: Iterable[str]) -> tuple[EntryId, ...]:
    """The entries that matter now: those that fit most of `moments` first, then by the order of `moments`."""
    now = tuple(moments)
    if unknown := set(now) - handbook().moments:
        raise ValueError(f"no such moment: {', '.join(sorted(unknown))}")
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
