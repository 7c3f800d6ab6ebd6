"""Making the pages of a language searchable: where each of their words stands, as written and by its stem."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from companion.lookup.entries import Article
from companion.lookup.index import TEXT, Places, says
from companion.lookup.key_text import END, Listed, key_text
from companion.lookup.stems import stem, words
from companion.lookup.vocabulary import Vocabulary

TITLE: Final = 1.0
ALSO: Final = 0.95
"""What a title, and what a synonym, counts for when every word of it is asked for."""


def places(pages: Iterable[Article], language: str, vocabulary: Vocabulary) -> Places:
    """All that an `Index` is of."""
    made = _Writer(language, vocabulary)
    for page in pages:
        made.add(page)
    return made.places()


class _Writer:
    """Collects where words stand, a page at a time."""

    def __init__(self, language: str, vocabulary: Vocabulary) -> None:
        self._language = language
        self._vocabulary = vocabulary
        self._ids: list[str] = []
        self._links: Counter[str] = Counter()
        self._headings: list[tuple[int, list[str], float]] = []
        self._stems: list[frozenset[str]] = []
        """Of the words of each heading that say what it is about."""
        self._keys: dict[str, Listed] = {}

    def add(self, page: Article) -> None:
        number = len(self._ids)
        self._ids.append(page.id)
        self._links.update(page.related)
        named: set[str] = set()
        for text, value in ((page.title, TITLE), *((other, ALSO) for other in page.also)):
            said = words(text)
            for key in self._forms(said):
                self._keys.setdefault(key, ([], []))[0].append(len(self._headings))
                named.add(key)
            telling = self._vocabulary.telling(said)
            self._stems.append(frozenset(stem(word, self._language) for word in telling))
            self._headings.append((number, sorted(set(said)), value))
        text = " ".join((page.text, page.example, *page.readings, *page.notes))
        for key in self._forms(words(text)):
            if key not in named:
                self._keys.setdefault(key, ([], []))[1].append(number)

    def _forms(self, said: Iterable[str]) -> Iterable[str]:
        """Each word and its stem, once."""
        return dict.fromkeys(key for word in dict.fromkeys(said) for key in (word, stem(word, self._language)))

    def places(self) -> dict[str, Any]:
        weights = {key: self._says(key) for key in self._keys}
        return {
            "ids": self._ids,
            "links": dict(sorted(self._links.items())),
            "headings": END.join(
                f"{at} {value} {sum(weights[key] for key in sorted(stems)):.6f} {' '.join(said)}"
                for (at, said, value), stems in zip(self._headings, self._stems, strict=True)
            ),
            "keys": key_text(self._keys),
        }

    def _says(self, key: str) -> float:
        headings, texts = self._keys[key]
        there = len({self._headings[number][0] for number in headings}) + TEXT * len(texts)
        return says(len(self._ids), there, key in self._vocabulary.light)
