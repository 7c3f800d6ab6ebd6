"""Where each word of the look-up stands, in one language."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import log, sqrt
from typing import Final

from companion.lookup.entries import Article, EntryId
from companion.lookup.stems import stem, words
from companion.lookup.typos import Spellings
from companion.lookup.vocabulary import Vocabulary

TITLE: Final = 1.0
ALSO: Final = 0.95
"""What a title, and what a synonym, counts for when every word of it is asked for."""
TEXT: Final = 0.5
"""What a word of the text counts for, against one of a heading."""
STEM: Final = 0.95
SYNONYM: Final = 0.6
START: Final = 0.8
TYPO: Final = 0.6
"""What a word counts for that is not quite the one asked for."""
LIGHT: Final = 0.3
"""What a word counts for that says little, such as "only"."""
ONCE: Final = 0.3
"""What a word counts for that an article with very many headings says in one of them alone, against one in all."""
MANY: Final = 45
"""Headings of an article of which a single one counts half."""
UNSURE: Final = 10
"""Headings that an article has to have before it says much how it is asked for."""


@dataclass(frozen=True)
class Heading:
    """A title or a synonym: a few words that stand for the whole article."""

    article: EntryId
    words: frozenset[str]
    stems: frozenset[str]
    """Of the words that say what it is about."""
    value: float


@dataclass(frozen=True)
class Found:
    """Where one word of a query was found, and how well it fits there: 1 is "as written"."""

    headings: dict[int, float]
    articles: dict[EntryId, float]
    keys: frozenset[str]
    says: float
    """How much the word says: one that stands in few articles says most."""
    guessed: bool = False
    """Not the word itself was found, but one it may have been meant to be."""


class Index:
    """The articles of one language by their words; every word stands there as written and by its stem."""

    def __init__(self, language: str, vocabulary: Vocabulary) -> None:
        self.language = language
        self.vocabulary = vocabulary
        self.size = 0
        self.headings: list[Heading] = []
        self.links: Counter[EntryId] = Counter()
        """How many articles lead to each."""
        self._headings_of: Counter[EntryId] = Counter()
        self._in_headings: dict[str, set[int]] = defaultdict(set)
        self._in_articles: dict[str, dict[EntryId, float]] = defaultdict(dict)

    def add(self, article: Article) -> None:
        """Every article comes before the first question."""
        self.size += 1
        self.links.update(article.related)
        self._headings_of[article.id] = 1 + len(article.also)
        for text, value in ((article.title, TITLE), *((other, ALSO) for other in article.also)):
            said = words(text)
            number = len(self.headings)
            stems = frozenset(stem(word, self.language) for word in self.vocabulary.telling(said))
            self.headings.append(Heading(article.id, frozenset(said), stems, value))
            for key in self._keys(said):
                self._in_headings[key].add(number)
                self._in_articles[key][article.id] = 1.0
        text = " ".join((article.text, article.example, *article.readings, *article.notes))
        for key in self._keys(words(text)):
            self._in_articles[key].setdefault(article.id, TEXT)

    def _keys(self, said: Iterable[str]) -> Iterable[str]:
        """Each word and its stem, once."""
        return dict.fromkeys(key for word in dict.fromkeys(said) for key in (word, stem(word, self.language)))

    def _says(self, word: str, articles: Mapping[EntryId, float]) -> float:
        """How much a word says that stands in these articles; one that stands nowhere says most."""
        return sqrt(log(1 + self.size / max(sum(articles.values()), 1.0))) * (
            LIGHT if word in self.vocabulary.light else 1.0
        )

    @cached_property
    def weights(self) -> list[float]:
        """What all words of each heading say together."""
        says = {key: self._says(key, there) for key, there in self._in_articles.items()}
        return [sum(says[key] for key in heading.stems) for heading in self.headings]

    def getting_ready(self) -> Iterator[object]:
        """What the first question would work out, a piece at a time."""
        yield self.weights
        yield self._sorted
        yield self._spellings

    @lru_cache(maxsize=1_000)  # noqa: B019  there are three indexes a game, and they live as long as the app
    def find(self, word: str, started: bool) -> Found:
        """Where a folded word stands; `started`: it may be only the start of one."""
        return self._found(word, dict(self._spelled(word, started)))

    @lru_cache(maxsize=1_000)  # noqa: B019
    def guess(self, word: str, started: bool) -> Found:
        """Where the words stand that a mistyped one may have been meant to be."""
        spelled = dict.fromkeys(self._spellings.hurried(word), TYPO)
        near = spelled | {key: TYPO**far for key, far in self._spellings.near(word, started)}
        meant = self.vocabulary.synonyms(self.language)
        same = {other: SYNONYM * fit for key, fit in near.items() for other in meant.get(key, ()) if other not in near}
        return self._found(
            word, {key: fit for key, fit in (same | near).items() if key in self._in_articles}, guessed=True
        )

    def _found(self, word: str, fits: dict[str, float], guessed: bool = False) -> Found:
        headings: dict[int, float] = {}
        articles: dict[EntryId, float] = {}
        for key, fit in sorted(fits.items(), key=lambda pair: pair[1]):
            headings.update(dict.fromkeys(self._in_headings.get(key, ()), fit))
            for id_, there in self._in_articles[key].items():
                articles[id_] = max(articles.get(id_, 0.0), there * fit)
        said = Counter(self.headings[number].article for number in headings)
        settled = {id_: fit * self._settled(said[id_], id_) if id_ in said else fit for id_, fit in articles.items()}
        return Found(headings, settled, frozenset(fits), self._says(word, articles), guessed)

    def _settled(self, times: int, id_: EntryId) -> float:
        """How much a word belongs to an article that so many of its headings say."""
        return ONCE + (1 - ONCE) * times / (times + self._headings_of[id_] / MANY)

    @lru_cache(maxsize=1_000)  # noqa: B019
    def leanings(self, word: str) -> Mapping[EntryId, float]:
        """For each article how much more often, or more rarely, it is asked for with a small word than others are."""
        there = self._in_headings.get(word, set()) | self._in_headings.get(stem(word, self.language), set())
        if not there:
            return {}
        said, usual = Counter(self.headings[number].article for number in there), len(there) / len(self.headings)
        return {
            id_: log((said[id_] / usual + UNSURE) / (headings + UNSURE)) for id_, headings in self._headings_of.items()
        }

    def knows(self, word: str) -> bool:
        """Whether a folded word stands somewhere, in whichever form."""
        return word in self._in_articles or stem(word, self.language) in self._in_articles

    def _spelled(self, word: str, started: bool) -> Iterator[tuple[str, float]]:
        if started and len(word) > 1:  # a single letter starts too many words to say anything
            at = bisect_left(self._sorted, word)
            while at < len(self._sorted) and self._sorted[at].startswith(word):
                yield self._sorted[at], START * sqrt(len(word) / len(self._sorted[at]))
                at += 1
        bare = stem(word, self.language)
        same = ((other, SYNONYM) for other in self.vocabulary.synonyms(self.language).get(bare, ()))
        for key, fit in (*same, (bare, STEM), (word, 1.0)):
            if key in self._in_articles:
                yield key, fit

    @cached_property
    def _sorted(self) -> list[str]:
        return sorted(self._in_articles)

    @cached_property
    def _spellings(self) -> Spellings:
        return Spellings(self._in_articles)
