"""The files of the look-up, read and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import TypeAdapter

from companion.lookup.entries import EntryId, Wording

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

T = TypeVar("T")


def tables(folder: Traversable, path: str, kind: type[T]) -> Mapping[str, T]:
    """The tables of one file, by their ids."""
    read = _reader(kind).validate_python  # type: ignore[arg-type]
    return MappingProxyType({id_: read(table) for id_, table in clarification(folder, path).items()})


@cache
def _reader(kind: type[T]) -> TypeAdapter[T]:
    return TypeAdapter(kind)


def clarification(folder: Traversable, path: str) -> dict[str, Any]:
    """What one file below `folder` holds; nothing where there is no such file."""
    file = folder.joinpath(*path.split("/"))
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def wordings(folder: Traversable, language: str, topics: Iterable[str]) -> Mapping[EntryId, Wording]:
    """The words of every entry in one language; each topic has a file of them."""
    by_topic = (tables(folder, f"{language}/{topic}.toml", Wording) for topic in topics)
    return MappingProxyType({id_: words for topic in by_topic for id_, words in topic.items()})
