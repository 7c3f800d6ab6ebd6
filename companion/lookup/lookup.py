"""The rule look-up of one game: its entries and the pages it writes itself, by id, by topic, by moment, by question."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property, lru_cache
from itertools import islice
from operator import not_
from typing import TYPE_CHECKING, Any, Final

from companion.games import GameEntry, game_entries, game_entry
from companion.languages import FALLBACK, LANGUAGES
from companion.lookup import pages
from companion.lookup.entries import Article, Entry, EntryId, Wording
from companion.lookup.handbook import Handbook
from companion.lookup.index import Index
from companion.lookup.search import Hit, held_words, rank
from companion.lookup.stems import stem, words
from companion.lookup.vocabulary import Vocabulary
from companion.prepared import prepared

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from rules.kernel import Phrase

REMEMBERED: Final = 64
"""Questions whose answers are remembered: several parts of a screen ask the same one."""
FIRST_WORDS: Final = 12
"""Of the titles, searched ahead of the first question."""


class Lookup:
    """Everything is read when it is first asked for, and once."""

    def __init__(self, entry: GameEntry) -> None:
        assert entry.handbook is not None
        self.game = entry.id
        self.handbook: Handbook = entry.handbook()
        self.folder: Traversable = entry.data().joinpath("clarifications")
        self._files = pages.LookupFiles(entry, self.handbook)
        self.articles = cache(self._articles)
        self.index = cache(self._index)
        self.wordings = cache(self._wordings)
        self._ranked = lru_cache(REMEMBERED)(self._rank)

    def _prepared(self, what: str, make: Callable[[], Any]) -> Any:
        return prepared(f"rules-{self.game}-{what}", lambda: self._files.sum, make)

    @cached_property
    def entries(self) -> Mapping[EntryId, Entry]:
        """All entries, in the order they are listed."""
        kept = self._prepared("entries", self._files.entries)
        return pages.Made(kept, pages.entry_of)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        return Vocabulary(self._prepared("vocabulary", self._files.word_lists))

    def _wordings(self, language: str) -> Mapping[EntryId, Wording]:
        return self._files.wordings(language)

    def _articles(self, language: str) -> Mapping[EntryId, Article]:
        """All pages in the order they are listed; in English where `language` has no words for one."""
        kept = self._prepared(f"pages-{language}", lambda: self._files.articles(language))
        return pages.Made({fields["id"]: fields for fields in kept}, pages.article_of)

    def _index(self, language: str) -> Index:
        def places() -> Any:
            from companion.lookup import indexing

            return indexing.places(self.articles(language).values(), language, self.vocabulary)

        return Index(language, self.vocabulary, self._prepared(f"index-{language}", places))

    # By topic

    def by_topic(self, language: str) -> Mapping[str, tuple[Article, ...]]:
        listed = self.articles(language).values()
        topics = (*self.handbook.topics, *self.handbook.own_topics)
        return {topic: tuple(page for page in listed if page.topic == topic) for topic in topics}

    def topic_name(self, topic: str) -> Phrase:
        from rules.kernel import phrase

        return phrase(f"{self.game}_rules.topic_{topic}")

    def is_own(self, article: Article) -> bool:
        """Whether the game wrote it itself."""
        return article.topic in self.handbook.own_topics

    # By moment

    def for_moment(self, moments: Iterable[str]) -> tuple[EntryId, ...]:
        """The entries that matter now: those that fit most of `moments` first, then by the order of `moments`."""
        now = tuple(moments)
        if unknown := set(now) - self.handbook.moments:
            raise ValueError(f"no such moment: {', '.join(sorted(unknown))}")
        fit = {id_: tuple(moment in entry.moments for moment in now) for id_, entry in self.entries.items()}
        fitting = (id_ for id_ in fit if any(fit[id_]))
        return tuple(sorted(fitting, key=lambda id_: (-sum(fit[id_]), *map(not_, fit[id_]))))

    def rules_about(self, moments: str | tuple[str, ...], language: str) -> tuple[Article, ...]:
        """What there is to read about a moment, or about several at once, best first."""
        found = self.for_moment((moments,) if isinstance(moments, str) else moments)
        return tuple(self.articles(language)[id_] for id_ in found)

    # By question

    def search(self, query: str, language: str, limit: int | None = None) -> tuple[Hit, ...]:
        """The entries that answer `query`, best first; ranked once however often it is asked."""
        return self._ranked(query, language)[:limit]

    def held_words(self, query: str) -> Mapping[EntryId, float]:
        """How many words of `query` each entry holds: what answers of two games are compared by."""
        return held_words(query, self._indexes, self.vocabulary)

    def _rank(self, query: str, language: str) -> tuple[Hit, ...]:
        return rank(query, language, self._indexes, self.vocabulary, self._of_opponent)

    @cached_property
    def _indexes(self) -> Mapping[str, Index]:
        return {language: self.index(language) for language in LANGUAGES}

    def get_ready(self) -> None:
        """All that the first keystrokes would have to wait for."""
        deque(self.getting_ready(), maxlen=0)

    def getting_ready(self) -> Iterator[object]:
        """The same in pieces: where there is one thread, the screen has its turn between any two."""
        for language in LANGUAGES:
            yield stem(language, language)
        yield self.vocabulary
        for language in LANGUAGES:
            yield self.articles(language)
            yield from self.index(language).getting_ready()
        titles = (page.title for page in self.articles(FALLBACK).values())
        known = (word for title in titles for word in self.vocabulary.telling(words(title)))
        for word in islice(known, FIRST_WORDS):
            # Every index looks for the word, and then for what one that no index knows may have been meant to be.
            yield self._rank(f"{word} {word[::-1]}", FALLBACK)

    @cached_property
    def _of_opponent(self) -> frozenset[EntryId]:
        if not self.handbook.opponent:
            return frozenset()
        return frozenset(id_ for id_, entry in self.entries.items() if entry.topic in self.handbook.opponent)


def lookup(game_id: str) -> Lookup | None:
    """The look-up of a game; None where it has none."""
    entry = game_entry(game_id)
    return _made(entry) if entry and entry.handbook else None


def read_all() -> None:
    """For a build: the look-up of every game in every language."""
    for entry in game_entries():
        if entry.handbook:
            found = Lookup(entry)
            deque(found.entries.values(), maxlen=0)
            for language in LANGUAGES:
                deque(found.articles(language).values(), maxlen=0)
                found.index(language)


@cache
def _made(entry: GameEntry) -> Lookup:
    return Lookup(entry)
