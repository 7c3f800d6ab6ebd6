"""The entries of the look-up: what every language shares of one, its words in each, and the page they make.

Plain values, for who only reads them; `entry_files` reads the files and checks them.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Literal

EntryId = str
Edition = str
"""The language of a book."""


@dataclass(frozen=True, kw_only=True)
class Cited:
    """Where the books say something: on pages, or in sections where the pages have no numbers; by edition."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid"}

    pages: dict[Edition, tuple[int, ...]] = field(default_factory=dict)
    sections: dict[Edition, tuple[str, ...]] = field(default_factory=dict)
    """Codes; the name of one is the game's word `<game>_rules.section_<code>`."""
    app: bool = False
    """It is about the app, which no book knows."""

    def __post_init__(self) -> None:
        if any(page < 1 for pages in self.pages.values() for page in pages):
            raise ValueError("pages are counted from 1")


@dataclass(frozen=True, kw_only=True)
class Entry(Cited):
    """What an entry is in every language."""

    topic: str
    related: tuple[EntryId, ...]
    moments: tuple[str, ...]
    ruling: Literal["fixed", "option"] | None = None
    """A question the books leave open. We follow the first reading; `option`: the set-up lets a table choose."""
    numbers: tuple[str, ...] = ()
    """Paths into the data of the game whose values the words must name."""
    stated: tuple[int, ...] = ()
    """Numbers the books state and no data file holds."""


@dataclass(frozen=True, kw_only=True)
class Wording:
    """An entry's words in one language."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid"}

    title: str
    text: str
    example: str = ""
    readings: tuple[str, ...] = ()
    """The two readings of a ruling, the one we follow first."""
    also: tuple[str, ...] = ()
    """What players may call it; for the search only."""

    def __post_init__(self) -> None:
        if len(self.readings) not in (0, 2):
            raise ValueError("a ruling has two readings")


@dataclass(frozen=True, kw_only=True)
class Article(Wording, Cited):
    """One page of the look-up in one language, ready to be read."""

    id: EntryId
    topic: str
    related: tuple[EntryId, ...]
    ruling: Literal["fixed", "option"] | None = None
    notes: tuple[str, ...] = ()
    """What else there is to say, and what we do not know."""

    def replace(self, **changes: Any) -> Article:
        return replace(self, **changes)


def article(id_: EntryId, entry: Entry, words: Wording) -> Article:
    """The page of an entry."""
    shared = {"topic": entry.topic, "related": entry.related, "ruling": entry.ruling}
    cited = {"pages": entry.pages, "sections": entry.sections, "app": entry.app}
    fields: dict[str, Any] = {"id": id_, **shared, **cited, **vars(words)}
    return Article(**fields)
