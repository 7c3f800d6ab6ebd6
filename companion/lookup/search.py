"""Search as you type over the look-up of a game: any order, any ending, small typos, any of our languages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, log1p, sqrt
from typing import Final

from companion.lookup.compounds import in_known_words
from companion.lookup.entries import EntryId
from companion.lookup.index import Found, Index
from companion.lookup.stems import fold, spans, stem, words
from companion.lookup.vocabulary import Vocabulary

LONGEST: Final = 200
"""Characters of a query that are looked at; nobody types more."""
ANYWHERE: Final = 1.2
"""What the words found anywhere in an article count for, against those of its best heading."""
ALIKE: Final = 0.6
"""What it adds that a heading is worded like the query, its small words included."""
COVERED: Final = 0.5
"""How much it matters that every word of the query is found: 0 not at all."""
FOREIGN: Final = 0.6
"""What a hit in another language than the reader's counts for."""
ASIDE: Final = 0.55
"""What an entry about the opponent counts for when nobody asked about one, and any other when somebody did."""
GUESSED: Final = 0.5
"""What a mistyped word counts for among those an entry holds."""
LEANING: Final = 0.1
"""What it adds that an entry is usually asked for with the small words of the query: "must I" or "where"."""
CENTRAL: Final = 0.04
"""What it adds that other entries lead to an entry: of two that fit alike, the main one is meant."""


CUT_SHORT: Final = 3
"""Letters of a word that may be the beginning of another one."""


@dataclass(frozen=True)
class Hit:
    """An entry that answers a query."""

    id: EntryId
    score: float
    keys: frozenset[str]
    """The words of the query as they were found, folded or as stems: for `lit`."""


def rank(
    query: str,
    language: str,
    indexes: Mapping[str, Index],
    vocabulary: Vocabulary,
    of_opponent: Container[EntryId] = (),
) -> tuple[Hit, ...]:
    """The entries that answer `query`, best first; those found in the reader's language before the others."""
    said = vocabulary.in_full(words(query[:LONGEST]))
    small = vocabulary.small_of(said)
    best: dict[EntryId, float] = defaultdict(float)
    finds = _asked(query[:LONGEST], said, indexes, vocabulary)
    opposed = vocabulary.about_opponent(said) or any(
        found.guessed and vocabulary.about_opponent(found.keys) for column in finds for found in column
    )
    for (spoken, index), found_here in zip(indexes.items(), finds, strict=True):
        near = 1.0 if spoken == language else FOREIGN
        leant = [leanings for word in small if (leanings := index.leanings(word))]
        for id_, score in _scores(index, frozenset(said), found_here).items():
            beside = 1.0 if (id_ in of_opponent) is opposed else ASIDE
            fit = score * near * _leaning(id_, leant, len(said)) * beside
            if fit > best[id_]:
                best[id_] = fit
    lit_up = frozenset[str]().union(*(found.keys for column in finds for found in column))
    return tuple(Hit(id_, best[id_], lit_up) for id_ in sorted(best, key=best.__getitem__, reverse=True))


def _leaning(id_: EntryId, leant: Sequence[Mapping[EntryId, float]], said: int) -> float:
    """What the small words of a query of so many words make of an entry."""
    return exp(LEANING * sum([leanings[id_] for leanings in leant]) / sqrt(said)) if leant else 1.0


def held_words(query: str, indexes: Mapping[str, Index], vocabulary: Vocabulary) -> Mapping[EntryId, float]:
    """How many words of the query each entry holds, in whichever language; one that was guessed counts half.

    Answers of two games are compared by it; who asks one game alone does not wait for it.
    """
    query = query[:LONGEST]
    held: dict[EntryId, float] = defaultdict(float)
    for word in zip(*_asked(query, vocabulary.in_full(words(query)), indexes, vocabulary), strict=True):
        for id_ in {id_ for found in word for id_ in found.articles}:
            held[id_] += GUESSED if any(found.guessed for found in word) else 1.0
    return held


def _asked(
    query: str, said: list[str], indexes: Mapping[str, Index], vocabulary: Vocabulary
) -> tuple[Sequence[Found], ...]:
    """For each index where it has each telling word of the query."""
    asked = in_known_words(dict.fromkeys(vocabulary.telling(said)), indexes.values())
    started = query[-1:].isalnum() and asked[-1:] == said[-1:]
    return tuple(_finds(asked, started, indexes.values()))


def lit(text: str, keys: frozenset[str], language: str) -> tuple[tuple[int, int], ...]:
    """Where `text` has words the query asked for."""
    return tuple((start, end) for start, end in spans(text) if _is_lit(fold(text[start:end]), keys, language))


def _is_lit(word: str, keys: frozenset[str], language: str) -> bool:
    return word in keys or stem(word, language) in keys


def _finds(asked: Sequence[str], started: bool, indexes: Collection[Index]) -> Iterator[Sequence[Found]]:
    """For each index where it has each word."""
    columns = [_column(word, started and at == len(asked), indexes) for at, word in enumerate(asked, 1)]
    return zip(*columns, strict=True) if columns else iter([()] * len(indexes))


def _column(word: str, started: bool, indexes: Collection[Index]) -> Sequence[Found]:
    """Where each index has a word; one that none has was cut short in a hurry, or mistyped."""
    column = [index.find(word, started) for index in indexes]
    if len(word) >= CUT_SHORT and not any(word in found.keys for found in column):
        begun = [replace(index.find(word, True), guessed=True) for index in indexes]
        column = [found if found.keys else longer for found, longer in zip(column, begun, strict=True)]
    if not any(found.keys for found in column):
        column = [index.guess(word, started) for index in indexes]
    return column


def _scores(index: Index, said: frozenset[str], finds: Sequence[Found]) -> dict[EntryId, float]:
    """How well every article answers that has a word of the query."""
    headings = _headings(index, said, finds)
    texts: dict[EntryId, float] = defaultdict(float)
    for found in finds:
        for id_, fit in found.articles.items():
            texts[id_] += found.says * fit
    every = sum(found.says for found in finds)
    return {
        id_: (headings[id_] + ANYWHERE * there)
        * (1 - COVERED + COVERED * there / every)
        * (1 + CENTRAL * log1p(index.links[id_]))
        for id_, there in texts.items()
    }


def _headings(index: Index, said: frozenset[str], finds: Sequence[Found]) -> defaultdict[EntryId, float]:
    """For each article its best heading: how much of the query it says, and how much of it the query says."""
    weights: dict[int, float] = defaultdict(float)
    for found in finds:
        says = found.says
        for number, fit in found.headings.items():
            weights[number] += says * fit
    best: defaultdict[EntryId, float] = defaultdict(float)
    heading_of, most = index.heading, 1 + ALIKE
    for number, weight in weights.items():
        heading = heading_of(number)
        fit = heading.value * weight
        if weight < heading.weight:
            fit *= weight / heading.weight
        before = best[heading.article]
        if fit * most <= before:
            continue  # it could not be the best one even if it were the query word for word
        alike = 2 * len(said & heading.words) / (len(said) + len(heading.words))
        if (fit := fit * (1 + ALIKE * alike)) > before:
            best[heading.article] = fit
    return best
