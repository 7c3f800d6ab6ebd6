"""Where each word of the look-up stands, in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from math import log, sqrt
from typing import Any, Final, TypeAlias

from companion.lookup.entries import EntryId
from companion.lookup.key_text import END, KeyText
from companion.lookup.stems import stem
from companion.lookup.typos import Spellings
from companion.lookup.vocabulary import Vocabulary

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


Places: TypeAlias = Mapping[str, Any]
"""Where words stand: the `ids` of the articles and the `links` to them; `headings` in one text, each its article, what
it counts for, its weight and its words; `keys`, the words in one text.
"""


def says(articles: int, there: float, light: bool) -> float:
    """How much a word says that stands in so many of them; one that stands nowhere says most."""
    return sqrt(log(1 + articles / max(there, 1.0))) * (LIGHT if light else 1.0)


@dataclass(frozen=True)
class Heading:
    """A title or a synonym: a few words that stand for the whole article."""

    article: EntryId
    words: frozenset[str]
    value: float
    weight: float
    """What all words of it say together."""


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
    """The articles of one language by their words; `places` are what `indexing` has found out."""

    def __init__(self, language: str, vocabulary: Vocabulary, places: Places) -> None:
        self.language = language
        self.vocabulary = vocabulary
        self.links = Counter[EntryId](places["links"])
        """How many articles lead to each."""
        self._ids: list[EntryId] = places["ids"]
        self._headings: list[str] = places["headings"].split(END)
        self._keys = KeyText(places["keys"])

    @cache  # noqa: B019  there are three indexes a game, and they live as long as the app
    def heading(self, number: int) -> Heading:
        article, value, weight, *said = self._headings[number].split(" ")
        return Heading(self._ids[int(article)], frozenset(said), float(value), float(weight))

    @cache  # noqa: B019
    def _places(self, key: str) -> tuple[list[int], dict[EntryId, float]]:
        """The headings with a word; the articles, in their order, and what it counts for there."""
        headings, texts = self._keys.listed(key)
        there = dict.fromkeys(texts, TEXT)
        owners = self._owners
        there |= {owners[number]: 1.0 for number in headings}
        return headings, {self._ids[number]: there[number] for number in sorted(there)}

    def _says(self, word: str, articles: Mapping[EntryId, float]) -> float:
        return says(len(self._ids), sum(articles.values()), word in self.vocabulary.light)

    def getting_ready(self) -> Iterator[object]:
        """What the first question would work out, a piece at a time."""
        self._keys.sort_out()
        yield None
        yield self.vocabulary.light
        yield self._headings_of
        yield self._spellings

    @lru_cache(maxsize=1_000)  # noqa: B019
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
        return self._found(word, {key: fit for key, fit in (same | near).items() if key in self._keys}, guessed=True)

    def _found(self, word: str, fits: dict[str, float], guessed: bool = False) -> Found:
        headings: dict[int, float] = {}
        articles: dict[EntryId, float] = {}
        for key, fit in sorted(fits.items(), key=lambda pair: pair[1]):
            in_headings, in_articles = self._places(key)
            headings.update(dict.fromkeys(in_headings, fit))
            for id_, there in in_articles.items():
                articles[id_] = max(articles.get(id_, 0.0), there * fit)
        said = Counter(self._owners_of(headings)) if headings else Counter[EntryId]()
        settled = {id_: fit * self._settled(said[id_], id_) if id_ in said else fit for id_, fit in articles.items()}
        return Found(headings, settled, frozenset(fits), self._says(word, articles), guessed)

    def _settled(self, times: int, id_: EntryId) -> float:
        """How much a word belongs to an article that so many of its headings say."""
        return ONCE + (1 - ONCE) * times / (times + self._headings_of[id_] / MANY)

    @lru_cache(maxsize=1_000)  # noqa: B019
    def leanings(self, word: str) -> Mapping[EntryId, float]:
        """For each article how much more often, or more rarely, it is asked for with a small word than others are."""
        forms = {word, stem(word, self.language)}
        there = {number for form in forms if form in self._keys for number in self._keys.listed(form)[0]}
        if not there:
            return {}
        said, usual = Counter(self._owners_of(there)), len(there) / len(self._headings)
        return {
            id_: log((said[id_] / usual + UNSURE) / (headings + UNSURE)) for id_, headings in self._headings_of.items()
        }

    def _owners_of(self, numbers: Iterable[int]) -> list[EntryId]:
        ids, owners = self._ids, self._owners
        return [ids[owners[number]] for number in numbers]

    @cached_property
    def _owners(self) -> list[int]:
        """For each heading the number of its article."""
        return [int(heading.partition(" ")[0]) for heading in self._headings]

    @cached_property
    def _headings_of(self) -> Counter[EntryId]:
        """How many each article has."""
        return Counter([self._ids[owner] for owner in self._owners])

    def knows(self, word: str) -> bool:
        """Whether a folded word stands somewhere, in whichever form."""
        return word in self._keys or stem(word, self.language) in self._keys

    def _spelled(self, word: str, started: bool) -> Iterator[tuple[str, float]]:
        if started and len(word) > 1:  # a single letter starts too many words to say anything
            for key in self._keys.starting_with(word):
                yield key, START * sqrt(len(word) / len(key))
        bare = stem(word, self.language)
        same = ((other, SYNONYM) for other in self.vocabulary.synonyms(self.language).get(bare, ()))
        for key, fit in (*same, (bare, STEM), (word, 1.0)):
            if key in self._keys:
                yield key, fit

    @cached_property
    def _spellings(self) -> Spellings:
        return Spellings(self._keys)
