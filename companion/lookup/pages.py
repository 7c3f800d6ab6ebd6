"""The files of a game's look-up worked out into plain values that can be kept, and entries and pages made of those."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from companion.languages import FALLBACK, LANGUAGES
from companion.lookup.entries import Article, Entry, EntryId, Wording, article
from companion.lookup.vocabulary import SHARED
from companion.prepared import sum_of
from companion.shipped_files import files

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from companion.games import GameEntry
    from companion.lookup.handbook import Handbook


T = TypeVar("T")


@cache
def _shared_sum() -> str:
    """Of what the look-ups of all games are made with."""
    room = files("companion")
    return sum_of((files("data").joinpath(SHARED), room.joinpath("lookup"), room.joinpath("languages.py")))


class LookupFiles:
    """Who has what is kept of them asks only for their sum."""

    def __init__(self, entry: GameEntry, handbook: Handbook) -> None:
        self._entry = entry
        self._handbook = handbook
        self._folder = entry.data().joinpath("clarifications")

    @cached_property
    def sum(self) -> str:
        return sum_of(self._sources(), _shared_sum())

    def _sources(self) -> Iterator[Traversable]:
        if not self._handbook.made_by:
            yield self._folder
            return
        yield self._entry.data()
        yield from (self._entry.words(language) for language in LANGUAGES)
        for path in self._handbook.made_by:
            top, *rest = path.split("/")
            yield files(top).joinpath(*rest)

    def entries(self) -> dict[EntryId, dict[str, Any]]:
        return {id_: asdict(entry) for id_, entry in self._entries.items()}

    @cached_property
    def _entries(self) -> Mapping[EntryId, Entry]:
        from companion.lookup.entry_files import tables

        return tables(self._folder, "entries.toml", Entry)

    def wordings(self, language: str) -> Mapping[EntryId, Wording]:
        from companion.lookup.entry_files import wordings

        return wordings(self._folder, language, self._handbook.topics)

    def articles(self, language: str) -> list[dict[str, Any]]:
        here, english = self.wordings(language), self.wordings(FALLBACK)
        of_entries = (article(id_, entry, here.get(id_) or english[id_]) for id_, entry in self._entries.items())
        return [asdict(page) for page in (*of_entries, *self._handbook.own_pages(language))]

    def word_lists(self) -> dict[str, Any]:
        from companion.lookup.word_lists import word_lists

        return word_lists(self._folder)


class Made(Mapping[str, T]):
    """Values made of what is kept when somebody asks for one, and once."""

    def __init__(self, kept: Mapping[str, Mapping[str, Any]], make: Callable[[Mapping[str, Any]], T]) -> None:
        self._kept = kept
        self._make = make
        self._made: dict[str, T] = {}

    def __getitem__(self, id_: str) -> T:
        if id_ not in self._made:
            self._made[id_] = self._make(self._kept[id_])
        return self._made[id_]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kept)

    def __len__(self) -> int:
        return len(self._kept)


def entry_of(fields: Mapping[str, Any]) -> Entry:
    return Entry(**_with_tuples(fields))


def article_of(fields: Mapping[str, Any]) -> Article:
    return Article(**_with_tuples(fields))


def _with_tuples(fields: Mapping[str, Any]) -> dict[str, Any]:
    """What is kept knows only lists."""
    return {name: _tupled(value) for name, value in fields.items()}


def _tupled(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: tuple(items) for name, items in value.items()}
    return tuple(value) if isinstance(value, list) else value
