"""The entries of the look-up: what every language shares of one, its words in each, and the page they make."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Annotated, Any, Literal, Self, TypeVar

from pydantic import Field, model_validator

from companion.games import handbook
from companion.languages import FALLBACK
from rules.kernel import Model

EntryId = str


class Pages(Model):
    """Where the books say it, by their language."""

    pl: tuple[Annotated[int, Field(ge=1)], ...] = ()
    ru: tuple[Annotated[int, Field(ge=1)], ...] = ()


class Entry(Model):
    """What an entry is in every language."""

    topic: str
    pages: Pages
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


class Article(Wording):
    """One page of the look-up in one language, ready to be read."""

    id: EntryId
    topic: str
    pages: Pages
    related: tuple[EntryId, ...]
    ruling: Literal["fixed", "option"] | None = None
    notes: tuple[str, ...] = ()
    """What else there is to say, and what we do not know."""


@cache
def entries() -> Mapping[EntryId, Entry]:
    """All entries, in the order they are listed."""
    return tables("entries.toml", Entry)


@cache
def wordings(language: str) -> Mapping[EntryId, Wording]:
    by_topic = (tables(f"{language}/{topic}.toml", Wording) for topic in handbook().topics)
    return MappingProxyType({id_: words for topic in by_topic for id_, words in topic.items()})


def entry_article(id_: EntryId, language: str) -> Article:
    """The page of an entry; in English where `language` has no words for it."""
    entry = entries()[id_]
    words = wordings(language).get(id_) or wordings(FALLBACK)[id_]
    shared = {"topic": entry.topic, "pages": entry.pages, "related": entry.related, "ruling": entry.ruling}
    return Article.model_validate({"id": id_, **shared, **dict(words)})


ModelT = TypeVar("ModelT", bound=Model)


def tables(path: str, model: type[ModelT]) -> Mapping[str, ModelT]:
    """The tables of one file, by their ids."""
    return MappingProxyType({id_: model.model_validate(table) for id_, table in clarification(path).items()})


def clarification(path: str) -> dict[str, Any]:
    """What one file of `data/<game>/clarifications` holds; nothing where there is no such file."""
    file = files("data").joinpath(handbook().game, "clarifications", *path.split("/"))
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
