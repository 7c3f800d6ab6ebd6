"""The entries of the look-up: what every language shares of one, its words in each, and the page they make."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Annotated, Any, Literal, Self, TypeVar

from pydantic import Field, model_validator

from rules.kernel import Model

EntryId = str
Edition = str
"""The language of a book."""
Page = Annotated[int, Field(ge=1)]


class Cited(Model):
    """Where the books say something: on pages, or in sections where the pages have no numbers; by edition."""

    pages: dict[Edition, tuple[Page, ...]] = Field(default_factory=dict)
    sections: dict[Edition, tuple[str, ...]] = Field(default_factory=dict)
    """Codes; the name of one is the game's word `<game>_rules.section_<code>`."""
    app: bool = False
    """It is about the app, which no book knows."""


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


class Wording(Model):
    """An entry's words in one language."""

    title: str
    text: str
    example: str = ""
    readings: tuple[str, ...] = ()
    """The two readings of a ruling, the one we follow first."""
    also: tuple[str, ...] = ()
    """What players may call it; for the search only."""

    @model_validator(mode="after")
    def _two_readings(self) -> Self:
        if len(self.readings) not in (0, 2):
            raise ValueError("a ruling has two readings")
        return self


class Article(Wording, Cited):
    """One page of the look-up in one language, ready to be read."""

    id: EntryId
    topic: str
    related: tuple[EntryId, ...]
    ruling: Literal["fixed", "option"] | None = None
    notes: tuple[str, ...] = ()
    """What else there is to say, and what we do not know."""


def article(id_: EntryId, entry: Entry, words: Wording) -> Article:
    """The page of an entry."""
    shared = {"topic": entry.topic, "related": entry.related, "ruling": entry.ruling}
    cited = {"pages": entry.pages, "sections": entry.sections, "app": entry.app}
    return Article.model_validate({"id": id_, **shared, **cited, **dict(words)})


ModelT = TypeVar("ModelT", bound=Model)


def tables(folder: Traversable, path: str, model: type[ModelT]) -> Mapping[str, ModelT]:
    """The tables of one file, by their ids."""
    return MappingProxyType({id_: model.model_validate(table) for id_, table in clarification(folder, path).items()})


def clarification(folder: Traversable, path: str) -> dict[str, Any]:
    """What one file below `folder` holds; nothing where there is no such file."""
    file = folder.joinpath(*path.split("/"))
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def wordings(folder: Traversable, language: str, topics: Iterable[str]) -> Mapping[EntryId, Wording]:
    """The words of every entry in one language; each topic has a file of them."""
    by_topic = (tables(folder, f"{language}/{topic}.toml", Wording) for topic in topics)
    return MappingProxyType({id_: words for topic in by_topic for id_, words in topic.items()})
